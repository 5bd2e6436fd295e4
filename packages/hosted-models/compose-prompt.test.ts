import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promptWithLooks } from '@scenewright/contract/rules/cast.ts';
import {
  emptyPlan,
  planLayouts,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { directorStyles, narrativeStyles } from '@scenewright/contract/rules/styles.ts';
import { asOften } from '@scenewright/contract/testing/thorough.ts';
import directions from '../offline-writer/data/directions.json' with { type: 'json' };
import { readCatalogue } from './catalogue.ts';
import { composePrompt } from './compose-prompt.ts';
import { cameraWords } from './prompting/camera.ts';
import type { PromptRequest } from './prompting/request.ts';
import { shippedEntry } from './testing/entries.ts';

const { models } = readCatalogue();
const recraft = shippedEntry('recraft-ai/recraft-v3');
const kling = shippedEntry('kwaivgi/kling-v1.6-standard');
const veo = shippedEntry('google/veo-2');

const subject = (what: string, other: Partial<PlanSubject> = {}): PlanSubject => ({
  ...{ what, count: 1, doing: '', holding: '', feeling: '', look: '' },
  ...other,
});
const penguins: PicturePlan = {
  ...emptyPlan,
  subjects: [
    subject('penguin', { count: 2, doing: 'waddling across the ice', holding: 'a fish' }),
    subject('ship'),
    subject('person', { count: 0 }),
  ],
  place: 'a snowy bay',
  time: 'at dawn',
};

interface Given extends Partial<PromptRequest> {
  readonly plan?: PicturePlan;
  readonly camera?: string;
}

/** A request as the storyboard makes it. */
function request({ plan = penguins, camera = '', ...given }: Given): PromptRequest {
  const description = given.description ?? describePlan(plan);
  const cast = given.cast ?? [];
  return {
    description,
    prompt: `${promptWithLooks(description, cast).trim()} ${camera}`.trim(),
    dialogue: '',
    topic: 'Penguins',
    style: '',
    shape: 'vertical',
    sceneNumber: 1,
    film: [{ description, dialogue: '' }],
    startImage: null,
    ...given,
    cast,
  };
}

const prompt = (entry: typeof kling, given: Given) => composePrompt(entry, request(given)).prompt;

describe('a prompt', () => {
  it('says subject and action first, then where, then the camera, then the look', () => {
    expect(prompt(kling, { camera: 'slow push in', style: narrativeStyles[0].text })).toBe(
      'Two penguins waddling across the ice, holding a fish. Also in the picture: a ship. In a snowy bay, at dawn. The camera slowly pushes in. Natural light and clear shapes.',
    );
  });

  it('tells what is not to be seen in the negative prompt, and in the prompt where there is none', () => {
    const { prompt, negativePrompt } = composePrompt(kling, request({}));
    expect(negativePrompt).toMatch(/^people, text, letters/);
    expect(prompt).not.toMatch(/people|without|letters/i);
    const without = composePrompt(recraft, request({ style: 'No cars. Avoid bright colours.' }));
    expect(without.negativePrompt).toBe('');
    expect(without.prompt).toContain('Without people, without cars, without bright colours.');
    expect(without.prompt).toMatch(/No text, no letters, no captions and no watermark/);
  });

  it.each([
    ['low angle push in', recraft, /Seen from low down, looking up\./],
    ['low angle push in', kling, /Low-angle shot; the camera pushes in\./],
    ['slow ominous push in', veo, /Slow dolly in\./],
    ['rising crane shot', veo, /Crane shot upwards\./],
    ['through the eyes of a bee', kling, /Camera: through the eyes of a bee\./],
  ])('tells the camera “%s” in the model’s own words', (camera, entry, words) =>
    expect(prompt(entry, { camera })).toMatch(words),
  );

  it('understands every camera that our writer orders', () => {
    const styles = [...Object.values(directions.narrative), ...Object.values(directions.directors)];
    for (const written of styles.flatMap(({ cameras }) => cameras)) {
      const { framing, camera } = cameraWords(written);
      expect(camera, written).not.toMatch(/^Camera: /);
      expect(camera + framing, written).not.toBe('');
    }
  });

  it('keeps the words of a description that is more than a plan, without its camera', () => {
    const description =
      'Wide shot of an old fisherman mending a net, his hands cracked by salt. Gulls wait on the wall. No boats.';
    expect(prompt(recraft, { description })).toMatch(
      /^An old fisherman mending a net, his hands cracked by salt\. Gulls wait on the wall\. Wide view .*Without boats\./,
    );
  });

  it('has no word that is to be written in the picture', () => {
    const description = 'A baker under a sign that says “Fresh bread”. It reads: “Open at 7”.';
    for (const entry of models) {
      const told = prompt(entry, { description });
      expect(told).toMatch(/^A baker under a sign\./);
      expect(told).not.toMatch(/Fresh|Open|“|"/);
    }
  });

  it('describes members of the cast where they are first named', () => {
    const cast = [{ name: 'Mira', kind: 'person', look: '60, grey hair' }] as const;
    const description = 'Mira opening a door. Mira’s lamp glowing.';
    expect(prompt(kling, { description, cast, camera: 'slow push in' })).toMatch(
      /^Mira \(a person: 60, grey hair\) opening a door\..*Mira’s lamp glowing\..*The camera slowly pushes in\./,
    );
  });

  it('of a clip that begins with a still says so, and leaves the look to the still', () => {
    const style = directorStyles[1].text;
    const told = prompt(kling, { startImage: {}, style });
    expect(told).toMatch(/It begins with the given picture/);
    expect(told).not.toMatch(/pastel/);
    expect(prompt(kling, { style })).toMatch(/pastel palette/);
  });

  it('has a look for each style, and of the notes only what can be seen', () => {
    for (const { text } of [...narrativeStyles, ...directorStyles])
      expect(prompt(kling, { style: text }).length).toBeGreaterThan(prompt(kling, {}).length);
    const style = `${narrativeStyles[0].text}\n\nMention the discount. Soft blue tones.`;
    const told = prompt(kling, { style });
    expect(told).toContain('Soft blue tones.');
    expect(told).not.toMatch(/discount|balanced mix/);
  });

  it('is of a photograph where the notes say so', () => {
    expect(composePrompt(recraft, request({})).medium).toBe('illustration');
    const told = composePrompt(recraft, request({ style: 'Photorealistic, natural skin.' }));
    expect(told.medium).toBe('photo');
    expect(told.prompt).not.toMatch(/illustration/i);
  });
});

describe('a picture of type', () => {
  const film = [
    { description: 'A red kite flying over a hill.', dialogue: '' },
    { description: 'The words “Never give up.”.', dialogue: '' },
  ];

  it('becomes one of what is said, without a letter', () => {
    const told = prompt(recraft, {
      description: 'The words “Never give up.”.',
      dialogue: 'Call 555 0147. Never give up.',
      sceneNumber: 2,
      film,
    });
    expect(told).toMatch(/^A scene that shows this: Never give up\. Part of a story: Penguins\./);
    expect(told).not.toMatch(/555|“/);
    expect(told).toMatch(/calm area without detail is left free/);
  });

  it('is of what stands beside its words, and of what they say', () => {
    const told = prompt(recraft, {
      description: 'The words “Never go up that ladder again.”. A ladder.',
      dialogue: 'Never go up that ladder again.',
      sceneNumber: 1,
      film: [],
    });
    expect(told).toMatch(/^A ladder, in a scene that shows this: Never go up that ladder again\./i);
  });

  it('is of what the film shows beside it where all that is said would be written out', () => {
    const told = { description: 'A figure: 87%.', dialogue: '87%.', sceneNumber: 2, film };
    expect(prompt(recraft, told)).toMatch(/^A red kite\./);
  });

  it('shows the things that its layout names', () => {
    const ingredients = { description: 'Ingredients: 4 potatoes; 6 eggs; an onion.', film };
    expect(prompt(recraft, ingredients)).toMatch(
      /^4 potatoes, 6 eggs and an onion, laid out apart/,
    );
    const versus = { description: 'Side by side: from a cat to a dog.', film };
    expect(prompt(recraft, versus)).toMatch(/^A cat on the left and a dog on the right/);
  });

  it.each(planLayouts.filter((layout) => layout !== 'scene'))(
    'of the layout %s has a subject and no lettering',
    (layout) => {
      const plan = {
        ...emptyPlan,
        layout,
        ...{ quote: 'READ THIS', items: ['first thing: 12%', 'second thing: 80%'], date: '12 May' },
        figure: { value: '4.2', unit: 'million dollars', label: '' },
        from: 'Lisbon',
        to: 'Porto',
      };
      for (const entry of models) {
        const told = prompt(entry, { plan, film, dialogue: '4.2 million dollars by 12 May.' });
        expect(told).toMatch(/^[A-Z]/);
        expect(told).not.toMatch(/READ THIS|4\.2|80|12 May/);
      }
    },
  );

  it('is of its own words where no scene of the film shows anything', () => {
    const description = 'A title: “The dancing plague”.';
    const told = {
      description,
      topic: 'The dancing plague',
      film: [{ description, dialogue: '' }],
    };
    expect(prompt(recraft, told)).toMatch(/^A scene that shows this: The dancing plague\./);
  });
});

const word = fc.constantFrom(
  'fox',
  'old',
  'red',
  'no',
  'without',
  '“Open”',
  'says',
  '🦊',
  '面包',
  ',',
  '.',
  'in a wood',
  '12%',
  '\n',
  'wide shot of',
  'A list:',
  'Mira',
);
const prose = fc.array(word, { maxLength: 400 }).map((words) => words.join(' '));
const plans = fc
  .record({
    layout: fc.constantFrom(...planLayouts),
    what: fc.constantFrom('fox', 'honey bee', 'cup of tea', ''),
    doing: fc.constantFrom('', 'sleeping', 'running home'),
    text: prose,
  })
  .map(({ layout, what, doing, text }): PicturePlan => ({
    ...emptyPlan,
    layout,
    subjects: what === '' ? [] : [subject(what, { doing })],
    quote: text.slice(0, 200),
    items: ['one', text.slice(0, 100)],
  }));
const requests = fc.record({
  description: fc.oneof(prose, plans.map(describePlan)),
  dialogue: prose,
  style: prose,
  camera: prose,
  topic: prose,
  look: fc.string({ minLength: 1, maxLength: 600 }),
});

describe('whatever is asked for', () => {
  it('keeps the limit, and is never empty', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...models),
        fc.integer({ min: 100, max: 1_200 }),
        requests,
        (entry, promptLimit, { look, camera, ...given }) => {
          const cast = [{ name: 'Mira', kind: 'person', look }] as const;
          const { prompt, negativePrompt } = composePrompt(
            { ...entry, promptLimit },
            request({ ...given, camera, cast }),
          );
          expect([...prompt].length).toBeLessThanOrEqual(promptLimit);
          expect([...negativePrompt].length).toBeLessThanOrEqual(promptLimit);
          expect(prompt).toMatch(/[\p{L}\p{N}]/u);
        },
      ),
      { numRuns: asOften(300, 60) },
    );
  });

  it('begins with the subject and is made of whole sentences', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...models),
        fc.integer({ min: 100, max: 400 }),
        plans.filter(({ subjects, layout }) => subjects.length > 0 && layout !== 'ingredients'),
        (entry, promptLimit, plan) => {
          const whole = composePrompt({ ...entry, promptLimit: 10_000 }, request({ plan }));
          const short = composePrompt({ ...entry, promptLimit }, request({ plan }));
          const what = plan.subjects[0]?.what ?? '';
          expect(short.prompt.slice(0, what.length + 4).toLowerCase()).toContain(what);
          // What is left out is left out whole: the rest stands in the long prompt, in the same order.
          let at = 0;
          for (const sentence of short.prompt.split(/(?<=\.) /u)) {
            const found = whole.prompt.indexOf(sentence, at);
            expect(found).toBeGreaterThanOrEqual(at);
            at = found + sentence.length;
          }
        },
      ),
      { numRuns: asOften(200, 40) },
    );
  });

  it('leaves out the least important first', () => {
    const given = request({
      style: `${narrativeStyles[0].text}\n\nSoft blue tones.`,
      camera: 'slow push in',
    });
    const { prompt, dropped } = composePrompt({ ...kling, promptLimit: 160 }, given);
    expect(dropped[0]).toBe('Soft blue tones.');
    expect(prompt).toMatch(/^Two penguins waddling .*The camera slowly pushes in\.$/);
  });
});
