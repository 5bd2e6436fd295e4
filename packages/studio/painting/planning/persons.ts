import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { FigureAction, FigureLook } from '../../figures/figure.ts';
import { handwork } from '../../figures/handwork.ts';
import { sureSubject } from '../lexicon/sure-subjects.ts';
import { findAction } from '../people/action-of.ts';
import type { FilmPerson } from '../people/film/film-people.ts';
import { trueAction } from '../people/true-to.ts';
import { figureLookOf } from '../people/from-emoji.ts';
import { anybody } from '../people/role-of.ts';
import { findSomebody, type Somebody } from '../people/somebody.ts';
import type { FilmCast } from './film-cast.ts';
import type { SceneIdea } from './scene-idea.ts';

/** Nothing is said of what they do. */
export const isSilent = ({ doing, holding }: PlanSubject) => doing === '' && holding === '';

/** Somebody of the plan, with what they do and how they look. */
export interface Person {
  readonly subject: PlanSubject;
  readonly somebody: Somebody;
  /** Of a member of the cast. */
  readonly look: FigureLook | null;
  /** As the film tells of them; null where it does not. */
  readonly known: FilmPerson | null;
}

type Members = readonly { readonly name: string; readonly look: FigureLook }[];

const membersOf = ({ cast }: SceneIdea): Members =>
  (cast?.members ?? []).flatMap(({ name, appearance }) => {
    const look = appearance.place === null ? figureLookOf(appearance) : null;
    return look === null ? [] : [{ name, look }];
  });

export const noSubject: PlanSubject = {
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
  known: null,
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

/** The line's own words tell what somebody does where the plan does not, or not so that it can be shown. */
function withDoingOfLine(
  subject: PlanSubject,
  { known }: { readonly known: FilmPerson | null },
  film: FilmCast,
): PlanSubject {
  const isSpeaking = /^(?:talk|speak|say)ing$/iu.test(subject.doing);
  const told = findAction(subject.doing);
  const isShown = told !== null && trueAction(told, subject.doing) !== 'stand';
  if (subject.holding !== '' || (isShown && !isSpeaking)) return subject;
  const found = (isSpeaking ? film.ownDoings : (known?.doings ?? [])).find((doing) => {
    const action = findAction(doing);
    return (
      action !== null && !(isSpeaking && action === 'talk') && trueAction(action, doing) !== 'stand'
    );
  });
  return found === undefined ? subject : { ...subject, doing: found };
}

/** Of a line about somebody at work, whom its plan leaves out. */
function peopleOfLine(plan: PicturePlan, film: FilmCast): Person[] {
  if (plan.layout !== 'scene') return [];
  return film.doers
    .flatMap(({ somebody, known }) => {
      const doing = (known?.doings ?? []).find((each) => {
        const action = findAction(each);
        return action !== null && showsItself(action) && trueAction(action, each) === action;
      });
      const subject = { ...noSubject, what: somebody.key, doing: doing ?? '' };
      return doing === undefined ? [] : [{ subject, somebody, known, look: null }];
    })
    .slice(0, 2);
}

/** Their poses need nothing more to be understood. */
const showsItself = (action: FigureAction): boolean =>
  (handwork.has(action) && action !== 'carry' && action !== 'give') ||
  /^(?:play-music|play-violin|swim|sleep|hug|cry|wave|phone|ride|sing|inhale|comfort)$/u.test(
    action,
  );

/** One drives, whoever goes along. */
const atTheWheel = <T>({ doing }: PlanSubject, people: readonly T[]): readonly T[] =>
  findAction(doing) === 'drive' ? people.slice(0, 1) : people;

/** People and others of a plan; members of the cast come first, in the order of their names. */
export function sortSubjects(
  plan: PicturePlan,
  idea: SceneIdea,
  film: FilmCast,
): { people: Person[]; others: PlanSubject[] } {
  const members = membersOf(idea);
  const names = (idea.cast?.members ?? []).map(({ name }) => name);
  const people: Person[] = [];
  const others: PlanSubject[] = [];
  const seen = new Set<string>();
  const talks = isTalking(plan.relation);
  // "An assistant": whoever speaks and is no creature is somebody.
  const speakers = new Set(plan.turns?.map(({ who }) => who.toLowerCase()));
  const inTurn = ({ what, look }: PlanSubject): Somebody | null =>
    speakers.has(what.toLowerCase()) && sureSubject(what) === null
      ? { role: anybody, key: what, count: 1, look }
      : null;
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
    const somebody = subject.count === 0 ? null : (findSomebody(subject, talks) ?? inTurn(subject));
    if (somebody === null) others.push(written);
    else if (!isApposition(subject.what, names, idea.description))
      for (const each of atTheWheel(subject, film.castAs(somebody, subject)))
        people.push({
          look: null,
          ...each,
          // What those say who speak in turn is not what they do meanwhile.
          subject: plan.turns === undefined ? withDoingOfLine(subject, each, film) : subject,
        });
  }
  if (
    people.length === 0 &&
    members.length === 0 &&
    !plan.subjects.some(({ count }) => count === 0)
  )
    people.push(...peopleOfLine(plan, film));
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
