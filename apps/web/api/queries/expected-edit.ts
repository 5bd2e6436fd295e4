import type { Change, ContentFields, SceneFields } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { orientationOf } from '@scenewright/contract/rules/platforms.ts';
import { chosenShape, shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { withScene, withScenes } from './storyboard-cache.ts';

/** Not its texts: a field shows what is typed by itself, and would take an edit that is not answered for what the server has. */
const shownNames = [
  'duration',
  'media_type',
  'native_sound',
  'own_voice',
  'speed',
  'pronunciations',
] as const;

/** What a scene shows of its fields at once; what the server alone can tell is left as it is. */
const shownFields = (fields: SceneFields): Partial<Scene> =>
  Object.fromEntries(
    shownNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );

function withContent(storyboard: Storyboard, fields: ContentFields): Storyboard {
  const { captions, quality, sound, music, narrated, brand } = fields;
  const { platform, shape, visual_model: visualModel } = fields;
  const orientation = platform === undefined ? storyboard.orientation : orientationOf(platform);
  const chosen =
    shape === undefined ? chosenShape(storyboard.shape, storyboard.orientation) : shape;
  return {
    ...storyboard,
    ...(captions === undefined ? {} : { captions }),
    ...(quality === undefined ? {} : { quality }),
    ...(sound === undefined ? {} : { sound }),
    ...(music === undefined ? {} : { music }),
    ...(narrated === undefined ? {} : { narrated }),
    // What the account's brand is, the server alone can tell.
    ...(brand === undefined || brand === 'current' ? {} : { brand }),
    ...(brand === null ? { cards: { intro: null, outro: null } } : {}),
    ...(platform === undefined ? {} : { platform, orientation }),
    shape: shapeOf({ shape: chosen, orientation }),
    ...(visualModel === undefined ? {} : { visual_model: visualModel }),
  };
}

/** The scenes with one of them put at a 1-based position. */
const placed = (scenes: readonly Scene[], scene: Scene, position: number) =>
  scenes.filter(({ id }) => id !== scene.id).toSpliced(position - 1, 0, scene);

function withChange(
  storyboard: Storyboard,
  change: Change,
  removed: ReadonlyMap<string, Scene>,
): Storyboard {
  const { scenes } = storyboard;
  switch (change.type) {
    case 'scene':
      return withScene(storyboard, change.scene, shownFields(change.fields));
    case 'remove':
      return withScenes(
        storyboard,
        scenes.filter(({ id }) => id !== change.scene),
      );
    case 'insert': {
      const scene = removed.get(change.scene);
      return scene === undefined || scenes.some(({ id }) => id === change.scene)
        ? storyboard
        : withScenes(storyboard, placed(scenes, scene, change.position ?? scene.number));
    }
    case 'move': {
      const scene = scenes.find(({ id }) => id === change.scene);
      return scene === undefined
        ? storyboard
        : withScenes(storyboard, placed(scenes, scene, change.position));
    }
    case 'content':
      return withContent(storyboard, change.fields);
    default:
      // Only the server knows what comes of splitting and merging.
      return storyboard;
  }
}

/**
 * The storyboard as an edit will have left it, shown until the server answers.
 * @param removed scenes that were deleted on this page, as they were
 */
export const expectedAfter = (
  storyboard: Storyboard,
  changes: readonly Change[],
  removed: ReadonlyMap<string, Scene>,
): Storyboard => changes.reduce((sofar, change) => withChange(sofar, change, removed), storyboard);
