import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { frameRate } from '../../media/encoding.ts';
import { leadInMs, writeSceneAudio } from '../../media/scene-audio.ts';
import { defaultCaptionStyle, type PictureSource, type TimedWord } from '../../studio/index.ts';
import { parseDrawing } from '../../studio/painting/drawing.ts';
import type { Content } from '../content/index.ts';
import { insertSegments, type SegmentRow, type TakeRow } from '../storyboard/index.ts';
import type { Making } from './generation.making.ts';
import * as repository from './generation.repository.ts';

/** Raised when segments made by an earlier version of the studio must not be mixed with new ones. */
const segmentVersion = 1;
const threadsPerScene = 2;

/** The same for what is in memory and for what the database gives back, which orders an object's fields in its own way. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))) : value;

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');

/** A take's identity by what it holds, so that a copied row counts as the same. A drawing is large: ask once. */
export const holds = (take: TakeRow | null) => (take === null ? null : (take.master_asset_id ?? take.asset_id ?? digest([take.drawing, take.words])));

/** What a segment is made of; the same inputs give the same film. */
export function segmentInputHash(content: Content, durationS: number, visual: TakeRow, narration: TakeRow | null): string {
  return hashOfInputs(content, durationS, holds(visual), narration);
}

/** {@link segmentInputHash} where it is known what the picture or clip {@link holds}. */
export function hashOfInputs(content: Content, durationS: number, visual: string | null, narration: TakeRow | null): string {
  return digest([segmentVersion, content.orientation, durationS, visual, holds(narration), narration?.words ?? null, defaultCaptionStyle]);
}

/** Words on the segment's time line: the narration begins after a short silence. */
function wordsOf(narration: TakeRow | null): TimedWord[] {
  const words = Array.isArray(narration?.words) ? (narration.words as TimedWord[]) : [];
  return words.map(({ text, startMs, endMs }) => ({ text, startMs: startMs + leadInMs, endMs: endMs + leadInMs }));
}

/** A number for the studio's chance, from a text. */
const seedNumber = (text: string) => Number.parseInt(digest(text).slice(0, 8), 16);

interface SegmentInputs {
  readonly durationS: number;
  readonly visual: TakeRow;
  readonly narration: TakeRow | null;
}

async function withSource<T>({ assets, signal }: Making, visual: TakeRow, work: (source: PictureSource) => Promise<T>): Promise<T> {
  if (visual.drawing !== null) return await work({ kind: 'drawing', drawing: parseDrawing(visual.drawing) });
  const assetId = visual.master_asset_id ?? visual.asset_id;
  if (assetId === null) throw new Error(`take ${visual.id} has neither a file nor a drawing`);
  return await assets.withFile(assetId, (path) => work({ kind: visual.kind === 'clip' ? 'clip' : 'image', path }), signal);
}

async function withNarration<T>({ assets, signal }: Making, narration: TakeRow | null, work: (path: string | null) => Promise<T>): Promise<T> {
  const master = narration?.master_asset_id ?? null;
  return master === null ? await work(null) : await assets.withFile(master, work, signal);
}

/** The scene's segment for these inputs: the one that is there, else a new one. */
export async function ensureSegment(making: Making, inputs: SegmentInputs): Promise<SegmentRow> {
  const { content, scene, directory, assets, database, studio, signal } = making;
  const { durationS, visual, narration } = inputs;
  const inputHash = segmentInputHash(content, durationS, visual, narration);
  const existing = await repository.findSegment(database.db, scene.id, inputHash);
  if (existing !== undefined) return existing;
  const frames = durationS * frameRate;
  const videoPath = join(directory, 'segment.mp4');
  const audioPath = join(directory, 'segment.wav');
  await withNarration(making, narration, (narrationPath) => writeSceneAudio({ narrationPath, frames, outputPath: audioPath, leadInMs }));
  const rendered = await withSource(making, visual, (source) =>
    studio.renderSegment({
      source, frames, signal, orientation: content.orientation, words: wordsOf(narration), captions: defaultCaptionStyle, seed: seedNumber(scene.id),
      outputPath: videoPath, threads: threadsPerScene, onProgress: (fraction) => making.report('render', fraction),
    }),
  );
  const owner = { accountId: content.account_id };
  const segment: SegmentRow = {
    id: randomUUID(), scene_id: scene.id, input_hash: inputHash, ...rendered,
    video_asset_id: await assets.store(videoPath, { ...owner, mimeType: 'video/mp4' }),
    audio_asset_id: await assets.store(audioPath, { ...owner, mimeType: 'audio/wav' }),
    created_at: making.clock.now(),
  };
  await making.keep((tx) => insertSegments(tx, [segment]));
  return segment;
}
