/* What a text only likens something to: "rows like a crate of eggs", "the size of a dinner plate". No eggs and no plate are there. */

/** Behind these "like" is a verb ("they like a cake") or names examples ("things like jars"). */
const verbOrExamples =
  /(?:^|[^\p{L}])(?:i|you|we|they|who|to|do|does|did|not|don['’]?t|\p{L}*['’]d|would|should|might|may|really|also|still|always|never|people|kids|things?|stuff|items?|foods?) $/iu;
const phrase = String.raw`(?:an?|the|one|two|three|four|your|my|his|her|its|our|their|some|\d+) (?:(?! and (?!an? |the |\d))[^,.;:!?()–—])*`;
const likened: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})like (?:${phrase})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:as \p{L}+ as|\p{L}+er than) (?=an? |your |my )${phrase}`,
    'giu',
  ),
  /(?<!\p{L})(?:size|shape|weight|length|height|width|thickness|depth|colou?r) of (?:an?|your|my) (?:\p{L}+ ?){1,3}/giu,
];

/** A text without what it only likens something to; each word keeps its place. */
export const withoutLikenesses = (text: string): string =>
  likened.reduce(
    (left, pattern) =>
      left.replaceAll(pattern, (found: string, at: number) =>
        verbOrExamples.test(left.slice(0, at)) ? found : ','.repeat(found.length),
      ),
    text,
  );
