import meanings from '../../data/wish-meanings.json' with { type: 'json' };
import type { Change } from './change.ts';
import { asksLonger, asksShorter } from './vocabulary.ts';

const numbers: ReadonlyMap<string, number> = new Map(Object.entries(meanings.numbers));
const seconds = new RegExp(
  `\\b(\\d{1,3}(?:\\.\\d)?|${[...numbers.keys()].join('|')})[ -]?(?:s|secs?|seconds?)\\b`,
  'iu',
);

/** What an English wish says of a scene's length. */
export function readLength(wish: string): readonly Change[] {
  if (/\bkeep\b.*\blength\b/iu.test(wish)) return [];
  const text = wish.toLowerCase();
  if (/^(?:also )?(?:show|draw|picture|put|display)\b/u.test(text)) return [];
  const written = seconds.exec(text)?.[1];
  if (written !== undefined) return ofSeconds(text, numbers.get(written) ?? Number(written));
  if (/\b(?:half (?:as long|the (?:length|time|words|text))|in half|by half|halve)\b/u.test(text))
    return [{ kind: 'shorter', to: { share: 0.5 } }];
  if (/\b(?:twice as long|double(?: the)?(?: length)?)\b/u.test(text))
    return [{ kind: 'longer', share: 2 }];
  const percent = /\b(?:by|to) (\d{1,2}) ?(?:%|per ?cent)/u.exec(text);
  if (percent !== null && /\b(?:shorten|shorter|cut|reduce|trim|condense)\b/u.test(text)) {
    const share = Number(percent[1]) / 100;
    return [{ kind: 'shorter', to: { share: percent[0].startsWith('by') ? 1 - share : share } }];
  }
  if (
    /\b(?:one sentence|a single sentence)\b/u.test(text) &&
    /\b(?:only|just|to|in|make)\b/u.test(text)
  )
    return [{ kind: 'shorter', to: { share: 0.01 } }];
  if (
    /\b(?:too long|too much (?:text|talking|words)|too wordy|less (?:text|words|talking)|fewer words|get to the point|cut (?:it|this|that|the (?:dialogue|text|words|narration))(?: down| short(?:er)?)?$|tighten|much shorter)\b/u.test(
      text,
    ) ||
    asksShorter(text, 'en')
  ) {
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

function ofSeconds(text: string, amount: number): readonly Change[] {
  if (/\b(?:pause|wait|silence|beat)\b/u.test(text)) return [{ kind: 'pause', seconds: amount }];
  const isMore =
    /^(?:add|give it)\b|\b(?:more|extra|longer)\b|\b(?:extend|lengthen)\b.*\bby\b/u.test(text) &&
    !/\bno (?:more|longer)\b/u.test(text);
  const isLess =
    /^(?:remove|cut|shave|take|lose|drop)\b(?!.*\b(?:to|under)\b)|\bby\b|\bshorter$/u.test(text);
  if (isMore || isLess)
    return [{ kind: 'lasts', seconds: isMore ? amount : -amount, isRelative: true }];
  const isMost =
    /\b(?:under|below|less than|at most|max(?:imum)?|no (?:more|longer) than|within|shorten|shorter|cut|trim|up to|down to)\b/u.test(
      text,
    );
  if (isMost)
    return [
      {
        kind: 'shorter',
        to: { seconds: /\b(?:under|below|less than)\b/u.test(text) ? amount - 0.01 : amount },
      },
    ];
  return [{ kind: 'lasts', seconds: amount, isRelative: false }];
}
