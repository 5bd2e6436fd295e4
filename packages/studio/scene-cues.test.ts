import { expect, it } from 'vitest';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { createBoard } from './boards/create-board.ts';
import { entryTimes } from './boards/cues.ts';
import { planCutTimes, liveLengths, stillLengths } from './camera/cut-times.ts';
import { createComposer } from './composer.ts';
import { planDrawing } from './painting/plan-drawing.ts';
import { propEntryMs } from './painting/shots/cues.ts';
import type { Drawing } from './painting/drawing.ts';
import { sayWords } from './testing/words.ts';

const size = { width: 270, height: 480 };
const durationMs = 8_000;
const words = sayWords('A fox meets a rabbit. They run to the old tree, and the rain begins.', {
  startMs: 300,
  wordMs: 420,
});
const plan = (motion: 'live' | 'still'): Drawing =>
  planDrawing({
    description: 'A fox meets a rabbit in the forest',
    dialogue: words.map(({ text }) => text).join(' '),
    topic: 'Foxes',
    style: 'Balanced',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 5,
    motion,
    richness: 'standard',
    previousTemplate: null,
  });
const cuesOf = async (drawing: Drawing) =>
  (
    await createComposer({
      ...size,
      source: { kind: 'drawing', drawing },
      frames: (durationMs * 30) / 1_000,
      words,
      captions: null,
      seed: 1,
    })
  ).cues;

it('a scene in motion tells its cuts and what comes in, at the times that it is drawn by [FILM-10]', async () => {
  const drawing = plan('live');
  const cues = await cuesOf(drawing);
  const timesOf = (kind: string) =>
    cues.filter((cue) => cue.kind === kind).map(({ timeMs }) => timeMs);
  expect(timesOf('cut')).toEqual(planCutTimes({ durationMs, words }, liveLengths));
  const possible = [...drawing.heroes, ...drawing.props, ...drawing.figures].flatMap(({ cue }) =>
    [0, 1, 2, 3, 4].map((index) => propEntryMs({ cue }, index, { durationMs, words })),
  );
  for (const timeMs of timesOf('entry')) expect(possible).toContain(timeMs);
  expect(cues.map(({ timeMs }) => timeMs)).toEqual(
    cues.map(({ timeMs }) => timeMs).toSorted((one, other) => one - other),
  );
});

it('a still tells its cuts alone', async () => {
  const cues = await cuesOf(plan('still'));
  const cuts = planCutTimes({ durationMs, words }, stillLengths);
  expect([[], cuts.map((timeMs) => ({ kind: 'cut', timeMs }))]).toContainEqual(cues);
});

it.each([
  ['checklist', 'check'],
  ['list', 'entry'],
] as const)('a board (%s) tells when its parts come in, with their words', async (layout, kind) => {
  const items = ['a fox', 'a rabbit', 'the old tree'];
  const board = await createBoard(
    {
      plan: { ...emptyPlan, layout, items } satisfies PicturePlan,
      tone: 'paper',
      isSilent: false,
      shows: [],
      figures: [],
    },
    { family: plan('still').family, seed: 1, motion: 'still', richness: 'standard' },
    size,
  );
  expect(board?.cues({ durationMs, words })).toEqual(
    entryTimes(items, words, durationMs).map((timeMs) => ({ kind, timeMs })),
  );
});
