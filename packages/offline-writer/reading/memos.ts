/** A word that somebody who talks to a machine begins with. */
const start = String.raw`(?:(?:ok(?:ay)?|so|hey|hi|right|alright|um+|uh+|well|yeah|like)[,.]? )*`;
const isMemo = String.raw`(?:(?:a )?(?:quick )?(?:note|memo|reminder) to (?:my)?self|(?:a )?(?:quick )?voice (?:memo|note))`;
const isIdea = String.raw`(?:(?:i (?:have|had|got|'ve got) |here(?:'s| is) |it's |this is )?(?:an? |my |another )?(?:\p{L}+ )?idea for (?:an?|my|the|our|this) (?:\p{L}+ ){0,2}(?:video|film|clip|reel|short|story|movie|vid)s?)`;
/** "right is it recording ok so …", "is this thing on yes right": somebody looks whether the machine hears them. */
const isOn = String.raw`(?:is (?:it|this|that)(?: thing)? (?:on|recording|working|going)(?: now| yet)?|(?:i think )?it(?:'s| is) recording(?: now)?|testing(?: one two(?: three)?)?|can you hear me|voice (?:typing|to text|recording)(?:,? (?:let['’]?s go|here we go|on))?)[,.?!]*(?:,? (?:ok(?:ay)?|yes|yeah|yep|right|good|great|so|um+|uh+)[,.?!]*(?=\s))+`;
/** "okay so idea for a video it's about …", "note to self the thing about …" */
const opening = new RegExp(
  `^${start}${isOn}\\s+(?=\\S)|^${start}(?:${isMemo}|${isIdea})[,.:;–—-]*(?: (?:(?:and |so )?(?:it(?:'s|s| is)|it'd be|its|that's|basically|where it's) (?:just )?(?:about|of|on)|the thing about|about|that says))?\\s+(?=\\S)`,
  'iu',
);
/** "right that's it stop recording how do you stop" */
const closing = new RegExp(
  `(?:^|[,.]?\\s)(?:(?:ok(?:ay)?|right|so|and|alright|yeah|well|anyway)[,.]? )*(?:that'?s (?:it|all)(?: for now)?(?:,? (?:love|honey|dear|darling|folks|everyone|mum|son))?[,.]? )?(?:(?:ok(?:ay)? )?(?:stop|end|pause|finish)(?: the)? (?:recording|memo|message|dictation)|(?:really )?you can (?:stop|turn) (?:it|this|that)(?: off)?(?: now)?(?:,? (?:love|dear|darling|thanks|thank you|please|ok(?:ay)?))?[.!]*$|how do (?:you|i) (?:stop|turn) (?:this|it|recording)\\b)\\b.{0,60}$`,
  'iu',
);
const takingBack =
  /[,.…–—-]*\s+(?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|make that|correction|no,? actually|no,? make that)\b[,:]?\s+(?:not (?:the |an? )?(?<old>[\p{L}\p{N}’']+(?: [\p{L}\p{N}’']+){0,3}?),? (?:but )?(?=\S))?/giu;
/** "Comma no don't write comma", "new paragraph": said to a machine that writes down what it hears, where no mark was set. */
const dictatedMark =
  /\s*(?<!\p{L})(?:(?:comma|full stop|period|question mark|colon),? (?:no,? )?(?:don['’]?t|do not) write (?:comma|full stop|period|question mark|colon|that)|new (?:paragraph|line)|(?:full stop|period)(?=[\s.]*$))(?!\p{L})\s*/giu;
/** "So why does ice float right because most things shrink": a question that its asker answers. */
const askedRight =
  /^((?:(?:so|um+|and|ok(?:ay)?) )*(?:why|how|what|where|when|who) [^?.!]{6,80}?),? right,? (?=(?:because|cos|cause|well) )/iu;
const isDictated = (text: string) => !/[.!?…]/u.test(text.trim().slice(0, -1));
/** "I just I don't know I went": somebody begins again. */
const restart =
  /(?<![\p{L}'’])(i|we|he|she|they) (?:(?:just|like|really|kinda) )?\1 (?:don['’]?t know|dunno|guess|mean),? (?=\1\s)/giu;
const month =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;
const number =
  /^(?:[\p{Sc}]?\d[\d.,:]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)(?:teen|ty)|twenty|forty|hundred|thousand)(?:th|ieth)?|first|second|third|fifth|eighth|ninth|twelfth|twentieth|thirtieth|half)(?:st|nd|rd|th|%|am|pm)?$/u;
const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
/** As far back as the word that is taken back may stand. */
const mostWordsBack = 8;

export interface Memo {
  readonly text: string;
  /** What is said to the machine, or to whoever makes the film. */
  readonly asides: readonly string[];
}

/** What somebody dictates, without what they say to themselves and to the machine, and as they corrected it. English only. */
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
  return { text: corrected(told.replace(restart, '')).trimEnd(), asides };
}

function withoutMarks(text: string, asides: string[]): string {
  return text.replaceAll(dictatedMark, (mark) => {
    asides.push(mark.trim());
    return ' ';
  });
}

/** "on the twelfth no wait the thirteenth" keeps the thirteenth alone; what nobody can place stays as it is. */
export function corrected(text: string): string {
  let rest = text;
  let done = '';
  for (;;) {
    takingBack.lastIndex = 0;
    const found = takingBack.exec(rest);
    if (found === null) return done + rest;
    const before = rest.slice(0, found.index);
    const after = rest.slice(found.index + found[0].length);
    const old = found.groups?.['old'];
    const kept =
      old === undefined ? replaced(before, after) : { before: withoutWords(before, old), after };
    if (kept?.before == null) {
      done += before + found[0];
      rest = after;
    } else {
      done += kept.before === '' ? '' : `${kept.before} `;
      rest = kept.after;
    }
  }
}

const plain = (word: string): string =>
  word.toLowerCase().replace(/[^\p{L}\p{N}\p{Sc}%:.,]|[.,:]+$/gu, '');

const kindOf = (word: string): string => {
  if (weekday.test(word)) return 'weekday';
  if (month.test(word)) return 'month';
  return number.test(word) ? 'number' : word;
};

/** A text and its correction, without the words of the kind that the corrected words begin with; null where there are none. */
function replaced(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } | null {
  const words = before.trimEnd().split(' ');
  const next = after.split(' ');
  const first = kindOf(plain(next[0] ?? ''));
  const least = Math.max(0, words.length - mostWordsBack);
  for (let at = words.length - 1; at >= least; at -= 1) {
    const word = words[at] ?? '';
    if (/[.!?]$/u.test(word) && at < words.length - 1) return null;
    if (kindOf(plain(word)) !== first) continue;
    return { before: words.slice(0, at).join(' '), after: withMonth(words.slice(at), next) };
  }
  return null;
}

/** "the twelfth of december no wait the thirteenth": the month of the date stays. */
function withMonth(old: readonly string[], next: readonly string[]): string {
  const [of, name] = old.slice(-2);
  const day = next.slice(0, 2).findIndex((word) => number.test(plain(word)));
  const isDate = of === 'of' && month.test(plain(name ?? '')) && day >= 0 && next[day + 1] !== 'of';
  return isDate
    ? [...next.slice(0, day + 1), of, name, ...next.slice(day + 1)].join(' ')
    : next.join(' ');
}

/** "on Monday no wait not Monday, Tuesday" */
function withoutWords(before: string, old: string): string | null {
  const at = before.toLowerCase().lastIndexOf(old.toLowerCase());
  return at < 0 || before.length - at > 80 ? null : before.slice(0, at).trimEnd();
}
