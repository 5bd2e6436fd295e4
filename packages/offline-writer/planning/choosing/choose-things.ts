import {
  emptyPlan,
  type PicturePlan,
  type PictureShot,
  type PlanLayout,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { kindsOf } from '../../knowledge/dictionary/relations.ts';
import { openWordNet } from '../../knowledge/dictionary/word-net.ts';
import { isNoted, tellable } from '../film-things.ts';
import { isDrawable } from '../drawable.ts';
import { castOf, isEnglishFilm, type PlanContext, type SceneInput } from '../plan-context.ts';
import { saysSomething } from '../stand-by.ts';
import { saysUndrawnState } from '../undrawn-states.ts';
import { partsOf, textsOf } from '../scene-texts.ts';
import { readable } from '../word-card.ts';
import { withinLimits } from '../within-limits.ts';
import { candidatesOf, nameOf, type Candidate } from './candidates.ts';
import { worthOf } from './picture-model.ts';
import { shotsOf, type Shot } from './shots.ts';
import { isSameThing, signsOf, signsOfFilm } from './signs.ts';

/*
 * Which thing stands beside the words of each picture. Rules find what could stand there (`candidates.ts`), a model that was trained
 * on judged pictures says what each is worth there (`picture-model.ts`), and the best is drawn where it is worth enough.
 */

/** What a thing has to be worth to stand beside words, what the film's title names, and what stands there as the second. */
const leastWorth = 0.4;
const leastOfTitle = 0.3;
const leastOfSecond = 0.55;
/** What the rules found goes where it is worth less than this, beside words and in a scene of its own. */
const leastOfPlanned = 0;
const leastOfScene = -0.5;

/** They read what is said, and have room for a thing beside it. */
const reading: ReadonlySet<PlanLayout> = new Set(['words', 'quote', 'verse', 'title']);
/** They show something of their own, beside which one thing may stand that their text names. */
const showing: ReadonlySet<PlanLayout> = new Set([
  'clock',
  'calendar',
  'money',
  'list',
  'checklist',
]);

/** What a film speaks of elsewhere is not shown more often than this one after the other. */
const mostInTurn = 2;

interface Choice {
  readonly candidate: Candidate;
  readonly name: string;
  readonly worth: number;
}

const isVisible = ({ count }: PlanSubject): boolean => count > 0;

/** What of a picture's choices stands beside its words. */
function chosenOf(choices: readonly Choice[], { layout }: PictureShot): readonly PlanSubject[] {
  const sorted = choices.toSorted((one, other) => other.worth - one.worth);
  const [first, second] = sorted;
  const least = first?.candidate.origin === 'title' ? leastOfTitle : leastWorth;
  if (first === undefined || first.worth < least) return [];
  const isPair =
    layout === 'words' &&
    second !== undefined &&
    second.worth >= leastOfSecond &&
    second.candidate.origin === 'text' &&
    first.candidate.origin === 'text';
  return (isPair ? [first, second] : [first]).map(({ candidate }) => candidate.subject);
}

/** Beside words stand as many as are told of, so nothing else with them: three eggs, and no egg and a spoon. */
function countedAlone(shot: PictureShot): PictureShot {
  const counted =
    shot.layout === 'words' ? shot.subjects.find(({ count }) => count > 1) : undefined;
  return counted === undefined || shot.subjects.filter(isVisible).length === 1
    ? shot
    : {
        ...shot,
        subjects: shot.subjects.filter((subject) => subject === counted || !isVisible(subject)),
      };
}

/** Of these one of their kind is drawn where they have no drawing of their own. */
const seenKinds = ['animal', 'food', 'natural object', 'plant'];
function isOfSeenKind(what: string): boolean {
  const wordNet = openWordNet();
  const head = nameOf(what).split(' ').at(-1) ?? what;
  const senses = [head, singularPhrase(head) ?? head].flatMap((noun) => wordNet.sensesOf(noun));
  return senses.some((sense) => {
    const kinds = new Set(kindsOf(wordNet, sense));
    return seenKinds.some((kind) => kinds.has(kind));
  });
}

/** A scene in which nobody does anything, of things that say nothing there or that no painter surely has: it is rather read. */
function saysLittle(
  { layout, subjects, relation, turns }: PictureShot,
  choices: readonly Choice[],
  { film, kindOf }: PlanContext,
): boolean {
  if (layout !== 'scene' || relation !== '' || turns !== undefined) return false;
  const cast = castOf(film);
  return subjects.filter(isVisible).every(({ what, doing, holding }) => {
    if (doing !== '' || holding !== '' || cast.has(what)) return false;
    const known = choices.find(({ name }) => isSameThing(name, nameOf(what)));
    if (known !== undefined) return known.worth < leastOfScene;
    return (
      !isDrawable(what) && !/^(?:person|animal)$/u.test(kindOf(what) ?? '') && !isOfSeenKind(what)
    );
  });
}

/** A scene as its words to be read, in front of the place where it is. */
const asWords = (
  { subjects, place, time, weather }: PictureShot,
  text: string,
  isEnglish: boolean,
) => ({
  ...emptyPlan,
  layout: 'words' as const,
  quote: readable([{ whole: text, from: 0, to: text.length }], isEnglish),
  subjects: subjects.filter((subject) => !isVisible(subject)),
  ...{ place, time, weather },
});

interface OpenShot extends Shot {
  readonly choices: readonly Choice[];
  /** What stood beside the words before this one, and how often in turn. */
  readonly last: string;
  readonly inTurn: number;
}

/** A picture with what is best beside its words; the same one where nothing is better than what is planned. */
function illustrated(
  { shot: planned, text, choices, last, inTurn }: OpenShot,
  planning: PlanContext,
): PictureShot {
  const { film, kindOf } = planning;
  const isEnglish = isEnglishFilm(film);
  const isToRead = saysLittle(planned, choices, planning);
  const shot = isToRead ? asWords(planned, text, isEnglish) : planned;
  const isRead = reading.has(shot.layout);
  const isBad = ({ what }: PlanSubject): boolean =>
    choices.some(({ name, worth }) => isSameThing(name, nameOf(what)) && worth < leastOfPlanned);
  // What the rules found, and the model does not find wrong, stays.
  const kept = shot.subjects.filter((subject) => !isVisible(subject) || !isBad(subject));
  if (!isRead && !(showing.has(shot.layout) && !shot.subjects.some(isVisible))) return shot;
  if (kept.some(isVisible))
    return kept.length === shot.subjects.length ? shot : { ...shot, subjects: kept };
  const isStamp = ({ candidate, name }: Choice): boolean =>
    candidate.origin !== 'text' && name === last && inTurn >= mostInTurn;
  const isOpen = (choice: Choice): boolean =>
    saysSomething(choice.candidate.subject, planning) &&
    (choice.candidate.origin === 'text' || (isRead && film.genre !== 'quiz' && !isStamp(choice)));
  const chosen = chosenOf(choices.filter(isOpen), shot);
  if (chosen.length === 0)
    return isToRead && kept.length === 0 && shot.quote === '' ? planned : shot;
  const told = tellable({ ...emptyPlan, ...shot, subjects: [...kept, ...chosen] }, film, kindOf);
  return { ...shot, subjects: told.subjects };
}

/** Draws beside the words of each picture what is best there. */
export function withChosenThings(
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
): readonly PicturePlan[] {
  const { film, denied, wholes } = planning;
  const shots = plans.map((plan, at) => shotsOf(plan, textsOf(scenes[at]?.lines ?? []).join(' ')));
  const told = {
    title: film.title,
    texts: shots.flatMap((own) => own.map(({ text }) => text)),
    context: planning,
  };
  const candidates = candidatesOf(told);
  const signs = signsOfFilm(told, candidates);
  let [at, last, inTurn] = [0, '', 0];
  const chosenIn = (shot: Shot, isOpen: boolean): PictureShot => {
    const here = at;
    at += 1;
    const planned = shot.shot.subjects.filter(isVisible).map(({ what }) => nameOf(what));
    // "The bucket was empty": a full one would say the contrary.
    const mayChange = isOpen && shot.text !== '' && !saysUndrawnState(shot.text, film.language);
    const choices = (mayChange ? (candidates[here] ?? []) : []).map((candidate) => ({
      candidate,
      name: nameOf(candidate.subject.what),
      worth: worthOf(signsOf(candidate, here, signs, planned)),
    }));
    const done = mayChange
      ? countedAlone(illustrated({ ...shot, choices, last, inTurn }, planning))
      : shot.shot;
    const name = nameOf(done.subjects.find(isVisible)?.what ?? '');
    [last, inTurn] = [name, name === last ? inTurn + 1 : 1];
    return done;
  };
  return plans.map((plan, scene) => {
    const isOpen =
      !isNoted(scenes[scene], planning) &&
      !partsOf(scenes[scene]?.lines ?? [], wholes).some(({ whole }) => denied.has(whole));
    const all = (shots[scene] ?? []).map((shot) => chosenIn(shot, isOpen));
    const [opening = plan, ...others] = all;
    const later = plan.later?.map((each, index) => ({
      ...each,
      shows: others[index] ?? each.shows,
    }));
    return withinLimits({ ...plan, ...opening, ...(later === undefined ? {} : { later }) });
  });
}
