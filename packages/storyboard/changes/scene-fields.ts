import { describePlan, readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import {
  type Change,
  maxSentences,
  type SceneFields,
  type SeenSceneFields,
} from '@scenewright/contract/schemas/edits.ts';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { durationForNarration } from '../narration-length.ts';
import { deliveryOf } from '../delivery.ts';
import type { SceneRow } from '../rows.ts';
import { makesVideo, refusalOfDialogue, refusalOfLength, refusalOfSpeed } from '../scene-rules.ts';
import {
  type Applied,
  type Author,
  type Board,
  changedMeanwhile,
  requireScene,
  withScene,
} from './board.ts';
import { requirePossibleSound } from './native-sound.ts';
import { withOwnTake } from './own-take.ts';
import { takeChange } from './take-fields.ts';

type Field = keyof Omit<SceneFields, 'plan' | 'own'>;

/** The fields of a scene's row as they are on the wire. */
const readers: { readonly [Name in Field]: (scene: SceneRow) => SceneFields[Name] } = {
  description: (scene) => scene.description,
  camera: (scene) => scene.camera,
  dialogue: (scene) => scene.dialogue,
  sentences: (scene) => scene.sentences.slice(0, maxSentences).map((each) => ({ ...each })),
  duration: (scene) => scene.duration_s,
  media_type: (scene) => scene.media_type,
  native_sound: (scene) => scene.native_sound,
  own_voice: (scene) => scene.own_voice,
  caption_text: (scene) => scene.caption_text,
  caption_dialogue: (scene) => scene.caption_dialogue,
  speed: (scene) => scene.speed_percent / 100,
  pronunciations: (scene) => scene.pronunciations.map((each) => ({ ...each })),
  visual_take: (scene) => scene.visual_take_id,
  narration_take: (scene) => scene.narration_take_id,
};
const fieldNames = Object.keys(readers) as Field[];
/** Fields that follow from other fields, or from takes made meanwhile, are no part of an inverse. */
const unseen: ReadonlySet<Field> = new Set([
  'sentences',
  'caption_dialogue',
  'duration',
  'visual_take',
  'narration_take',
]);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Pronunciations are a set: their order says nothing. */
const comparable = (name: Field, value: unknown) =>
  name === 'pronunciations' && Array.isArray(value)
    ? value.map((each) => JSON.stringify(each)).toSorted()
    : value;

const sameField = (name: Field, one: unknown, other: unknown) =>
  same(comparable(name, one), comparable(name, other));

/** An author must not overwrite a value that they have not seen. @throws AppError changed_meanwhile */
function requireSeen(
  scene: SceneRow,
  fields: SceneFields,
  seen: SeenSceneFields | undefined,
  author: Author,
): void {
  for (const name of fieldNames) {
    const expected = seen?.[name as keyof SeenSceneFields];
    if (expected === undefined) continue;
    const standing = readers[name](scene);
    const isThere = sameField(name, standing, expected) || sameField(name, standing, fields[name]);
    if (!isThere)
      throw changedMeanwhile(author, {
        scene: scene.id,
        field: name,
        value: standing,
        changedAt: scene.updated_at,
        changedBy: scene.edited_by,
      });
  }
}

/** @throws AppError wrong_state where a content's model makes no clips */
function requireMotion(board: Board, scene: SceneRow): void {
  if (scene.media_type === 'video' && !makesVideo(board.content.visual_model))
    throw new AppError(
      'wrong_state',
      'This content was made with Recraft, which makes images only.',
    );
}

const refuse = (field: Field, refusal: string | null) => {
  if (refusal !== null) throw new AppError('invalid_input', refusal, { field });
};

/** Checks the changed fields only. @throws AppError invalid_input where the scene cannot have them */
function requirePossible(before: SceneRow, scene: SceneRow, fields: SceneFields): void {
  const { media_type: mediaType, dialogue, description } = scene;
  const { speed } = deliveryOf(scene);
  if (description !== before.description && description.trim() === '')
    refuse('description', 'description: must not be empty');
  if (dialogue !== before.dialogue && fields.dialogue !== undefined)
    refuse('dialogue', refusalOfDialogue(mediaType, dialogue, speed));
  else if (fields.speed !== undefined && speed !== deliveryOf(before).speed)
    refuse('speed', refusalOfSpeed(mediaType, dialogue, speed));
  if (fields.duration !== undefined && fields.duration !== before.duration_s)
    refuse('duration', refusalOfLength(mediaType, fields.duration));
}

/** The caption's text, and the dialogue for which it is right. */
function captionChange({ dialogue }: SceneRow, fields: SceneFields): Partial<SceneRow> {
  const { caption_text: text, caption_dialogue: writtenFor } = fields;
  return {
    ...(text === undefined ? {} : { caption_text: text, caption_dialogue: text && dialogue }),
    ...(text === '' ? { caption_dialogue: dialogue } : {}),
    ...(writtenFor === undefined ? {} : { caption_dialogue: writtenFor }),
  };
}

/** A plan as its description tells it. @throws AppError invalid_input where that has no room for all its pictures */
function toldPlan(plan: PicturePlan): string {
  const description = describePlan(plan);
  const told = readDescription(description).later?.length ?? 0;
  if (told < (plan.later?.length ?? 0))
    throw new AppError(
      'invalid_input',
      'plan: has more pictures than a description has room for. Say less of each.',
      { field: 'plan' },
    );
  return description;
}

/** The row that a scene becomes with these fields; a take brings the text it was made from along. */
function changedRow(board: Board, scene: SceneRow, fields: SceneFields): SceneRow {
  const description =
    fields.description ?? (fields.plan === undefined ? undefined : toldPlan(fields.plan));
  const restored = { ...scene, ...takeChange(board, scene, fields) };
  const mediaType = fields.media_type ?? restored.media_type;
  const next = {
    ...restored,
    media_type: mediaType,
    // A still makes no sound.
    native_sound: mediaType === 'video' && (fields.native_sound ?? restored.native_sound),
    duration_s: fields.duration ?? Math.min(restored.duration_s, maxSceneDurationS[mediaType]),
    ...(description === undefined ? {} : { description }),
    ...(fields.camera === undefined ? {} : { camera: fields.camera }),
    ...(fields.own_voice === undefined ? {} : { own_voice: fields.own_voice }),
    ...(fields.dialogue === undefined ? {} : { dialogue: fields.dialogue }),
    ...(fields.speed === undefined ? {} : { speed_percent: Math.round(fields.speed * 100) }),
    ...(fields.pronunciations === undefined ? {} : { pronunciations: fields.pronunciations }),
  };
  const sentences = fields.sentences === undefined ? {} : { sentences: fields.sentences };
  return { ...next, ...sentences, ...captionChange(next, fields) };
}

/** @throws AppError wrong_state where a narration that was put back would be cut */
function requireRoomForSpeech(board: Board, scene: SceneRow): void {
  const narration = board.takes.find(({ id }) => id === scene.narration_take_id);
  if (narration?.spoken !== true || narration.source_text !== scene.dialogue) return;
  try {
    durationForNarration(scene, narration.duration_ms ?? 0);
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError('wrong_state', error.message);
    throw error;
  }
}

/** The change that turns a scene's row back into an earlier one. */
function backTo(before: SceneRow, after: SceneRow): readonly Change[] {
  const others = new Set(
    fieldNames.filter((name) => !same(readers[name](before), readers[name](after))),
  );
  if (others.size === 0) return [];
  // A take that is put back would bring its own along.
  if (others.has('visual_take')) others.add('description');
  // Left out, it would be the dialogue that is there.
  if (others.has('caption_text')) others.add('caption_dialogue');
  const changed = [...others];
  const valuesOf = (scene: SceneRow, names: readonly Field[]) =>
    Object.fromEntries(names.map((name) => [name, readers[name](scene)]));
  return [
    {
      type: 'scene',
      scene: before.id,
      fields: valuesOf(before, changed),
      replaces: valuesOf(
        after,
        changed.filter((name) => !unseen.has(name)),
      ),
    },
  ];
}

const isSameRow = (one: SceneRow, other: SceneRow) =>
  (Object.keys(one) as (keyof SceneRow)[]).every((key) => same(one[key], other[key]));

/** {@link withScene} together with its inverse, which does not restore that a scene had failed. */
export function changeRow(
  board: Board,
  before: SceneRow,
  change: Partial<SceneRow>,
  author: Author,
): Applied {
  const after = { ...before, ...change };
  return {
    board: isSameRow(before, after) ? board : withScene(board, before.id, change, author),
    inverse: backTo(before, after),
  };
}

/** Changes fields of a scene. @throws AppError not_found, wrong_state, invalid_input, changed_meanwhile */
export function changeSceneFields(
  before: Board,
  { scene: sceneId, fields: asked, replaces }: Extract<Change, { type: 'scene' }>,
  author: Author,
): Applied {
  const scene = requireScene(before, sceneId);
  const { board, fields } = withOwnTake(before, scene, asked, author);
  requireSeen(scene, fields, replaces, author);
  const after = changedRow(board, scene, fields);
  if (after.media_type !== scene.media_type || fields.media_type !== undefined)
    requireMotion(board, after);
  if (fields.native_sound === true && !scene.native_sound)
    requirePossibleSound(board, { ...after, native_sound: true });
  if (!author.isWriter) requirePossible(scene, after, fields);
  if (fields.visual_take || fields.narration_take) requireRoomForSpeech(board, after);
  return changeRow(board, scene, after, author);
}
