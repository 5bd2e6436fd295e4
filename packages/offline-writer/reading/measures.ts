import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../data/kitchen-words.json' with { type: 'json' };

const number = String.raw`\d+(?:[.,/]\d+)?(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]`;
const measure = `(?:${alternatives(words.measures)})(?!\\p{L})`;

/**
 * "250 ml milk", "half a cup of oats", "3 ząbki czosnku", "Kawałek chrzanu": how much of something a recipe takes, at the
 * beginning of a line.
 */
export const amount = new RegExp(
  `^(?:(?:${number}|(?:${alternatives(words.someOf)})(?=\\s))\\s?(?:[-–]\\s?\\d+\\s?)?${measure}|(?:${alternatives(words.unmeasured)})(?=\\s\\p{L}))`,
  'iu',
);

/** "Koper, 2 sztuki", "Salatgurke 1 Stück": the food stands first, and behind it how many. */
export const countBehind = new RegExp(
  `^\\p{L}.{1,40}?[ ,]\\s?\\d+\\s?(?:${alternatives(words.counted)})\\.?$`,
  'iu',
);

/** Whether a line begins with a measured amount: "150g sugar". */
export const beginsWithMeasure = (line: string): boolean => amount.test(line.trimStart());
