import stored from '../../data/repair-model.json' with { type: 'json' };
import repairWords from '../../data/repair-words.json' with { type: 'json' };
import { candidatesOf, type Candidate } from './candidates.ts';
import { putInPlace } from './put-in-place.ts';
import { featuresIn } from './repair-features.ts';
import { tokensOf, type Token } from './spoken-tokens.ts';
import { amountAt } from './tokens.ts';

/*
 * What somebody puts right while they write: "400 g, no wait, 500 g", "tie it with wire. no. thread". A log-linear model weighs each way
 * in which a text may put itself right against the text as it stands (decision 103); its weights are learnt from marked ideas, most of
 * which hold no repair at all.
 */

/** Longer texts are pasted, and were put right by whoever wrote them. */
const mostLetters = 2_600;
const mostRepairs = 6;
/** A text of more ways ("he (no 5, he (no 5, …") is made to keep a server busy: it stays as it is. */
const mostCandidates = 10_000;
/** By how much the likeliest repair must be likelier than none, as a difference of log-odds. */
const leastSure = { near: 0, far: 2.5 } as const;

const weights: ReadonlyMap<string, number> = new Map(
  Object.entries(stored.weights).map(([name, weight]) => [name, weight / 100]),
);

/** "3 out of 3? You are ready for the road. 0 out of 3? Take the bus.": two cases side by side, and none takes the other back. */
const asksTwice = (tokens: readonly Token[], { oldTo, cueFrom, newFrom, newTo }: Candidate) =>
  [oldTo, newTo].every((end) => tokens[end - 1]?.tail.includes('?') === true) &&
  newFrom - cueFrom >= leastBetween;
const leastBetween = 4;

const subjectPronouns: ReadonlySet<string> = new Set(repairWords.subjectPronouns);

/** Whether what is left would stammer ("a quarter turn turn", "sat sun 10 am"), or has only "the old one" for an amount. */
function leavesTorn(tokens: readonly Token[], found: Candidate): boolean {
  const { oldFrom, oldTo, cueFrom, newFrom, newTo, end } = found;
  const isFar = oldTo < cueFrom;
  const [first, last] = [tokens[newFrom], tokens[newTo - 1]];
  const seams = [
    [tokens[oldFrom - 1], first],
    [last, tokens[isFar ? oldTo : end]],
    ...(isFar ? [[tokens[cueFrom - 1], tokens[end]]] : []),
  ];
  const isTwice = seams.some(
    ([one, other]) =>
      one !== undefined &&
      other !== undefined &&
      one.mark === 'none' &&
      (one.word === other.word || (one.kind !== null && one.kind === other.kind)),
  );
  const isBareOne = newTo - newFrom === 1 && first?.word === 'one' && tokens[newTo]?.kind != null;
  // "The boat sank in 1930. No, it sank in 1931.": both are said, for "it" is the boat of the first.
  const isOfBefore = tokens[cueFrom - 1]?.mark === 'end' && subjectPronouns.has(first?.word ?? '');
  // "60 euros, sorry 65, material included": an amount or a day that nobody has said before is no word of putting right.
  const said = new Set(tokens.slice(0, cueFrom).map(({ word }) => word));
  const fresh = tokens.slice(newFrom, newTo);
  const cue = tokens.slice(cueFrom, newFrom);
  const losesAmount = cue
    .slice(cue.findLastIndex((token) => token.cue !== null) + 1)
    .some(
      ({ kind, word }) =>
        (kind === 'day' || (kind === 'number' && /\d/u.test(word))) &&
        !said.has(word) &&
        !fresh.some((other) => other.word.startsWith(word)),
    );
  return isTwice || isBareOne || isOfBefore || losesAmount;
}

/** "60 euros, sorry 65", "4 łyżki mąki, nie, 3": no more than its unit and what it is of stands between. */
const mostBetween = 1;
function lastOfAmount(tokens: readonly Token[], { oldFrom, oldTo }: Candidate): number {
  if (tokens[oldFrom]?.kind !== 'number') return oldTo;
  const words = tokens
    .slice(oldFrom, oldFrom + mostOfAmount)
    .map(({ typed, tail }) => typed + tail);
  return Math.max(oldTo, oldFrom + (amountAt(words, 0)?.length ?? 0));
}

function likeliest(tokens: readonly Token[]): Candidate | null {
  const featuresOf = featuresIn(tokens);
  let [best, most]: [Candidate | null, number] = [null, 0];
  let count = 0;
  for (const candidate of candidatesOf(tokens)) {
    count += 1;
    if (count > mostCandidates) return null;
    if (asksTwice(tokens, candidate) || leavesTorn(tokens, candidate)) continue;
    let surplus = 0;
    for (const name of featuresOf(candidate)) surplus += weights.get(name) ?? 0;
    const isFar = candidate.cueFrom - lastOfAmount(tokens, candidate) > mostBetween;
    const bound = isFar ? leastSure.far : leastSure.near;
    if (surplus > Math.max(most, bound)) [best, most] = [candidate, surplus];
  }
  return best;
}

const mostWordsEarlier = 3;

/** "His own vespa, wait not vespa, his okada": what is said instead begins further back, where its first word stood. */
function fromItsBeginning(tokens: readonly Token[], found: Candidate): Candidate {
  const first = tokens[found.newFrom]?.word;
  for (let back = 1; back <= mostWordsEarlier; back += 1) {
    const token = tokens[found.oldFrom - back];
    if (token === undefined || token.mark !== 'none' || found.oldTo !== found.cueFrom) return found;
    if (token.word === first) return { ...found, oldFrom: found.oldFrom - back };
  }
  return found;
}

/** "7pm, actually half" of "half 7", "a las 6 y | media": what is said instead is an amount with all of its words. */
function withWholeAmount(tokens: readonly Token[], found: Candidate): Candidate | null {
  const words = tokens.map(({ typed, tail }) => typed + tail);
  let { newFrom, newTo } = found;
  for (let at = Math.max(found.cueFrom, newFrom - mostOfAmount); at < newTo; at += 1) {
    const core = tokens[at]?.kind === 'number' ? (amountAt(words, at)?.core ?? 0) : 0;
    if (core < 2 || at + core <= newFrom) continue;
    [newFrom, newTo] = [Math.min(newFrom, at), Math.max(newTo, at + core)];
  }
  // "Alle 6, no aspetta alle 6 e un quarto": what leads to both is said again.
  const isLed = tokens[newFrom - 1]?.word === tokens[found.oldFrom]?.word;
  if (newTo > found.newTo && isLed) newFrom -= 1;
  const end = Math.max(found.end, newTo);
  return newFrom > found.cueFrom || newFrom === found.newFrom
    ? { ...found, newFrom, newTo, end }
    : null;
}
const mostOfAmount = 4;

/** "Friday 9 til 1, Thursday is the other village": what speaks of the day that was taken back says why, and goes with it. */
function withReason(tokens: readonly Token[], found: Candidate): Candidate {
  const { oldFrom, oldTo, newFrom, newTo, end } = found;
  const last = tokens[newTo - 1];
  if (end > newTo || last === undefined || last.mark === 'none' || last.mark === 'end')
    return found;
  const kept = new Set(tokens.slice(newFrom, newTo).map(({ word }) => word));
  const gone = tokens
    .slice(oldFrom, oldTo)
    .filter(({ word, kind }) => kind === 'day' && !kept.has(word));
  const rest = tokens.slice(newTo, newTo + longestReason);
  const close = rest.findIndex(({ mark }) => mark !== 'none');
  const length = close < 0 ? rest.length : close + 1;
  const isWhole = close >= 0 || newTo + length === tokens.length;
  const speaksOf = rest
    .slice(0, Math.min(length, mostBeforeDay))
    .some(({ word }) => gone.some((old) => word.startsWith(old.word)));
  return isWhole && speaksOf ? { ...found, end: newTo + length } : found;
}
const longestReason = 9;
const mostBeforeDay = 3;

/** A text as its author put it right; what is not likely a repair stays as it was written. */
export function withLikelyRepairs(text: string): string {
  if (text.length > mostLetters) return text;
  const known = remembered.get(text) ?? repaired(text);
  // One idea is read several times while it is typed and written.
  remembered.delete(text);
  remembered.set(text, known);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  return known;
}
const remembered = new Map<string, string>();
const mostRemembered = 16;

function repaired(text: string): string {
  let left = text;
  for (let times = 0; times < mostRepairs; times += 1) {
    const tokens = tokensOf(left);
    const found = likeliest(tokens);
    if (found === null) return left;
    const whole = withWholeAmount(tokens, found);
    if (whole === null) return left;
    left = putInPlace(tokens, withReason(tokens, fromItsBeginning(tokens, whole)));
  }
  return left;
}
