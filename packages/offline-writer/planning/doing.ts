import type { LineContext } from './picture-of-line.ts';
import { plainDoing } from './plain-doing.ts';
import type { Action } from './read-line.ts';

/** Whom something is given to is not what is given. */
const giving = /^(?:handing|giving|showing|telling|sending|offering|lending|bringing) somebody$/;

/** With one of these alone they mean whatever the talk is of: "a plumber comes out", "it took off", "they made up". */
const idiomatic =
  /^(?:coming|taking|keeping|getting|putting|turning|making|bringing|giving|finding|setting|working|holding|breaking) (?:out|in|off|up|down|on|away|back|over|through|round|around|along|by)$/u;
/** "A clock coming to somebody" is nothing that happens. */
const reaching = /^(?:coming|going|getting|falling|turning|belonging) to somebody(?= |$)/u;
/** "Beat in 2 eggs", "stir in the spinach": into what else is not said. */
const stirredIn =
  /^(beating|stirring|folding|sieving|sifting|whisking|mixing|rubbing|pouring|tipping) in (?=(?:the |an? )?\S)/u;

/** "Lay a match across the button": who lies down lies no thing. */
const laid = /^lying (?=(?:an?|the|some|your|my|his|her|our|their|one|two|three|four|\d+) )/u;

/** "Work in the flour" is mixing; whoever works in a garden stays there. */
const workedIn =
  /^working in (?=(?:the |some )?(?:flour|butter|sugar|eggs?|milk|oil|salt|water|cream|cheese|yeast|oats|currants|raisins|fruit)\b)/iu;
/** What is done so is no act of a body, whatever it is done to: "you took in a man". */
const unseenPhrasal =
  /^(?:(?:taking|letting) in|taking (?:on|over|after)|giving (?:up|in)|turning down|letting down|looking (?:after|into|forward)|bringing up|making (?:up|out)|getting (?:over|on)|keeping up|putting off|standing (?:for|by)|calling (?:off|for)|falling for) (?:the |an? |his |her |my |our |its |their |somebody)/iu;
/** Whoever rings something that has no bell phones. */
const phoned = /^ringing (?!.*\b(?:bells?|doorbells?|chimes?|gongs?|buzzers?)\b).*$/iu;
/** "Eating with butter": with what, of which nobody says with what else. */
const withFood = /^(eating|drinking|serving|cooking|baking|frying) with .*$/iu;

/** Around whose neck is not said. */
const onBody =
  / (?:a?round|on|over|in|into|from|to|behind|against|across|under) (?:his|her|its|their) (?:own )?(?:neck|head|arms?|legs?|hands?|foot|feet|fingers?|thumbs?|knees?|shoulders?|hips?|back|eyes?|ears?|nose|chin|cheeks?|wrists?|ankles?|chest|waist|mouth|paws?|beak|tail|wings?)$/iu;

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
