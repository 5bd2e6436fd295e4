import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameSize, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { asOften, representative } from '@scenewright/contract/testing/thorough.ts';
import { endIdleThreads } from './drawing-threads/thread-pool.ts';
import { drawnThings } from './painting/actors/drawn/catalogue.ts';
import { readEmojiBody } from './painting/actors/emoji-file.ts';
import type { Drawing } from './painting/drawing.ts';
import { planDrawing } from './painting/plan-drawing.ts';
import { renderSegment } from './segment.ts';
import { renderStill } from './still.ts';
import { decodeFrames, type Pixels } from './testing/pictures.ts';
import { type Illustration, likeness, readDrawing, readIllustration } from './testing/recognise.ts';

/** What is described, and what shows it: a drawing of our own, or an illustration of the set. */
const subjects = {
  'An octopus on a coral reef, sunbeams from above': 'drawn-octopus',
  'A fox at the edge of a snowy forest': 'drawn-fox',
  'A cup of coffee steams on a wooden table': 'hot-beverage',
  'A red car drives along a road at dusk': 'automobile',
  'A rocket lifts off into the night': 'rocket',
  'An elephant walks over the savanna': 'drawn-elephant',
  'A guitar leans on a wall in a small room': 'guitar',
  'A pizza on a table in a busy kitchen': 'pizza',
  'A sunflower in a field in the morning': 'drawn-sunflower-plant',
  'A sailboat on a calm sea': 'drawn-sailing-boat',
  'A penguin on the ice': 'drawn-penguin',
} as const;

/** Seen from afar: pixels of a film for one to look at. */
const shrink = 6;
/** By then everybody has come in. */
const settledFrame = 36;
const frames = settledFrame + 1;
/** So many of the subjects are filmed, upright and across; of the others the same moment is painted, which has the same painter. */
const filmed = asOften(4, 1);
/** Of drawings of our own and of illustrations of the set. */
const looked = representative(Object.entries(subjects), ([, name]) =>
  name.startsWith('drawn-') ? 'drawn' : 'illustrated',
);
/** The frame is this much more like its subject than like any other, or than it is without it. */
const clearly = 0.02;

let folder: string;
let gallery: Illustration[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-subject-'));
  gallery = await Promise.all(
    Object.values(subjects).map(async (name) => {
      const drawn = drawnThings.get(name);
      return drawn === undefined
        ? await readIllustration(name, readEmojiBody(name))
        : readDrawing(name, drawn);
    }),
  );
});
afterAll(async () => {
  await endIdleThreads();
  await rm(folder, { recursive: true });
});

function plan(description: string, orientation: Shape, seed: number): Drawing {
  const idea = {
    description,
    dialogue: 'Look at this.',
    topic: description,
    style: 'Balanced',
    orientation,
    sceneNumber: 1,
    sceneCount: 3,
    seed,
  };
  return planDrawing({ ...idea, motion: 'live', richness: 'standard', previousTemplate: null });
}

/** A frame as a viewer gets it: drawn, encoded as H.264, decoded, and seen from afar. */
async function film(drawing: Drawing): Promise<Pixels> {
  const outputPath = join(folder, 'scene.mp4');
  const { orientation: shape } = drawing;
  const made = await renderSegment({
    source: { kind: 'drawing', drawing },
    shape,
    frames,
    words: [],
    captions: null,
    seed: 1,
    outputPath,
  });
  const frame = (await decodeFrames(outputPath, { ...made, shrink }))[settledFrame];
  if (frame === undefined) throw new Error('the film is too short');
  return frame;
}

/** The same moment as a picture, where the film of it is not the question: it costs a third. */
async function photograph(drawing: Drawing): Promise<Pixels> {
  const { orientation: shape } = drawing;
  const { width, height } = frameSize(shape);
  const outputPath = join(folder, 'scene.jpg');
  await renderStill({
    source: { kind: 'drawing', drawing },
    shape,
    atMs: (settledFrame * 1000) / frameRate,
    prints: [{ outputPath, width: width / shrink }],
  });
  const [picture] = await decodeFrames(outputPath, {
    width: width / shrink,
    height: height / shrink,
    shrink: 1,
  });
  if (picture === undefined) throw new Error('there is no picture');
  return picture;
}

/** By a subject's description: its stage, upright or across. */
function stageOf(description: string): Drawing {
  const at = Object.keys(subjects).indexOf(description);
  return plan(description, at % 2 === 0 ? 'vertical' : 'landscape', at + 1);
}

/** A stage that is looked at twice is painted once. */
const photographs = new Map<string, Promise<Pixels>>();
function photographOf(description: string): Promise<Pixels> {
  const taken = photographs.get(description) ?? photograph(stageOf(description));
  photographs.set(description, taken);
  return taken;
}

/** The same stage with nothing on it. */
const empties = new Map<string, Promise<Pixels>>();
function emptyOf(description: string): Promise<Pixels> {
  const taken = empties.get(description) ?? photograph({ ...stageOf(description), heroes: [] });
  empties.set(description, taken);
  return taken;
}

/** How much of each is seen, and how much more than on the empty stage, most first: skies and meadows are like many things. */
const byLikeness = (frame: Pixels, empty: Pixels) =>
  gallery
    .map((illustration) => ({
      name: illustration.name,
      likeness: 2 * likeness(frame, illustration) - likeness(empty, illustration),
    }))
    .toSorted((a, b) => b.likeness - a.likeness);

describe('the subject of a description', { timeout: 60_000 }, () => {
  it.each(looked)('"%s": of the whole gallery the film shows the %s', async (description, name) => {
    const isFilmed = looked.findIndex(([each]) => each === description) < filmed;
    const [first, second] = byLikeness(
      await (isFilmed ? film(stageOf(description)) : photographOf(description)),
      await emptyOf(description),
    );
    expect(first?.name).toBe(name);
    expect((first?.likeness ?? 0) - (second?.likeness ?? 1)).toBeGreaterThan(clearly);
  });

  it.each(looked.map(([, name]) => name))(
    'is not seen where it is left out: a stage without its %s',
    async (name) => {
      const description =
        Object.entries(subjects).find(([, subject]) => subject === name)?.[0] ?? '';
      const own = gallery.find((illustration) => illustration.name === name);
      if (own === undefined) throw new Error(`${name} is not in the gallery`);
      const [staged, empty] = [await photographOf(description), await emptyOf(description)];
      expect(likeness(staged, own) - likeness(empty, own)).toBeGreaterThan(3 * clearly);
    },
  );

  it('differs between unrelated ideas', () => {
    const heroes = Object.keys(subjects).map(
      (description) => plan(description, 'vertical', 1).heroes[0]?.emoji,
    );
    expect(new Set(heroes).size).toBe(heroes.length);
  });
});
