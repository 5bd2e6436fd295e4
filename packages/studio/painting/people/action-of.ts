import doings from '../../data/doings.json' with { type: 'json' };
import { actions, type FigureAction } from '../../figures/figure.ts';

interface Use {
  readonly action: FigureAction;
  /** Of which one must follow; none where any may. */
  readonly withWords: ReadonlySet<string>;
  /** Whether it is this only where it is done to nothing: who slips a lever under a rim does not fall. */
  readonly isAlone: boolean;
}

const uses = new Map<string, Use[]>();
for (const { verbs, with: words = [], alone = false, action: name } of doings) {
  const action = actions.find((each) => each === name);
  if (action === undefined) throw new Error(`Nobody can ${name}`);
  const use = { action, withWords: new Set(words), isAlone: alone };
  for (const verb of verbs) uses.set(verb, [...(uses.get(verb) ?? []), use]);
}

/** Forms of which a word in -ing may be made: "running" of `runn`, `runne`, `run`, "lying" of `lie`. */
function stemsOf(word: string): string[] {
  if (!/..ing$/.test(word)) return [word];
  const stem = word.slice(0, -3);
  const undoubled = /([^aeiouls])\1$|ll$/.test(stem) ? [stem.slice(0, -1)] : [];
  const ying = stem.endsWith('y') ? [`${stem.slice(0, -1)}ie`] : [];
  return [...undoubled, `${stem}e`, ...ying, stem];
}

/** Before the verb stands how it is done: "quietly reading". */
const manner =
  /^(?:\p{L}+ly|still|now|just|together|both|all|slowly|always|never|again|hard|alone)$/u;
/** What somebody is about to do says what they do: "trying to fix a lamp", "starts dancing". */
const leading =
  /^(?:try|begin|start|keep|help|want|learn|go|continue|finish|get|love|like|enjoy|practise|practice|be|prepare|manage|decide)$/;

const lowerWords = (doing: string): string[] =>
  doing
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'-]+/gu)
    ?.slice(0, 30) ?? [];

/** What is done by a verb with what follows it; null where nobody knows the verb. */
function useOf(verb: string, rest: readonly string[]): FigureAction | null {
  const phrase = fittingUse(`${verb}_${rest[0] ?? ''}`, rest);
  return (phrase ?? fittingUse(verb, rest))?.action ?? null;
}

/** Whether a word begins what something is done to. */
const isObject = (word = '') =>
  /^(?:an?|the|his|her|their|its|my|our|your|it|them|him|us|you|somebody|someone|one|two|three|four|some|\d+)$/u.test(
    word,
  );

function fittingUse(verb: string, rest: readonly string[]): Use | null {
  const all = uses.get(verb);
  return (
    all?.find(({ withWords }) => rest.some((word) => withWords.has(word))) ??
    all?.find(
      ({ withWords, isAlone }) => withWords.size === 0 && !(isAlone && isObject(rest[0])),
    ) ??
    null
  );
}

function actionOfWords(words: readonly string[], depth: number): FigureAction | null {
  const [first, ...rest] = words;
  if (first === undefined || depth > 4) return null;
  if (manner.test(first)) return actionOfWords(rest, depth + 1);
  const stems = stemsOf(first);
  if (stems.some((stem) => leading.test(stem))) {
    const then =
      rest[0] === 'to' || (rest[0] ?? '').endsWith('ing')
        ? rest.slice(rest[0] === 'to' ? 1 : 0)
        : [];
    const found = then.length === 0 ? null : actionOfWords(then, depth + 1);
    if (found !== null) return found;
  }
  for (const stem of stems) {
    const found = useOf(stem, rest);
    if (found !== null) return found;
  }
  return null;
}

/** They say the least of what somebody does: "sitting at a desk, typing" types. */
const weak: ReadonlySet<FigureAction> = new Set([
  'stand',
  'sit',
  'sit-at-table',
  'sit-on-bed',
  'sit-on-bench',
  'sit-on-ground',
  'sit-on-steps',
]);

/** "Sitting with a sleeping cat": it is the cat that sleeps. */
const article = /^(?:an?|the|his|her|their|its|my|our|your)$/u;

/** Behind these nothing is done: "without telling my aunt", "instead of walking". */
const undone = /^(?:from|instead|never|not|of|than|without)$/u;

/** What a part of a doing says, its first verb before one that follows it: "sitting at a desk typing". */
function actionsOfPart(part: string): FigureAction[] {
  const words = lowerWords(part);
  const first = actionOfWords(words, 0);
  const later = words.flatMap((word, at) =>
    at > 0 &&
    /..ing$/.test(word) &&
    ![article, undone].some((before) => before.test(words[at - 1] ?? ''))
      ? (actionOfWords(words.slice(at), 0) ?? [])
      : [],
  );
  return [...(first === null ? [] : [first]), ...later];
}

/** What somebody can be shown at, from what they do ("kneading dough"); null where no verb of it is known. */
export function findAction(doing: string): FigureAction | null {
  const found = doing
    .split(/,| and | while /u)
    .slice(0, 6)
    .flatMap(actionsOfPart);
  return (
    found.find((action) => !weak.has(action)) ??
    found.find((action) => action !== 'stand') ??
    found[0] ??
    null
  );
}
