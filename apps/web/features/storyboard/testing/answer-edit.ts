import type { Change, SceneFields, StoryboardEdit } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { withScene, withScenes } from '../../../api/queries/storyboard-cache.ts';
import { expectedAfter } from '../../../api/queries/expected-edit.ts';
import { buildScene } from './build-storyboard.ts';

const fieldsOf = (scene: Scene, fields: SceneFields): SceneFields =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name in scene)
      .map((name) => [name, scene[name as keyof Scene]]),
  );

/** What takes a change back; taken from the storyboard before and after it. */
function inverseOf(before: Storyboard, change: Change): Change[] {
  const found = 'scene' in change ? before.scenes.find(({ id }) => id === change.scene) : undefined;
  switch (change.type) {
    case 'scene':
      return found === undefined
        ? []
        : [
            {
              type: 'scene',
              scene: found.id,
              fields: fieldsOf(found, change.fields),
              replaces: fieldsOf({ ...found, ...(change.fields as Partial<Scene>) }, change.fields),
            },
          ];
    case 'remove':
      return [{ type: 'insert', scene: change.scene, position: found?.number ?? 1 }];
    case 'insert':
      return [{ type: 'remove', scene: change.scene }];
    case 'move':
      return [{ type: 'move', scene: change.scene, position: found?.number ?? 1 }];
    case 'split':
      return [
        { type: 'remove', scene: change.next ?? '' },
        ...(found === undefined
          ? []
          : [{ type: 'scene' as const, scene: found.id, fields: { dialogue: found.dialogue } }]),
      ];
    case 'merge': {
      const next = before.scenes[found?.number ?? 0];
      return found === undefined || next === undefined
        ? []
        : [
            { type: 'scene', scene: found.id, fields: { dialogue: found.dialogue } },
            { type: 'insert', scene: next.id, position: next.number },
          ];
    }
    case 'content':
      return [
        {
          type: 'content',
          fields: Object.fromEntries(
            Object.keys(change.fields)
              .filter((name) => name in before)
              .map((name) => [name, before[name as keyof Storyboard]]),
          ),
        },
      ];
  }
}

function afterChange(before: Storyboard, change: Change, deleted: Map<string, Scene>): Storyboard {
  for (const scene of before.scenes) deleted.set(scene.id, scene);
  const { scenes } = before;
  if (change.type === 'split') {
    const at = scenes.findIndex(({ id }) => id === change.scene);
    const first = scenes[at];
    if (first === undefined) return before;
    const second = { ...first, id: change.next ?? '', dialogue: change.next_dialogue };
    return withScenes(
      withScene(before, first.id, { dialogue: change.dialogue }),
      scenes.toSpliced(at, 1, { ...first, dialogue: change.dialogue }, second),
    );
  }
  if (change.type === 'merge') {
    const at = scenes.findIndex(({ id }) => id === change.scene);
    const [first, second] = [scenes[at], scenes[at + 1]];
    if (first === undefined || second === undefined) return before;
    const dialogue = `${first.dialogue} ${second.dialogue}`;
    return withScenes(before, scenes.toSpliced(at, 2, { ...first, dialogue }));
  }
  if (change.type === 'insert' && !deleted.has(change.scene)) {
    const copied = scenes.find(({ id }) => id === change.copy_of);
    const scene = { ...(copied ?? buildScene(scenes.length + 1)), id: change.scene };
    const position = change.position ?? (copied === undefined ? scenes.length : copied.number) + 1;
    return withScenes(before, scenes.toSpliced(position - 1, 0, scene));
  }
  if (change.type !== 'scene') return expectedAfter(before, [change], deleted);
  const { caption_text: caption } = change.fields;
  return withScene(before, change.scene, {
    ...(change.fields as Partial<Scene>),
    ...(caption === undefined ? {} : { caption_stale: false }),
  });
}

/**
 * What a server would answer to an edit, near enough for the browser's tests: the server's own tests prove what it does.
 * @param deleted scenes that were there before; kept from edit to edit by the caller
 */
export function answerEdit(
  storyboard: Storyboard,
  changes: readonly Change[],
  deleted: Map<string, Scene> = new Map(),
): { storyboard: Storyboard; reply: StoryboardEdit } {
  let after = storyboard;
  const inverses: Change[][] = [];
  for (const change of changes) {
    inverses.unshift(inverseOf(after, change));
    after = afterChange(after, change, deleted);
  }
  const before = new Map(storyboard.scenes.map((scene) => [scene.id, scene]));
  return {
    storyboard: after,
    reply: {
      inverse: inverses.flat(),
      scenes: after.scenes.filter((scene) => before.get(scene.id) !== scene),
      order: after.scenes.map(({ id }) => id),
      stale: [],
    },
  };
}
