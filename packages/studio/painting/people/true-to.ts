import type { FigureAction } from '../../figures/figure.ts';
import { lemmasOf } from '../lexicon/lemma.ts';
import { heldIn } from './held.ts';
import { findRole } from './role-of.ts';

/*
 * A pose that brings a thing along tells of that thing: whoever lifts potatoes must not stand there with a barbell. Of such an
 * action the object that the words name decides whether it is shown.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What the pose of an action has in its hands, or stands at: only these may be named behind the verb. */
const ownObjects: ReadonlyMap<FigureAction, ReadonlySet<string>> = new Map([
  ['lift', setOf('weight weights barbell dumbbell kettlebell iron bar')],
  ['give', setOf('gift present parcel package prize award')],
  ['push', setOf('box cart trolley crate package parcel load luggage furniture')],
  ['carry', setOf('box crate parcel package carton load luggage furniture')],
  [
    'present',
    setOf(
      'slide chart plan result report figure number data graph idea strategy project product lesson course class finding proposal speech talk lecture presentation budget statistic workshop training',
    ),
  ],
  ['knead', setOf('dough bread pizza pastry')],
  [
    'mend',
    setOf(
      'toaster radio clock watch lamp kettle laptop phone toy machine computer camera guitar iron fan vacuum television telly circuit gadget appliance electronic thing item drawer box wire plug socket speaker',
    ),
  ],
  [
    'read',
    setOf(
      'book page map letter menu manuscript paper newspaper story poem novel recipe instruction label comic diary magazine report script scripture bible notice document leaflet',
    ),
  ],
  [
    'pay',
    setOf(
      'bill card cash money rent fine fee price pound payment shopping food lunch meal coffee ticket',
    ),
  ],
  [
    'sew',
    setOf(
      'button dress shirt trouser jean hem curtain quilt costume cloth clothes fabric skirt patch seam gown jumper coat sock blouse cushion bag',
    ),
  ],
  ['knit', setOf('scarf sweater jumper sock hat glove mitten blanket cardigan wool shawl')],
  [
    'plant',
    setOf(
      'bulb seed flower garden seedling vegetable tomato bean onion garlic herb lettuce daffodil tulip rose plant potato pea carrot cabbage allotment bed',
    ),
  ],
  ['build', setOf('wall house brick shed extension home garage chimney barbecue oven')],
  ['drive', setOf('car automobile convertible home')],
  ['ride', setOf('bike bicycle cycle home')],
  ['play-music', setOf('guitar ukulele banjo lute music song tune melody chord jazz')],
  ['climb', setOf('ladder roof scaffold loft attic step')],
  [
    'clean',
    setOf(
      'floor kitchen house room hall office school shop corridor classroom flat home bathroom yard street mess step stair temple church barn stable',
    ),
  ],
  ['throw', setOf('ball stone rock snowball frisbee')],
  [
    'paint',
    setOf('picture portrait landscape canvas painting scene watercolour watercolor still-life'),
  ],
]);

/** They are done on other things than the pose has. */
const otherwise: ReadonlyMap<FigureAction, RegExp> = new Map([
  ['ride', /^(?:surf|skat|ski|snowboard|sledg|sled|gallop|scoot)/u],
  // Somebody is sat down.
  ['sit', /^sit(?:ting|s)? (?:your|my|his|her|the|an?) /u],
  ['drive', /^(?:fly|pilot|navigat)/u],
  // No pot is on the stove.
  ['cook', /^(?:knead|chop|cut|slic|peel|grat|spread|ic|whisk|siev|sift|mash|crack|roll|decorat)/u],
]);

/** Of these actions only some verbs tell of things at all: fractions are explained, a scar is shown. */
const asked: ReadonlyMap<FigureAction, RegExp> = new Map([
  ['present', /^(?:show|display|reveal|unveil|introduc|act|describ)/iu],
]);

const particles = setOf(
  'up out down off away over back around along on in together home north south east west there fast abroad',
);
const beforeNouns = setOf(
  'a an the his her its their my your our this that these those some any each every all both one two three four five six seven eight nine ten many several few other another',
);
const ends = setOf(
  'with on at in to from for by into onto near through under behind after before of and while as like past across against between during until because when so but who that which than about',
);

/** The noun that a doing is done to, in lower case: `potatoes` of "lifting potatoes with her husband"; empty where there is none. */
function objectIn(doing: string): string {
  const [, ...rest] = doing.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  let words = rest.filter((word) => !word.endsWith('ly'));
  if (particles.has(words[0] ?? '') && words.length > 1) words = words.slice(1);
  while (beforeNouns.has(words[0] ?? '') || /^\d+$/u.test(words[0] ?? '')) words = words.slice(1);
  const end = words.findIndex((word) => ends.has(word) || particles.has(word));
  return (end < 0 ? words : words.slice(0, end)).at(-1) ?? '';
}

/** One hand holds these up. */
export const isSmall = (emoji: string): boolean =>
  /^(?:ring|coin|key|old-key|egg|strawberry|cherries|grapes|pill|tooth|honeybee|gem-stone|spiral-shell|thread|pencil|pen|lipstick|nut|chestnut|cookie|mushroom|garlic|olive|label|ticket|sports-medal|military-medal|watch|bone)$/u.test(
    emoji,
  );

/** Their poses hold whatever it is that is named, where hands can hold it. */
const holding: ReadonlySet<FigureAction> = new Set<FigureAction>(['carry', 'give', 'throw']);

/** Whoever does these has the thing in their hands; what is sold, stolen or driven need not be. */
const isHeldUp =
  /^(?:lift|hold|carry|tak|bring|pull|pick|collect|gather|find|buy|get|fetch|show|put|unwrap|open|wrap|catch|grab|remov|push|press|present|cut|peel|wash|clean|dry|read|writ|examin|inspect|check|play|measur)/iu;

function isTrueTo(action: FigureAction, doing: string): boolean {
  if (otherwise.get(action)?.test(doing.toLowerCase()) === true) return false;
  const own = ownObjects.get(action);
  const object = objectIn(doing);
  if (own === undefined || object === '' || !(asked.get(action)?.test(doing) ?? true)) return true;
  if (lemmasOf(object).some((lemma) => own.has(lemma))) return true;
  // Somebody may be driven, taught or given something.
  return /^(?:drive|present|give)$/u.test(action) && findRole(object) !== null;
}

/** The action to be shown for one that is told: itself where its pose tells no other thing, else holding what is named, else standing. */
export function trueAction(action: FigureAction, doing: string): FigureAction {
  if (isTrueTo(action, doing)) return action;
  const held = heldIn(doing);
  if (held === null) return 'stand';
  if (holding.has(action)) return action;
  return isHeldUp.test(doing) ? (isSmall(held) ? 'inspect' : 'carry') : 'stand';
}
