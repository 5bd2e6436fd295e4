import type { Change, ContentFields } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { orderedBrand } from '@scenewright/contract/rules/brand.ts';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { leastMusicMs } from '@scenewright/contract/rules/music.ts';
import { orientationOf, type PlatformId } from '@scenewright/contract/rules/platforms.ts';
import { chosenShape } from '@scenewright/contract/rules/shapes.ts';
import type { VisualModelId } from '@scenewright/contract/rules/models.ts';
import type { VoiceId } from '@scenewright/contract/rules/voices.ts';
import type { Content, SceneRow } from '../rows.ts';
import { musicOf } from '../music.ts';
import { findRightTake, toState } from '../scene-state.ts';
import { takeFit } from '../take-fit.ts';
import { makesVideo } from '../scene-rules.ts';
import { type Applied, type Author, type Board, changedMeanwhile } from './board.ts';
import { brandColumns } from './brand.ts';
import { possibleSound } from './native-sound.ts';
import { changeRow } from './scene-fields.ts';

type Field = keyof ContentFields;

/** The fields of a content's row as they are on the wire. */
const readers: { readonly [Name in Field]-?: (content: Content) => ContentFields[Name] } = {
  voice: ({ voice }) => voice as VoiceId,
  style: ({ style }) => style,
  style_notes: (content) => content.style_notes,
  platform: ({ platform }) => platform as PlatformId,
  shape: ({ shape }) => shape,
  visual_model: (content) => content.visual_model as VisualModelId,
  captions: (content) => ({
    preset: content.caption_preset,
    position: content.caption_position,
    colour: content.caption_colour,
  }),
  quality: ({ quality }) => quality,
  sound: (content) => ({ effects: content.sound_effects }),
  music: musicOf,
  narrated: ({ narrated }) => narrated,
  // The database returns its fields in an order of its own.
  brand: ({ brand }) => (brand === null ? null : orderedBrand(brand)),
};
const fieldNames = Object.keys(readers) as Field[];
const ofDrafts: readonly Field[] = [
  'voice',
  'style',
  'style_notes',
  'platform',
  'shape',
  'visual_model',
];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** An author must not overwrite a value that they have not seen. @throws AppError changed_meanwhile */
function requireSeen(
  content: Content,
  { fields, replaces }: Extract<Change, { type: 'content' }>,
  author: Author,
): void {
  for (const field of fieldNames) {
    const expected = replaces?.[field];
    const value = readers[field](content);
    if (expected === undefined || same(value, expected) || same(value, fields[field])) continue;
    throw changedMeanwhile(author, {
      scene: null,
      field,
      value,
      changedAt: content.updated_at,
      changedBy: null,
    });
  }
}

/** @throws AppError wrong_state where what is made has a voice, style, shape and model already */
function requireAllowed({ content }: Board, fields: ContentFields): void {
  const changed = ofDrafts.filter(
    (name) => fields[name] !== undefined && !same(fields[name], readers[name](content)),
  );
  if (content.status !== 'draft' && changed.length > 0)
    throw new AppError(
      'wrong_state',
      'Its voice, style, platform, shape and model can be changed until the content is approved. Duplicate it as a new draft to change them.',
    );
  const models = [content.visual_model, fields.visual_model ?? content.visual_model];
  if (fields.quality !== undefined && !models.some(makesVideo))
    throw new AppError(
      'wrong_state',
      'This content was made with Recraft, which makes images only: there is no motion to choose.',
    );
}

/** A content's row with these fields. @throws AppError not_found, wrong_state, invalid_input for music that there is not */
function changedContent(board: Board, fields: ContentFields): Content {
  const { content } = board;
  const { captions, sound, platform, shape, brand } = fields;
  const orientation = platform === undefined ? content.orientation : orientationOf(platform);
  return {
    ...content,
    ...(fields.voice === undefined ? {} : { voice: fields.voice }),
    ...(fields.style === undefined ? {} : { style: fields.style }),
    ...(fields.style_notes === undefined ? {} : { style_notes: fields.style_notes }),
    ...(platform === undefined ? {} : { platform, orientation }),
    shape: chosenShape(shape === undefined ? content.shape : shape, orientation),
    ...(fields.visual_model === undefined ? {} : { visual_model: fields.visual_model }),
    ...(fields.quality === undefined ? {} : { quality: fields.quality }),
    ...(captions === undefined
      ? {}
      : {
          caption_preset: captions.preset,
          caption_position: captions.position,
          caption_colour: captions.colour,
        }),
    ...(sound === undefined ? {} : { sound_effects: sound.effects }),
    ...(fields.narrated === undefined ? {} : { narrated: fields.narrated }),
    ...(fields.music === undefined ? {} : musicChange(board, fields.music)),
    ...(brand === undefined ? {} : brandColumns(board, brand)),
  };
}

/** @throws AppError not_found where the author has no such sound; invalid_input */
function musicChange(
  { library }: Board,
  music: NonNullable<ContentFields['music']>,
): Pick<Content, 'music' | 'music_asset_id'> {
  if (music.item === null) return { music, music_asset_id: null };
  const item = library?.get(music.item);
  if (item === undefined) throw new AppError('not_found');
  const refuse = (why: string) =>
    new AppError('invalid_input', `music: ${why}`, { field: 'music' });
  if (item.kind !== 'sound')
    throw refuse('Pictures and clips are no music. Choose a sound of your library.');
  if (music.start_ms > Math.max(0, item.durationMs - leastMusicMs))
    throw refuse('Begin at least a second before the sound ends.');
  return { music, music_asset_id: item.assetId };
}

/** Applies a change to each of these scenes; those for which there is none stay as they are. */
function changeEach(
  board: Board,
  author: Author,
  changeOf: (scene: SceneRow) => Partial<SceneRow> | null,
): Applied {
  return board.scenes.reduce<Applied>(
    (sofar, scene) => {
      const change = changeOf(scene);
      if (change === null) return sofar;
      const { board: next, inverse } = changeRow(sofar.board, scene, change, author);
      return { board: next, inverse: [...inverse, ...sofar.inverse] };
    },
    { board, inverse: [] },
  );
}

/** A model that makes images only leaves no video scenes, and one whose clips are silent no sound of their own. */
function withinModel(board: Board, scene: SceneRow): Partial<SceneRow> | null {
  if (scene.media_type === 'video' && !makesVideo(board.content.visual_model))
    return {
      media_type: 'image',
      duration_s: Math.min(scene.duration_s, maxSceneDurationS.image),
      native_sound: false,
    };
  return scene.native_sound && !possibleSound(board, scene) ? { native_sound: false } : null;
}

/** The take that a video scene shows in the content's quality, where that is another one than it shows. */
function takeOfQuality(board: Board, scene: SceneRow): Partial<SceneRow> | null {
  // A scene in the making is left alone: its order puts the takes in place when they are there.
  if (scene.media_type !== 'video' || scene.status === 'pending') return null;
  const takes = board.takes.filter(({ scene_id: sceneId }) => sceneId === scene.id);
  const visual = takes.find(({ id }) => id === scene.visual_take_id) ?? null;
  const made = { visual, narration: null, failedForFree: false };
  const { wanted } = toState(board.content, scene, made, board.members);
  const isVeryKind = findRightTake(wanted.picture, visual === null ? [] : [visual]) !== undefined;
  const take = isVeryKind ? undefined : findRightTake(wanted.picture, takes);
  const rest = scene.status === 'failed' ? { status: 'draft' as const, failure: null } : {};
  if (take !== undefined) return { visual_take_id: take.id, ...rest };
  // A scene whose clip failed is whole again where its still is enough.
  const isEnough = scene.status === 'failed' && takeFit(visual, wanted.picture) === 'right';
  return isEnough ? rest : null;
}

/** Changes settings of the content, and the fields of its scenes that follow from them. @throws AppError wrong_state, changed_meanwhile */
export function changeContentFields(
  board: Board,
  change: Extract<Change, { type: 'content' }>,
  author: Author,
): Applied {
  const { content } = board;
  const { fields } = change;
  requireSeen(content, change, author);
  requireAllowed(board, fields);
  const next = changedContent(board, fields);
  const changed = fieldNames.filter((name) => !same(readers[name](content), readers[name](next)));
  if (changed.length === 0) return { board, inverse: [] };
  const changedBoard = { ...board, content: next };
  const within = changed.includes('visual_model')
    ? changeEach(changedBoard, author, (scene) => withinModel(changedBoard, scene))
    : { board: changedBoard, inverse: [] };
  const followed = changed.includes('quality')
    ? changeEach(within.board, author, (scene) => takeOfQuality(within.board, scene))
    : within;
  const valuesOf = (of: Content) =>
    Object.fromEntries(changed.map((name) => [name, readers[name](of)])) as ContentFields;
  const back: Change = { type: 'content', fields: valuesOf(content), replaces: valuesOf(next) };
  // The content first: its model decides whether there may be video scenes, its quality what they show.
  return {
    board: followed.board,
    inverse: [back, ...(followed === within ? [] : followed.inverse), ...within.inverse],
  };
}
