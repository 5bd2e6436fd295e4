import { describe, expect, it } from 'vitest';
import { readMaterial } from './read-material.ts';

const spoken = (idea: string) => readMaterial(idea).units.map((unit) => unit.text);

describe('a wish and material in one sentence', () => {
  it.each([
    ['Make a video that says: We are open.', ['We are open.']],
    ['Create a reel saying that the pool opens on 4 May.', ['The pool opens on 4 May.']],
    [
      'I need a short video to tell our customers that we move to 14 Dock Road and that parking is free.',
      ['We move to 14 Dock Road.', 'Parking is free.'],
    ],
    [
      'In this video I want to explain why my bakery closes on Mondays.',
      ['My bakery closes on Mondays.'],
    ],
    [
      "Make a funny short about how our parrot learned the doorbell's tune. Also mention that it does the microwave too.",
      ["Our parrot learned the doorbell's tune.", 'It does the microwave too.'],
    ],
    [
      "Make a video about our app. The film should explain that FinchPay rounds up every purchase. Highlight that it's free for students.",
      ['FinchPay rounds up every purchase.', "It's free for students."],
    ],
    [
      'Hi! Can you do a vid about our oven? It is the oldest in town. Thx!!',
      ['It is the oldest in town.'],
    ],
  ])('%s', (idea, said) => {
    expect(spoken(idea)).toEqual(said);
  });

  it.each([
    ['Make a video about why honey never spoils.', 'why honey never spoils'],
    ['Make a video about how to tie my boots.', 'how to tie my boots'],
  ])('is a topic alone: %s', (idea, topic) => {
    const material = readMaterial(idea);
    expect(material.topic?.text).toBe(topic);
    expect(material.units).toEqual([]);
  });

  it('takes words in quotation marks behind "end:" as the last', () => {
    const { ending, units } = readMaterial(
      'Make a reel about ovens. We bake bread. End: "Still warm."',
    );
    expect(ending).toBe('Still warm.');
    expect(units.map((unit) => unit.text)).toEqual(['We bake bread.']);
  });

  it.each([
    'I want to tell you that I love you more than the sea.',
    'Do say that you are sorry.',
    'I want to talk about how my father laughed.',
  ])('is none where nobody asks for a film: %s', (text) => {
    expect(spoken(`We married in May. ${text}`)).toEqual(['We married in May.', text]);
  });

  it('is not where a statement begins as a wish does', () => {
    const said = 'No horned helmet from any battle scene has ever been found.';
    expect(spoken(`Vikings wore plain caps. ${said}`)).toContain(said);
    expect(
      spoken('Make a video about Vikings. No music from dark scenes. They wore caps.'),
    ).toEqual(['They wore caps.']);
  });

  it('keeps what the film-maker is told to be, and not to use, unsaid', () => {
    expect(
      spoken(
        "Act as a professional scriptwriter. Make a video about bees. Don't use jargon. Bees dance.",
      ),
    ).toEqual(['Bees dance.']);
  });
});
