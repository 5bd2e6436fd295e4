/** Nouns that mean another thing where these stand beside them: the bulb of an onion gives no light. */
const otherSenses: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^bulbs?$/u,
    /\b(?:onions?|garlic|tulips?|daffodils?|plant\w*|flower\w*|grow\w*|soil|spring|roots?)\b/u,
  ],
  [/^banks?$/u, /\b(?:rivers?|streams?|burst|flood\w*|canals?)\b/u],
  [/^keys?$/u, /\b(?:pianos?|organs?|keyboards?|typewriters?|songs?)\b/u],
  [/^(?:mouse|mice)$/u, /\b(?:computers?|laptops?|click\w*|cursor)\b/u],
  [/^rings?$/u, /\b(?:phones?|telephones?|doorbells?|boxing|gas)\b/u],
  [/^beds?$/u, /\b(?:garden|soil|sow\w*|river|flower|compost|allotment)\b/u],
  [/^bones?$/u, /\b(?:body|ear|skeleton|broken?|fracture\w*|human|blood)\b/u],
  [/^hearts?$/u, /\b(?:by|broke\w*|sank|learn\w*|of the matter|warm\w*|sweet)\b/u],
  [/^swallows?$/u, /\b(?:pills?|tablets?|throat|food)\b/u],
  [/^taps?$/u, /\b(?:screen|button|shoulder|phone|icon)\b/u],
];

/** What a text says is not there: denied, forbidden, lost. The noun stands for `#`. */
const absences: readonly string[] = [
  String.raw`\b(?:no|without|never an?|not an?|instead of) (?:\p{L}+ ){0,2}#`,
  String.raw`\b(?:do not|don['’]?t|never|mustn['’]?t|must not) [^.;:!?]{0,60}\b#`,
  String.raw`\b# (?:was|were|is|are|had|has|have|went) (?:all |already |just |been |now )?(?:gone|lost|missing|stolen|vanished|disappeared)\b`,
  String.raw`\b(?:lost|lose|losing|missing|stole|forgot|ran out of) (?:my|his|her|our|their|your|the|a|an) (?:\p{L}+ ){0,2}#`,
];

/** Whether a text means the thing itself by a word of its own, and says that it is there. */
export function isMeant(word: string, text: string): boolean {
  if (word === '') return true;
  const told = text.toLowerCase().slice(0, 1_200);
  const noun = word.replaceAll(/[^\p{L}\p{N}]+/gu, '.');
  return (
    !otherSenses.some(
      ([sense, beside]) => sense.test(word) && beside.test(told.replaceAll(word, ' ')),
    ) &&
    !absences.some((form) => new RegExp(`${form.replace('#', noun)}(?!\\p{L})`, 'u').test(told))
  );
}
