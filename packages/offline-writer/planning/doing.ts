import type { LineContext } from './picture-of-line.ts';
import { plainDoing } from './plain-doing.ts';
import type { Action } from './read-line.ts';
import { ofDoings } from './doing-words.ts';

/** Whom something is given to is not what is given. */
const giving = new RegExp(`^(?:${ofDoings.giving}) somebody$`);

/** With one of these alone they mean whatever the talk is of: "a plumber comes out", "it took off", "they made up". */
const idiomatic = new RegExp(
  `^(?:${ofDoings.idiomaticVerbs}) (?:${ofDoings.idiomaticParticles})$`,
  'u',
);
/** "A clock coming to somebody" is nothing that happens. */
const reaching = new RegExp(`^(?:${ofDoings.reaching}) to somebody(?= |$)`, 'u');
/** "Beat in 2 eggs", "stir in the spinach": into what else is not ofDoings. */
const stirredIn = new RegExp(String.raw`^(${ofDoings.stirring}) in (?=(?:the |an? )?\S)`, 'u');

/** "Lay a match across the button": who lies down lies no thing. */
const laid = new RegExp(String.raw`^lying (?=(?:${ofDoings.laidDeterminers}|\d+) )`, 'u');

/** "Work in the flour" is mixing; whoever works in a garden stays there. */
const workedIn = new RegExp(
  String.raw`^working in (?=(?:the |some )?(?:${ofDoings.workedInFoods})\b)`,
  'iu',
);
/** What is done so is no act of a body, whatever it is done to: "you took in a man". */
const unseenPhrasal = new RegExp(
  `^(?:${ofDoings.unseenPhrasal}) (?:(?:${ofDoings.phrasalDeterminers}) |somebody)`,
  'iu',
);
/** Whoever rings something that has no bell phones. */
const phoned = new RegExp(String.raw`^ringing (?!.*\b(?:${ofDoings.ringers})\b).*$`, 'iu');
/** "Eating with butter": with what, of which nobody says with what else. */
const withFood = new RegExp(`^(${ofDoings.eatingAndCooking}) with .*$`, 'iu');

/** Around whose neck is not ofDoings. */
const onBody = new RegExp(
  ` (?:${ofDoings.bodyPrepositions}) (?:his|her|its|their) (?:own )?(?:${ofDoings.bodyParts})$`,
  'iu',
);

/** What somebody does, in -ing: "baking bread in the kitchen"; empty where too little is left to show. */
export function doingOf(action: Action, context: LineContext, isAlive = true): string {
  const doing = plainDoing(action, context, isAlive).replace(onBody, '');
  // Money belongs to what is said and not to what is seen.
  if (/[$€£%]/u.test(doing)) return '';
  const isVague =
    giving.test(doing) ||
    idiomatic.test(doing) ||
    (!isAlive && reaching.test(doing)) ||
    unseenPhrasal.test(doing);
  return isVague
    ? ''
    : doing
        .replace(laid, 'laying ')
        .replace(stirredIn, '$1 ')
        .replace(workedIn, 'mixing ')
        .replace(withFood, '$1')
        .replace(phoned, isAlive ? 'phoning' : '');
}
