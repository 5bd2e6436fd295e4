import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createComposer } from './composer.ts';
import { parseDrawing } from './painting/drawing.ts';
import { planDrawing, type SceneIdea } from './painting/plan-drawing.ts';
import type { Scene } from './scene.ts';
import { shotsOfScene } from './scene-shots.ts';
import { sayWords } from './testing/words.ts';

const said = 'All dogs are welcome here. Bring a cat in its basket, please.';
const words = sayWords(said, { startMs: 300, wordMs: 400 });
const ideaOf = (description: string): SceneIdea => ({
  description,
  dialogue: said,
  topic: 'Pets',
  style: '',
  orientation: 'vertical',
  sceneNumber: 1,
  sceneCount: 1,
  seed: 3,
  motion: 'live',
  richness: 'standard',
  previousTemplate: null,
});
const drawingOf = (description: string) => planDrawing(ideaOf(description));
const pets = 'A dog in a garden. Then, at “Bring a cat”: A cat in a kitchen.';
const sceneOf = (description: string, frames = 180): Scene => ({
  source: { kind: 'drawing', drawing: drawingOf(description) },
  width: 180,
  height: 320,
  frames,
  words,
  captions: null,
  seed: 1,
});
const startOf = (word: string) => words.find(({ text }) => text === word)?.startMs ?? 0;

describe('a scene with several pictures', () => {
  it('cuts to the next one just before the words that it comes with [SCENE-22]', () => {
    const [first, second, ...others] = shotsOfScene(sceneOf(pets));
    expect(others).toEqual([]);
    const cutMs = ((second?.fromFrame ?? 0) * 1_000) / 30;
    expect(startOf('Bring') - cutMs).toBeGreaterThanOrEqual(0);
    expect(startOf('Bring') - cutMs).toBeLessThan(160);
    expect((first?.scene.frames ?? 0) + (second?.scene.frames ?? 0)).toBe(180);
    expect(first?.scene.words.map(({ text }) => text).join(' ')).toBe('All dogs are welcome here.');
    expect(second?.scene.words[0]).toMatchObject({ text: 'Bring' });
    expect(second?.scene.words[0]?.startMs).toBeLessThan(200);
  });

  it.each([
    ['words that nobody says', 'A dog. Then, at “Bring a horse”: A cat.'],
    ['words behind which nothing is left of the scene', 'A dog. Then, at “please”: A cat.'],
  ])('stays with the one before at %s', (_, description) => {
    expect(shotsOfScene(sceneOf(description, 150))).toHaveLength(1);
  });

  it('opens with the one whose words are said at once', () => {
    const [only, ...others] = shotsOfScene(sceneOf('A dog. Then, at “All dogs are”: A cat.'));
    expect(others).toEqual([]);
    const { source } = only?.scene ?? {};
    expect(JSON.stringify(source)).toContain('drawn-cat');
  });

  it('keeps room for captions on a board that opens a scene before its own words', () => {
    const spoken = 'All well? Then you are a true friend of hedgehogs.';
    const idea = {
      ...ideaOf(
        'The words “All well?”. Then, at “Then you are”: The words “Then you are a true friend of hedgehogs.”. A hedgehog.',
      ),
      dialogue: spoken,
    };
    const [only, ...others] = shotsOfScene({
      ...sceneOf(pets),
      source: { kind: 'drawing', drawing: planDrawing(idea) },
      words: sayWords(spoken, { startMs: 100, wordMs: 300 }),
    });
    expect(others).toEqual([]);
    const { source } = only?.scene ?? {};
    const board = source?.kind === 'drawing' ? source.drawing.board : null;
    expect(board).toMatchObject({ isSilent: false });
    expect(JSON.stringify(board)).toContain('true friend');
  });

  it('shows each of them as it shows it alone, in frames of any order', async () => {
    const scene = sceneOf(pets);
    const cut = shotsOfScene(scene)[1]?.fromFrame ?? 0;
    const pixels = async (of: Scene, frame: number, at = frame) => {
      const composer = await createComposer(of);
      await composer.open(frame);
      const canvas = createCanvas(of.width, of.height);
      composer.compose(canvas.getContext('2d'), at, null);
      return Buffer.from(canvas.data()).toString('base64');
    };
    const dog = await pixels(scene, cut - 1);
    const cat = await pixels(scene, cut + 60);
    expect(dog === cat).toBe(false);
    expect((await pixels(scene, cut + 60)) === cat).toBe(true);
    const alone = shotsOfScene(scene)[1]?.scene;
    expect((await pixels(alone ?? scene, 60)) === cat).toBe(true);
    await expect(pixels(scene, 0, cut + 1)).rejects.toThrow('is not open');
  });

  it('tells of the cut, once it has been seen', async () => {
    const scene = sceneOf(pets);
    const cut = shotsOfScene(scene)[1]?.fromFrame ?? 0;
    const composer = await createComposer(scene);
    const isTold = () =>
      composer.cues.some(({ kind, timeMs }) => kind === 'cut' && timeMs === (cut * 1_000) / 30);
    expect(isTold()).toBe(false);
    expect(await composer.open(cut)).toBe(true);
    expect(await composer.open(cut + 1)).toBe(false);
    expect(isTold()).toBe(true);
  });
});

describe('the drawing of several pictures', () => {
  it('is read back as it was stored', () => {
    const drawing = drawingOf(pets);
    expect(drawing.heroes[0]?.emoji).toBe('drawn-dog');
    expect(drawing.later?.map(({ at, drawing: { heroes } }) => [at, heroes[0]?.emoji])).toEqual([
      ['Bring a cat', 'drawn-cat'],
    ]);
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
  });

  it('holds no more pictures, and no longer words, than can be read back, however many are asked for', () => {
    const cut = (words: string) => ` Then, at “${words}”: A cat.`;
    const many = said.split(' ').map(cut).join('');
    for (const description of [`A dog.${many}`, `A dog.${cut(said.repeat(3))}`]) {
      const drawing = planDrawing({ ...ideaOf(description), dialogue: said.repeat(3) });
      expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
    }
  });

  it('is refused where it holds something else', () => {
    const drawing = { ...drawingOf('A dog'), later: [{ at: 'Bring', drawing: { version: 1 } }] };
    expect(() => parseDrawing(drawing)).toThrow('Drawing: ');
    expect(() => parseDrawing({ ...drawing, later: 'none' })).toThrow('Drawing: later');
  });

  it('has members of the cast only where it names them', () => {
    const member = (name: string, actor: string) => ({
      name,
      appearance: { version: 1 as const, actor, accent: null, place: null },
    });
    const drawing = planDrawing({
      description: 'Rose in a garden. Then, at “Max is late”: Max in a kitchen.',
      dialogue: 'Rose waits. Max is late.',
      topic: '',
      style: '',
      orientation: 'vertical',
      sceneNumber: 1,
      sceneCount: 1,
      seed: 3,
      motion: 'live',
      richness: 'standard',
      previousTemplate: null,
      cast: {
        members: [member('Rose', 'drawn-fox'), member('Max', 'drawn-cat')],
        description: '  in a garden. Then, at “  is late”:   in a kitchen.',
        dialogue: '  waits.   is late.',
      },
    });
    const shown = [drawing, ...(drawing.later ?? []).map((each) => each.drawing)];
    expect(shown.map(({ heroes }) => heroes.map(({ emoji }) => emoji))).toEqual([
      ['drawn-fox'],
      ['drawn-cat'],
    ]);
  });
});
