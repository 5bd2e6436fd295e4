import { hasVerb, isImperative, wordsOf } from './english.ts';
import {
  adverbs,
  auxiliaries,
  determiners,
  irregularPasts,
  nounVerbs,
  prepositions,
  sureVerbs,
} from './english-words.ts';
import type { Aspect, Topic } from './material.ts';
import { countWords } from '@scenewright/contract/rules/prose/words.ts';
import words from '../data/topic-phrases.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import questionsWords from '../data/question-words.json' with { type: 'json' };
import { grammar } from '../grammar-words.ts';

const said = alternativesIn(words);
const questions = alternativesIn(questionsWords);

const counts: readonly string[] = countWords.slice(2);
const pointNouns = said.pointNouns;
const trailing = new RegExp(
  String.raw`[,;]?\s*(?:(?:for|on) (?:${said.placesToPost}|(?:my|our) (?:${said.whoseFilms}))|in (?:under |about |less than )?(?:\d+|a|one|two|three) (?:${said.lengthUnits})|(?:in|with) an? [\p{L}-]+ (?:${said.styleNouns})|please|(?:with|using) (?:${said.moods}) music|under \d+ seconds|(?<!(?:${said.possessors}) )(?<!\d)\d+ ?(?:s|sec|seconds)( long)?)\s*$`,
  'iu',
);
/** What is typed behind or in front of a topic as in a chat, and says nothing of it. */
const chatBehind = new RegExp(
  String.raw`(?<!\b(?:${said.behindChat}))[,;]?\s+(?:${said.chatWords}|haha(?:ha)*|:\)|;\))[.!?]*$`,
  'iu',
);
const chatBefore = new RegExp(
  String.raw`^(?:(?:(?:${said.chatGreetings})(?:,|\.{2,3}|…)|ok(?:ay)? so|(?:um+|uh+|hm+|${said.chatFillers})(?:,|\.{2,3}|…)?)\s+)+(?:so\s+)?(?=\S)`,
  'iu',
);
/** "our bakery - warm vibe, handheld look" */
const styleBehind = new RegExp(
  String.raw`\s[-–—]\s[^-–—]{0,80}\b(?:${said.stylesBehind})\b[^-–—]{0,40}$`,
  'iu',
);
const forWhom = new RegExp(
  String.raw`,?\s+(?:for (?:${said.forWhom}|(?:${said.schoolYears}) ?\d{1,2}(?:[-–]\d{1,2})?|(?:my|our) [\p{L}\p{N} ]{2,40})|to (?:my|an?) \p{L}+|explained(?: (?:simply|to (?:an? )?[\p{L}\d -]{2,30}))?|(?:explained )?like (?:i'?m|i am) (?:five|5)|in simple (?:terms|words)|for (?:\d+|five) year olds|made (?:simple|easy)|101)$`,
  'iu',
);
/** "¿Por qué el cielo es azul?? (para niños)" */
const bracketBehind = /([?？؟])[?？؟!]*(?:\s*\([^()]{1,200}\))?$/u;
/** "Offside, explained so my wife gets it, no jargon" */
const soThat = /,?\s+explained (?:so|such) (?:that )?\p{L}.{0,100}$/iu;
/** A verb's letters within a name: "Brannock Fell tramway". */
const nameWithin = /(?<=\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}+(?= \p{Ll}| \d)/gu;
/** "What if the Sun went out" */
const supposes =
  /^what (?:if|(?:(?:would|will|could|might) )?happens? (?:if|when))(?: there (?:is|was|were|are)(?: no)?)? /iu;
const frames: readonly (readonly [RegExp, Aspect | null])[] = [
  [new RegExp(String.raw`^(?:the )?(?:${said.histories}) (?:of|behind) `, 'iu'), 'when'],
  [/^(?:the )?(?:story|truth|tale|world) (?:of|behind|about) /iu, null],
  [
    /^(?:common |popular |biggest |the )*(?:myths?|misconceptions?|lies) (?:about|of|on|around) /iu,
    'myth',
  ],
  [new RegExp(String.raw`^(?:the )?(?:${said.aspects}) of `, 'iu'), 'so-what'],
  [/^(?:the )?(?:science|reasons?|cause|causes) (?:of|behind|for|why|to) /iu, 'why'],
  [new RegExp(String.raw`^(?:the )?(?:${said.meanings}) of `, 'iu'), 'what'],
  [new RegExp(String.raw`^(?:an? )?(?:${said.guides}) (?:to|of|on) `, 'iu'), 'what'],
  [new RegExp(`^(?:(?:${said.factLeads}) )*facts? (?:about|on|of) `, 'iu'), null],
  [/^(?:what (?:is|are) )?(?:the )?(?:main |key )?differences? between /iu, 'what'],
  [/^(?:the )?(?:life|biography) (?:and \p{L}+ )?of /iu, 'what'],
  [new RegExp(`^(?:the )?(?:${said.makingOf}) (?:of|to|behind) `, 'iu'), 'how'],
  [/^(?:everything|all|what) (?:you (?:need|should|must|have) to know |to know )?about /iu, 'what'],
  [
    new RegExp(
      String.raw`^(?:${said.waysAndTips}|mistakes (?:to avoid )?(?:in|when|with|that))(?!\p{L}) ?`,
      'iu',
    ),
    'how',
  ],
  [new RegExp(String.raw`^reasons? (?:${said.behindReasons})(?!\p{L}) ?`, 'iu'), 'why'],
  [
    /^how (?:long|much|many \p{L}+) (?:does|did|will|would|can) it (?:take|cost) (?:for )?/iu,
    'how-many',
  ],
  [new RegExp(String.raw`^(?:how (?:${questions.amounts})) `, 'iu'), 'how-many'],
  [/^(?:when) /iu, 'when'],
  [/^(?:where) /iu, 'where'],
  [/^(?:why) /iu, 'why'],
  [/^(?:how) /iu, 'how'],
  [supposes, null],
  [
    /^(?:what(?:'s| is| are| was| were)? (?:the point|the use|the importance)|why (?:it|this) matters) ?(?:of )?/iu,
    'so-what',
  ],
  [/^(?:what|who|which)(?:'s|'re)? /iu, 'what'],
];
const foreignAspects: readonly (readonly [RegExp, Aspect])[] = [
  [new RegExp(String.raw`^¿?(?:${said.why})|为什么|なぜ|왜 |क्यों|ทำไม`, 'iu'), 'why'],
  [new RegExp(String.raw`^¿?(?:${said.how})\b|${said.foreignHows}`, 'iu'), 'how'],
  [new RegExp(String.raw`^¿?(?:${said.howMany})`, 'iu'), 'how-many'],
  [new RegExp(String.raw`^¿?(?:${said.when})`, 'iu'), 'when'],
  [new RegExp(String.raw`^¿?(?:${said.where})\b`, 'iu'), 'where'],
  [new RegExp(String.raw`^¿?(?:${said.whatIs})`, 'iu'), 'what'],
];

/** What a phrase that is no material asks a film about. */
export function toTopic(phrase: string, language: string): Topic {
  const text = trimTopic(phrase, language);
  if (language !== 'en') {
    const aspect = foreignAspects.find(([words]) => words.test(text))?.[1] ?? null;
    const count = /^(\d{1,2})\b/.exec(text)?.[1];
    return {
      text,
      head: text.replace(/[?？؟¿]/gu, '').trim(),
      aspect,
      count: count === undefined ? null : Number(count),
    };
  }
  const counted = takeCount(text);
  const bare = counted.rest.replace(/[?.!]+$/, '').replace(forWhom, '');
  const frame = frames.find(([pattern]) => pattern.test(bare));
  const rest = frame === undefined ? bare : bare.replace(frame[0], '');
  return { text, head: headOf(rest, bare), aspect: frame?.[1] ?? null, count: counted.count };
}

/** A topic without whom the film is for: "How a lock lifts a boat, for year 5". */
export const withoutAudience = (text: string): string => text.replace(forWhom, '');

/** Nothing but chat words is left as it is. */
function withoutChat(text: string): string {
  const bare = text.replace(chatBehind, '').replace(chatBefore, '');
  return bare.trim() === '' ? text : bare;
}

function trimTopic(phrase: string, language: string): string {
  let text = phrase
    .trim()
    .replace(/[.!,;:。！।]+$/u, '')
    .trim();
  if (language !== 'en') return text.replace(bracketBehind, '$1');
  text = text.replace(/\?[?!]+$/u, '?');
  for (let round = 0; round < 3; round += 1)
    text = withoutChat(text)
      .replace(trailing, '')
      .replace(styleBehind, '')
      .replace(soThat, '')
      .trim();
  const open = /^["“'](.*)["”']$/u.exec(text);
  return open?.[1] ?? text;
}

function takeCount(text: string): { readonly rest: string; readonly count: number | null } {
  const match = new RegExp(
    String.raw`^(?:(?:${said.countedLeads})\s+)*(\d{1,2}|${counts.join('|')})\s+((?:[\p{L}'’-]+\s+){0,3}?(?:${pointNouns})\b.*)$`,
    'iu',
  ).exec(text);
  if (match === null) return { rest: text, count: null };
  const written = (match[1] ?? '').toLowerCase();
  const word = counts.indexOf(written);
  const rest = (match[2] ?? '').replace(
    new RegExp(String.raw`^(?:[\p{L}'’-]+\s+){1,3}?(?=(?:${pointNouns})\b)`, 'iu'),
    '',
  );
  return { rest, count: word >= 0 ? word + 2 : Number(written) };
}

const asksByWord = new RegExp(String.raw`^(?:${grammar.asking})\b`, 'iu');

/** The noun phrase that a topic is about: of "do vaccines work" `vaccines`, of "honey never spoils" `honey`. */
function headOf(rest: string, whole: string): string {
  let words = rest.split(/\s+/).filter((part) => part !== '');
  const plain = (word: string | undefined): string =>
    (word ?? '').toLowerCase().replace(/[^\p{L}\p{N}'’-]/gu, '');
  const asks = asksByWord.test(whole) || asksWhether(whole, words.length + 1);
  while (
    words.length > 1 &&
    (auxiliaries.has(plain(words[0])) || /^(?:i|we|you|to|not|about|of)$/u.test(plain(words[0])))
  )
    words = words.slice(1);
  // "how to make sourdough bread", "tips to save money"
  // "How I think about a bonus"
  const thought = isFeeling.test(plain(words[0])) && plain(words[1]) === 'about';
  if (thought && words.length > 2) words = words.slice(2);
  const told = asksForWays.test(whole) && isBareVerb(plain(words[0])) && words.length > 1;
  if (told) words = words.slice(1);
  while (
    words.length > 1 &&
    (determiners.has(plain(words[0])) || /^(?:your|my|our)$/u.test(plain(words[0])))
  )
    words = words.slice(1);
  // "why is the sky blue": the last word is said of the phrase.
  if (
    /^(?:why|how come) (?:is|are|was|were)\b/iu.test(whole) &&
    words.length > 1 &&
    !words.some((word) => prepositions.has(plain(word)))
  )
    words = words.slice(0, -1);
  const isSupposed = supposes.test(whole);
  const end = words.findIndex(
    (word, index) =>
      index > 0 &&
      (endsPhrase(words, index, plain, asks && !told) ||
        (isSupposed && plain(word).endsWith('ed'))),
  );
  const phrase = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[,;:.?!]+$/, '');
  return phrase === '' ? whole : phrase;
}
const asksForWays = new RegExp(
  String.raw`^(?:how (?:to|do|can|(?:long|much) (?:does|did|will|would) it (?:take|cost) to)|ways? |how |${said.countsOfWays})`,
  'iu',
);
const isFeeling = new RegExp(String.raw`^(?:${said.feelings})$`, 'u');

function isBareVerb(word: string): boolean {
  return sureVerbs.has(word) || nounVerbs.has(word) || isVerbAlone.test(word);
}
const isVerbAlone = new RegExp(String.raw`^(?:${said.bareVerbs})$`, 'u');

function endsPhrase(
  words: readonly string[],
  index: number,
  plain: (word: string | undefined) => string,
  asks: boolean,
): boolean {
  const word = plain(words[index]);
  if (/[,;:?!]$/.test(words[index - 1] ?? '')) return true;
  if (/^(?:of|de|and)$/u.test(word)) return false;
  const isName = (at: number) => /^\p{Lu}\p{Ll}/u.test(words[at] ?? '');
  if (isName(index - 1) && isName(index)) return false;
  if (
    auxiliaries.has(word) ||
    adverbs.has(word) ||
    irregularPasts.has(word) ||
    (prepositions.has(word) && word !== 'like')
  )
    return true;
  if (
    determiners.has(word) &&
    !/^(?:of|and|&)$/u.test(plain(words[index - 1])) &&
    words[index - 1] !== '&'
  )
    return true;
  if (endsAtClause.test(word)) return true;
  if (!asks) return false;
  return isFinite(word, plain(words[index - 1]), plain(words[index + 1]), words.length - index);
}
const endsAtClause = new RegExp(String.raw`^(?:${said.clauseWords})$`, 'u');

const pluralSubject = new RegExp(`^(?:${said.plurals})$`, 'u');

/** A question's phrase ends where its verb begins; the last word of it may be a plain verb: "do vaccines work". */
function isFinite(word: string, before: string, after: string, left: number): boolean {
  const isPlural = /[^s]s$/.test(before) || pluralSubject.test(before);
  const base = word.replace(/ies$/, 'y').replace(/s$/, '');
  const isThird =
    word.endsWith('s') &&
    !word.endsWith('ss') &&
    (isBareVerb(base) || isBareVerb(word.replace(/es$/, '')));
  if (isPlural) return isBareVerb(word) || /(?:ed)$/u.test(word);
  // "small steps beat": the verb comes after.
  if (isThird && (isBareVerb(after) || auxiliaries.has(after) || irregularPasts.has(after)))
    return false;
  return (
    isThird ||
    (sureVerbs.has(word) && left === 1) ||
    (nounVerbs.has(word) && left === 1) ||
    irregularPasts.has(word)
  );
}

const asksBeOrDo = new RegExp(String.raw`^(?:${said.askingBeOrDo}) (?!not\b)`, 'iu');
const asksOfAll = new RegExp(
  String.raw`^(?:can|will|has|have|do) (?:${said.askedSubjects})\b`,
  'iu',
);

/** "was the moon landing fake", "do sharks sleep": a question, with a mark or without. */
function asksWhether(text: string, words: number): boolean {
  if (words < 3 || words > 16) return false;
  if (asksBeOrDo.test(text)) return true;
  // "Do ten push-ups", "Can openers", "Will Smith": no questions.
  return (
    asksOfAll.test(text) ||
    /^(?:do|can) \p{Ll}+s \p{L}+/u.test(text.slice(0, 1).toLowerCase() + text.slice(1))
  );
}

/** A phrase without what people type behind a topic: "in 30 seconds", "for kids", "explained simply". */
function withoutWrapping(text: string): string {
  const bare = trimTopic(text, 'en').replace(/,?\s+simply explained$/iu, '');
  const inner = bare.replace(forWhom, '').replace(/,$/u, '');
  return inner === bare || inner.split(' ').length > 6 ? bare : inner;
}

const tellsSomething = new RegExp(String.raw`\b(?:${said.tellingVerbs})\b`, 'iu');

/** Whether a text by itself only names what a film should be about. */
export function isBareTopic(text: string, language: string): boolean {
  // "Bats explained" tells nothing of bats.
  const bare = language === 'en' ? withoutWrapping(text.trim()) : text.trim();
  const words = wordsOf(bare);
  if (bare === '' || words.length > 24) return false;
  if (language !== 'en') return isBareForeign(bare, words.length);
  if (asksByWord.test(bare)) return true;
  if (asksWhether(bare, words.length)) return true;
  if (
    takeCount(bare).count !== null &&
    words.length <= 14 &&
    !/[.!]$/.test(bare) &&
    !/\b(?:are|is|were|was)\b/iu.test(bare)
  )
    return true;
  if (frames.some(([frame]) => frame.test(bare)) && !tellsSomething.test(bare)) return true;
  if (bare.endsWith('?')) return true;
  if (!/[.!]$/u.test(text.trim()) && isNamePhrase(bare, words)) return true;
  return !hasVerb(bare.replace(nameWithin, 'it')) && !(isImperative(bare) && words.length > 1);
}

/** "tide mills", "Lost property": of so few words without a subject that does something none is surely a verb. */
const isNamePhrase = (text: string, words: readonly string[]): boolean =>
  words.length <= mostNameWords &&
  /^\p{L}[\p{L} '’-]+$/u.test(text.trim()) &&
  !words.slice(1).some((word) => irregularPasts.has(word) || word.endsWith('ed')) &&
  !(isImperative(text) && words.length > 1) &&
  !words.some((word) => ofClause.test(word));
const mostNameWords = 3;
const ofClause = new RegExp(String.raw`^(?:${said.clauseSigns})$|'(?:s|m|re|ve|ll|d|t)$`, 'iu');

function isBareForeign(text: string, words: number): boolean {
  const isQuestion = /[?？؟]$/u.test(text) || foreignAspects.some(([asking]) => asking.test(text));
  if (isQuestion) return true;
  if (/[.!。！।]$/u.test(text)) return false;
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(
    text,
  );
  return isUnspaced ? text.length <= 16 : words <= 7;
}
