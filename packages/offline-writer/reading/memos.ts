import words from '../data/memo-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';
import { grammar } from '../grammar-words.ts';

const said = alternativesIn(words);
/** A word that somebody who talks to a machine begins with. */
const start = String.raw`(?:(?:${said.starts}|um+|uh+)[,.]? )*`;
const isMemo = String.raw`(?:(?:a )?(?:quick )?(?:note|memo|reminder) to (?:my)?self|(?:a )?(?:quick )?voice (?:memo|note))`;
const isIdea = String.raw`(?:(?:i (?:have|had|got|'ve got) |here(?:'s| is) |it's |this is )?(?:an? |my |another )?(?:\p{L}+ )?idea for (?:an?|my|the|our|this) (?:\p{L}+ ){0,2}(?:${said.films})s?)`;
/** "right is it recording ok so …", "is this thing on yes right": somebody looks whether the machine hears them. */
const isOn = String.raw`(?:is (?:it|this|that)(?: thing)? (?:on|recording|working|going)(?: now| yet)?|(?:i think )?it(?:'s| is) recording(?: now)?|testing(?: one two(?: three)?)?|can you hear me|voice (?:typing|to text|recording)(?:,? (?:let['’]?s go|here we go|on))?)[,.?!]*(?:,? (?:${said.agreeing}|um+|uh+)[,.?!]*(?=\s))+`;
/** "okay so idea for a video it's about …", "note to self the thing about …" */
const opening = new RegExp(
  String.raw`^${start}${isOn}\s+(?=\S)|^${start}(?:${isMemo}|${isIdea})[,.:;–—-]*(?: (?:(?:and |so )?(?:${said.openings}) (?:just )?(?:about|of|on)|the thing about|about|that says))?\s+(?=\S)`,
  'iu',
);
/** "right that's it stop recording how do you stop" */
const closing = new RegExp(
  String.raw`(?:^|[,.]?\s)(?:(?:${said.closings})[,.]? )*(?:that'?s (?:it|all)(?: for now)?(?:,? (?:${said.dears}))?[,.]? )?(?:(?:ok(?:ay)? )?(?:stop|end|pause|finish)(?: the)? (?:recording|memo|message|dictation)|(?:really )?you can (?:stop|turn) (?:it|this|that)(?: off)?(?: now)?(?:,? (?:${said.dearsAtEnd}))?[.!]*$|how do (?:you|i) (?:stop|turn) (?:this|it|recording)\b)\b.{0,60}$`,
  'iu',
);
/** "Comma no don't write comma", "new paragraph": said to a machine that writes down what it hears, where no mark was set. */
const dictatedMark = new RegExp(
  String.raw`\s*(?<!\p{L})(?:(?:${said.marks}),? (?:no,? )?(?:don['’]?t|do not) write (?:${said.marks}|that)|new (?:paragraph|line)|(?:full stop|period)(?=[\s.]*$))(?!\p{L})\s*`,
  'giu',
);
/** "So why does ice float right because most things shrink": a question that its asker answers. */
const askedRight = new RegExp(
  `^((?:(?:so|um+|and|ok(?:ay)?) )*(?:${grammar.askingWithoutWhich}) [^?.!]{6,80}?),? right,? (?=(?:because|cos|cause|well) )`,
  'iu',
);
const isDictated = (text: string) => !/[.!?…]/u.test(text.trim().slice(0, -1));
/** "I just I don't know I went": somebody begins again. */
const restart = new RegExp(
  String.raw`(?<![\p{L}'’])(i|we|he|she|they) (?:(?:just|like|really|kinda) )?\1 (?:${eitherApostrophe(said.hesitations)}),? (?=\1\s)`,
  'giu',
);
export interface Memo {
  readonly text: string;
  /** What is said to the machine, or to whoever makes the film. */
  readonly asides: readonly string[];
}

/** What somebody dictates, without what they say to themselves and to the machine. English only. */
export function readMemo(text: string): Memo {
  const asides: string[] = [];
  const take = (pattern: RegExp, from: string): string => {
    const found = pattern.exec(from);
    if (found === null || found[0].trim() === '' || found[0].length === from.length) return from;
    asides.push(found[0].trim());
    return from.replace(found[0], '');
  };
  const opened = take(opening, text.slice(0, 300)) + text.slice(300);
  const tailAt = Math.max(0, opened.length - 160);
  const whole = opened.slice(0, tailAt) + take(closing, opened.slice(tailAt));
  const told = isDictated(whole) ? withoutMarks(whole, asides).replace(askedRight, '$1? ') : whole;
  return { text: told.replace(restart, '').trimEnd(), asides };
}

function withoutMarks(text: string, asides: string[]): string {
  return text.replaceAll(dictatedMark, (mark) => {
    asides.push(mark.trim());
    return ' ';
  });
}
