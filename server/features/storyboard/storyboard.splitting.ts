import { AppError } from '#contract/app-error.ts';
import { maxDialogueCharacters, maxSceneDurationS } from '#contract/rules/limits.ts';
import { pausedMs, withoutPauses } from '#contract/rules/pauses.ts';
import { isSameWord, maxPronunciations, type Pronunciation } from '#contract/rules/speech.ts';
import type { Clock } from '../../clock.ts';
import { remakeMade, type SceneMaker, type StoryboardAccess } from './storyboard.access.ts';
import { copyScenes } from './storyboard.copying.ts';
import { deliveryOf } from './storyboard.delivery.ts';
import { shiftPlaces } from './storyboard.places.ts';
import * as repository from './storyboard.repository.ts';
import { captionsMerged, captionsSplit } from './storyboard.caption-parts.ts';
import { isSameText, refusalOfDialogue, splitDuration } from './storyboard.rules.ts';
import { sentencesOf, sentencesSplit } from './storyboard.script.ts';
import { requireRoom } from './storyboard.structure.ts';

export interface SplitOptions {
  readonly access: StoryboardAccess;
  readonly maker: SceneMaker;
  readonly clock: Clock;
}

function requireAtRest(scene: repository.SceneRow): void {
  if (scene.status === 'pending')
    throw new AppError(
      'wrong_state',
      `Scene ${scene.position} is being made. Wait until it is ready, or cancel it.`,
    );
}

/** Its own, and those of the next scene for words that it has none for. */
function pronunciationsOfBoth(
  scene: repository.SceneRow,
  next: repository.SceneRow,
): Pronunciation[] {
  const added = next.pronunciations.filter(
    ({ word }) => !scene.pronunciations.some((known) => isSameWord(known.word, word)),
  );
  return [...scene.pronunciations, ...added].slice(0, maxPronunciations);
}

/** What each of two scenes is to say. */
interface SplitWords {
  readonly first: string;
  readonly second: string;
}

/** Both together are what the scene says, word for word, and no pause is cut in two. @throws AppError wrong_state */
function requireSameWords({ dialogue }: repository.SceneRow, { first, second }: SplitWords): void {
  const cutsPause = pausedMs(first) + pausedMs(second) !== pausedMs(dialogue);
  if (cutsPause || !isSameText(`${first} ${second}`, dialogue))
    throw new AppError('wrong_state', 'The dialogue has changed meanwhile. Please try again.');
}

/** What a scene says, shows as a caption and lasts once the next one is part of it. @throws AppError wrong_state */
function mergedOf(
  scene: repository.SceneRow,
  next: repository.SceneRow,
): Partial<repository.SceneRow> {
  const dialogue = [scene.dialogue, next.dialogue]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
  if (refusalOfDialogue(scene.media_type, dialogue, deliveryOf(scene).speed) !== null)
    throw new AppError(
      'wrong_state',
      'Together they say more than one scene can hold. Shorten one of them first.',
    );
  const caption = captionsMerged(scene, next, dialogue);
  if ((caption.caption_text ?? '').length > maxDialogueCharacters)
    throw new AppError(
      'wrong_state',
      'Together their captions are longer than one scene can show. Shorten one of them first.',
    );
  return {
    dialogue,
    sentences: [scene, next].flatMap((part) => sentencesOf(part.dialogue, part.sentences)),
    pronunciations: pronunciationsOfBoth(scene, next),
    duration_s: Math.min(scene.duration_s + next.duration_s, maxSceneDurationS[scene.media_type]),
    ...caption,
  };
}

/** One scene made into two, and two into one. Pictures are shared or kept, so neither costs anything. */
export function createSplitting({ access, maker, clock }: SplitOptions) {
  /**
   * Makes two scenes of one: it keeps the first words, a copy after it says the others, and its seconds are shared out.
   * @returns the content's id. @throws AppError not_found, wrong_state
   */
  async function split(accountId: string, sceneId: string, words: SplitWords): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      requireAtRest(scene);
      requireSameWords(scene, words);
      const [firstS, secondS] = splitDuration(
        scene.duration_s,
        withoutPauses(words.first).length,
        withoutPauses(words.second).length,
      );
      requireRoom(await repository.listScenes(tx, content.id), firstS + secondS - scene.duration_s);
      const now = clock.now();
      await shiftPlaces(tx, content, scene.position + 1, 1);
      const [copyId = ''] = await copyScenes(
        tx,
        [scene],
        () => ({ content_id: content.id, position: scene.position + 1 }),
        now,
      );
      const [firstCaption, secondCaption] = captionsSplit(scene, words);
      const sentences = sentencesSplit(scene.dialogue, scene.sentences, words.first);
      await repository.updateScene(tx, scene.id, {
        dialogue: words.first,
        sentences: sentencesOf(words.first, sentences),
        duration_s: firstS,
        ...firstCaption,
        updated_at: now,
      });
      await repository.updateScene(tx, copyId, {
        dialogue: words.second,
        sentences: sentencesOf(words.second, sentences),
        duration_s: secondS,
        ...secondCaption,
      });
      if (content.status === 'draft') return content.id;
      if (scene.status === 'completed') await maker.remake(tx, content, scene.id);
      await maker.remake(tx, content, copyId);
      return content.id;
    });
  }

  /**
   * Adds the next scene's words and seconds to a scene, which keeps its picture; the next one is deleted, and can be restored.
   * @returns the content's id. @throws AppError not_found, wrong_state
   */
  async function mergeNext(accountId: string, sceneId: string): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      const next = (await repository.listScenes(tx, content.id))[scene.position];
      if (next === undefined)
        throw new AppError(
          'wrong_state',
          'This is the last scene: there is none to merge it with.',
        );
      requireAtRest(scene);
      requireAtRest(next);
      const now = clock.now();
      await repository.updateScene(tx, scene.id, { ...mergedOf(scene, next), updated_at: now });
      await repository.updateScene(tx, next.id, { deleted_at: now });
      await shiftPlaces(tx, content, next.position + 1, -1);
      await remakeMade(tx, maker, { content, scene });
      return content.id;
    });
  }

  return { split, mergeNext };
}
