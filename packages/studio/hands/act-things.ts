import { isPainted } from '../painting/actors/art.ts';
import { hasEmoji } from '../painting/actors/emoji-file.ts';
import { takesColour } from '../painting/actors/recolour.ts';
import { stagingOf } from '../painting/actors/staging.ts';
import { accentIn } from '../painting/casting/look-words.ts';
import { sureSubject } from '../painting/lexicon/sure-subjects.ts';
import { isPersonEmoji } from '../painting/people/from-emoji.ts';
import type { HandsThing } from './act.ts';
import { withoutDeterminer } from './act-phrases.ts';
import type { ActRow } from './act-rows.ts';
import { vesselNamed } from './act-words.ts';
import { lengthOf } from './thing-sizes.ts';
import { isOwnThing, ownThing } from './vessel-drawings.ts';

/** What nobody works on with two hands on a table is left out. */
export const mostCm = 62;
const leastCm = 1.8;
export const workable: readonly string[] = ['food', 'object', 'plant'];

/** Pictures of a vessel with something in it, or of several things at once. */
const unfit =
  /^(?:bowl-with-spoon|shallow-pan-of-food|cooking|pot-of-food|fork-and-knife.*|drawn-(?:burning-pan|knife-on-board|frying-pan|plate-of-food|folded-cloths))$|cooked-rice|curry-rice|spaghetti|rice-ball|in-bed|-face$|-button$|(?:^|-)(?:hand|hands|finger|foot|fist|palms?)(?:-(?!s)|$)/u;

/** Whether hands can work on a drawing in the way of an act. */
function isWorkable(emoji: string, { stagings = workable, most = mostCm }: ActRow): boolean {
  if (isOwnThing(emoji)) return stagings.includes(ownThing(emoji)?.staging ?? 'object');
  if (emoji.includes('*') || unfit.test(emoji) || isPersonEmoji(emoji)) return false;
  if (!isPainted(emoji) && !hasEmoji(emoji)) return false;
  const cm = lengthOf(emoji);
  return stagings.includes(stagingOf(emoji)) && cm >= leastCm && cm <= most;
}

/** Ketchup is drawn in its bottle, butter in its dish: who adds them adds no dish. */
const holders =
  /(?:^|-)(dish|jar|bottle|bowl|tray|plate|glass|tin|basket|sack|cup|mug|bakes)(?:$|-)|^drawn-(?:heap|loaf-and)/u;

function isInAnother(emoji: string, noun: string): boolean {
  const holder = isOwnThing(emoji) ? null : holders.exec(emoji);
  return holder !== null && !noun.includes(holder[1] ?? '-');
}

/** Two words of which the second alone is another thing. */
const others = /(?:^| )(?:spring onions?|pine nuts?|trash can|garbage can|gas can)$/u;

/** Of these only the part is meant. */
const partOf =
  /^(?:\p{L}+ )?(?:lid|cover|top|end|edge|corner|side|bottom|back|handle|surface|inside|base|neck|rim|door|drawer|leaf|leaves|stem|root|skin) of /u;

/** The drawing of what a phrase names; null where none of it is drawn, or none that hands can work on. */
export function thingNamed(phrase: string, row: ActRow): HandsThing | null {
  const noun = withoutDeterminer(phrase);
  if (noun === '') return null;
  const named = vesselNamed(noun);
  if (others.test(noun) || (named === null && partOf.test(noun))) return null;
  const suits = named !== null && isWorkable(named, row);
  const emoji = suits ? named : (sureSubject(noun)?.emoji ?? null);
  if (emoji === null || !isWorkable(emoji, row) || isInAnother(emoji, noun)) return null;
  const accent = isOwnThing(emoji) || takesColour(emoji) ? accentIn(noun) : null;
  return { emoji, ...(accent === null ? {} : { accent }) };
}
