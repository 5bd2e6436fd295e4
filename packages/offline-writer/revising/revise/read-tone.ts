import meanings from '../../data/wish-meanings.json' with { type: 'json' };
import type { Change } from './change.ts';
import { asksLonger, asksShorter, toneOf } from './vocabulary.ts';

const things =
  'it|this|that|everything|(?:the |this )?(?:whole |entire )?(?:scene|video|film|picture|image|dialogue|narration|text|pace|tone|mood|voice|words|lines?|feel|story|ending|delivery|opening)';
const lead = new RegExp(
  `^(?:(?:make|keep|get|let|have|give|turn|read|say|speak|talk|tell|play|narrate|go)\\s+)?(?:(?:${things})\\s+)?(?:(?:should\\s+)?(?:be|feel|sound|look|seem|is)\\s+)?(?:to (?:be|feel|sound) )?`,
  'iu',
);
const degree =
  /^(?:(?:a (?:bit|little|lot|touch)|much|slightly|way|even|far|really|very|so|somewhat|not so|quite|too)\s+)+/iu;

/** A wish of tone alone: "make it funnier and a bit faster". */
export function readToneWish(wish: string): readonly Change[] {
  const text = wish.toLowerCase().trim();
  if (
    /^(?:speed (?:it |this )?up|pick up the pace|hurry up|more pace|increase the pace)$/u.test(text)
  )
    return [{ kind: 'tone', word: 'faster' }];
  if (
    /^(?:slow (?:it |this )?down|take (?:it|your time)(?: slow(?:ly|er)?)?|reduce the pace)$/u.test(
      text,
    )
  )
    return [{ kind: 'tone', word: 'slower' }];
  const noun =
    /^(?:(?:add|give it|with)\s+)?(?:(?:some|a bit of|a little|a touch of|more)\s+)*(humou?r|drama|energy|suspense|emotion|tension|excitement|fun|comedy)$/u.exec(
      text,
    )?.[1];
  if (noun !== undefined) return [{ kind: 'tone', word: nounTones.get(noun) ?? 'dramatic' }];
  const toned =
    /^(?:use|have|with|give it|in|go for|try|i want)? ?(?:an?|the) ((?:more |less |much |slightly |bit )?[\p{L}-]{3,16}(?: and (?:more )?[\p{L}-]{3,16})?) (?:tone|voice|pace|mood|feel|feeling|delivery|vibe|style|atmosphere)$/u.exec(
      text,
    )?.[1];
  if (toned !== undefined) return readToneWish(toned);
  const excess = /\btoo ([\p{L} ]{3,12})$/u.exec(text)?.[1];
  const meant = excess === undefined ? undefined : excesses.get(excess);
  if (meant !== undefined) return [{ kind: 'tone', word: meant }];
  const words = text
    .replace(lead, '')
    .split(/\s*(?:,|\band\b|\bbut\b|&)\s*/u)
    .map((word) => word.replace(degree, '').replace(/^more (?=\p{L}+er$)/u, ''));
  const changes = words
    .filter((word) => word !== '')
    .map((word): Change | null => {
      if (toneOf(word) !== null) return { kind: 'tone', word };
      if (asksShorter(word, 'en')) return { kind: 'shorter', to: 'a-little' };
      if (asksLonger(word, 'en')) return { kind: 'longer', share: null };
      return null;
    });
  const understood = changes.filter((change) => change !== null);
  return understood.length === changes.length ? understood : [];
}

/** What is meant by too much of it. */
const excesses: ReadonlyMap<string, string> = new Map(Object.entries(meanings.excesses));

const nounTones: ReadonlyMap<string, string> = new Map(Object.entries(meanings.tones));
