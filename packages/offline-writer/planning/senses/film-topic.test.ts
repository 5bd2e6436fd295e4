import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planPictures } from '../plan-scene.ts';
import { english, kindOf, scene } from '../testing/plan-lines.ts';
import { createFilmTopic, type Meant } from './film-topic.ts';
import { nounSenses } from './noun-senses.ts';
import { wordVectors } from './word-vectors.ts';

/** What the film of some lines shows, its title beside them. */
const shown = (title: string, ...lines: readonly string[]) =>
  planPictures(
    lines.map((line) => scene([line])),
    { ...english, title },
    kindOf,
  ).flatMap(({ subjects }) => subjects.map(({ what, doing }) => `${what} ${doing}`.trim()));

describe('a noun in a film', () => {
  it.each([
    ['How to mend a bicycle puncture', 'Slip two tyre levers under the rim.', /lever/u],
    ['5 things to check before you buy a guitar', 'Play every fret on every string.', /string/u],
    ['What my dentist told me', 'My dentist told me I needed a crown.', /crown/u],
    ['Thirty years on the bus', 'The plough came at midnight and cleared the snow.', /plough/u],
    ['Keeping chickens', 'The hens go in at dusk, you only have to shut the door.', /door/u],
    ['How to restart the boiler', 'Open the valve till the needle gets to 1.2.', /needle/u],
    ['Noise-cancelling headphones', 'A microphone on each cup hears the noise.', /\bcup/u],
    ['How to choose a melon', 'Tap the melon with a finger and listen.', /\btap\b/u],
    ['Barn owls in the tower', 'The owls have four chicks in their nest.', /chick/u],
    ['How to sharpen a knife', 'Soak the stone ten minutes.', /stone/u],
    ['How traffic lights see you', 'The grey box on the corner knows that somebody waits.', /box/u],
    ['How traffic lights see you', 'Newer ones use cameras.', /camera/u],
    ['How a seat belt locks', 'A lever catches the teeth of the spool.', /tooth|teeth/u],
    ['How to mend a bicycle puncture', 'Check inside the tyre for the thorn.', /tyre/u],
  ])('is not seen where it means another thing: %s: %s [SCRIPT-19]', (title, line, wrong) => {
    expect(shown(title, line).join(' | ')).not.toMatch(wrong);
  });

  it.each([
    ['A speech for my sister', 'So please raise your glasses to the bride.', 'wine glass'],
    ['Week on a narrowboat', 'The lock lifts the boat two metres.', 'canal lock'],
    ['The allotment in May', 'Dig the bed over and sow the carrots.', 'garden bed'],
  ])('is seen as what its meaning looks like: %s: %s', (title, line, drawing) => {
    expect(shown(title, line).join(' | ')).toContain(drawing);
  });

  it.each([
    ['The parcel', 'Where is the string?', /string/u],
    ['Getting older', 'I had to look for my glasses.', /glasses/u],
    ['Moving house', 'Pack the books into a small box.', /box/u],
    ['A day at the beach', 'We skimmed a stone across the water.', /stone/u],
    ['Market day', 'A mouse ran under the stall.', /mouse/u],
    ['The old farm', 'The horse pulled the plough through the field.', /plough|horse/u],
  ])('is seen as itself where it is that: %s: %s [SCRIPT-19]', (title, line, right) => {
    expect(shown(title, line).join(' | ')).toMatch(right);
  });
});

/** Sentences that nobody looked at while the seeds were written: noun, meaning, title, line. */
const said = readFileSync(new URL('testing/said-senses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const drawingOf = (meant: Meant): string | null =>
  meant.is === 'itself' ? 'itself' : meant.is === 'other' ? meant.draw : null;

describe('the meanings of nouns', () => {
  it('are mostly found by a title and one line, and a thing is seldom refused that is meant', () => {
    const found = said.map(([noun = '', meant = '', title = '', line = '']) => {
      const drawing = drawingOf(createFilmTopic(title, [line]).meantBy(noun, line));
      const isRefused = drawing === null;
      return {
        isRight: drawing === meant || (isRefused && meant !== 'itself'),
        isRefused: meant === 'itself' && drawing !== 'itself',
      };
    });
    expect(found.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(
      said.length * 0.85,
    );
    expect(found.filter(({ isRefused }) => isRefused).length).toBeLessThanOrEqual(4);
  });

  it('are each found where their own seeds are said', () => {
    const wrong = [...nounSenses.values()].flatMap(({ noun, meanings }) =>
      meanings.flatMap(({ seeds, draw }) => {
        const line = `The ${noun}: ${seeds.join(', ')}.`;
        const meant = drawingOf(createFilmTopic('', [line]).meantBy(noun, line));
        const drawing = draw === null || draw === 'itself' ? draw : draw.other;
        return meant === drawing ? [] : `${noun}: ${seeds.join(' ')}: ${String(meant)}`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('have seeds that the word vectors hold', () => {
    const seeds = [...nounSenses.values()].flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => meaning.seeds),
    );
    expect(seeds.filter((seed) => wordVectors().find(seed) === null)).toEqual([]);
  });
});
