import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import peopleWords from '../../data/people-words.json' with { type: 'json' };
import { withArticle } from '../articles.ts';
import { nextLine, plain, remember } from '../film-memory.ts';
import { ofPeople } from '../people-words.ts';
import { noPicture, type LinePicture } from '../picture-of-line.ts';
import type { SaidPart } from '../scene-texts.ts';
import { handing } from './done-to.ts';
import { actionOf, type Acted } from './foreign-acts.ts';
import { isLed, isOblique, type ForeignContext, type Reading } from './foreign-reading.ts';
import { headsOf } from './foreign-heads.ts';
import { genderOf, subjectOf } from './foreign-subjects.ts';
import type { Hit } from './find-words.ts';
import { pronounObject } from './foreign-objects.ts';
import { lexiconOf, type Lexicon } from './lexicons.ts';
import { hitsMeant } from './meant-in-film.ts';
import { thingsInDoing } from './things-in-doing.ts';

/* What a line of another language than English shows: the words of a lexicon that surely mean something that is drawn. */

/** People who show nothing while they only stand there. */
const quiet: ReadonlySet<string> = new Set(peopleWords.quietRoles);
/** They are where it happens rather than what it is about. */
const buildings = new RegExp(`^(?:group of )?(?:${ofPeople.buildings})s?$`, 'u');
/** They make what they are done to, or only its picture. */
const made = new RegExp(`^(?:${ofPeople.makingDoings})\\b`, 'u');
const mostActors = 3;
const mostThings = 3;

const distinct = (subjects: readonly PlanSubject[]) => {
  const bare = ({ what }: PlanSubject) =>
    what.replace(/^(?:group of )?(?:(?:fe)?male )?/u, '').replace(/s$/u, '');
  return subjects.filter(
    (one, at) => subjects.findIndex((other) => bare(other) === bare(one)) === at,
  );
};

function readForeign(part: SaidPart, lexicon: Lexicon, context: ForeignContext): Reading {
  const { tokens, hits } = hitsMeant(part.whole, lexicon, context.memory);
  const isSaid = ({ from }: Hit) => {
    const at = tokens[from]?.at ?? 0;
    return at >= part.from && at < part.to;
  };
  return {
    tokens,
    hits: headsOf(hits, tokens, lexicon, context.kindOf).filter(isSaid),
    lexicon,
    context,
  };
}

/** Things of a reading, buildings and what stands in every room last. */
function thingsIn(hits: readonly Hit[]): PlanSubject[] {
  const things = hits.filter(({ kind }) => kind === 'thing');
  const ordered = things.toSorted(
    (one, other) => Number(buildings.test(one.english)) - Number(buildings.test(other.english)),
  );
  return distinct(ordered.map((hit) => subjectOf(hit, false)));
}

/** People are better to look at than things, and things than where they are. */
const worthOf = (people: readonly PlanSubject[], things: readonly PlanSubject[]): number =>
  people.length > 0 ? 2 : things.every(({ what }) => buildings.test(what)) ? 0.5 : 1;

/** Who stands first in a clause that names a thing as well does something with it, even where no word tells what is drawn. */
function hasThing(hit: Hit, reading: Reading): boolean {
  const own = reading.hits.filter(({ clause }) => clause === hit.clause);
  const first = own.find(({ kind }) => kind === 'person');
  return (
    first === hit &&
    !isLed(hit, reading) &&
    !isOblique(hit, reading) &&
    own.some(({ kind }) => kind === 'thing')
  );
}

/** "Il commesso lo guarda": whoever does something that nothing tells, and whom they do it to. */
function besideWhom(reading: Reading): readonly PlanSubject[] | null {
  const first = reading.hits.find(({ kind }) => kind === 'person');
  if (first === undefined || isLed(first, reading) || isOblique(first, reading)) return null;
  const who = subjectOf(first, true);
  const whom = pronounObject(first.to + 1, [who], reading);
  return whom === null ? null : [who, whom];
}

/** "Limpiaron la playa", "eröffnete die Bücherei": what is done to a place is done there. */
function placeDoneTo({ tokens, hits, lexicon }: Reading): string {
  const { words, meaningsOf } = lexicon;
  // A castle that somebody draws, and what stands beside another thing, is none.
  const isOfThings = hits.some(
    ({ kind, english }) => made.test(english) || (kind === 'thing' && !buildings.test(english)),
  );
  if (isOfThings) return '';
  for (const [at, { form, clause }] of tokens.entries()) {
    const led = tokens[at - 1];
    const isOpen =
      led?.clause === clause &&
      !words.of.has(led.form) &&
      !words.near.has(led.form) &&
      !words.near.has(tokens[at - 2]?.form ?? '');
    const means = meaningsOf(form);
    const place = means.find(({ kind }) => kind === 'place');
    const isPlace = means.every(
      ({ kind, english }) => kind === 'place' || (kind === 'thing' && buildings.test(english)),
    );
    if (isOpen && isPlace && place !== undefined) return withArticle(place.english);
  }
  return '';
}

/** Remembers whom a line names, for the pronouns and bare verbs of the next. */
function rememberNamed({ hits, context: { memory, kindOf } }: Reading, action: Acted | null): void {
  for (const hit of hits) {
    const isAnimal = hit.kind === 'thing' && kindOf(hit.english) === 'animal';
    if (hit.kind === 'person')
      remember(memory, subjectOf(hit, !quiet.has(hit.english)), 'person', genderOf(hit));
    else if (isAnimal) remember(memory, subjectOf(hit, false), 'thing', null);
  }
  const first = hits.find(({ kind }) => kind === 'person');
  const doer = action?.actors[0] ?? (first === undefined ? undefined : subjectOf(first, true));
  if (doer !== undefined)
    memory.doer = { subject: { ...doer, doing: '', holding: '' }, line: memory.line };
}

/** Who does something, with whom or what it is done to. */
function pictureOfAction(
  action: Acted,
  things: readonly PlanSubject[],
  place: string,
): LinePicture {
  const { actors, whom } = action;
  // What is given to an animal is seen beside it, where no hands hold it.
  const most = actors.some(({ doing }) => handing.has(doing)) ? 2 : 1;
  const beside = whom === null ? things.slice(0, most) : [whom, ...things.slice(0, 1)];
  return {
    ...noPicture,
    place,
    subjects: distinct([...actors, ...beside]).slice(0, mostActors + 1),
    // An amount that is told is rather shown, as ever in another language.
    sureness: 1,
    worth: 4,
  };
}

/** Reads what a part of a sentence of another language shows. */
export function pictureOfForeignLine(part: SaidPart, context: ForeignContext): LinePicture {
  const lexicon = lexiconOf(context.language);
  if (lexicon === null) return noPicture;
  nextLine(context.memory);
  const reading = readForeign(part, lexicon, context);
  const { hits } = reading;
  const where = hits.find(({ kind }) => kind === 'place');
  const told = where === undefined ? '' : withArticle(where.english);
  const action = actionOf(reading);
  const besideThem = action === null ? besideWhom(reading) : null;
  rememberNamed(reading, action);
  const others = hits
    .filter((hit) => action?.used.includes(hit) !== true)
    .flatMap((hit) =>
      hit.kind === 'doing' && action === null ? thingsInDoing(hit, reading.tokens, lexicon) : [hit],
    );
  const named = thingsIn(others);
  const people = others
    .filter(({ kind }) => kind === 'person')
    .filter((hit) => told !== '' || !quiet.has(hit.english) || hasThing(hit, reading))
    .map((hit) => subjectOf(hit, !quiet.has(hit.english)));
  // Beside people there is room for what they have with them; a building is where they are.
  const isPeopled = people.length > 0 || action !== null || besideThem !== null;
  const place = told === '' && isPeopled ? placeDoneTo(reading) : told;
  const things = named.filter(({ what }) => !isPeopled || !buildings.test(what));
  if (action !== null) return pictureOfAction(action, things, place);
  const subjects = distinct([...(besideThem ?? people).slice(0, 2), ...things]).slice(
    0,
    mostThings,
  );
  // Where nobody is at the church, the church itself is seen.
  const seen = where !== undefined && buildings.test(where.english) ? [plain(where.english)] : [];
  if (subjects.length === 0 && seen.length > 0)
    return { ...noPicture, subjects: seen, sureness: 1, worth: worthOf([], seen) };
  return subjects.length === 0
    ? { ...noPicture, place }
    : { ...noPicture, place, subjects, sureness: 1, worth: worthOf(besideThem ?? people, things) };
}

/** The things that a text of another language names. */
export function foreignThings(text: string, context: ForeignContext): readonly PlanSubject[] {
  const lexicon = lexiconOf(context.language);
  if (lexicon === null) return [];
  const { tokens, hits } = hitsMeant(text, lexicon, context.memory);
  return thingsIn(headsOf(hits, tokens, lexicon, context.kindOf));
}

/** The things that a line of another language speaks of, and else the people. */
export function foreignMentions(text: string, context: ForeignContext): readonly PlanSubject[] {
  const things = foreignThings(text, context);
  const lexicon = lexiconOf(context.language);
  if (things.length > 0 || lexicon === null) return things;
  const { hits } = hitsMeant(text, lexicon, context.memory);
  return distinct(
    hits.filter(({ kind }) => kind === 'person').map((hit) => subjectOf(hit, false)),
  ).slice(0, 1);
}
