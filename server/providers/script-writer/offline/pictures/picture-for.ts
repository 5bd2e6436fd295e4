import { drawableWords } from '../idea/emoji-names.ts';
import { keyPhrases } from '../idea/key-phrases.ts';
import { stopWords } from '../idea/stop-words.ts';
import { baseForms, findSubjects } from '../knowledge/find-subjects.ts';
import { foreignNouns } from '../knowledge/foreign-nouns.ts';
import { nounPictures } from './nouns.ts';

const pictureByNoun = indexNouns();

function indexNouns(): ReadonlyMap<string, string> {
  return new Map(nounPictures.flatMap(([words, picture]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), picture] as const)));
}

/** Nouns of a text one can draw, in order, with the picture we have of each. */
export function drawableNouns(text: string): { noun: string; picture: string }[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu)?.slice(0, 400) ?? [];
  return words.flatMap((word) => {
    const form = baseForms(word).find((candidate) => pictureByNoun.has(candidate));
    const picture = form === undefined ? undefined : pictureByNoun.get(form);
    return form === undefined || picture === undefined ? [] : [{ noun: form, picture }];
  });
}

const foreignIndex = new Map(foreignNouns.flatMap((line) => {
  const [english = '', names = ''] = line.split(': ');
  return names.split(' ').map((name) => [name, english] as const);
}));
/** Names in scripts that put no spaces between words: found inside longer runs of letters. */
const unspacedNames = [...foreignIndex].filter(([name]) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)).toSorted(([left], [right]) => right.length - left.length);

const shortestStem = 4;

/** A word as the list may have it: without an ending of the plural or a case, or the Arabic article. */
function foreignForms(word: string): string[] {
  const stems = [/s$/u, /(?:es|en|er|e|n)$/u].map((ending) => word.replace(ending, '')).filter((stem) => stem.length >= shortestStem);
  return [word, ...stems, word.replace(/^ال/u, '')];
}

/** Pictures of what a text in another language names, in the order of its words. */
export function foreignPictures(text: string): string[] {
  const lower = text.toLowerCase();
  const words = lower.match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.slice(0, 400) ?? [];
  const spaced = words.flatMap((word) => foreignForms(word).map((form) => foreignIndex.get(form)).find((noun) => noun !== undefined) ?? []);
  const unspaced = unspacedNames.filter(([name]) => lower.includes(name)).map(([, noun]) => noun);
  return [...new Set([...spaced, ...unspaced])].flatMap((noun) => pictureByNoun.get(noun) ?? []);
}

/** Gives each sentence of a creator's text a picture; none twice. */
export interface PictureFinder {
  /** @param fallbacks shown in order when the sentence names nothing one can draw. */
  pictureFor(sentence: string, fallbacks: readonly string[]): string;
}

export function createPictureFinder(): PictureFinder {
  const used = new Set<string>();
  const take = (picture: string | undefined): string | null => {
    if (picture === undefined || used.has(picture)) return null;
    used.add(picture);
    return picture;
  };
  return {
    pictureFor(sentence, fallbacks) {
      return drawableNouns(sentence).map(({ picture }) => take(picture)).find((picture) => picture !== null)
        ?? firstUnused(knownPictures(sentence), used)
        ?? firstUnused(fallbacks, used)
        ?? take(titleCard(sentence))
        ?? titleCard(`${sentence} ${used.size}`);
    },
  };
}

function firstUnused(pictures: readonly string[], used: Set<string>): string | null {
  const picture = pictures.find((candidate) => !used.has(candidate));
  if (picture !== undefined) used.add(picture);
  return picture ?? null;
}

/** Pictures of the subjects a sentence names, those first whose words it shares. */
function knownPictures(sentence: string): string[] {
  const wordsOfSentence = new Set(sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const shared = (text: string): number => text.toLowerCase().match(/\p{L}{4,}/gu)?.filter((word) => wordsOfSentence.has(word)).length ?? 0;
  return findSubjects(sentence).flatMap(({ subject }) =>
    [...subject.beats, subject.hook].toSorted((left, right) => shared(right.join(' ')) - shared(left.join(' '))).map(([, see]) => see));
}

/** Large words on paper: the honest picture of something nobody can draw. */
export function titleCard(text: string): string {
  const phrase = keyPhrases(text, 1)[0] ?? text.split(/\s+/u).slice(0, 4).join(' ');
  return `The words "${phrase.slice(0, 48).trim()}" in large letters over paper-cut shapes`;
}

/** A noun phrase to lead pictures with: the thing itself where one can draw it, else its words. */
export function heroPhrase(topic: string, context = topic): string {
  const bare = topic.replace(/^.{1,40}?\p{L}['’]s?\s+(?=\p{L})/u, '').replace(/^(?:my|our|your|the|this|an?)\s+/iu, '').replace(/[?!.]+$/u, '');
  const head = bare.split(/\s+(?:for|in|of|that|who|with|and|on|at|to|from|about)\s+/iu)[0] ?? bare;
  const words = head.toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? '';
  const isDrawable = words.length <= 4 && !vagueWords.has(last) && [...baseForms(last), words.slice(-2).join('')].some((form) => pictureByNoun.has(form) || drawableWords.has(form));
  if (!isDrawable) return thingNamedIn(`${bare} ${context}`) ?? `The words "${(keyPhrases(topic, 1)[0] ?? bare).slice(0, 48).trim()}"`;
  // One plain noun is shown as its own picture names it: bread as "A loaf of bread".
  const own = words.length === 1 ? baseForms(last).map((form) => pictureByNoun.get(form)).find((picture) => picture !== undefined) : undefined;
  const isPlural = /[^s]s$/u.test(last);
  if (own !== undefined && !isPlural) return own.split(/\s+(?:on|in|at|against|beside|with|above|by|near|running|rising|washed|glowing|leaning|hanging)\s+/u)[0] ?? own;
  return isPlural ? head.charAt(0).toUpperCase() + head.slice(1) : `${/^[aeiou]/iu.test(head) ? 'An' : 'A'} ${head}`;
}

/** Words that have a picture, but mean something else, or nothing in particular, where they stand in an idea. */
const vagueWords = new Set(['way', 'ways', 'day', 'night', 'time', 'year', 'years', 'week', 'work', 'works', 'life', 'world', 'back', 'up', 'down', 'new', 'big', 'small', 'good', 'best', 'better', 'bad', 'free', 'top', 'first', 'last', 'end', 'on', 'off', 'no', 'yes', 'ok', 'cool', 'hot', 'right', 'left', 'go', 'stop', 'home', 'safe', 'people', 'person', 'man', 'woman', 'one', 'two', 'three', 'monday', 'promise', 'learn', 'thing', 'things', 'open', 'close', 'came', 'long', 'short', 'name', 'set', 'part', 'place', 'point', 'side', 'sign', 'beat', 'add', 'find', 'keep', 'say', 'see', 'show', 'think', 'why', 'how', 'what']);

/** The first thing a text names that has a picture of its own: of "our new running shoe Velora", a shoe. */
function thingNamedIn(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]{2,}/gu)?.slice(0, 40) ?? [];
  const clear = words.filter((word) => !stopWords.has(word) && !vagueWords.has(word) && baseForms(word).every((form) => !vagueWords.has(form)));
  const named = clear.find((word) => baseForms(word).some((form) => pictureByNoun.has(form)))
    ?? clear.findLast((word) => !/(?:ing|ed|ly)$/u.test(word) && baseForms(word).some((form) => drawableWords.has(form)));
  if (named === undefined) return null;
  const isPlural = /[^s]s$/u.test(named);
  return isPlural ? named.charAt(0).toUpperCase() + named.slice(1) : `${/^[aeiou]/u.test(named) ? 'An' : 'A'} ${named}`;
}
