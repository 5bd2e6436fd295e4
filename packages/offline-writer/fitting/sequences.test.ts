import fc from 'fast-check';
import { speakingTimeS } from '@scenewright/contract/rules/speaking-time.ts';
import { describe, expect, it } from 'vitest';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import { createOfflineWriter } from '../index.ts';
import { shortForm } from './sequences.ts';

const writer = createOfflineWriter({ measure: speakingTimeS });

/** What each scene of a film says. */
const told = (idea: string, sceneCount: number, sceneLengthS: number): string[] =>
  writer
    .writeScript({
      title: '',
      idea,
      answers: [],
      orientation: 'vertical',
      sceneCount,
      sceneLengthS,
      style: '',
      styleNotes: '',
      cast: [],
    })
    .scenes.flatMap(({ sentences }) => sentences.map(({ text }) => text));

const pump = `How to purge the pool filter
Find the grey hose behind the pump and uncoil it to the drain.
Turn the pump off at the timer before you touch anything.
Open both air valves on top of the tank.
Set the handle to backwash and start the pump again.
Watch the gauge until it falls below 12 psi.
Close the air valves and write the date on the lid.`;
const steps = ['hose', 'timer', 'valves on top', 'backwash', 'gauge', 'Close the air valves'];

describe('steps that do not all fit', () => {
  it('are told in shorter forms rather than with a gap', () => {
    const film = told(pump, 5, 6).join(' ');
    for (const step of steps) expect(film).toContain(step);
    expect(film).not.toContain('write the date');
  });

  it.each([1, 2, 3, 4, 5, 6, 8])('lose none in the middle: %i scenes', (count) => {
    const film = told(pump, count, 5).join(' ');
    const isTold = steps.map((step) => film.includes(step));
    const firstGap = isTold.indexOf(false);
    if (firstGap >= 0) expect(isTold.slice(firstGap)).not.toContain(true);
  });

  it('lose none in the middle, whatever they are and however many', () => {
    const step = fc.constantFrom(
      'Cut the string with the small knife',
      'Fold the paper',
      'Press the edge down hard, because it springs back at once',
      'Turn it over and wait until the glue has dried',
      'Paint the outside blue',
    );
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 3, maxLength: 9 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 5, max: 10 }),
        (all, scenes, seconds) => {
          const names = all.map((_, at) => `part${at}x`);
          const lines = all.map((text, at) => `${at + 1}. For part${at}x: ${text}.`);
          const film = told(`How to make a box\n${lines.join('\n')}`, scenes, seconds).join(' ');
          const isTold = names.map((name) => film.includes(name));
          const firstGap = isTold.indexOf(false);
          if (firstGap >= 0) expect(isTold.slice(firstGap)).not.toContain(true);
        },
      ),
      { numRuns: asOften(60, 6) },
    );
  });

  it('stand before tips, and ingredients are told whole or not at all', () => {
    const recipe = `Ricotta gnocchi\nRosa would not write anything down in all the years that I knew her.\nIngredients\n- 500 g ricotta\n- 2 eggs\n- 120 g flour\n- 60 g butter\nMethod\n1. Mix the ricotta and the eggs.\n2. Fold in the flour.\n3. Boil small pieces for two minutes.\n4. Brown the butter and pour it over.\nTips\n- Drain the ricotta overnight in a sieve.\nNutrition per portion: 540 kcal, 28 g protein.`;
    for (const count of [4, 5]) {
      const film = told(recipe, count, 6).join(' ');
      const made = ['500 g', '2 eggs', '120 g', '60 g'].map((what) => film.includes(what));
      expect(new Set(made).size).toBe(1);
      expect(film).toContain('Mix the ricotta');
      expect(film).toContain('Brown the butter');
      expect(film).not.toMatch(/Tips\. (?!Drain)/u);
      if (count === 4) expect(film).not.toContain('kcal');
    }
  });
});

describe('what may not be missing', () => {
  const stanza = (word: string) =>
    `The ${word} boat went over the bar,\nthe ${word} gulls went after,\nwe followed the light of a ${word} star\nand all of the harbour was laughter.`;

  it('is how a poem ends, and its lines are whole', () => {
    const poem = ['white', 'green', 'small', 'last'].map(stanza).join('\n\n');
    const film = told(poem, 5, 7);
    expect(film[0]).toContain('The white boat');
    expect(film.at(-1)).toBe('and all of the harbour was laughter.');
    const lines = poem.split('\n');
    for (const text of film) expect(lines).toContain(text);
  });

  it('is whose the cells of a table are', () => {
    const table = `| | Kayak | Canoe |\n|---|---|---|\n| Price | £400 | £650 |\n| Weight | 22 kg | 31 kg |`;
    const film = told(`Kayak or canoe?\n\n${table}\n\nWe take the canoe.`, 6, 6).join(' ');
    expect(film).toContain('Price: Kayak £400, Canoe £650.');
  });

  it('is the number to ring', () => {
    const ring = 'Ring 111 if they are sick twice or hard to wake.';
    const myth = (text: string, fact: string) => `MYTH: ${text}\nFACT: ${fact}`;
    const idea = [
      myth('Keep people awake after a bump.', `They can sleep. Check on them often. ${ring}`),
      myth('Butter helps a burn.', 'Use cool running water. Then cover it loosely with film.'),
    ].join('\n\n');
    const film = told(idea, 4, 6).join(' ');
    expect(film).toContain(ring);
  });
});

describe('the short form of an instruction', () => {
  it('leaves out reasons first, and how far to go never', () => {
    const towel = 'Hold a towel under the valve, because the water stains the carpet.';
    expect(shortForm(towel, 'plain')?.told).toBe('Hold a towel under the valve.');
    expect(shortForm('Turn the key slowly until you hear a hiss.', 'short')).toBeNull();
    const off = 'When it boils, take the pan off and stir the rest in slowly.';
    expect(shortForm(off, 'short', true)?.told).toBe('When it boils, take the pan off.');
  });

  it('keeps what is to be done', () => {
    const both = [
      'Go to the cupboard and turn the red tap.',
      'In a small pan melt the ghee, fry the onion.',
    ];
    for (const text of both) expect(shortForm(text, 'short')).toBeNull();
    expect(shortForm('Mix the ricotta, eggs, parmesan and nutmeg.', 'short')).toBeNull();
  });
});
