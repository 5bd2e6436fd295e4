import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import {
  emptyPlan,
  maxPlanTextCharacters,
  type PicturePlan,
} from '@scenewright/contract/rules/picture-plan.ts';
import { tones } from '../../boards/colours.ts';
import { behind, splitAmount } from '../../boards/layouts/money-text.ts';
import { leavesNothingToSay } from '../../boards/said.ts';
import type { StoredBoard } from '../../boards/stored-board.ts';
import { hashText } from '../random.ts';
import { isAtNight } from './film-night.ts';
import type { SceneIdea } from './scene-idea.ts';
import { atHome } from './film-origin.ts';
import { toldPlace } from './told-place.ts';

/** A sentence beside a figure has less room than one alone. */
const longestBeside = 130;
/** What goes on from here turns what was said before it: a line is never cut in front of it. */
const turns =
  /^(?:because|but|not|until|unless|except|if|when|where|who|which|that|than|so|or|and|weil|aber|nicht|bis|sondern|mais|pas|sauf|pero|sino|no|hasta|porque|ma|non|finché|mas|não|até|ale|nie|bo)\b/iu;

/** The end of the last whole sentence within a text; else of its last clause that may stand alone; -1 where it has neither. */
function endWithin(cut: string): number {
  const ends = ['. ', '! ', '? ', '。', '！', '？'].map((sign) => cut.lastIndexOf(sign));
  const sentence = Math.max(...ends);
  if (sentence > 20) return sentence + 1;
  const clauses = [...cut.matchAll(/[,;:–—،，](?=\s)/gu)].map(({ index }) => index);
  return clauses.findLast((at) => at > 40 && !turns.test(cut.slice(at + 1).trimStart())) ?? -1;
}

/** A line of type from what is said: whole sentences from the first on, as many as have room. */
function lineOf(dialogue: string): string {
  const plain = withoutPauses(dialogue).replace(/\s+/gu, ' ').trim();
  if (plain.length <= maxPlanTextCharacters) return plain;
  const end = endWithin(plain.slice(0, maxPlanTextCharacters));
  return end < 0 ? '' : plain.slice(0, end).trim();
}

/** The sentence in which a text is said; empty where it is not, or is too long to be read beside it. */
function sentenceWith(text: string, dialogue: string): string {
  const plain = withoutPauses(dialogue).replace(/\s+/gu, ' ').trim();
  const sentences = plain.split(/(?<=(?:\p{L}{2}|\d)[.…])\s+(?=\p{Lu}|\P{L})|(?<=[!?。！？؟])\s+/u);
  const found = sentences.find((sentence) => text !== '' && sentence.includes(text)) ?? '';
  return [...found].length > longestBeside ? '' : found;
}

const currency = /^(?:[A-Z]{0,3}\p{Sc})$/u;

/** An amount with its sign on the side on which the line has it: "279 €" of a German film, "€279" of an Irish one. */
function asSaid(plan: PicturePlan, dialogue: string): PicturePlan {
  const { figure } = plan;
  if (figure === null || !currency.test(figure.unit)) return plan;
  const { value } = splitAmount(figure);
  const isBehind = [`${value}${figure.unit}`, `${value} ${figure.unit}`].some((written) =>
    dialogue
      .replaceAll(/\s/gu, ' ')
      .split(written)
      .slice(0, -1)
      .some((before) => !/[\d.,]$/u.test(before)),
  );
  return !isBehind ? plan : { ...plan, figure: { ...figure, unit: `${behind}${figure.unit}` } };
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A bare figure says nothing: where it has no label of its own, the sentence that names it stands below. */
function withLine(plan: PicturePlan, dialogue: string): PicturePlan {
  const { layout, figure, quote } = plan;
  const isBare = figure !== null && quote === '' && splitAmount(figure).label === '';
  if (!isBare || (layout !== 'figure' && layout !== 'money')) return plan;
  const [amount = ''] = /^[\p{Sc}]?[\d.,\s]*\d/u.exec(figure.value) ?? [];
  const sentence = sentenceWith(amount.trim(), dialogue);
  // "100 °C." below 100 °C tells nothing.
  const isSame = lettersOf(sentence) === lettersOf(`${figure.value}${figure.unit}`);
  return { ...plan, quote: isSame ? '' : sentence };
}

/** "A recipe step." of which nothing is said: there is nothing to be read on it. */
const isEmpty = ({ figure, items, quote, date, from, to, place, layout }: PicturePlan): boolean =>
  figure === null &&
  items.length === 0 &&
  `${quote}${date}${from}${to}` === '' &&
  !(layout === 'map' && place !== '');

/** What the scene shows where it is no stage: a designed picture, or, where no subject is surely known, the line as type. */
function planOf({ description, dialogue }: SceneIdea, isShown: boolean): PicturePlan | null {
  const plan = readDescription(description);
  if (plan.layout !== 'scene' && !isEmpty(plan)) return withLine(asSaid(plan, dialogue), dialogue);
  const line = lineOf(dialogue);
  // A point that is read keeps its number; that of a step is heard.
  const number = /^\d{1,3}$/u.test(plan.quote) ? `${plan.quote}) ` : '';
  return isShown || line === '' ? null : { ...emptyPlan, layout: 'words', quote: number + line };
}

/** As many turns make all compositions of boards come round. */
const turnsOfFilm = 12;

/** The turn of a later picture of its scene is none that the scene or the next one has. */
const laterTurn = turnsOfFilm * 100 + 1;

/** Where a picture stands in its film: those that follow each other are composed differently. */
function turnOf({ topic, style, sceneNumber, pictureNumber = 0 }: SceneIdea): number {
  const first = hashText(`turn ${topic}/${style}`) % turnsOfFilm;
  return first + sceneNumber + (pictureNumber % 2 === 0 ? 0 : laterTurn);
}

/** The board of a scene; null where it is painted as a stage, for `isShown` says that it has somebody or something to show. Neighbouring scenes stand on different grounds. */
export function planBoard(
  idea: SceneIdea,
  isShown: boolean,
  beside: Pick<StoredBoard, 'shows' | 'figures' | 'rows'>,
): StoredBoard | null {
  const plan = planOf(idea, isShown);
  if (plan === null) return null;
  const first = hashText(`tone ${idea.topic}/${idea.style}`);
  const place = atHome(toldPlace(idea), idea);
  // Nothing of a night is told on bright paper, and a set behind words is dimmed.
  const isNight = isAtNight(idea);
  const isDark = isNight || place !== null;
  const grounds = isDark ? tones.filter((tone) => tone !== 'paper') : tones;
  return {
    plan,
    tone:
      grounds[(first + idea.sceneNumber + (idea.pictureNumber ?? 0)) % grounds.length] ?? 'paper',
    turn: turnOf(idea),
    ...(place === null ? {} : { place }),
    ...(isNight ? { isNight: true as const } : {}),
    isSilent: leavesNothingToSay(plan, idea.dialogue),
    ...beside,
  };
}
