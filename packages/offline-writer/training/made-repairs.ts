import {
  cuesOf,
  tokensOf,
  weakCues,
  type CueKind,
  type Token,
} from '../reading/repairs/spoken-tokens.ts';
import { chanceFrom } from './train-model.ts';
import type { MarkedRepair } from './train-repairs.ts';

/*
 * Repairs that are made: in a sentence that somebody wrote, another amount, day, name or thing is put in front of one that stands there, and
 * words that take it back in between. People's own repairs are too few to tell what each cue of nine languages is worth.
 */

/** A text to put a repair into. */
export interface PlainText {
  readonly text: string;
  readonly language: string;
}

type Random = () => number;

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)];

interface Place {
  readonly at: number;
  readonly kind: string;
}

/** The words of a text that somebody might have got wrong. */
const placesOf = (tokens: readonly Token[]): readonly Place[] =>
  tokens.flatMap((token, at): Place[] => {
    const before = tokens[at - 1];
    if (before === undefined || (token.cue !== null && !token.isWeak)) return [];
    if (/[[\]:/@#]/u.test(token.lead + token.typed + token.tail)) return [];
    if (token.kind !== null) return [{ at, kind: token.kind }];
    const isOpen = before.mark !== 'end' && !token.isNewLine;
    if (isOpen && /^\p{Lu}\p{Ll}{2,}$/u.test(token.typed)) return [{ at, kind: 'name' }];
    return isOpen && before.isLead && /^\p{Ll}{4,}$/u.test(token.typed)
      ? [{ at, kind: 'thing' }]
      : [];
  });

/** In which order cues follow one another: "no", "argh no", "no wait", "sorry, I mean", "wait not vespa". */
const orders: readonly (readonly CueKind[])[] = [
  ['negations'],
  ['negations'],
  ['cries', 'negations'],
  ['cries', 'negations'],
  ['negations', 'pauses'],
  ['pauses', 'negations'],
  ['sorries'],
  ['sorries'],
  ['negations', 'sorries'],
  ['sorries', 'negations'],
  ['sorries', 'means'],
  ['cries', 'corrects'],
  ['corrects'],
  ['corrects'],
  ['means'],
  ['cries'],
  ['pauses'],
  ['pauses', 'denials'],
  ['negations', 'denials'],
  ['cries', 'denials'],
  ['cries', 'cries'],
  ['negations', 'negations'],
  ['negations', 'corrects'],
  ['pauses', 'corrects'],
];
const betweenCues = [' ', ' ', ', ', '... '];
const around: readonly (readonly [before: string, behind: string])[] = [
  [', ', ', '],
  [', ', ', '],
  [', ', ', '],
  [', ', ', '],
  ['... ', ', '],
  [' - ', ' - '],
  [', ', ' '],
  [' (', ' '],
  ['... ', ' '],
  [' ', ' '],
];
const behindSentence = [', ', ', ', ': ', '! ', '. '];
const shouted = 0.15;
const oftenLed = 0.4;

function cueOf(language: string, old: string, random: Random): string {
  const said = (pick(orders, random) ?? []).map((kind) => {
    const own = cuesOf(kind, language);
    const known = (own.length > 0 ? own : cuesOf(kind, 'en')).filter(
      (phrase) => !weakCues.has(phrase),
    );
    const phrase = pick(known, random) ?? 'no';
    if (kind !== 'denials') return phrase;
    return language === 'tr' ? `${old} değil` : `${phrase} ${old}`;
  });
  const cue = said.reduce((all, word) => all + (pick(betweenCues, random) ?? ' ') + word);
  return random() < shouted ? cue.toUpperCase() : cue;
}

const printed = (tokens: readonly Token[]): string =>
  tokens.map(({ gap, lead, typed, tail }) => gap + lead + typed + tail).join('');

/** So many words of the text stay on either side. */
const window = 24;
/** A sentence that puts right stands no further behind than this, in words. */
const mostFar = 16;
const oftenFar = 0.25;
const oftenReason = 0.4;

interface Source {
  readonly language: string;
  readonly tokens: readonly Token[];
  readonly places: readonly Place[];
}

interface Slip {
  /** What stands in the text, with its place. */
  readonly at: number;
  readonly token: Token;
  /** What its author writes first. */
  readonly old: string;
  readonly cue: string;
}

/** "… in September, 15 cm deep. Correction: November, not September. …": put right in a sentence of its own. */
function madeBehind({ tokens, language }: Source, slip: Slip, end: number, random: Random) {
  const { at, token, old, cue } = slip;
  const start = printed(tokens.slice(Math.max(0, at - window), at)).trimStart();
  const own = token.gap + token.lead;
  const rest = token.tail + printed(tokens.slice(at + 1, end + 1));
  const behind = printed(tokens.slice(end + 1, end + 1 + window));
  const denial = pick(cuesOf('denials', language), random) ?? 'not';
  const why = pick(cuesOf('corrects', language), random) ?? 'sorry';
  const reasons = [`, ${denial} ${old}`, ` ${denial} ${old}`, `, ${why}`, ` (${why})`];
  const reason = random() < oftenReason ? (pick(reasons, random) ?? '') : '';
  const said = cue.slice(0, 1).toUpperCase() + cue.slice(1);
  const mark = pick(behindSentence, random) ?? ', ';
  return {
    language,
    idea: `${start}${own}${old}${rest} ${said}${mark}${token.typed}${reason}.${behind}`,
    say: `${start}${own}${token.typed}${rest}${behind}`,
  };
}

/** "… 400 g, no wait, 500 g …": put right on the spot. */
function madeThere({ tokens, language }: Source, slip: Slip, random: Random) {
  const { at, token, old, cue } = slip;
  const before = tokens[at - 1];
  const lead = before?.isLead === true && random() < oftenLed ? `${before.typed} ` : '';
  const [opens, closes] = pick(around, random) ?? [', ', ', '];
  const start = printed(tokens.slice(Math.max(0, at - window), at)).trimStart();
  const own = token.gap + token.lead;
  const end = token.tail + printed(tokens.slice(at + 1, at + 1 + window));
  const bracket = opens === ' (' ? ')' : '';
  return {
    language,
    idea: `${start}${own}${old}${opens}${cue}${closes}${lead}${token.typed}${bracket}${end}`,
    say: `${start}${own}${token.typed}${end}`,
  };
}

function madeRepair(
  source: Source,
  wordsOf: (kind: string) => readonly string[],
  random: Random,
): Omit<MarkedRepair, 'id'> | null {
  const place = pick(source.places, random);
  const token = place === undefined ? undefined : source.tokens[place.at];
  if (place === undefined || token === undefined) return null;
  const old = pick(wordsOf(place.kind), random);
  if (old === undefined || old.toLowerCase() === token.word) return null;
  const slip: Slip = { at: place.at, token, old, cue: cueOf(source.language, old, random) };
  const end = source.tokens.findIndex((each, at) => at >= place.at && each.mark === 'end');
  const isFar = end >= 0 && end - place.at < mostFar && random() < oftenFar;
  return isFar ? madeBehind(source, slip, end, random) : madeThere(source, slip, random);
}

/** Made repairs in texts that hold none. The same texts in the same order give the same ones. */
export function makeRepairs(texts: readonly PlainText[], count: number): readonly MarkedRepair[] {
  const sources = texts
    .filter(({ language }) => cuesOf('negations', language).length > 0)
    .map(({ text, language }): Source => {
      const tokens = tokensOf(text);
      return { language, tokens, places: placesOf(tokens) };
    })
    .filter(({ places }) => places.length > 0);
  const known = new Map<string, string[]>();
  for (const { language, tokens, places } of sources)
    for (const { at, kind } of places) {
      const key = `${language} ${kind}`;
      const list = known.get(key) ?? [];
      list.push(tokens[at]?.typed ?? '');
      known.set(key, list);
    }
  const made: MarkedRepair[] = [];
  for (let at = 0; made.length < count && at < 4 * count && sources.length > 0; at += 1) {
    const random = chanceFrom(`made ${at}`);
    const source = pick(sources, random);
    if (source === undefined) continue;
    const one = madeRepair(source, (kind) => known.get(`${source.language} ${kind}`) ?? [], random);
    if (one !== null) made.push({ id: `made ${at}`, ...one });
  }
  return made;
}
