import meanings from '../../data/wish-meanings.json' with { type: 'json' };
import type { Change } from './change.ts';
import { asksLonger, asksShorter } from './vocabulary.ts';
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(editWords);

const numbers: ReadonlyMap<string, number> = new Map(Object.entries(meanings.numbers));
const seconds = new RegExp(
  `\\b(\\d{1,3}(?:\\.\\d)?|${[...numbers.keys()].join('|')})[ -]?(?:s|secs?|seconds?)\\b`,
  'iu',
);

const asksPicture = new RegExp(String.raw`^(?:also )?(?:${said.pictureVerbs})\b`, 'u');
const asksShortening = new RegExp(String.raw`\b(?:${said.shortening})\b`, 'u');
const setsLength = new RegExp(String.raw`\b(?:${said.lengthSigns})\b`, 'u');
const saysTooMuch = new RegExp(
  String.raw`\b(?:${said.tooMuch}|cut (?:it|this|that|the (?:dialogue|text|words|narration))(?: down| short(?:er)?)?$)\b`,
  'u',
);

/** What an English wish says of a scene's length. */
export function readLength(wish: string): readonly Change[] {
  if (/\bkeep\b.*\blength\b/iu.test(wish)) return [];
  const text = wish.toLowerCase();
  if (asksPicture.test(text)) return [];
  const written = seconds.exec(text)?.[1];
  if (written !== undefined) return ofSeconds(text, numbers.get(written) ?? Number(written));
  if (/\b(?:half (?:as long|the (?:length|time|words|text))|in half|by half|halve)\b/u.test(text))
    return [{ kind: 'shorter', to: { share: 0.5 } }];
  if (/\b(?:twice as long|double(?: the)?(?: length)?)\b/u.test(text))
    return [{ kind: 'longer', share: 2 }];
  const percent = /\b(?:by|to) (\d{1,2}) ?(?:%|per ?cent)/u.exec(text);
  if (percent !== null && asksShortening.test(text)) {
    const share = Number(percent[1]) / 100;
    return [{ kind: 'shorter', to: { share: percent[0].startsWith('by') ? 1 - share : share } }];
  }
  if (/\b(?:one sentence|a single sentence)\b/u.test(text) && setsLength.test(text))
    return [{ kind: 'shorter', to: { share: 0.01 } }];
  if (saysTooMuch.test(text) || asksShorter(text, 'en')) {
    return [
      {
        kind: 'shorter',
        to: /\b(?:much|way|a lot|far)\b/u.test(text) ? { share: 0.5 } : 'a-little',
      },
    ];
  }
  if (/^more (?:words|text|dialogue|narration)$/u.test(text) || asksLonger(text, 'en'))
    return [{ kind: 'longer', share: null }];
  return [];
}

const cutsAway = new RegExp(
  String.raw`^(?:${said.cuttingAway})\b(?!.*\b(?:to|under)\b)|\bby\b|\bshorter$`,
  'u',
);
const saysMost = new RegExp(String.raw`\b(?:${said.mostSigns})\b`, 'u');

function ofSeconds(text: string, amount: number): readonly Change[] {
  if (/\b(?:pause|wait|silence|beat)\b/u.test(text)) return [{ kind: 'pause', seconds: amount }];
  const isMore =
    /^(?:add|give it)\b|\b(?:more|extra|longer)\b|\b(?:extend|lengthen)\b.*\bby\b/u.test(text) &&
    !/\bno (?:more|longer)\b/u.test(text);
  const isLess = cutsAway.test(text);
  if (isMore || isLess)
    return [{ kind: 'lasts', seconds: isMore ? amount : -amount, isRelative: true }];
  const isMost = saysMost.test(text);
  if (isMost)
    return [
      {
        kind: 'shorter',
        to: { seconds: /\b(?:under|below|less than)\b/u.test(text) ? amount - 0.01 : amount },
      },
    ];
  return [{ kind: 'lasts', seconds: amount, isRelative: false }];
}
