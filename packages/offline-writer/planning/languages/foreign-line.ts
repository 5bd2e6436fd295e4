import { emptyPlan, type PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { lookWords, massNouns } from '@scenewright/contract/rules/prose/words.ts';
import { meant, nextLine, plain, remember, type FilmMemory } from '../film-memory.ts';
import type { KindOf } from '../noun-kinds.ts';
import { noPicture, type LinePicture } from '../picture-of-line.ts';
import type { SaidPart } from '../scene-texts.ts';
import { withArticle } from '../articles.ts';
import { doingTo, toPeople } from './done-to.ts';
import { mostCounted, type Hit, type Token } from './find-words.ts';
import { lexiconOf, type Lexicon } from './lexicons.ts';
import { hitsMeant } from './meant-in-film.ts';
import { isToy } from './looks-told.ts';
import { isOfAnotherKind, namesKind } from './other-kinds.ts';
import { thingsInDoing } from './things-in-doing.ts';
import peopleWords from '../../data/people-words.json' with { type: 'json' };
import { ofPeople } from '../people-words.ts';

/* What a line of another language than English shows: the words of a lexicon that surely mean something that is drawn. */

export interface ForeignContext {
  readonly language: string;
  readonly memory: FilmMemory;
  readonly kindOf: KindOf;
}

/** People who show nothing while they only stand there. */
const quiet: ReadonlySet<string> = new Set(peopleWords.quietRoles);
const female = new RegExp(`^(?:${ofPeople.femaleRoles})$`, 'u');
const male = new RegExp(`^(?:${ofPeople.maleRoles})$`, 'u');
/** Their words say of themselves that they are women. */
const women = /^(?:seamstress|midwife)$/u;
/** What an animal does that can be seen of it. */
const ofAnimals = new RegExp(`^(?:${ofPeople.doingsOfAnimals})$`, 'u');
/** They are where it happens rather than what it is about. */
const buildings = new RegExp(`^(?:group of )?(?:${ofPeople.buildings})s?$`, 'u');
/** They have no other plural, or none that is drawn: "fireworks". */
const alike = new RegExp(`(?:^| )(?:${ofPeople.alikeInNumber})$`, 'u');
const mostActors = 3;
const mostThings = 3;

/** They are of no gender. */
const ungendered = new RegExp(`^(?:${ofPeople.ungendered})$`, 'u');

/** "Female nurse", "postwoman". */
const withGender = (english: string, gender: Hit['gender']): string =>
  gender === 'female' && english.endsWith('man')
    ? english.replace(/man$/u, 'woman')
    : `${gender ?? (english.endsWith('man') ? 'male' : '')} ${english}`.trim();

/** Who or what a hit is, in its number. */
export function subjectOf(
  { english, kind, count, isPlural, gender, look: told }: Hit,
  isGendered: boolean,
): PlanSubject {
  const isOpen = !female.test(english) && !male.test(english) && !ungendered.test(english);
  // "Los bomberos" may be of either.
  const isTold = kind === 'person' && isGendered && isOpen && !isPlural;
  const what = isTold ? withGender(english, women.test(english) ? 'female' : gender) : english;
  const [own, noun] = lookAndNoun(what);
  const look = own === '' ? told : own;
  if (massNouns.has(english.split(' ').at(-1) ?? '') || alike.test(english))
    return plain(noun, 1, look);
  const isCounted = count !== null && count > 1 && count <= mostCounted;
  // A number that is not drawn one by one, and a plural that says none, are a group.
  const isGroup =
    !isCounted && count !== 1 && (isPlural || (count !== null && count > mostCounted));
  const looking = (looks: string) =>
    isGroup
      ? plain(`group of ${[looks, pluralPhrase(noun)].join(' ').trim()}`)
      : plain(noun, isCounted ? count : 1, looks);
  return [looking(look), looking(own)].find(isPlain) ?? plain(noun, 1, own);
}

/** "Elderly woman": how somebody looks stands by itself. */
function lookAndNoun(what: string): readonly [look: string, noun: string] {
  const [first = '', ...rest] = what.split(' ');
  return rest.length > 0 && lookWords.has(first) ? [first, rest.join(' ')] : ['', what];
}

/** Whether plain words tell it: some plurals are read as another word. */
const isPlain = (subject: PlanSubject) =>
  !describePlan({ ...emptyPlan, subjects: [subject] }).includes('“');

const genderOf = ({ english, gender }: Hit) =>
  female.test(english) || women.test(english) || gender === 'female'
    ? 'she'
    : male.test(english) || gender === 'male'
      ? 'he'
      : null;

/** Whom "elle" or "er" means, where no thing was named after the last person: these stand for things as well. */
function lastOf(memory: FilmMemory, key: 'he' | 'she'): PlanSubject | null {
  const heard = memory.heard.get(key) ?? 0;
  return memory.last[key] === undefined || heard < (memory.heard.get('it') ?? 0)
    ? null
    : meant(memory, key);
}

/** Whom a pronoun at the beginning of a clause means. */
function pronounBefore(
  doing: Hit,
  tokens: readonly Token[],
  { words }: Lexicon,
  memory: FilmMemory,
): PlanSubject | null {
  for (let at = doing.from - 1; at >= Math.max(0, doing.from - 3); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.clause !== doing.clause) return null;
    if (words.i.has(token.form)) return plain('person');
    if (words.she.has(token.form)) return lastOf(memory, 'she');
    if (words.he.has(token.form)) return lastOf(memory, 'he');
  }
  return null;
}

/** The people, or animals, who do something: those before it in its clause, else, in Arabic, right behind it. */
function actorsOf(
  doing: Hit,
  hits: readonly Hit[],
  { language, file }: Lexicon,
  { kindOf }: ForeignContext,
): readonly Hit[] {
  const acts = (hit: Hit) =>
    hit.kind === 'person' ||
    (hit.kind === 'thing' && ofAnimals.test(doing.english) && kindOf(hit.english) === 'animal');
  const own = hits.filter((hit) => hit.clause === doing.clause && acts(hit));
  const before = own.filter(({ to }) => to <= doing.from);
  // A verb at the end has its object before it as well.
  if (before.length > 0)
    return file.verbLast === true ? before.slice(0, 1) : before.slice(0, mostActors);
  return language === 'ar'
    ? own.filter(({ from }) => from >= doing.to && from - doing.to < 2).slice(0, 1)
    : [];
}

interface Reading {
  readonly tokens: readonly Token[];
  readonly hits: readonly Hit[];
  readonly lexicon: Lexicon;
  readonly context: ForeignContext;
}

/** So many words behind a verb stands what it is done to. */
const objectReach = 4;

/** What is done, with the thing behind it, or, where verbs stand last, before it; null where nobody is shown at that. */
function toldDoing(
  doing: Hit,
  { tokens, hits, lexicon }: Reading,
  actors: readonly Hit[],
): ReturnType<typeof doingTo> {
  const isLast = lexicon.file.verbLast === true;
  const near = hits.filter(
    (hit) =>
      hit.clause === doing.clause &&
      !actors.includes(hit) &&
      (hit.kind === 'thing' || hit.kind === 'person') &&
      (isLast ? hit.to <= doing.from : hit.from >= doing.to && hit.from - doing.to <= objectReach),
  );
  // "Legge una storia al bambino": to whom it is read says more than what.
  const object =
    (toPeople.has(doing.english) ? near.find(({ kind }) => kind === 'person') : undefined) ??
    near[0];
  const told = doingTo(doing.english, object ?? null);
  if (told !== null || isLast || object === undefined) return told;
  // "Mamie tricote près de la fenêtre": the window is only where she knits.
  const { words } = lexicon;
  const isWhere = tokens
    .slice(doing.to, object.from)
    .some(({ form }) => words.at.has(form) || words.near.has(form));
  return isWhere ? doingTo(doing.english, null) : null;
}

const distinct = (subjects: readonly PlanSubject[]) => {
  const bare = ({ what }: PlanSubject) =>
    what.replace(/^(?:group of )?(?:(?:fe)?male )?/u, '').replace(/s$/u, '');
  return subjects.filter(
    (one, at) => subjects.findIndex((other) => bare(other) === bare(one)) === at,
  );
};

/** Somebody doing something; null where nobody surely does. */
function actionOf(reading: Reading): { actors: PlanSubject[]; used: readonly Hit[] } | null {
  const { tokens, hits, lexicon, context } = reading;
  for (const doing of hits.filter(({ kind }) => kind === 'doing')) {
    const actors = actorsOf(doing, hits, lexicon, context);
    const meantOne =
      actors.length > 0 ? null : pronounBefore(doing, tokens, lexicon, context.memory);
    const told = toldDoing(doing, reading, actors);
    const all = meantOne === null ? actors.map((actor) => subjectOf(actor, true)) : [meantOne];
    if (all.length > 0 && told !== null)
      return {
        actors: all.map((actor) => ({ ...actor, doing: told.doing })),
        used: [...actors, doing, ...(told.object === null ? [] : [told.object])],
      };
  }
  return null;
}

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

const containers = new RegExp(`^(?:${ofPeople.servingContainers})$`, 'u');

/** "Un bocal de miel", "eine Tasse Kaffee": what is in it is what is meant. */
function contains(
  { english, to, clause }: Hit,
  hits: readonly Hit[],
  tokens: readonly Token[],
  of: ReadonlySet<string>,
): boolean {
  const from = of.has(tokens[to]?.form ?? '') ? to + 1 : to;
  return (
    containers.test(english) &&
    hits.some((other) => other.from === from && other.clause === clause && other.kind === 'thing')
  );
}

const contained = (hits: readonly Hit[], hit: Hit): boolean =>
  hits.some(({ english, to }) => to === hit.from - 1 && containers.test(english));

/** "Harina de garbanzo" is flour, and "la casa del panadero" shows no baker. */
export function headsOf(
  hits: readonly Hit[],
  tokens: readonly Token[],
  lexicon: Lexicon,
  kindOf: KindOf,
): readonly Hit[] {
  const { words } = lexicon;
  // "बिजली का तार", "木の椅子": what stands before is only whose or of what it is.
  const isOwner = ({ to, kind, clause }: Hit) =>
    kind !== 'doing' &&
    words.ofBehind.has(tokens[to]?.form ?? '') &&
    !words.ofExcept.has(tokens[to + 1]?.form ?? '') &&
    hits.some(
      (other) => other.from === to + 1 && other.clause === clause && other.kind !== 'doing',
    );
  return hits.filter((hit) => {
    if (isOwner(hit)) return false;
    const [before, far] = [tokens[hit.from - 1], tokens[hit.from - 2]];
    const isBehind = (end: number) =>
      hits.some(({ kind, to, clause }) => kind !== 'doing' && to === end && clause === hit.clause);
    if (
      hit.kind === 'thing' &&
      (isOfAnotherKind(hit, hits, tokens, lexicon) ||
        namesKind(hit, tokens, lexicon, kindOf) ||
        (kindOf(hit.english) === 'animal' && isToy(hit, tokens, lexicon.language)))
    )
      return false;
    if (hit.kind === 'doing' || before?.clause !== hit.clause) return true;
    if (hit.kind === 'person' && words.aloneAfter.size > 0 && !words.aloneAfter.has(before.form))
      return isBehind(hit.from)
        ? false
        : hits.some(({ kind, clause }) => kind === 'doing' && clause === hit.clause);
    const isOf = words.of.has(before.form);
    if (hit.kind === 'person')
      return !isOf && !(words.articles.has(before.form) && words.of.has(far?.form ?? ''));
    const isKindOf = isOf && hit.kind === 'thing' && isBehind(hit.from - 1);
    return !(isKindOf && !contained(hits, hit)) && !contains(hit, hits, tokens, words.of);
  });
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

/** Reads what a part of a sentence of another language shows. */
export function pictureOfForeignLine(part: SaidPart, context: ForeignContext): LinePicture {
  const lexicon = lexiconOf(context.language);
  if (lexicon === null) return noPicture;
  nextLine(context.memory);
  const reading = readForeign(part, lexicon, context);
  const { hits } = reading;
  const where = hits.find(({ kind }) => kind === 'place');
  const place = where === undefined ? '' : withArticle(where.english);
  const action = actionOf(reading);
  for (const hit of hits) {
    const isAnimal = hit.kind === 'thing' && context.kindOf(hit.english) === 'animal';
    if (hit.kind === 'person')
      remember(context.memory, subjectOf(hit, !quiet.has(hit.english)), 'person', genderOf(hit));
    else if (isAnimal) remember(context.memory, subjectOf(hit, false), 'thing', null);
  }
  const others = hits
    .filter((hit) => action?.used.includes(hit) !== true)
    .flatMap((hit) =>
      hit.kind === 'doing' && action === null ? thingsInDoing(hit, reading.tokens, lexicon) : [hit],
    );
  const named = thingsIn(others);
  const people = others
    .filter(({ kind, english }) => kind === 'person' && (place !== '' || !quiet.has(english)))
    .map((hit) => subjectOf(hit, !quiet.has(hit.english)));
  // Beside people there is room for what they have with them.
  const isPeopled = people.length > 0 || action !== null;
  const things = named.filter(({ what }) => !isPeopled || !buildings.test(what));
  if (action !== null)
    return {
      ...noPicture,
      place,
      subjects: distinct([...action.actors, ...things.slice(0, 1)]).slice(0, mostActors + 1),
      // An amount that is told is rather shown, as ever in another language.
      sureness: 1,
      worth: 4,
    };
  const subjects = distinct([...people.slice(0, 2), ...things]).slice(0, mostThings);
  // Where nobody is at the church, the church itself is seen.
  const seen = where !== undefined && buildings.test(where.english) ? [plain(where.english)] : [];
  if (subjects.length === 0 && seen.length > 0)
    return { ...noPicture, subjects: seen, sureness: 1, worth: worthOf([], seen) };
  return subjects.length === 0
    ? { ...noPicture, place }
    : { ...noPicture, place, subjects, sureness: 1, worth: worthOf(people, things) };
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
