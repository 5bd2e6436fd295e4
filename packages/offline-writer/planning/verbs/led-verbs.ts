import type { Chunk } from '../phrases.ts';
import { classAt, ofPhrase, placeBefore, sentenceStart, wordAt, type Who } from './chunk-words.ts';
import { ofVerbs } from './verb-words.ts';
import { whoDoes } from './who-does.ts';

/*
 * Verbs that another one leads to: whoever "used to whittle" whittles, whoever "had to push" pushes, and whom somebody saw eating
 * eats.
 */

/** Whom a pronoun behind a verb means, as the one who does something. */
const asSubject: ReadonlyMap<string, string> = new Map([
  ['me', 'i'],
  ['him', 'he'],
  ['her', 'she'],
  ['us', 'we'],
  ['them', 'they'],
  ['it', 'it'],
]);

/** "Kept knocking", "used to carry", "had to push": whoever does the first verb does the second. */
function ofLeading(chunks: readonly Chunk[], verbAt: number, isGerund: boolean): Who | null {
  const to = placeBefore(chunks, verbAt);
  if (chunks[verbAt - 1]?.ends !== 'no') return null;
  const isTo = wordAt(chunks, to) === 'to' && !isGerund;
  const lead = isTo ? placeBefore(chunks, to) : to;
  const word = wordAt(chunks, lead);
  const leads = isTo
    ? ofVerbs.leadingOn.has(word) || ofVerbs.leadingTo.has(word)
    : isGerund && ofVerbs.leadingOn.has(word) && word !== 'used';
  const who = leads && chunks[lead]?.ends === 'no' ? whoDoes(chunks, lead) : null;
  // "You have to pull it" tells what to do, and nobody does it.
  return who?.is === 'pronoun' && who.word === 'you' ? null : who;
}

/** "I saw my boss eating", "caught us stealing", "let the dog sleep": who stands between both verbs. */
function ofSeen(chunks: readonly Chunk[], verbAt: number, isGerund: boolean): Who | null {
  const at = placeBefore(chunks, verbAt);
  const chunk = chunks[at];
  const verb = wordAt(chunks, at - 1);
  // "Let it dry" tells somebody what to do, and "she let the dog sleep" tells what happened.
  const isLet = !isGerund && ofVerbs.lettingDo.has(verb) && whoDoes(chunks, at - 1) !== null;
  const leads = ofVerbs.perceiving.has(verb) || isLet;
  if (chunk === undefined || chunk.ends !== 'no' || !leads) return null;
  if (chunk.is === 'phrase') return ofPhrase(chunk.phrase);
  const word = asSubject.get(chunk.word.lower);
  return word === undefined ? null : { is: 'pronoun', word };
}

/** Who does what a verb says that another one leads to; null where none does. */
export function whoIsLed(chunks: readonly Chunk[], verbAt: number): Who | null {
  const chunk = chunks[verbAt];
  if (chunk?.is !== 'word' || chunk.word.is !== 'verb') return null;
  const { tags, lower } = chunk.word;
  const isGerund = tags.has('Gerund');
  const isBase = !isGerund && !tags.has('PastTense') && !/[^s]s$/u.test(lower);
  if (!isGerund && !isBase) return null;
  return ofLeading(chunks, verbAt, isGerund) ?? ofSeen(chunks, verbAt, isGerund);
}

/** "Stood there holding a goose", "came in carrying a tray": behind how somebody is there, and where. */
function isBesides(chunks: readonly Chunk[], verbAt: number): boolean {
  let at = verbAt - 1;
  while (at > 0 && chunks[at]?.ends === 'no') {
    const word = wordAt(chunks, at);
    if (ofVerbs.standingThere.has(word) || ofVerbs.movingThere.has(word)) return true;
    const isWhere = chunks[at]?.is === 'phrase' || word === 'there' || isParticle(chunks[at]);
    if (!isWhere) return false;
    at -= 1;
  }
  return false;
}

const isParticle = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'word' &&
  (/^(?:preposition|adverb)$/u.test(chunk.word.is) || chunk.word.tags.has('Particle'));

/** "My mother was up, ironing": what stands behind a comma in its form with -ing is done by whom the sentence is about. */
export function whoGoesOn(
  chunks: readonly Chunk[],
  verbAt: number,
  before: { readonly who: Who; readonly verb: { readonly at: number } } | undefined,
): Who | null {
  const chunk = chunks[verbAt];
  const first = chunks[sentenceStart(chunks, verbAt)];
  const from = first?.is === 'word' ? first.word.at : (first?.phrase.at ?? 0);
  if (chunk?.is !== 'word' || !chunk.word.tags.has('Gerund') || before === undefined) return null;
  if (before.verb.at < from || before.who.is === 'told') return null;
  const lead = placeBefore(chunks, verbAt);
  return chunks[lead]?.ends === 'part' || isBesides(chunks, verbAt) ? before.who : null;
}

/** Whether a verb goes on with what its clause began: "and then drew", ", then climbed". */
export function isFurther(chunks: readonly Chunk[], verbAt: number): boolean {
  const lead = placeBefore(chunks, verbAt);
  return /^(?:and|but|then)$/u.test(wordAt(chunks, lead)) || wordAt(chunks, verbAt - 1) === 'then';
}

/** "After work he swims": where somebody follows who does it, the word before only says when. */
export function isOnlyWhen(chunks: readonly Chunk[], at: number, verbAt: number): boolean {
  if (!ofVerbs.asidesOrPlaces.has(wordAt(chunks, at)) || classAt(chunks, at + 1) !== 'phrase')
    return false;
  const next = chunks[at + 2];
  return (
    at + 2 < verbAt &&
    next !== undefined &&
    (next.is === 'phrase' || next.word.is === 'pronoun') &&
    !/^who$/u.test(wordAt(chunks, at + 2))
  );
}
