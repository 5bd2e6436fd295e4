import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import {
  mostIllustrations,
  mostOfOneThing,
  type Illustration,
} from '../../boards/illustration/illustration.ts';
import { isPainted } from '../actors/art.ts';
import { drawnThings } from '../actors/drawn/catalogue.ts';
import { hasEmoji } from '../actors/emoji-file.ts';
import { stagingOf } from '../actors/staging.ts';
import { sureSubject } from '../lexicon/sure-subjects.ts';
import { toldAs } from '../lexicon/told-as.ts';
import { isPersonEmoji } from '../people/from-emoji.ts';
import { namesPeople } from '../people/somebody.ts';
import type { Counts } from './counts.ts';

/** Parts of bodies and bodiless people: nobody wants them alone beside a sentence. */
const bodiless =
  /busts?-in-silhouette|(?:man|woman|person)-standing|^drawn-(?:heart|brain|lungs|tooth|bone|ear)|^(?:hand|foot|leg|ear|nose|eye|mouth|tongue|flexed|raised|index|tooth|bone|person|people)/;

function illustrationOf(subject: PlanSubject, counts: Counts): Illustration | null {
  const { what, count } = subject;
  if (count === 0 || namesPeople(what)) return null;
  const sure = sureSubject(what);
  if (sure === null || sure.emoji === null || sure.emoji.includes('*') || counts.forbids(sure))
    return null;
  const art = toldAs(sure.emoji, what);
  if (bodiless.test(art) || isPersonEmoji(art) || stagingOf(art) === 'symbol') return null;
  if (!isPainted(art) && !hasEmoji(art)) return null;
  // The illustrations of the set have their own colours; what we draw takes any.
  const colour = drawnThings.has(art) ? counts.colourOf(sure) : null;
  return {
    art,
    count: Math.min(mostOfOneThing, Math.max(1, counts.of(sure))),
    ...(colour === null ? {} : { colour }),
  };
}

/** What of a plan's subjects stands beside the words of its board: things and animals that surely have a picture, each once. */
export function illustrationsOf(plan: PicturePlan, counts: Counts): readonly Illustration[] {
  const all = plan.subjects.flatMap((subject) => illustrationOf(subject, counts) ?? []);
  return all
    .filter(({ art }, at) => all.findIndex((other) => other.art === art) === at)
    .slice(0, mostIllustrations);
}
