import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import {
  mostFigures,
  type Figure,
  type FigureAction,
  type FigureLook,
} from '../../figures/figure.ts';
import { takesColour } from '../actors/recolour.ts';
import { accentIn } from '../casting/look-words.ts';
import { findAction } from '../people/action-of.ts';
import { dress } from '../people/dress.ts';
import { feelingOfLine, findFeeling } from '../people/feelings.ts';
import { figureLookOf, roleOfEmoji } from '../people/from-emoji.ts';
import { companionIn, partnerIn } from '../people/partner.ts';
import { toldAs } from '../lexicon/told-as.ts';
import { drivenIn, heldIn, heldWhile, movedIn } from '../people/held.ts';
import { filmText } from './film-text.ts';
import { inMourning, quietly, tellsOfLoss } from '../people/mourning.ts';
import { namedInLine, type NamedInLine } from '../people/named-in-line.ts';
import { readLook } from '../people/look-of.ts';
import { findRole, type Role } from '../people/role-of.ts';
import type { Somebody } from '../people/somebody.ts';
import { speaksOfItself } from '../people/first-person.ts';
import type { Origin } from '../people/origin.ts';
import type { Actor, Company, TemplateName, Turn } from '../drawing.ts';
import {
  actionOf,
  answerTo,
  atLaundry,
  feelingsByAction,
  heldActions,
  isAside,
  isUnseen,
  partnerHeld,
  tradeOf,
} from './doing.ts';
import { dressedApart } from './film-speakers.ts';
import { kinByName } from './film-kin.ts';
import { originOf } from './film-origin.ts';
import { inFreeHands } from './free-hands.ts';
import { castOfFilm, type FilmCast } from './film-cast.ts';
import { isSilent, noSubject, sortSubjects, type Person } from './persons.ts';
import { companyOf, takingTurns, turnsOf, withSpeaker } from './together.ts';
import { isToldOf } from './told-of.ts';
import { amongOthers, emptyHanded } from './shared-work.ts';
import { thingOfPlace } from './own-things.ts';
import type { SceneIdea } from './scene-idea.ts';

/** Who is on the stage, and what of the plan is not a person. */
export interface ScenePeople {
  readonly figures: readonly Figure[];
  readonly company: Company;
  /** Who of them speaks when. */
  readonly turns: readonly Turn[];
  /** Subjects that are no people, and what belongs to a trade. */
  readonly others: readonly PlanSubject[];
  /** Where their trade is at home, the likeliest first. */
  readonly at: readonly TemplateName[];
  /** Whether anything is told of them but that they are there. */
  readonly isTold: boolean;
  /** Whether what they do has no picture: then nothing of the scene is shown with them in it. */
  readonly isUnseen: boolean;
  /** Whether somebody is at more than standing there. */
  readonly isActing: boolean;
}

/** A creature of the film: the same in all its scenes. Kin look alike. */
function whimOf(
  { film, origin, kin }: Pick<Staging, 'film' | 'origin' | 'kin'>,
  { key, role }: { key: string; role: Role },
  index: number,
) {
  const own = `${film}/${key}`;
  return {
    key: own,
    bloodKey: role.kin || key === 'narrator' || kin.has(key) ? `${film}/kin` : own,
    index,
    origin,
  };
}

/** A family is its parents and then its children. */
function ofFamily({ key }: Somebody, index: number): { age?: 'child'; gender?: 'woman' | 'man' } {
  const gender = index % 2 === 0 ? 'woman' : 'man';
  if (key === 'family') return index > 1 ? { gender, age: 'child' } : { gender };
  return key === 'parent' ? { gender } : {};
}

/** "Wearing a hijab" is done by nobody. */
const wornIn = (doing: string): string => /\b(?:wearing|dressed in) (.+)/iu.exec(doing)?.[1] ?? '';

/** "With a cup of tea" is held; "with a beard" and "with a hat" is how somebody looks. */
function thingWith(look: string): string {
  const isLook = (text: string): boolean => {
    const said = readLook(text);
    const worn =
      said.outfit ?? said.headwear ?? said.hair ?? said.hairColour ?? said.glasses ?? said.beard;
    return worn !== null || said.wheelchair;
  };
  const parts = /\bwith (.+)/iu.exec(look)?.[1]?.split(/,? and |, /u) ?? [];
  const thing = parts.find(
    (part) => /^(?:an?|the|his|her|their) /iu.test(part) && !isLook(`with ${part}`),
  );
  return thing?.replace(/^\S+ /u, '') ?? '';
}

/** What they sit in or on is part of their pose. */
const rides: ReadonlySet<FigureAction> = new Set<FigureAction>(['drive', 'ride']);

interface Staging {
  readonly film: string;
  /** Where they are from; null where nothing tells. */
  readonly origin: Origin | null;
  /** Who of those with a name is of the family. */
  readonly kin: ReadonlySet<string>;
  /** What they do where it is said of all of them. */
  readonly together: FigureAction | null;
  readonly count: number;
  readonly dialogue: string;
  /** All that their film says. */
  readonly filmText: string;
  readonly isOnWheels: boolean;
  readonly isLaundry: boolean;
  /** Whether the line is theirs, and so is its feeling: whoever only answers keeps calm. */
  readonly feelsTheLine: boolean;
  /** Whether a death is told of in their line or in the one before. */
  readonly isLoss: boolean;
  /** What their line tells of the one whom it names. */
  readonly named: NamedInLine;
  /** How many are on the stage. */
  readonly company: number;
}

function figuresOf(person: Person, staging: Staging): Figure[] {
  const { together, count, dialogue, isOnWheels, isLaundry, feelsTheLine, isLoss, named } = staging;
  const { subject, somebody, look, known } = person;
  const wanted = actionOf(person, together);
  const told = `${subject.feeling} ${subject.doing} ${subject.look}`;
  const said = {
    ...readLook(`${somebody.look}, ${subject.look}, ${wornIn(subject.doing)}`),
    // Readers of prose take a wheelchair for a place.
    ...(isOnWheels ? { wheelchair: true } : {}),
  };
  const pronoun = readLook(subject.doing).gender;
  const gender =
    said.gender ??
    known?.gender ??
    somebody.role.gender ??
    (count === 1 ? (pronoun ?? named.gender) : null);
  const age = said.age ?? known?.age ?? (count === 1 ? named.age : null);
  const meant =
    (wanted === 'drive' ? drivenIn(subject.doing) : null) ??
    (wanted === 'carry-end' ? movedIn(subject.holding) : null) ??
    heldIn(subject.holding) ??
    heldIn(thingWith(subject.look)) ??
    (heldActions.has(wanted) ? heldWhile(wanted, subject.doing) : null) ??
    toolOf(person, wanted);
  // A rope that starts a generator is no coil.
  const held =
    meant === null || meant === ''
      ? meant
      : toldAs(meant, `${told} ${subject.holding} ${dialogue}`, staging.filmText);
  // "Driving a bright green van", "carrying a blue tin": the thing of the doing is the one in sight.
  const coloured = held === null || held === '' ? rides.has(wanted) : takesColour(held);
  const heldColour = coloured
    ? accentIn(`${subject.holding} ${thingWith(subject.look)} ${subject.doing}`)
    : null;
  const lookOf = (index: number): FigureLook =>
    look ??
    dress(
      { ...said, gender, age, ...ofFamily(somebody, index) },
      somebody.role,
      whimOf(staging, somebody, index),
    );
  return Array.from({ length: count }, (_, index) => {
    const own = lookOf(index);
    // There is no water in space.
    const onEarth = own.outfit === 'space-suit' && wanted === 'swim' ? 'jump' : wanted;
    const done = isLaundry ? atLaundry(onEarth, held ?? '') : onEarth;
    // Whoever waits has both hands before them: with something in them they stand.
    const isEmptyHanded = done === 'carry' && held === null && meant !== null;
    const open = isEmptyHanded || (done === 'wait' && held !== null) ? 'stand' : done;
    const shared = amongOthers(open, { index, count, company: staging.company, held: held ?? '' });
    const action = isLoss ? quietly(shared) : shared;
    const felt =
      findFeeling(told) ??
      (feelsTheLine ? feelingOfLine(dialogue) : null) ??
      feelingsByAction[action] ??
      'calm';
    return {
      look: own,
      action,
      feeling: isLoss ? inMourning(felt) : felt,
      held: emptyHanded.has(action) ? '' : (held ?? ''),
      ...(heldColour === null ? {} : { heldColour }),
      speaks: false,
      cue: index === 0 ? cueOf(somebody.key, dialogue) : '',
    };
  });
}

/** What their trade has in its hands at what it does; null where they are at something else, or have none. */
function toolOf(person: Person, action: FigureAction): string | null {
  const trade = tradeOf(person);
  return trade === null || trade.holds === '' || action !== (trade.does ?? 'stand')
    ? null
    : trade.holds;
}

/** In a film of bicycles a mechanic mends no cars. */
const ofBikes = ({ film, description }: SceneIdea): boolean =>
  (film ?? [{ description }]).some((scene) => /\bbi(?:cycl|k)es?\b/iu.test(scene.description));

/** What belongs to a trade and stands beside whoever has it, where the plan names nothing that does. */
function besideTrade(
  person: Person | undefined,
  others: readonly PlanSubject[],
  isOfBikes: boolean,
): PlanSubject[] {
  const usual = person === undefined ? '' : (tradeOf(person)?.beside ?? '');
  const beside = usual === 'car' && isOfBikes ? 'bicycle' : usual;
  return beside === '' || others.some(({ count }) => count > 0)
    ? []
    : [{ ...noSubject, what: beside }];
}

/** The word that calls somebody in, if it is said. */
function cueOf(key: string, dialogue: string): string {
  const word = key.toLowerCase().split(' ').at(-1)?.slice(0, 80) ?? '';
  return dialogue.toLowerCase().includes(word) ? word : '';
}

/** Shares the stage: everybody named is there, and the first are there in their number. */
function shareStage(people: readonly Person[]): number[] {
  const named = people.slice(0, mostFigures);
  let free = mostFigures - named.length;
  return named.map(({ somebody }) => {
    const more = Math.min(free, somebody.count - 1);
    free -= more;
    return 1 + more;
  });
}

/** Who is there by what somebody does: to whom it is done, or who does it with them. */
function partnersOf(alone: Person, film: FilmCast): Person[] {
  const { subject } = alone;
  // A baby in somebody's arms is part of their pose.
  if (actionOf(alone, null) === 'cradle') return [];
  const beside = companionIn(subject.doing);
  const partner =
    beside ?? partnerIn(subject.doing, findAction(subject.doing)) ?? partnerHeld(subject);
  if (partner === null) return [];
  // What is done with somebody is done by both.
  const own = beside === null ? noSubject : { ...subject, holding: '', look: '' };
  if (partner.role.plain && partner.called === undefined)
    return [{ subject: own, somebody: partner, look: null, known: null }];
  return film
    .castAs(partner, { ...noSubject, what: partner.called ?? partner.key })
    .map((each) => ({ subject: own, look: null, ...each }));
}

/** Who is in the picture: the plan's people and the members of the cast who are named in the scene, at what they do. Pure. */
export function planPeople(plan: PicturePlan, idea: SceneIdea): ScenePeople {
  const filmCast = castOfFilm(idea);
  const { people, others } = sortSubjects(plan, idea, filmCast);
  const film = `${idea.topic}/${idea.style}`;
  const together = findAction(plan.relation);
  const counts = shareStage(people);
  const first = people[0];
  const alone = people.length === 1 && counts[0] === 1 ? first : undefined;
  const partners = alone === undefined ? [] : partnersOf(alone, filmCast);
  const company = [...people, ...partners];
  const shares =
    partners.length === 0
      ? counts
      : [1, ...partners.map(({ somebody }) => Math.min(somebody.count, mostFigures - 1))];
  const leader = people.find(({ subject }) => !isSilent(subject)) ?? first;
  const lead = leader === undefined ? null : actionOf(leader, together);
  const wheels = /wheelchair/iu.test(
    `${plan.place} ${plan.subjects.map(({ doing }) => doing).join(' ')}`,
  );
  const nobody: NamedInLine = { gender: null, age: null };
  const before = idea.film?.[idea.sceneNumber - 2]?.dialogue ?? '';
  const isLoss = tellsOfLoss(idea.dialogue) || tellsOfLoss(before);
  // Of several nobody knows which one the line names.
  const named = company.length === 1 ? namedInLine(idea.dialogue) : nobody;
  const whos: string[] = [];
  const figures = company.slice(0, mostFigures).flatMap((person, at) => {
    const answer =
      person !== leader && isSilent(person.subject) && together === null && lead !== null
        ? answerTo(lead, person)
        : together;
    const own = figuresOf(person, {
      film,
      origin: originOf(person, idea),
      kin: kinByName(idea),
      together: answer,
      count: shares[at] ?? 1,
      dialogue: idea.dialogue,
      filmText: filmText(idea),
      isOnWheels: wheels && at === 0,
      isLaundry: filmCast.isLaundry,
      feelsTheLine: at === 0 || !isSilent(person.subject),
      named,
      isLoss,
      company: company.length === 1 ? (shares[0] ?? 1) : company.length,
    });
    const { what } = person.subject;
    whos.push(...own.map(() => what));
    const isDressed = person.look !== null || readLook(person.subject.look).top !== null;
    return isDressed ? own : own.map((figure) => dressedApart(figure, what, idea));
  });
  const turns = turnsOf(plan, whos);
  const line = `${idea.description} ${idea.dialogue}`;
  const holding = inFreeHands(figures, others, (drawing) => toldAs(drawing, line, filmText(idea)));
  return {
    figures: withSpeaker(takingTurns(holding.figures, turns), plan, {
      dialogue: idea.dialogue,
      isTold: first !== undefined && isToldOf(first, idea.dialogue),
    }),
    company: companyOf(plan, figures),
    turns,
    others: [
      ...holding.others,
      ...besideTrade(leader, others, ofBikes(idea)),
      ...(people.length === 1 ? thingOfPlace(first?.subject.doing ?? '', others) : []),
    ],
    at:
      leader?.somebody.role.trade?.beside === 'car' && ofBikes(idea)
        ? ['bike-workshop']
        : (leader?.somebody.role.trade?.at ?? []),
    // Those who speak in turn are seen to, whatever else is told of them.
    isTold: turns.length > 0 || isTold(plan, people, holding.figures),
    isActing: holding.figures.some(({ action, held }) => action !== 'stand' || held !== ''),
    isUnseen: turns.length === 0 && people.some((person, at) => at === 0 && isUnseen(person)),
  };
}

/** Young and old are many. */
const isVague = (look: string): boolean =>
  /^[\s,]*(?:(?:very|young|younger|old|older|elderly|adult|tall|small|little|other)[\s,]*)*$/iu.test(
    look,
  );

/** Whether their looks tell who they are. */
const showsWho = (person: Person): boolean => {
  const { subject, somebody, look } = person;
  return (
    look !== null ||
    subject.feeling !== '' ||
    !isVague(`${subject.look} ${somebody.look} ${wornIn(subject.doing)}`) ||
    !(somebody.role.plain || somebody.role.kin || isAside(person))
  );
};

/** Whether their picture tells anything: a trade, a look, an act, company. Somebody who merely stands there shows nothing. */
function isTold(plan: PicturePlan, people: readonly Person[], figures: readonly Figure[]): boolean {
  return (
    (plan.place !== '' &&
      !people.every(({ subject, known }) => known !== null && isSilent(subject))) ||
    (figures.length > 1 && plan.relation !== '') ||
    people.some(showsWho) ||
    figures.some(({ action, held }) => action !== 'stand' || held !== '')
  );
}

/** Somebody who is known only by an illustration: of a narration, or of the topic. */
export function figureOfLead(
  { emoji, cue }: Actor,
  idea: SceneIdea,
): { readonly figure: Figure; readonly isTold: boolean } | null {
  const look = figureLookOf({ version: 1, actor: emoji, accent: null, place: null });
  const role = roleOfEmoji(emoji);
  if (look === null || findRole(cue)?.unsure === true) return null;
  const figure: Figure = {
    look,
    action: role.does ?? 'stand',
    feeling: 'calm',
    held: '',
    speaks: speaksOfItself(idea.dialogue),
    cue,
  };
  return { figure, isTold: !role.plain || figure.action !== 'stand' };
}
