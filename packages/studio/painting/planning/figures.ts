import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import {
  mostFigures,
  type Feeling,
  type Figure,
  type FigureAction,
  type FigureLook,
} from '../../figures/figure.ts';
import { findAction } from '../people/action-of.ts';
import { dress } from '../people/dress.ts';
import { findFeeling } from '../people/feelings.ts';
import { figureLookOf, roleOfEmoji } from '../people/from-emoji.ts';
import { partnerIn } from '../people/partner.ts';
import { heldIn } from '../people/held.ts';
import { readLook } from '../people/look-of.ts';
import { anybody, findRole, type Role } from '../people/role-of.ts';
import { findSomebody, type Somebody } from '../people/somebody.ts';
import { trueAction } from '../people/true-to.ts';
import { speaksOfItself } from '../people/first-person.ts';
import type { Actor, Company } from '../drawing.ts';
import { companyOf, takingTurns, withSpeaker } from './together.ts';
import type { SceneIdea } from './scene-idea.ts';

/** Who is on the stage, and what of the plan is not a person. */
export interface ScenePeople {
  readonly figures: readonly Figure[];
  readonly company: Company;
  /** Subjects that are no people. */
  readonly others: readonly PlanSubject[];
  /** Whether anything is told of them but that they are there. */
  readonly isTold: boolean;
}

/** Somebody of the plan, with what they do and how they look. */
interface Person {
  readonly subject: PlanSubject;
  readonly somebody: Somebody;
  /** Of a member of the cast. */
  readonly look: FigureLook | null;
}

type Members = readonly { readonly name: string; readonly look: FigureLook }[];

const membersOf = ({ cast }: SceneIdea): Members =>
  (cast?.members ?? []).flatMap(({ name, appearance }) => {
    const look = appearance.place === null ? figureLookOf(appearance) : null;
    return look === null ? [] : [{ name, look }];
  });

const noSubject: PlanSubject = {
  what: '',
  count: 1,
  doing: '',
  holding: '',
  feeling: '',
  look: '',
};

const asMember = (subject: PlanSubject, { name, look }: Members[number]): Person => ({
  subject: { ...subject, count: 1 },
  somebody: { role: anybody, key: name, count: 1, look: '' },
  look,
});

/** "Mira, a doctor, smiles": what follows a name says who that is, and is nobody else. */
const isApposition = (what: string, names: readonly string[], description: string): boolean =>
  names.some(
    (name) =>
      description.toLowerCase().includes(`${name.toLowerCase()}, a ${what.toLowerCase()},`) ||
      description.toLowerCase().includes(`${name.toLowerCase()}, an ${what.toLowerCase()},`),
  );

const isTalking = (relation: string): boolean => {
  const action = findAction(relation);
  return action === 'talk' || action === 'argue' || action === 'hug' || action === 'give';
};

/** People and others of a plan; members of the cast come first, in the order of their names. */
function sortSubjects(
  plan: PicturePlan,
  idea: SceneIdea,
): { people: Person[]; others: PlanSubject[] } {
  const members = membersOf(idea);
  const names = (idea.cast?.members ?? []).map(({ name }) => name);
  const people: Person[] = [];
  const others: PlanSubject[] = [];
  const seen = new Set<string>();
  const talks = isTalking(plan.relation);
  const joined = withSharedDoing(plan.subjects, idea.description);
  const shared = new Map(plan.subjects.map((subject, at) => [subject, joined[at] ?? subject]));
  for (const written of plan.subjects) {
    const subject = shared.get(written) ?? written;
    const member = members.find(({ name }) =>
      subject.what.toLowerCase().includes(name.toLowerCase()),
    );
    if (member !== undefined) {
      if (!seen.has(member.name)) people.push(asMember(subject, member));
      seen.add(member.name);
      continue;
    }
    if (names.some((name) => subject.what.toLowerCase().includes(name.toLowerCase()))) continue;
    const somebody = subject.count === 0 ? null : findSomebody(subject, talks);
    if (somebody === null) others.push(written);
    else if (!isApposition(subject.what, names, idea.description))
      people.push({ subject, somebody, look: null });
  }
  const unseen = members.filter(({ name }) => !seen.has(name));
  const all = [...people, ...unseen.map((member) => asMember(noSubject, member))];
  // The film is about its cast: whoever else is there stands beside them.
  return {
    people: [
      ...all.filter(({ look }) => look !== null),
      ...all.filter(({ look }) => look === null),
    ],
    others,
  };
}

/** What two do together is done by both; who is spoken to listens. */
const answers: Partial<Record<FigureAction, FigureAction>> = {
  hug: 'hug',
  argue: 'argue',
  dance: 'dance',
  talk: 'listen',
  present: 'listen',
  sing: 'listen',
  give: 'stand',
  laugh: 'laugh',
  cheer: 'cheer',
  wave: 'wave',
};

const feelingsByAction: Partial<Record<FigureAction, Feeling>> = {
  cry: 'sad',
  argue: 'angry',
  cheer: 'happy',
  laugh: 'happy',
  dance: 'happy',
  hug: 'happy',
  wave: 'happy',
  jump: 'happy',
  fall: 'surprised',
  give: 'happy',
};

const heldActions: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'carry',
  'give',
  'eat',
  'drink',
  'throw',
  'lift',
  'play-music',
]);

/** What somebody does: as the plan says, as it says of all of them, or as their trade does. */
function actionOf({ subject, somebody }: Person, together: FigureAction | null): FigureAction {
  const trade = somebody.role.does;
  const told = findAction(subject.doing);
  // A runner who crosses the line runs.
  const isTrade = atWork.test(subject.doing) || (told === 'walk' && trade === 'run');
  if (told !== null) return trade !== null && isTrade ? trade : trueAction(told, subject.doing);
  if (/\basleep\b/iu.test(subject.what)) return 'sleep';
  if (isSilent(subject)) return together ?? trade ?? 'stand';
  if (subject.doing !== '') return trade ?? 'stand';
  if (partnerHeld(subject) !== null) return 'hug';
  return loads.test(subject.holding) ? 'carry' : 'stand';
}

/** "A violinist performing": what their trade is. */
const atWork =
  /^(?:performing|working|practi[sc]ing|rehearsing|training|competing|playing)\b(?! (?:an?|the|with|chess|cards|guitar|piano|violin|drums)\b)/iu;
/** They are carried before the body. */
const loads =
  /\b(?:box|boxes|basket|crate|tray|plates|dishes|suitcase|luggage|sack|bucket|parcel|parcels|package|packages|load|pile|stack|books|groceries|shopping|bags?|firewood|ladder|plank|laundry)\b/iu;

/** Nothing is said of what they do. */
const isSilent = ({ doing, holding }: PlanSubject) => doing === '' && holding === '';

/** "Carrying a child": somebody in somebody's arms. */
const partnerHeld = ({ holding }: PlanSubject) => partnerIn(`holding ${holding}`, 'hug');

/** "A bride and a groom dancing", "a farmer and his dog walking": the doing behind the last of them is of all. */
function withSharedDoing(subjects: readonly PlanSubject[], description: string): PlanSubject[] {
  return subjects.map((subject, at) => {
    const next = subjects[at + 1];
    const head = next?.what.split(' ').at(-1)?.toLowerCase() ?? '';
    const isJoined =
      next !== undefined &&
      isSilent(subject) &&
      next.doing !== '' &&
      subject.count > 0 &&
      next.count > 0 &&
      description
        .toLowerCase()
        .split(`${subject.what.split(' ').at(-1)?.toLowerCase() ?? ''} and `)
        .slice(1)
        .some((rest) =>
          rest
            .split(' ')
            .slice(0, 5)
            .some((word) => word.startsWith(head.slice(0, 4))),
        );
    return isJoined ? { ...subject, doing: next.doing } : subject;
  });
}

/** A creature of the film: the same in all its scenes. Kin look alike. */
function whimOf(film: string, { key, role }: { key: string; role: Role }, index: number) {
  const own = `${film}/${key}`;
  return { key: own, bloodKey: role.kin ? `${film}/kin` : own, index };
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
  const said = readLook(look);
  const isLook =
    said.outfit ?? said.headwear ?? said.hair ?? said.hairColour ?? said.glasses ?? said.beard;
  return isLook === null && !said.wheelchair
    ? (/\bwith (?:an?|the|his|her|their) (.+)/iu.exec(look)?.[1] ?? '')
    : '';
}

interface Staging {
  readonly film: string;
  /** What they do where it is said of all of them. */
  readonly together: FigureAction | null;
  readonly count: number;
  readonly dialogue: string;
  readonly isOnWheels: boolean;
}

function figuresOf(
  person: Person,
  { film, together, count, dialogue, isOnWheels }: Staging,
): Figure[] {
  const { subject, somebody, look } = person;
  const wanted = actionOf(person, together);
  const told = `${subject.feeling} ${subject.doing} ${subject.look}`;
  const said = {
    ...readLook(`${somebody.look}, ${subject.look}, ${wornIn(subject.doing)}`),
    // Readers of prose take a wheelchair for a place.
    ...(isOnWheels ? { wheelchair: true } : {}),
  };
  const pronoun = readLook(subject.doing).gender;
  const gender = said.gender ?? somebody.role.gender ?? (count === 1 ? pronoun : null);
  const held =
    heldIn(subject.holding) ??
    heldIn(thingWith(subject.look)) ??
    (heldActions.has(wanted) ? heldIn(subject.doing) : null);
  const lookOf = (index: number): FigureLook =>
    look ??
    dress(
      { ...said, gender, ...ofFamily(somebody, index) },
      somebody.role,
      whimOf(film, somebody, index),
    );
  return Array.from({ length: count }, (_, index) => {
    const own = lookOf(index);
    // There is no water in space.
    const action = own.outfit === 'space-suit' && wanted === 'swim' ? 'jump' : wanted;
    return {
      look: own,
      action,
      feeling: findFeeling(told) ?? feelingsByAction[action] ?? 'calm',
      held: held ?? '',
      speaks: false,
      cue: index === 0 ? cueOf(somebody.key, dialogue) : '',
    };
  });
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

/** Who is in the picture: the plan's people and the members of the cast who are named in the scene, at what they do. Pure. */
export function planPeople(plan: PicturePlan, idea: SceneIdea): ScenePeople {
  const { people, others } = sortSubjects(plan, idea);
  const film = `${idea.topic}/${idea.style}`;
  const together = findAction(plan.relation);
  const counts = shareStage(people);
  const first = people[0];
  const alone = people.length === 1 && counts[0] === 1 ? first : undefined;
  const partner =
    alone === undefined
      ? null
      : (partnerIn(alone.subject.doing, findAction(alone.subject.doing)) ??
        partnerHeld(alone.subject));
  const company: Person[] =
    partner === null ? people : [...people, { subject: noSubject, somebody: partner, look: null }];
  const shares = partner === null ? counts : [1, Math.min(partner.count, mostFigures - 1)];
  const leader = people.find(({ subject }) => !isSilent(subject)) ?? first;
  const lead = leader === undefined ? null : actionOf(leader, together);
  const wheels = /wheelchair/iu.test(
    `${plan.place} ${plan.subjects.map(({ doing }) => doing).join(' ')}`,
  );
  const figures = company.slice(0, mostFigures).flatMap((person, at) => {
    const answer =
      person !== leader && isSilent(person.subject) && together === null && lead !== null
        ? (answers[lead] ?? null)
        : together;
    return figuresOf(person, {
      film,
      together: answer,
      count: shares[at] ?? 1,
      dialogue: idea.dialogue,
      isOnWheels: wheels && at === 0,
    });
  });
  return {
    figures: withSpeaker(takingTurns(figures, idea.sceneNumber), plan, idea.dialogue),
    company: companyOf(plan, figures),
    others,
    isTold: isTold(plan, people, figures),
  };
}

/** Young and old are many. */
const isVague = (look: string): boolean =>
  /^[\s,]*(?:(?:very|young|younger|old|older|elderly|adult|tall|small|little|other)[\s,]*)*$/iu.test(
    look,
  );

/** Whether their picture tells anything: a trade, a look, an act, company. Somebody who merely stands there shows nothing. */
function isTold(plan: PicturePlan, people: readonly Person[], figures: readonly Figure[]): boolean {
  return (
    plan.place !== '' ||
    (figures.length > 1 && plan.relation !== '') ||
    plan.subjects.some(({ holding }) => holding !== '') ||
    people.some(
      ({ subject, somebody, look }) =>
        look !== null ||
        subject.feeling !== '' ||
        !isVague(`${subject.look} ${somebody.look} ${wornIn(subject.doing)}`) ||
        !somebody.role.plain,
    ) ||
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
