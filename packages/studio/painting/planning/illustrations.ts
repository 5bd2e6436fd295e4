import { splitCamera } from '@scenewright/contract/rules/plan-prose.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import {
  mostIllustrations,
  shownOf,
  type Illustration,
} from '../../boards/illustration/illustration.ts';
import { isPainted } from '../actors/art.ts';
import { hasEmoji } from '../actors/emoji-file.ts';
import { takesColour } from '../actors/recolour.ts';
import { stagingOf } from '../actors/staging.ts';
import type { Figure } from '../../figures/figure.ts';
import { findSubjects, type Subject } from '../lexicon/subjects.ts';
import { isSureWord, sureSubject, sureSubjectsOf } from '../lexicon/sure-subjects.ts';
import { toldAs } from '../lexicon/told-as.ts';
import { isPersonEmoji } from '../people/from-emoji.ts';
import { isWorn } from '../people/held.ts';
import { namesPeople } from '../people/somebody.ts';
import type { Counts } from './counts.ts';
import type { ScenePeople } from './figures.ts';

/** Limbs, faces' parts and bodiless people: nobody wants them alone beside a sentence. Organs and bones are told of. */
const bodiless =
  /busts?-in-silhouette|(?:man|woman|person)-standing|^(?:hand|foot|leg|nose|eye|mouth|tongue|flexed|raised|index|person|people)/;

/** The picture of a noun where it has one that may stand alone. */
function illustrationOf(sure: Subject, told: string, counts: Counts): Illustration | null {
  if (sure.emoji === null || sure.emoji.includes('*') || counts.forbids(sure)) return null;
  const art = toldAs(sure.emoji, told);
  if (bodiless.test(art) || isPersonEmoji(art) || stagingOf(art) === 'symbol') return null;
  if (!isPainted(art) && !hasEmoji(art)) return null;
  const colour = takesColour(art) ? counts.colourOf(sure) : null;
  return {
    art,
    count: shownOf(counts.of(sure)),
    ...(colour === null ? {} : { colour }),
  };
}

/** "Arthur Bell" is no bell. */
const fullName = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*)+$/u;

const thingsOf = ({ subjects }: PicturePlan, counts: Counts) =>
  subjects.flatMap(({ what, count }) => {
    const sure = count === 0 || namesPeople(what) || fullName.test(what) ? null : sureSubject(what);
    return sure === null ? [] : (illustrationOf(sure, what, counts) ?? []);
  });

/** What somebody is told to do something with: "turning the bike", "cracking an egg". */
const workedOn = ({ subjects }: PicturePlan, counts: Counts) =>
  subjects
    .filter(({ count }) => count > 0)
    .flatMap(({ doing, holding }) =>
      sureSubjectsOf(`${doing.replace(/^\p{L}+ing\b/u, '')}. ${holding}`),
    )
    .flatMap((sure) => illustrationOf(sure, sure.word, counts) ?? []);

/** Whatever else a description names that surely has a picture: "a meadow under a cloud". */
const mentioned = (description: string, counts: Counts) =>
  findSubjects(
    splitCamera(description.slice(0, longestDescription))
      .prose.split(/(?<=[,.;:])\s/u)
      .filter((clause) => !denying.test(clause))
      .join(' '),
  )
    .filter((named) => isSureWord(named.word) && !isWorn(named, description))
    .flatMap((sure) => illustrationOf(sure, sure.word, counts) ?? []);

const longestDescription = 400;
const denying = /\b(?:no|not|without|never|nobody|nothing|none)\b/iu;
const mostMentioned = 2;

/**
 * What of a plan's subjects stands beside the words of its board: things and animals that surely have a picture, each once;
 * else what its people have to do with; else, of a scene that could not be painted, what its description names besides.
 */
export function illustrationsOf(
  plan: PicturePlan,
  counts: Counts,
  description: string,
): readonly Illustration[] {
  const things = thingsOf(plan, counts);
  const others = workedOn(plan, counts).slice(0, 1);
  const named = [...things, ...others];
  const all =
    named.length > 0 || plan.layout !== 'scene'
      ? named
      : mentioned(description, counts).slice(0, mostMentioned);
  return (
    all
      // A second clock beside the dial would show another hour.
      .filter(({ art }) => plan.layout !== 'clock' || !/clock|watch/u.test(art))
      .filter(({ art }, at) => all.findIndex((other) => other.art === art) === at)
      .slice(0, mostIllustrations)
  );
}

/** "A person": who is nobody in particular is no picture of a line. */
const anybody = /^(?:group of )?(?:person|people|persons|adult|adults|somebody|someone)$/iu;
/** "A man" gives way to what he has to do with. */
const manOrWoman = /^(?:group of )?(?:man|men|woman|women)$/iu;

/** Who stands beside the words of its board: people whom the plan tells apart, or, where nothing else does, who is at something. */
export function figuresBeside(
  { subjects }: PicturePlan,
  { figures, others }: ScenePeople,
  things: readonly Illustration[],
): readonly Figure[] {
  const people = subjects.filter((subject) => subject.count > 0 && !others.includes(subject));
  if (people.length === 0) return [];
  const isToldApart = people.some(
    ({ what }) => !anybody.test(what) && !(manOrWoman.test(what) && things.length > 0),
  );
  const isAtWork = things.length === 0 && figures.some(({ action }) => action !== 'stand');
  return isToldApart || isAtWork ? fewOf(figures) : [];
}

/** Of a family the children are seen as well. */
function fewOf(figures: readonly Figure[]): readonly Figure[] {
  const child = figures.find(({ look }) => look.age === 'child');
  const few = figures.slice(0, mostFiguresBeside);
  return child === undefined || few.includes(child) ? few : [...few.slice(0, -1), child];
}

/** Beside a card there is room for so many. */
const mostFiguresBeside = 2;
