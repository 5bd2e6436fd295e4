import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { brandFonts, type ScenePlace } from '@scenewright/contract/rules/brand.ts';
import { shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { brandedCaptions, captionLook } from '@scenewright/contract/rules/captions.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { writeNativeSound } from '@scenewright/media/native-sound.ts';
import { leadInMs, writeSceneAudio } from '@scenewright/media/scene-audio.ts';
import { timeShownWords } from '@scenewright/voices/shown-words.ts';
import type { CaptionStyle, PictureSource, TimedWord } from '@scenewright/studio';
import { parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import type { Content } from '../../content/index.ts';
import { insertSegments, type SegmentRow, type TakeRow } from './take.repository.ts';
import { brandFilesOf, shownBrand, withBrandFiles } from './brand-files.ts';
import { ownSoundOf, withOwnSource, writeOwnSound } from './own-source.ts';
import { isOwn } from '@scenewright/storyboard/take-fit.ts';
import { firstSeed } from '@scenewright/storyboard/first-seed.ts';
import type { SceneRow } from '../scenes/scene.repository.ts';
import type { SceneRun } from '../making/scene-run.ts';
import * as repository from '../making/order.repository.ts';

/** Raised when segments made by an earlier version of the studio must not be mixed with new ones. */
const segmentVersion = 1;

/** A text of an object that does not depend on the order of its fields: the database returns them in an order of its own. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex');

/** Identifies a take by its content, so that a copied row counts as the same take. A drawing is large: call this once. */
export const holds = (take: TakeRow): string =>
  isOwn(take)
    ? digest([take.asset_id, take.framing])
    : (take.master_asset_id ?? take.asset_id ?? digest([take.drawing, take.words]));

/** The inputs of a segment, beside the look of its scene. */
export interface SegmentInputs {
  readonly durationS: number;
  readonly visual: TakeRow;
  readonly narration: TakeRow | null;
  /** Where it stands in its film. */
  readonly place: ScenePlace;
}

/** How captions are painted in a content; null where there are none. */
function captionStyleOf({
  caption_preset: preset,
  caption_position: position,
  caption_colour: colour,
  brand,
  brand_font_asset_id: font,
}: Content): CaptionStyle | null {
  const look = captionLook({ preset, position, colour });
  return look === null || brand === null
    ? look
    : { ...brandedCaptions(look, brand), font: font ?? brandFonts[brand.font] };
}

/** Whether the clip that a model made is heard with its own sound: it may have more than its scene asks for. */
const isHeard = (
  { native_sound: isWanted }: Pick<SceneRow, 'native_sound'>,
  { has_sound: hasSound }: TakeRow,
): boolean => isWanted && hasSound;

/** The same inputs give the same film. */
export function segmentInputHash(
  content: Content,
  scene: Pick<SceneRow, 'caption_text' | 'native_sound'>,
  { durationS, visual, narration, place }: SegmentInputs,
): string {
  const brand = shownBrand(content, place);
  const style = captionStyleOf(content);
  const text = scene.caption_text;
  // A text that nobody sees makes no difference.
  const shown = style === null || text === null ? [] : [text];
  return digest([
    segmentVersion,
    shapeOf(content),
    durationS,
    holds(visual),
    narration === null ? null : holds(narration),
    narration?.words ?? null,
    style,
    ...shown,
    ...(isHeard(scene, visual) ? [{ nativeSound: true }] : []),
    ...(brand === null ? [] : [{ brand, ...brandFilesOf(content) }]),
  ]);
}

/** Words on the segment's time line, where the narration begins after a short silence: what is said, and what is shown. */
function wordsOf(
  narration: TakeRow | null,
  captionText: string | null,
  durationS: number,
): { words: TimedWord[]; shownWords: TimedWord[] } {
  const spoken = Array.isArray(narration?.words) ? (narration.words as TimedWord[]) : [];
  const later = (words: readonly TimedWord[]) =>
    words.map(({ text, startMs, endMs }) => ({
      text,
      startMs: startMs + leadInMs,
      endMs: endMs + leadInMs,
    }));
  return {
    words: later(spoken),
    shownWords: later(timeShownWords(spoken, captionText, durationS * 1_000 - leadInMs)),
  };
}

/** A number for the studio's chance, from a text. */
const seedNumber = (text: string) => Number.parseInt(digest(text).slice(0, 8), 16);

async function withSource<T>(
  run: SceneRun,
  { visual, frames }: { readonly visual: TakeRow; readonly frames: number },
  work: (source: PictureSource) => Promise<T>,
): Promise<T> {
  const { assets, signal } = run;
  if (isOwn(visual)) return await withOwnSource(run, { visual, frames }, work);
  if (visual.drawing !== null)
    return await work({ kind: 'drawing', drawing: parseDrawing(visual.drawing) });
  const assetId = visual.master_asset_id ?? visual.asset_id;
  if (assetId === null) throw new Error(`take ${visual.id} has neither a file nor a drawing`);
  return await assets.withFile(
    assetId,
    (path) => work({ kind: visual.kind === 'clip' ? 'clip' : 'image', path }),
    signal,
  );
}

async function withNarration<T>(
  { assets, signal }: SceneRun,
  narration: TakeRow | null,
  work: (path: string | null) => Promise<T>,
): Promise<T> {
  const master = narration?.master_asset_id ?? null;
  return master === null ? await work(null) : await assets.withFile(master, work, signal);
}

/** Writes the clip's own sound as the scene has it, to be heard behind the voice. @returns its path; null where there is none */
async function writeSoundBehind(
  run: SceneRun,
  { visual, durationS }: SegmentInputs,
): Promise<string | null> {
  const { scene, directory, assets, signal } = run;
  const frames = durationS * frameRate;
  if (ownSoundOf(visual) === 'ducked') return await writeOwnSound(run, { visual, frames });
  const master = visual.master_asset_id;
  if (!isHeard(scene, visual) || master === null) return null;
  const outputPath = join(directory, 'native.wav');
  await assets.withFile(
    master,
    (clipPath) => writeNativeSound({ clipPath, frames, outputPath, signal }),
    signal,
  );
  return outputPath;
}

/** The scene's segment for these inputs: the one that is there, else a new one. */
export async function ensureSegment(run: SceneRun, inputs: SegmentInputs): Promise<SegmentRow> {
  const { content, scene, directory, assets, database, studio, signal } = run;
  const { durationS, visual, narration } = inputs;
  const inputHash = segmentInputHash(content, scene, inputs);
  const existing = await repository.findSegment(database.db, scene.id, inputHash);
  if (existing !== undefined) return existing;
  const frames = durationS * frameRate;
  const videoPath = join(directory, 'segment.mp4');
  const audioPath = join(directory, 'segment.wav');
  // What leads is part of the voice's sound: music steps back for it, and it for nothing.
  const besidePath =
    ownSoundOf(visual) === 'on' ? await writeOwnSound(run, { visual, frames }) : null;
  await withNarration(run, narration, (narrationPath) =>
    writeSceneAudio({ narrationPath, besidePath, frames, outputPath: audioPath, leadInMs }),
  );
  const rendered = await withSource(run, { visual, frames }, (source) =>
    withBrandFiles(assets, content, shownBrand(content, inputs.place), signal, (brand) =>
      studio.renderSegment({
        source,
        brand,
        frames,
        signal,
        shape: shapeOf(content),
        ...wordsOf(narration, scene.caption_text, durationS),
        captions: captionStyleOf(content),
        seed: seedNumber(firstSeed(scene)),
        outputPath: videoPath,
        onProgress: (fraction) => run.report('render', fraction),
      }),
    ),
  );
  const owner = { accountId: content.account_id };
  const behindPath = await writeSoundBehind(run, inputs);
  const segment: SegmentRow = {
    id: randomUUID(),
    scene_id: scene.id,
    input_hash: inputHash,
    shows: holds(visual),
    ...rendered,
    video_asset_id: await assets.store(videoPath, { ...owner, mimeType: 'video/mp4' }),
    audio_asset_id: await assets.store(audioPath, { ...owner, mimeType: 'audio/wav' }),
    native_audio_asset_id:
      behindPath === null
        ? null
        : await assets.store(behindPath, { ...owner, mimeType: 'audio/wav' }),
    created_at: run.clock.now(),
  };
  await run.keep((tx) => insertSegments(tx, [segment]));
  return segment;
}
