import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const saidOf = (idea: string) =>
  readMaterial(idea)
    .units.map(({ text }) => text)
    .join(' ')
    .toLowerCase();

describe('what is meant for the viewers', () => {
  it.each([
    [
      'TOY LIBRARY - HELP\nwe are out of: jigsaws, wooden trains, dolls clothes, batteries\nwe have PLENTY of: teddies. please no more teddies\ndrop off at the church hall, Tuesday 9 to 12\none bag fills a shelf',
      'please no more teddies',
    ],
    [
      'Mini quiz!\n\nQ1: What does a red flag on the pier mean?\nA: Stay out of the water.\n\nQ2: Who gives way?\nA: Boats coming from your right.\n\n2 out of 2? You are ready for the open sea. 0 out of 2? Please take the train.',
      '2 out of 2? you are ready for the open sea.',
    ],
  ])('is said, though it looks like a note: %#', (idea, line) => {
    expect(saidOf(idea)).toContain(line);
  });

  it('is no ban on what a film shows', () => {
    const idea =
      'The Friday market has forty stalls. Faces from all over the valley come for the cheese. It opens at seven. please no more faces in the pictures';
    expect(saidOf(idea)).not.toContain('no more faces');
  });

  it.each([
    [
      "I'm giving a talk to the scouts for their camp about knots. A knot is a promise that a rope makes. Most of us know only two. The bowline holds a ship and lets go when you ask it to.",
      /giving a talk/u,
    ],
    [
      'Ich halte einen Vortrag für meine Klasse über das Moos. Moos hat keine Wurzeln. Es trinkt mit den Blättern. Ein Kissen Moos hält sechsmal so viel Wasser, wie es wiegt.',
      /vortrag/u,
    ],
  ])('is not why its author writes: %#', (idea, why) => {
    expect(saidOf(idea)).not.toMatch(why);
  });

  it('is a talk that they are asked to', () => {
    const idea =
      "We're giving a talk for all our neighbours about the flood wall on 3 May at 7 pm. The hall is heated. Tea is free. Bring your questions.";
    expect(saidOf(idea)).toContain('giving a talk');
  });

  it('is not how a slip came about', () => {
    const said = saidOf(
      'Apple day is on Sunday 5 October, sorry, Sunday 12 October, I was reading the old leaflet. Bring a crate. The press runs from ten.',
    );
    expect(said).toContain('sunday 12 october.');
    expect(said).not.toContain('leaflet');
    expect(
      saidOf('The bell is new. Sorry for the noise, I was reading the old leaflet to it.'),
    ).toContain('leaflet');
  });
});
