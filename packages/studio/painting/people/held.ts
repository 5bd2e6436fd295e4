import { stagingOf, type Staging } from '../actors/staging.ts';
import { findSubjects } from '../lexicon/subjects.ts';
import { isPersonEmoji } from './from-emoji.ts';

/** What fits into hands. */
const held: ReadonlySet<Staging> = new Set([
  'object',
  'food',
  'plant',
  'walker',
  'swimmer',
  'flyer',
]);
const large =
  /fork-and-knife|tree|elephant|horse|cow|camel|giraffe|shark|whale|rocket|airplane|helicopter|couch|bed|door|window|office|elevator|ladder|satellite|desktop|bison|rhino|hippo|moose|tiger|lion|leopard|dragon|sauropod|t-rex|gorilla|mammoth|zebra|deer|llama|donkey/u;

/** The first thing of a text that somebody can hold, as `hot-beverage`; null where there is none. */
export function heldIn(text: string): string | null {
  if (text === '') return null;
  // The verb in front is no thing: "ringing a bell" holds no ring.
  const things = text.replace(/^\p{L}+ing\s+/iu, '');
  const found = findSubjects(things).find(
    ({ emoji, setting }) =>
      emoji !== null &&
      !setting &&
      held.has(stagingOf(emoji)) &&
      !large.test(emoji) &&
      !isPersonEmoji(emoji) &&
      !emoji.includes('*'),
  );
  return found?.emoji ?? null;
}
