import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import senses from '../../data/other-senses.json' with { type: 'json' };

/** Nouns that mean another thing where these stand beside them: the bulb of an onion gives no light. */
const otherSenses: readonly (readonly [RegExp, RegExp])[] = senses.map(({ nouns, beside }) => [
  new RegExp(`^(?:${alternatives(nouns)})$`, 'u'),
  new RegExp(String.raw`\b(?:${alternatives(beside, String.raw`\w*`)})\b`, 'u'),
]);

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
