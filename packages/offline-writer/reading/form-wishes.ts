import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/form-words.json' with { type: 'json' };
import headWords from '../data/head-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(headWords);

/* "Un chiste de un loro", "can you do me a funny little poem for my sister": nothing but a form that is asked for, and of what. */

const longest = 200;
const oneOf = (list: readonly string[]) => `(?:${alternatives(list).replaceAll("'", "['’]")})`;
const end = String.raw`(?![\p{L}\p{M}])`;
const kinds = oneOf(Object.values(words.kinds).flat());
const before = String.raw`(?:(?:${said.hellosToMaker})[,!]?\s+)?(?:${oneOf(words.asks)}${end}[,\s]+){0,2}(?:${oneOf(words.before)}${end}\s+){0,2}`;
const asked = new RegExp(
  `^${before}(?:[\\p{L}-]+\\s+){0,2}?${kinds}${end}(?:\\s+[\\p{L}-]+){0,2}?\\s+${oneOf(words.about)}(?:${end}\\s*|(?<=['’]))(\\S.{2,})$`,
  'iu',
);
/** "bir papağan hakkında fıkra": what it is about stands in front. */
const askedBehind = new RegExp(
  `^(\\S.{2,60}?)\\s+(?:hakkında|ile ilgili|üzerine)\\s+(?:bir\\s+)?(?:[\\p{L}-]+\\s+)?${kinds}${end}[^.!?]{0,30}[.!?]?$`,
  'iu',
);
const article = new RegExp(`^${oneOf(words.before)}${end}\\s+(?=\\S)`, 'iu');
const named: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(words.kinds).map(([kind, list]) => [
    kind,
    new RegExp(`^${before}(?:[\\p{L}-]+\\s+){0,4}?${oneOf(list)}${end}`, 'iu'),
  ]),
);

/** What a form is asked for about, where a text is nothing but such a wish; else null. */
export function topicOfFormWish(text: string): string | null {
  const whole = text.trim();
  if (whole.length > longest || /[:：]\s*\S|[.!?…]\s+\S/u.test(whole)) return null;
  const topic = (asked.exec(whole) ?? askedBehind.exec(whole))?.[1];
  return topic === undefined ? null : topic.replace(/[\s.!?]+$/u, '').replace(article, '');
}

/** Whether a wish begins with the name of a kind of film, in any language that is read. */
export const asksForKind = (wish: string, kind: string): boolean =>
  wish.length <= longest && (named.get(kind)?.test(wish.trim()) ?? false);
