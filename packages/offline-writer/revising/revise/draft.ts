import { pauseMark, pausedMs, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import type { SpokenSentence } from '@scenewright/contract/rules/spoken-sources.ts';
import type { MeasureSpeech } from '../../brief.ts';
import { splitSentences } from '../../reading/sentences.ts';

/** A scene of a storyboard as it is edited. */
export interface EditableScene {
  /** What is seen, in the prose of a picture plan. */
  readonly description: string;
  readonly camera: string;
  /** What is said, with pause marks; may be empty. */
  readonly dialogue: string;
  /** The sentences of the dialogue, with where each comes from. */
  readonly sentences: readonly SpokenSentence[];
  /** Whole seconds; 0 leaves the scene out of the film. */
  readonly durationS: number;
}

/** A sentence and the silence after it, in seconds. */
export interface Said {
  readonly sentence: SpokenSentence;
  readonly restS: number;
}

/** A scene on its way to being another. */
export interface Draft {
  readonly description: string;
  readonly camera: string;
  /** Silence before the first sentence, in seconds. */
  readonly leadS: number;
  readonly said: readonly Said[];
  readonly durationS: number;
}

/** A scene is never longer than this, in seconds. */
export const longestSceneS = 20;
/** The least silence around the speech of a scene, in seconds; what its last second holds comes on top. */
export const leastBreathS = 0.4;
/** More silence than this around the speech was chosen by hand, and stays. */
const chosenBreathS = 2.5;

/** After these marks no space is written. */
const unspacedEnd = /[。！？，、；：」』）]$/u;

export const ownSentence = (text: string): SpokenSentence => ({ text, source: 'own', of: '' });

/** A scene opened for changes. Where its sentences are not those of the dialogue, the dialogue counts as the creator's own. */
export function openDraft(scene: EditableScene): Draft {
  const { description, camera, durationS } = scene;
  const parts =
    partsOf(scene) ??
    partsOf({ dialogue: scene.dialogue, sentences: ownSentences(scene.dialogue) });
  const { leadS, said } = parts ?? {
    leadS: 0,
    said: ownSentences(withoutPauses(scene.dialogue)).map(atRest),
  };
  return { description, camera, durationS, leadS, said };
}

export const atRest = (sentence: SpokenSentence): Said => ({ sentence, restS: 0 });

function ownSentences(dialogue: string): SpokenSentence[] {
  return splitSentences(dialogue.replace(/\[pause[^\]]{0,12}\]/giu, '\n'))
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(ownSentence);
}

/** The sentences with the silences between them; null where the dialogue says anything else. */
function partsOf({
  dialogue,
  sentences,
}: Pick<EditableScene, 'dialogue' | 'sentences'>): Pick<Draft, 'leadS' | 'said'> | null {
  const gaps: string[] = [];
  let at = 0;
  for (const { text } of sentences) {
    const from = text === '' ? -1 : dialogue.indexOf(text, at);
    if (from < 0) return null;
    gaps.push(dialogue.slice(at, from));
    at = from + text.length;
  }
  gaps.push(dialogue.slice(at));
  if (gaps.some((gap) => /[\p{L}\p{N}]/u.test(withoutPauses(gap)))) return null;
  const rests = gaps.map((gap) => pausedMs(gap) / 1_000);
  return {
    leadS: rests[0] ?? 0,
    said: sentences.map((sentence, index) => ({ sentence, restS: rests[index + 1] ?? 0 })),
  };
}

/** The scene that a draft has become. */
export function closeDraft({ description, camera, durationS, leadS, said }: Draft): EditableScene {
  const lead = leadS > 0 && said.length > 0 ? pauseMark(leadS) : '';
  const dialogue = said.reduce((text, { sentence, restS }) => {
    const space = text === '' || unspacedEnd.test(text) ? '' : ' ';
    return `${text}${space}${sentence.text}${restS > 0 ? ` ${pauseMark(restS)}` : ''}`;
  }, lead);
  return {
    description,
    camera,
    dialogue,
    durationS,
    sentences: said.map(({ sentence }) => sentence),
  };
}

/** How long the words and silences of a draft last, in seconds. */
export function speechSeconds(
  { leadS, said }: Pick<Draft, 'leadS' | 'said'>,
  measure: MeasureSpeech,
): number {
  const text = said.map(({ sentence }) => sentence.text).join(' ');
  return (
    (text === '' ? 0 : measure(text)) +
    said.reduce((sum, { restS }) => sum + restS, said.length === 0 ? 0 : leadS)
  );
}

/** The whole seconds that speech needs with a breath of 0.4 to 1.4 seconds. */
export function secondsFor(draft: Pick<Draft, 'leadS' | 'said'>, measure: MeasureSpeech): number {
  return Math.max(1, Math.ceil(speechSeconds(draft, measure) + leastBreathS - 1e-9));
}

/** A draft with other words, as long as they need; silence that a hand chose stays. */
export function withSaid(draft: Draft, said: readonly Said[], measure: MeasureSpeech): Draft {
  const last = said.at(-1);
  // The silence at the end of a scene stays at its end, but for that of a sentence which is gone.
  const isCut = last !== undefined && draft.said.slice(0, -1).includes(last);
  const restS = isCut ? 0 : (draft.said.at(-1)?.restS ?? 0);
  const closed =
    last === undefined || last === draft.said.at(-1) || draft.said.length === 0
      ? said
      : said.with(said.length - 1, { ...last, restS });
  const next = { ...draft, said: closed };
  if (draft.durationS === 0 || said.length === 0) return next;
  const needS = Math.min(secondsFor(next, measure), longestSceneS);
  const isChosen =
    draft.said.length > 0 && draft.durationS - speechSeconds(draft, measure) > chosenBreathS;
  return { ...next, durationS: isChosen ? Math.max(draft.durationS, needS) : needS };
}
