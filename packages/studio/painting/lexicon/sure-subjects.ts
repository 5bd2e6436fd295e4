import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import { compoundLook } from '@scenewright/contract/rules/prose/compounds.ts';
import { readDescription } from '@scenewright/contract/rules/plan-prose.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import phrases from '../../data/noun-phrases.json' with { type: 'json' };
import { stagingOf } from '../actors/staging.ts';
import { findByName } from './emoji-index.ts';
import { filledIn } from './filled.ts';
import { lemmasOf } from './lemma.ts';
import { findEntry, isIdea } from './lexicon.ts';
import { looseWords, namedIdeas } from './loose-words.ts';
import { isMeant } from './other-senses.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { linkWords, qualifierWords } from './stop-words.ts';
import type { Subject } from './subjects.ts';

/*
 * What surely has a picture: the noun itself is drawn, not what it reminds of. A scene is about nothing else, for a wrong
 * picture is worse than the line as type.
 */

/** "A slice of pizza" shows pizza; "a box of books" is a box. */
const measures = new RegExp(`^(?:${alternatives(phrases.measures)})s? of (?:the |some )?`, 'iu');
const behindHead = new RegExp(`[,;(]| (?:${alternatives(phrases.behindHead)}) `, 'iu');

/** Two words of which the second alone is another thing. */
const otherThings = new RegExp(
  `(?:^| )(?:${phrases.otherThings.map(phrasePattern).join('|')})$`,
  'iu',
);

function sureSense(word: string): Pick<Subject, 'emoji' | 'template'> | null {
  for (const lemma of lemmasOf(word)) {
    if (looseWords.has(lemma) || qualifierWords.has(lemma)) return null;
    const entry = findEntry(lemma);
    if (entry !== null)
      return entry.emoji === null || (isIdea(lemma) && !namedIdeas.has(lemma)) ? null : entry;
  }
  if (word.length < 3) return null;
  for (const lemma of lemmasOf(word)) {
    const emoji = findByName(lemma);
    if (emoji !== null) return stagingOf(emoji) === 'symbol' ? null : { emoji, template: null };
  }
  return null;
}

/** "A glass jar of golden honey": what is in it is what is meant, where that is drawn. */
const filled =
  /^.{0,40}\b(?:jar|pot|bowl|plate|cup|tin|bottle|sack|tray|spoon)s? (?:of|filled with|full of) (.{3,60})$/iu;

/** The noun that heads a phrase. */
const wordOf = (phrase: string): string =>
  phrase.toLowerCase().replace(measures, '').split(behindHead)[0]?.split(' ').at(-1) ?? '';

/** Whether the word before a noun makes another thing of it than is drawn: "a hospital bag", "coconut milk". */
function isOtherThing(modifier: string | undefined, head: string): boolean {
  if (modifier === undefined) return false;
  const look = compoundLook(modifier, head);
  if (look === null || look === 'same') return false;
  // "Salted butter" is butter, whatever salt looks like.
  const isParticiple = modifier.length > 3 && modifier.endsWith('ed');
  return look === 'other' || (!isParticiple && lemmasOf(modifier).some(isNounOf));
}

/** Whether a word is a noun that says of what sort another is: neither how it looks nor how many there are. */
const isNounOf = (lemma: string): boolean =>
  !looseWords.has(lemma) && !qualifierWords.has(lemma) && findEntry(lemma)?.emoji != null;

/** Whether a phrase names another thing than its last noun does, so that none of its words is what is meant. */
export function namesOtherThing(phrase: string): boolean {
  const [head = ''] = phrase.toLowerCase().replace(measures, '').split(behindHead);
  const tokens = head.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return isOtherThing(tokens.at(-2), tokens.at(-1) ?? '') && sureSubject(phrase) === null;
}

/** The picture of the noun that a phrase names; null where that noun itself is not drawn. */
export function sureSubject(phrase: string): Subject | null {
  if (/^group of (?:people|persons|men|women)$/iu.test(phrase.trim())) return null;
  const together = filledIn(phrase);
  if (together !== null)
    return { word: wordOf(phrase), emoji: together, template: 'table', setting: false };
  const content = filled.exec(phrase)?.[1];
  const inside = content === undefined ? null : sureSubject(content);
  if (inside !== null) return inside;
  const head = phrase.toLowerCase().replaceAll('’', "'").replace(measures, '').split(behindHead)[0];
  const tokens = head?.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const last = tokens.at(-1);
  if (last === undefined || otherThings.test(tokens.join(' '))) return null;
  const lemmas = lemmasOf(last);
  for (const length of [3, 2]) {
    if (tokens.length < length) continue;
    const led = tokens.slice(-length, -1).join('_');
    for (const lemma of lemmas) {
      const sense = sureSense(`${led}_${lemma}`);
      if (sense !== null) return { word: last, ...pick(sense), setting: false };
    }
  }
  if (isOtherThing(tokens.at(-2), last)) return null;
  const sense = sureSense(last);
  // "A chain of shops" and "a search engine" say themselves that they mean another thing.
  if (sense === null || !isMeant(last, phrase)) return null;
  return { word: last, ...pick(sense), setting: false };
}

const pick = ({ emoji, template }: Pick<Subject, 'emoji' | 'template'>) => ({ emoji, template });

/** "Ringing" is what something does; a ring and a bed are nouns of their own. */
const isVerbForm = (word: string): boolean =>
  /(?:ing|ed)$/u.test(word) && findEntry(word) === null && findByName(word) === null;

/** Whether one word by itself names something that is drawn. */
export const isSureWord = (word: string): boolean =>
  word === '' || (!isVerbForm(word) && sureSubject(word) !== null);

const somebody =
  /^(?:group of )?(?:person|people|men|women|man|woman|boy|girl|child|somebody|someone)s?$/iu;

const determiner = /^(?:an?|the|his|her|its|their|some|two|three|four|five|\d+) /iu;

/** "Steering a tractor along a lane", "spreading salt": what something is done to. */
function objectOf({ doing }: PlanSubject): string {
  const behind = doing.replace(/^\p{L}+ing (?:up |out |off |down )?/iu, '');
  const object = behind.replace(determiner, '');
  const [first = ''] = object.toLowerCase().split(' ');
  return behind === doing || (object === behind && linkWords.has(first)) ? '' : object;
}

/** What a description surely shows, its own subjects first, then what they hold and what they do something with. */
export function sureSubjectsOf(description: string): readonly Subject[] {
  const subjects = readDescription(description).subjects.filter(({ count }) => count > 0);
  return [
    ...subjects.map(({ what, look, doing }) =>
      `${/^\p{L}+(?: \p{L}+)?(?=,|$)/u.exec(look)?.[0] ?? ''} ${what} ${/(?:filled with|full of) .*/u.exec(`${look} ${doing}`)?.[0] ?? ''}`
        .trim()
        // "A dog asleep" is a dog.
        .replace(/ asleep$/iu, ''),
    ),
    // What a vine climbs is not what a picture of a vine is about; whoever opens a box is.
    ...subjects.flatMap((subject) => [
      subject.holding.replace(/^(?:an?|the) /iu, ''),
      somebody.test(subject.what) || sureSubject(subject.what) !== null ? objectOf(subject) : '',
    ]),
  ].flatMap((what) => (what === '' ? [] : (sureSubject(what) ?? [])));
}
