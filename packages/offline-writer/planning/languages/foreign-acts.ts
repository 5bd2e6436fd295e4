import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { ofPeople } from '../people-words.ts';
import { doingTo, handing, type DoneTo } from './done-to.ts';
import { doersOf } from './foreign-doers.ts';
import { objectPronoun, pronounObject, toldDoing } from './foreign-objects.ts';
import type { Hit } from './find-words.ts';
import type { Reading } from './foreign-reading.ts';

/* What somebody does in a line of another language: of several acts the one that says most. */

export interface Acted {
  readonly actors: readonly PlanSubject[];
  /** Whom a pronoun means that it is done to; null where none does. */
  readonly whom: PlanSubject | null;
  readonly used: readonly Hit[];
}

/** They are seen where nothing else is done: "saß auf der Bank und las". */
const still = new RegExp(`^(?:${ofPeople.stillDoings})$`, 'u');

/** Done to plants, and to nobody. */
const ofPlants = /plants$/u;
/** Actors and records play as well: it is seen of children and of animals. */
const ofTheYoung = /^playing$/u;
const young = new RegExp(`(?:^| )(?:${ofPeople.playful})(?:s|ren)?$`, 'u');

const meantBy = ({ what }: PlanSubject, { context: { kindOf } }: Reading): DoneTo => ({
  english: what.replace(/^(?:fe)?male /u, ''),
  kind: kindOf(what) === 'person' ? 'person' : 'thing',
});

function actedIn(doing: Hit, reading: Reading): (Acted & { readonly worth: number }) | null {
  const doers = doersOf(doing, reading);
  if (doers === null) return null;
  if (ofTheYoung.test(doing.english) && !doers.subjects.some(({ what }) => young.test(what)))
    return null;
  const told = toldDoing(doing, reading, doers.hits);
  // "Wie macht man das, schlafen?": what nothing is done to is only spoken of.
  if (told === null || (doers.isAnybody === true && told.object === null)) return null;
  const mayBeToSomebody = told.object === null || handing.has(doing.english);
  // "Le dio una galleta al perro": the dog is whom the pronoun means.
  const isNamed = reading.hits.some(
    (hit) =>
      hit.clause === doing.clause &&
      !doers.hits.includes(hit) &&
      (hit.kind === 'person' ||
        (hit.kind === 'thing' && reading.context.kindOf(hit.english) === 'animal')),
  );
  const mayBeMeant = mayBeToSomebody && !isNamed;
  const whom = mayBeMeant ? pronounObject(doing.from, doers.subjects, reading) : null;
  // "La abrazó": hugging the girl.
  const toWhom =
    whom === null || told.object !== null ? null : doingTo(doing.english, meantBy(whom, reading));
  // "Je les arrose": whoever is meant are no plants.
  const isOfOthers =
    told.object === null &&
    ((whom !== null && toWhom === null) ||
      (ofPlants.test(doing.english) && objectPronoun(doing.from, reading) !== undefined));
  if (isOfOthers) return null;
  const isTold = toWhom !== null && toWhom.object !== null;
  const act = isTold ? toWhom.doing : told.doing;
  return {
    actors: doers.subjects.map((actor) => ({ ...actor, doing: act })),
    whom: isTold ? null : whom,
    used: [...doers.hits, doing, ...(told.object === null ? [] : [told.object])],
    worth: (told.object === null ? 0 : 1) + (still.test(doing.english) ? 0 : 2),
  };
}

/** Somebody doing something; null where nobody surely does. */
export function actionOf(reading: Reading): Acted | null {
  const all = reading.hits
    .filter(({ kind }) => kind === 'doing')
    .flatMap((doing) => actedIn(doing, reading) ?? []);
  return all.toSorted((one, other) => other.worth - one.worth)[0] ?? null;
}
