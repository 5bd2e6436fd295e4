import { keywordsOfNoun } from './emoji-names.ts';
import { subjectOfClause } from './head-and-points.ts';
import { midSentence } from './mid-sentence.ts';
import { abstractNoun, commonPlace, somebody } from './theme-words.ts';

/** What kind of thing an idea is about: it decides what can be said of it. */
export type ThemeKind = 'food' | 'animal' | 'place' | 'thing' | 'activity' | 'notion' | 'person' | 'other';

/** How an idea is put: as a bare name ("courage"), as something that happens, as one's own deed, as a day one remembers, as a why or how, as a history. */
export type ThemeForm = 'name' | 'statement' | 'deed' | 'memory' | 'reason' | 'history';

/** An idea's topic as a phrase that sentences can be built round. */
export interface Theme {
  readonly kind: ThemeKind;
  readonly form: ThemeForm;
  /** A noun phrase as it stands in mid-sentence: "the paper clip", "electric scooters". */
  readonly noun: string;
  readonly isPlural: boolean;
  /** The creator's own clause in mid-sentence, without a full stop: "why silence matters"; for a name the noun itself. */
  readonly clause: string;
}

const longestNounWords = 7;
const history = /^(?:the\s+)?(?:(?:short|brief|secret|strange|true|surprising|long|hidden|full)\s+)?(history|story|origins?|invention|birth|rise(?: and fall)?|making|art|science|secrets?|power|beauty|magic|joy|importance|benefits|basics|truth|future|meaning)\s+(?:of|behind|about)\s+(.{2,80})$/iu;
const tellsOfThePast = /^(?:history|story|origin|invention|birth|rise|making)/iu;
const memory = /^(?:the|that)\s+(?:day|night|time|summer|winter|spring|autumn|year|morning|evening|moment|weekend)\s+(?:when\s+)?(?:i|we|my|our|you|he|she|they)\b/iu;
const reason = /^(?:why|how|what|when|where)\s+(?!to\b)/iu;
const pronoun = /^(?:i|we|you|he|she|it|they|nobody|everybody|someone)$/iu;
const finiteVerb = /^(?:is|are|was|were|has|have|had|can|could|will|would|might|must|should|does|did|do|isn't|aren't|don't|doesn't|won't|can't|became|becomes?|makes|made|went|goes|came|comes|found|finds|learns|learned|learnt|built|builds|gives|gave|gets|got|took|takes|thinks|says|said|wants?|needs|loves?|hates?|began|begins|fell|rose|ran|won|lost|grew|grows|quit|quits|left|moved|started|opened|bought|sold|taught|teaches|saved|knows|keeps|kept|never|always|just)$/iu;
const limits = /^(?:an?|the|my|our|your|his|her|their|this|that|these|those|some|every|each|no|to|of|and|or)$/iu;
const tail = /\s+(?:in (?:one|an?|two|three|\d+) \p{L}+|for beginners|explained|at home|step by step|made easy)$/iu;
const furtherWords = /\s+(?:for|in|of|that|who|which|with|on|at|to|from|about|called|named|under|over|and|without|between|during|after|before)\s+/iu;
const irregularPlurals = /^(?:people|children|men|women|mice|feet|teeth|geese|sheep|fish)$/iu;
const singularEndingInS = /(?:ss|us|is|news|physics|ics|lens|bus|gas)$/iu;

/** Reads what an idea is about. @param topic in the creator's words, as {@link Idea.topic} */
export function readTheme(topic: string): Theme {
  const bare = topic.replace(/[?!.…:\s]+$/u, '').trim();
  const past = history.exec(bare);
  if (past?.[1] !== undefined && past[2] !== undefined) return themeOf(past[2], tellsOfThePast.test(past[1]) ? 'history' : 'name', bare);
  if (memory.test(bare)) return { kind: 'other', form: 'memory', noun: midSentence(bare), isPlural: false, clause: midSentence(bare) };
  if (reason.test(bare)) return themeOf(subjectOfReason(bare), 'reason', bare);
  const words = bare.split(/\s+/u);
  const verb = words.findIndex((word, index) => index > 0 && index <= 7 && finiteVerb.test(word) && !limits.test(words[index - 1] ?? ''));
  if (verb > 0 && verb < words.length - 1) {
    const subject = words.slice(0, verb).join(' ');
    return pronoun.test(words[0] ?? '') ? themeOf(lastThingIn(bare) ?? bare, 'deed', bare) : themeOf(subject, 'statement', bare);
  }
  return themeOf(bare.replace(tail, ''), 'name', bare);
}

function themeOf(phrase: string, form: ThemeForm, whole: string): Theme {
  const words = phrase.split(/\s+/u);
  const shortened = words.length > longestNounWords ? (phrase.split(furtherWords)[0] ?? phrase) : phrase;
  const noun = midSentence(shortened.split(/\s+/u).slice(0, longestNounWords).join(' '));
  const head = headNoun(noun);
  return { form, noun, kind: kindOf(noun, head), isPlural: /\sand\s/iu.test(noun) || irregularPlurals.test(head) || (/[^s]s$/iu.test(head) && !singularEndingInS.test(head)), clause: midSentence(whole) };
}

/** "why silence matters" asks about "silence". */
function subjectOfReason(clause: string): string {
  const subject = subjectOfClause(clause);
  const words = subject.split(/\s+/u);
  if (words.length < 2 || subject === clause) return subject;
  // Where no verb was recognised the clause itself came back: its first noun is the subject.
  const rest = clause.split(/\s+/u).slice(1).join(' ');
  if (!rest.startsWith(subject) || rest.length > subject.length) return subject;
  return words.slice(0, limits.test(words[0] ?? '') ? 2 : 1).join(' ');
}

/** The last thing a deed names: "I quit my job to open a bike shop" is about "a bike shop". */
function lastThingIn(clause: string): string | null {
  const things = [...clause.matchAll(/\b(?:an?|the|my|our|his|her|their|this)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2}/giu)].map(([thing]) => thing);
  return things.at(-1)?.replace(/^an?\s/iu, 'the ') ?? null;
}

/** The noun a phrase turns on: of "my grandmother's bread" it is "bread". */
export function headNoun(phrase: string): string {
  const [head = phrase] = phrase.split(furtherWords);
  return head.split(/\s+/u).at(-1)?.toLowerCase() ?? phrase;
}

const kindsByKeyword: readonly (readonly [ThemeKind, ReadonlySet<string>])[] = [
  ['animal', new Set(['animal', 'bird', 'insect', 'bug', 'pet', 'reptile'])],
  ['food', new Set(['food', 'drink', 'fruit', 'vegetable', 'dessert', 'meal', 'beverage', 'snack', 'sweet'])],
  ['place', new Set(['building', 'travel', 'vacation'])],
];

function kindOf(noun: string, head: string): ThemeKind {
  if (somebody.test(head)) return 'person';
  if (commonPlace.test(head)) return 'place';
  if (abstractNoun.test(head)) return 'notion';
  if (/^\p{L}{3,}ing\b/u.test(noun) && !/^(?:spring|morning|evening|king|ring|wedding|building|painting)\b/u.test(noun)) return 'activity';
  const keywords = keywordsOfNoun(head);
  if (keywords.size === 0) return 'other';
  if (keywords.has('sports') && !keywords.has('vehicle')) return 'activity';
  return kindsByKeyword.find(([, signs]) => [...signs].some((sign) => keywords.has(sign)))?.[0] ?? 'thing';
}
