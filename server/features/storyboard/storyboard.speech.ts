import { AppError } from '#contract/app-error.ts';
import {
  hasWord,
  isSameWord,
  maxPronunciations,
  type Pronunciation,
  soundsAlike,
  withPronunciation,
} from '#contract/rules/speech.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../database/database.ts';
import {
  type EditedScene,
  remakeMade,
  type SceneMaker,
  type StoryboardAccess,
} from './storyboard.access.ts';
import { deliveryOf } from './storyboard.delivery.ts';
import * as repository from './storyboard.repository.ts';
import { refusalOfSpeed } from './storyboard.rules.ts';

const isSameList = (one: readonly Pronunciation[], other: readonly Pronunciation[]) =>
  one.length === other.length &&
  one.every(({ word, say }) => other.some((each) => each.word === word && each.say === say));

/** How lines are spoken. After approval what sounds different is spoken again at once, free of charge; pictures stay. */
export function createSpeechEditing({
  access,
  maker,
  clock,
}: {
  access: StoryboardAccess;
  maker: SceneMaker;
  clock: Clock;
}) {
  async function save(
    tx: Tx,
    edited: EditedScene,
    change: Partial<Pick<repository.SceneRow, 'speed_percent' | 'pronunciations'>>,
  ): Promise<void> {
    const { scene } = edited;
    await repository.updateScene(tx, scene.id, { ...change, updated_at: clock.now() });
    if (soundsAlike(scene.dialogue, deliveryOf(scene), deliveryOf({ ...scene, ...change }))) return;
    await remakeMade(tx, maker, edited);
  }

  /** @returns the content's id. @throws AppError not_found, wrong_state, invalid_input */
  async function changeSpeed(accountId: string, sceneId: string, speed: number): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, edited) => {
      const { content, scene } = edited;
      const refusal = refusalOfSpeed(scene.media_type, scene.dialogue, speed);
      if (refusal !== null) throw new AppError('invalid_input', refusal, { field: 'speed' });
      const percent = Math.round(speed * 100);
      if (percent !== scene.speed_percent) await save(tx, edited, { speed_percent: percent });
      return content.id;
    });
  }

  /** @returns the content's id. @throws AppError not_found, wrong_state, changed_meanwhile */
  async function changePronunciations(
    accountId: string,
    sceneId: string,
    pronunciations: readonly Pronunciation[],
    replaces: readonly Pronunciation[] | undefined,
  ): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, edited) => {
      const { pronunciations: standing } = edited.scene;
      if (isSameList(standing, pronunciations)) return edited.content.id;
      if (replaces !== undefined && !isSameList(standing, replaces))
        throw new AppError('changed_meanwhile');
      await save(tx, edited, { pronunciations });
      return edited.content.id;
    });
  }

  /** Says a word in one way in all scenes that have it; null forgets it everywhere. @returns the ids of the scenes that changed. @throws AppError not_found, wrong_state */
  async function pronounceEverywhere(
    accountId: string,
    contentId: string,
    word: string,
    say: string | null,
  ): Promise<string[]> {
    return await access.editContent(accountId, contentId, async (tx, content) => {
      const changed: string[] = [];
      for (const scene of await repository.listScenes(tx, contentId)) {
        const { pronunciations } = scene;
        if (
          say === null
            ? !pronunciations.some((known) => isSameWord(known.word, word))
            : !hasWord(scene.dialogue, word)
        )
          continue;
        const next = withPronunciation(pronunciations, word, say);
        if (isSameList(pronunciations, next)) continue;
        if (next.length > maxPronunciations)
          throw new AppError(
            'wrong_state',
            `Scene ${scene.position} has ${maxPronunciations} words with a pronunciation already. Remove one of them first.`,
          );
        await save(tx, { content, scene }, { pronunciations: next });
        changed.push(scene.id);
      }
      return changed;
    });
  }

  return { changeSpeed, changePronunciations, pronounceEverywhere };
}
