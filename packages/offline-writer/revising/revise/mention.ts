import { plainWords } from '../enhance/same-material.ts';
import { singular } from './apply-picture.ts';
import type { FindUnit } from './bonds.ts';
import { figureKindByWord } from './vocabulary.ts';

const small = new Set('the a an of to in on at for with and or how what when where why who which that it its is are was were our my your their his her about we they he she'.split(' '));

/** Tells whether a sentence is about something: it holds its words, or a figure of the kind it asks for ("the price"). */
export function aboutIn(what: string, findUnit: FindUnit): (text: string) => boolean {
  const asked = plainWords(what).filter((word) => !small.has(word));
  const words = (asked.length === 0 ? plainWords(what) : asked).map(singular);
  const kind = figureKindByWord.get(asked.join(' ')) ?? figureKindByWord.get(what.toLowerCase());
  return (text) => {
    const own = new Set(plainWords(text).map(singular));
    if (words.length > 0 && words.every((word) => own.has(word) || [...own].some((each) => isSameStem(each, word)))) return true;
    if (/^(?:website|web address|link|url|site)$/iu.test(asked.join(' '))) return /\b[\w-]+\.(?:[a-z]{2,}|example)\b/iu.test(text);
    if (kind === undefined) return false;
    const figures = findUnit(text)?.figures ?? [];
    return kind === 'any' ? figures.length > 0 : figures.some((figure) => figure.kind === kind || (kind === 'clock' && figure.kind === 'span'));
  };
}

/** "donate" and "donations", "build" and "building". */
function isSameStem(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  if (least < 4 || Math.abs(one.length - other.length) > 4) return false;
  return one.startsWith(other) || other.startsWith(one);
}
