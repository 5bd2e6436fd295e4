import type { FastifyInstance } from 'fastify';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import * as calls from '@scenewright/contract/schemas/speech.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import {
  hasWord,
  isSameWord,
  maxPronunciations,
  withPronunciation,
} from '@scenewright/contract/rules/speech.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { StoryboardFeature } from '../feature.ts';
import { createEditAnswers, editorOf } from './edit-answers.ts';
import type { SceneRow } from './scene.repository.ts';

/** What saying a word in one way, or with null as the voice does, changes about a scene; none where it has no use for it. @throws AppError wrong_state */
function pronounced(scene: SceneRow, word: string, say: string | null): Change[] {
  const { id, dialogue, pronunciations, position } = scene;
  const isConcerned =
    say === null
      ? pronunciations.some((known) => isSameWord(known.word, word))
      : hasWord(dialogue, word);
  if (!isConcerned) return [];
  const next = withPronunciation(pronunciations, word, say);
  if (next.length > maxPronunciations)
    throw new AppError(
      'wrong_state',
      `Scene ${position} has ${maxPronunciations} words with a pronunciation already. Remove one of them first.`,
    );
  return [{ type: 'scene', scene: id, fields: { pronunciations: next } }];
}

/** Serves how lines are spoken. */
export function registerSpeechRoutes(app: FastifyInstance, feature: StoryboardFeature): void {
  const { changeFields, shown } = createEditAnswers(feature);
  serve(app, calls.changeSpeed, ({ caller, params, body: { speed } }) =>
    changeFields(caller, params.id, { speed }),
  );
  serve(app, calls.changePronunciations, ({ caller, params, body }) =>
    changeFields(
      caller,
      params.id,
      { pronunciations: body.pronunciations },
      { pronunciations: body.replaces },
    ),
  );
  serve(app, calls.pronounceEverywhere, async ({ caller, params, body: { word, say } }) => {
    const { changed } = await feature.editing.edit(editorOf(caller), params.id, ({ scenes }) => ({
      changes: scenes.flatMap((scene) => pronounced(scene, word, say)),
    }));
    return { scenes: await shown(caller.accountId, params.id, changed) };
  });
}
