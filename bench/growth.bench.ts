/*
 * Whether a process that makes one scene after the other grows: 200 short ones of both shapes, stages and boards in turns.
 * Run: `node bench/growth.bench.ts [scenes]`; exits 1 when a goal is missed.
 * Reference: the memory of the same process after its first 20 scenes, when its threads, fonts and art are loaded.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';
import { defaultCaptionStyle, endIdleThreads, renderSegment } from '@scenewright/studio';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';
import { benchScenes } from './bench-scenes.ts';
import { reportGoals } from './report.ts';
import { residentMb } from './resident-memory.ts';

const sceneCount = Number(process.argv[2] ?? 200);
const warmScenes = 20;
/** So many scenes' memory is looked at in the middle: the collector comes when it likes. */
const lookedAt = 15;
const frames = 12;

const boards = [
  { ...emptyPlan, layout: 'list', items: ['Cold start', 'Oil cap', 'Tyre wear'] },
  { ...emptyPlan, layout: 'bar-chart', items: ['Rent: 850 €', 'Food: 320 €', 'Bus: 49 €'] },
] as const;

const descriptions = [
  ...benchScenes.map(({ description }) => description),
  ...boards.map((plan) => describePlan(plan)),
];

const folder = await mkdtemp(join(tmpdir(), 'growth-bench-'));
const sizes: number[] = [];
try {
  for (let index = 0; index < sceneCount; index += 1) {
    await makeScene(index);
    sizes.push(residentMb(process.pid));
  }
  const [first, last] = [
    middleOf(sizes.slice(warmScenes, warmScenes + lookedAt)),
    middleOf(sizes.slice(-lookedAt)),
  ];
  console.log(
    `memory after ${warmScenes} scenes: ${first.toFixed(0)} MB (reference), after ${sceneCount}: ${last.toFixed(0)} MB, at most ${Math.max(...sizes).toFixed(0)} MB`,
  );
  reportGoals(`${sceneCount} short scenes in one process`, [
    {
      name: 'as much memory as after the first 20',
      measured: last / first,
      unit: 'times',
      atMost: 1.2,
    },
  ]);
} finally {
  await endIdleThreads();
  await rm(folder, { recursive: true });
}

async function makeScene(index: number): Promise<void> {
  const orientation = index % 2 === 0 ? 'vertical' : 'landscape';
  const dialogue = 'It all began with a goat.';
  const drawing = planDrawing({
    description: descriptions[index % descriptions.length] ?? '',
    dialogue,
    orientation,
    topic: `Topic ${index}`,
    style: '',
    sceneNumber: 1 + (index % 5),
    sceneCount: 5,
    seed: index,
    motion: index % 3 === 0 ? 'still' : 'live',
    richness: index % 4 === 0 ? 'premium' : 'standard',
    previousTemplate: null,
  });
  await renderSegment({
    source: { kind: 'drawing', drawing },
    shape: orientation,
    frames,
    words: dialogue.split(' ').map((text, at) => ({ text, startMs: at * 60, endMs: at * 60 + 50 })),
    captions: defaultCaptionStyle,
    seed: index,
    outputPath: join(folder, 'scene.mp4'),
  });
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
