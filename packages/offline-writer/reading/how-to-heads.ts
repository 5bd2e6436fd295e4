import { isImperative } from './english.ts';
import headWords from '../data/head-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import { capital } from '../plain-words.ts';

const said = alternativesIn(headWords);

/*
 * "How to bleed a radiator", in the languages that tell it by a word and an infinitive or a "one": what follows says what to do. "How
 * does rain form?" asks, and is no such head.
 */

const infinitive = (...endings: readonly string[]): string =>
  String.raw`(?:(?:${said.beforeInfinitives}) ?)?\p{L}+(?:${endings.join('|')})(?!\p{L})`;

const heads: readonly string[] = [
  String.raw`how to \p{L}+`,
  `cómo ${infinitive('ar', 'er', 'ir', 'ír', 'arse', 'erse', 'irse', 'arlo', 'arla')}`,
  `comment (?:bien )?${infinitive('er', 'ir', 'oir', 'dre', 'tre', 'ire', 'ure')}`,
  String.raw`(?:wie (?:${said.whoDoes})) (?=\p{L})`,
  `come ${infinitive('are', 'ere', 'ire', 'arre', 'urre', 'arsi', 'ersi', 'irsi')}`,
  `como ${infinitive('ar', 'er', 'ir', 'ôr')}`,
  String.raw`hoe (?:je|u|men|maak je) (?=\p{L})`,
  `jak ${infinitive('ać', 'eć', 'ić', 'yć', 'ąć', 'uć', 'ść', 'źć', 'óc', 'ec', 'ieść')}`,
  `как ${infinitive('ать', 'ять', 'еть', 'ить', 'ыть', 'уть', 'оть', 'сти', 'зти', 'чь', 'ться')}`,
  String.raw`(?:hur|hvordan) (?:man|du) (?=\p{L})`,
  String.raw`cara (?:${said.malayVerbBeginnings})\p{L}{3,}`,
];
const head = new RegExp(`^(?:${heads.join('|')})`, 'iu');
const longestHead = 90;

/** Whether a text begins as what heads an instruction does, and asks nothing. */
export const headsInstruction = (text: string): boolean =>
  head.test(text.slice(0, longestHead)) && !/[?？]\s*$/u.test(text);

/** "Jak zaostrzyć nóż: Namocz kamień.": the head of an instruction and its first step, in one line; null where it is none. */
export function partHead(line: string): readonly [string, string] | null {
  const colon = line.slice(0, longestHead).search(/[:：] (?=["“„«(]?\p{Lu}\p{Ll})/u);
  const words = line.slice(0, Math.max(0, colon));
  return colon > 0 && headsInstruction(words) && !/[.!?]\s/u.test(words)
    ? [line.slice(0, colon + 1), line.slice(colon + 1).trim()]
    : partOrders(line);
}

/**
 * "How to free a ring: hold your hand up, put soap around it, then twist it slowly, don't pull.": each of its orders is a sentence.
 * What must not be done stays with what is.
 */
function partOrders(line: string): readonly [string, string] | null {
  const [, words = '', orders = '', rest = ''] =
    /^(?<head>how to [^:.!?]{4,90}): (?<orders>\p{Ll}[^.!?:;]{10,400}[.!?]?)(?<rest>.*)$/iu.exec(
      line.slice(0, longestOrders),
    ) ?? [];
  const parts = orders.split(/, (?:and )?(?=\p{L})/u);
  if (parts.length < leastOrders || !parts.every(isImperative) || line.length > longestOrders)
    return null;
  const sentences: string[] = [];
  for (const part of parts) {
    const before = sentences.pop();
    const goesOn = before === undefined || forbids.test(part);
    sentences.push(
      ...(before === undefined
        ? [capital(part)]
        : goesOn
          ? [`${before}, ${part}`]
          : [`${before}.`, capital(part)]),
    );
  }
  return [`${words}:`, `${sentences.join(' ')}${rest}`];
}
const leastOrders = 3;
const longestOrders = 1_200;
const forbids = /^(?:but |and )?(?:don['’]?t|do not|never|no)(?!\p{L})/iu;
