import meanings from '../../data/wish-meanings.json' with { type: 'json' };
import type { Change } from './change.ts';
import { asksLonger, asksShorter, toneOf } from './vocabulary.ts';
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(editWords);

const things = String.raw`it|this|that|everything|(?:the |this )?(?:whole |entire )?(?:${said.tonedThings})`;
const lead = new RegExp(
  String.raw`^(?:(?:${said.toneVerbs})\s+)?(?:(?:${things})\s+)?(?:(?:should\s+)?(?:${said.seemingVerbs})\s+)?(?:to (?:be|feel|sound) )?`,
  'iu',
);
const degree = new RegExp(String.raw`^(?:(?:${said.degrees})\s+)+`, 'iu');

/** A wish of tone alone: "make it funnier and a bit faster". */
export function readToneWish(wish: string): readonly Change[] {
  const text = wish.toLowerCase().trim();
  if (asksHurry.test(text)) return [{ kind: 'tone', word: 'faster' }];
  if (
    /^(?:slow (?:it |this )?down|take (?:it|your time)(?: slow(?:ly|er)?)?|reduce the pace)$/u.test(
      text,
    )
  )
    return [{ kind: 'tone', word: 'slower' }];
  const noun = asksFeeling.exec(text)?.[1];
  if (noun !== undefined) return [{ kind: 'tone', word: nounTones.get(noun) ?? 'dramatic' }];
  const toned = asksTone.exec(text)?.[1];
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
const asksTone = new RegExp(
  String.raw`^(?:${said.toneLeads})? ?(?:an?|the) ((?:(?:${said.toneDegrees}) )?[\p{L}-]{3,16}(?: and (?:more )?[\p{L}-]{3,16})?) (?:${said.toneNouns})$`,
  'u',
);
const asksFeeling = new RegExp(
  String.raw`^(?:(?:add|give it|with)\s+)?(?:(?:${said.feelingAmounts})\s+)*(${said.feelings})$`,
  'u',
);
const asksHurry = new RegExp(String.raw`^(?:${said.hurrying})$`, 'u');

/** What is meant by too much of it. */
const excesses: ReadonlyMap<string, string> = new Map(Object.entries(meanings.excesses));

const nounTones: ReadonlyMap<string, string> = new Map(Object.entries(meanings.tones));
