import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawingOf } from './boards/testing/board-of.ts';
import { samplePlans } from './boards/testing/sample-plans.ts';
import { defaultCaptionStyle } from './captions/caption-style.ts';
import { createComposer } from './composer.ts';
import { planDrawing } from './painting/plan-drawing.ts';
import type { Scene } from './scene.ts';
import { sayWords } from './testing/words.ts';

const said = 'The two of them have met here every single morning for years.';

function sceneOf(description: string, changes: Partial<Scene> = {}): Scene {
  const drawing = planDrawing({
    ...{ description, dialogue: said, topic: '', style: '', orientation: 'vertical' },
    ...{ sceneNumber: 1, sceneCount: 3, seed: 7, motion: 'live', richness: 'standard' },
    previousTemplate: null,
  });
  return {
    ...{ source: { kind: 'drawing', drawing }, width: 270, height: 480 },
    ...{ frames: 180, words: sayWords(said), captions: defaultCaptionStyle, seed: 1 },
    ...changes,
  };
}

/** Some frames of a scene, one after the other: whether each is said to be the one before it, and whether it is. */
async function framesOf(scene: Scene, from: number, count: number) {
  const composer = await createComposer(scene);
  const context = createCanvas(scene.width, scene.height).getContext('2d');
  let before: Buffer | undefined;
  const seen: { repeats: boolean; isSame: boolean }[] = [];
  for (let frame = from; frame < from + count; frame += 1) {
    await composer.open(frame);
    composer.compose(context, frame, null);
    const pixels = context.canvas.data();
    seen.push({ repeats: composer.repeats(frame), isSame: before?.equals(pixels) === true });
    before = pixels;
  }
  return seen.slice(1);
}

const repeated = (seen: readonly { repeats: boolean }[]) =>
  seen.filter(({ repeats }) => repeats).length;

describe('a frame that is the one before it once more', () => {
  it.each([
    'Two friends talk in a kitchen',
    'A lighthouse on a cliff',
    'A dog sleeps on a meadow',
    'Hands knead dough on a table',
    'Three astronauts on the moon',
  ])('is found in “%s”, and has its very pixels', async (description) => {
    const seen = await framesOf(sceneOf(description), 40, 40);
    expect(repeated(seen)).toBeGreaterThan(8);
    expect(seen.filter(({ repeats, isSame }) => repeats && !isSame)).toEqual([]);
  });

  it.each([0, 1, 2])('is found in cards that rest, and has its very pixels: %i', async (part) => {
    const cards = samplePlans
      .map((plan) => drawingOf(plan, said))
      .filter(({ board }, at) => board !== null && at % 9 === part * 3);
    for (const drawing of cards) {
      const scene = sceneOf('', { source: { kind: 'drawing', drawing } });
      const seen = await framesOf(scene, 40, 30);
      expect(seen.filter(({ repeats, isSame }) => repeats && !isSame)).toEqual([]);
    }
  });

  it('is found in a card as often as in a picture whose people hold their pose', async () => {
    const drawing = drawingOf({ layout: 'list', items: ['Oil', 'Tyres', 'Lamps'] }, said);
    const scene = sceneOf('', { source: { kind: 'drawing', drawing } });
    expect(repeated(await framesOf(scene, 120, 40))).toBeGreaterThan(14);
  });

  it.each([
    ['rain falls', 'A lighthouse in the rain'],
    ['somebody goes past', 'A woman runs through a forest'],
  ])('is not there where %s', async (_, description) => {
    const seen = await framesOf(sceneOf(description), 40, 12);
    expect(repeated(seen)).toBe(0);
  });

  it('is never the second of a pair again: nothing stands still for longer', async () => {
    const seen = await framesOf(sceneOf('Two friends talk in a kitchen'), 40, 40);
    expect(seen.some(({ repeats }, at) => repeats && seen[at + 1]?.repeats === true)).toBe(false);
  });

  it('is told neither of the first frame nor where the scene dips', async () => {
    const scene = sceneOf('Two friends talk in a kitchen', { captions: null });
    expect(repeated(await framesOf(scene, 0, 5))).toBe(0);
    expect(repeated(await framesOf(scene, 175, 5))).toBe(0);
  });

  it('shows a word that is said meanwhile', async () => {
    const description = 'Two friends talk in a kitchen';
    const still = repeated(await framesOf(sceneOf(description, { captions: null }), 40, 40));
    const captioned = repeated(await framesOf(sceneOf(description), 40, 40));
    expect(captioned).toBeLessThan(still);
  });
});
