import {
  emptyPlan,
  type PicturePlan,
  type PictureShot,
  type PlanLayout,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { isNoted, tellable } from '../film-things.ts';
import { still } from '../named-things.ts';
import { people } from '../plan-words.ts';
import { castOf, isEnglishFilm, type PlanContext, type SceneInput } from '../plan-context.ts';
import { saysSomething } from '../stand-by.ts';
import { saysUndrawnState } from '../undrawn-states.ts';
import { partsOf, textsOf } from '../scene-texts.ts';
import { readable } from '../word-card.ts';
import { withinLimits } from '../within-limits.ts';
import { maySay } from './beside-quote.ts';
import { candidatesOf, nameOf } from './candidates.ts';
import { worthOf, worthOfScene } from './picture-model.ts';
import { shotsOf, type Shot } from './shots.ts';
import { signsOfScene, type Weighed } from './scene-signs.ts';
import { isSameThing, signsOf, signsOfFilm } from './signs.ts';
import choosingWords from '../../data/choosing-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(choosingWords);

/*
 * Which thing stands beside the words of each picture. Rules find what could stand there (`candidates.ts`), a model that was trained
 * on judged pictures says what each is worth there (`picture-model.ts`), and the best is drawn where it is worth enough.
 */

/** What a thing has to be worth to stand beside words, in a scene that would be words alone, and as the second. */
const leastWorth = 0.32;
const leastOfOnly = 0.15;
const leastOfSecond = 0.55;
/** What only the film speaks of elsewhere has to be worth more: a saw is wrong where a tin is cleaned. */
const leastOfElsewhere = 0.45;
/** What the rules found beside words goes where it is worth less than this. */
const leastOfPlanned = -0.15;
/** What a note asks to see stays, unless nobody could see in it what is said. */
const leastOfNote = -0.5;
/** What they found gives way to what is worth more by so much. */
const ofPlanned = 0.1;
/** By so much a scene may be worth less than what could stand beside its words: where hands or somebody act, and where things only stand there. */
const ofHands = 1.2;
const ofActing = 0.8;
const ofStanding = 0;
/** A scene gives way to bare words where it is worth less than this. */
const leastOfScene = -0.15;

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

const hands = 'pair of hands';
/** Things alone are the picture of no longer text: of more words they would leave out most. */
const longestOfThings = 9;
/** Whether what a picture shows is a thing, in whatever number and look: "group of old elephants" is of elephants. */
const isOf = (what: string, name: string): boolean => {
  const shown = nameOf(what);
  return (
    isSameThing(name, shown) ||
    isSameThing(name, shown.split(' ').slice(-name.split(' ').length).join(' '))
  );
};

const isVisible = ({ count }: PlanSubject): boolean => count > 0;

/** "Mend the wall before the truck comes": a clause of its own says when or why. */
const opensClause = new RegExp(String.raw`\b(?:${said.clauseLinks})\b`, 'iu');

/** What of a picture's choices stands there: the best, or two as they are said. */
function chosenOf(
  choices: readonly Weighed[],
  layout: PlanLayout,
  { least, text }: Pick<OpenShot, 'least' | 'text'>,
): readonly Weighed[] {
  const sorted = choices.toSorted((one, other) => other.worth - one.worth);
  const [first, second] = sorted;
  if (first === undefined || first.worth < least) return [];
  const isPair =
    layout === 'words' &&
    second !== undefined &&
    second.worth >= leastOfSecond &&
    second.candidate.origin === 'text' &&
    first.candidate.origin === 'text' &&
    // "My aunt, a nurse": two people may be one.
    ![first, second].every(({ name }) => people.has(name));
  if (!isPair) return [first];
  const asSaid = [first, second].toSorted((one, other) => one.candidate.at - other.candidate.at);
  const isParted = opensClause.test(
    text.slice(asSaid[0]?.candidate.at ?? 0, asSaid[1]?.candidate.at ?? 0),
  );
  return isParted ? asSaid.slice(0, 1) : asSaid;
}

/** Of nothing it is none. */
const worthOfBest = (chosen: readonly Weighed[]): number =>
  Math.max(0, ...chosen.map(({ worth }) => worth));

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

/** Somebody does something there. */
const isActed = ({ subjects, relation }: PictureShot): boolean =>
  relation !== '' ||
  subjects.filter(isVisible).some(({ doing, holding }) => doing !== '' || holding !== '');

const spoken: ReadonlySet<string> = new Set(['dialogue', 'script']);

/** Somebody speaks there, in a film of people who speak. */
const isSpoken = ({ subjects }: PictureShot, { film }: PlanContext): boolean =>
  spoken.has(film.genre) && subjects.some(({ doing }) => doing === 'talking');

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
  /** What a thing has to be worth to stand there. */
  readonly least: number;
  /** Whether the film opens with it. */
  readonly isOpening: boolean;
  readonly choices: readonly Weighed[];
  /** What the picture is worth where it is a whole scene. */
  readonly worth: number;
  /** What stood beside the words before this one, and how often in turn. */
  readonly last: string;
  readonly inTurn: number;
}

/** Beside a quotation stands whoever says it, and no other person or animal. */
function isOfLayout(
  what: string,
  at: number,
  { shot: { layout, quote }, text }: OpenShot,
  { kindOf }: PlanContext,
): boolean {
  const name = nameOf(what);
  const isSomebody = people.has(name) || /^(?:person|animal)$/u.test(kindOf(name) ?? '');
  return layout !== 'quote' || !isSomebody || maySay(quote, text, at);
}

/** What of a picture's choices may stand in a layout. */
const openIn = (open: OpenShot, layout: PlanLayout, planning: PlanContext): readonly Weighed[] => {
  const { choices, last, inTurn } = open;
  const isStamp = ({ candidate, name }: Weighed): boolean =>
    candidate.origin !== 'text' && name === last && inTurn >= mostInTurn;
  return choices.filter(
    (choice) =>
      (choice.candidate.origin !== 'film' || choice.worth >= leastOfElsewhere) &&
      isOfLayout(choice.name, choice.candidate.at, open, planning) &&
      saysSomething(choice.candidate.subject, planning) &&
      (choice.candidate.origin === 'text' ||
        (reading.has(layout) && planning.film.genre !== 'quiz' && !isStamp(choice))),
  );
};

/** A picture with some things in the place of its own, as they can be told; what was there already looks as it did. */
function withThings(
  shot: PictureShot,
  things: readonly PlanSubject[],
  before: readonly PlanSubject[],
  { film, kindOf }: PlanContext,
): PictureShot {
  const kept = shot.subjects.filter((subject) => !isVisible(subject));
  const asBefore = things.map(
    (thing) => before.find(({ what }) => isOf(what, nameOf(thing.what))) ?? thing,
  );
  const told = tellable(
    { ...emptyPlan, ...shot, subjects: [...kept, ...asBefore.map(still)] },
    film,
    kindOf,
  );
  return { ...shot, subjects: told.subjects };
}

/** A whole scene, unless its words with what is best beside them, or that thing in its place, are worth more. */
function sceneOrBetter(open: OpenShot, planning: PlanContext): PictureShot {
  const { shot: planned, text, worth } = open;
  const cast = castOf(planning.film);
  if (planned.subjects.some(({ what }) => cast.has(what))) return planned;
  // Whoever speaks in a dialogue is seen, whatever they speak of.
  if (isSpoken(planned, planning)) return planned;
  const isActing = isActed(planned);
  const chosen = chosenOf(openIn(open, 'words', planning), 'words', open);
  const best = worthOfBest(chosen);
  const isShown = ({ name }: Weighed): boolean =>
    planned.subjects.some(({ what }) => isOf(what, name));
  const isOfHands = planned.subjects.some(({ what }) => what === hands);
  const margin = isOfHands ? ofHands : isActing ? ofActing : ofStanding;
  if (worth + margin >= best) return planned;
  const isShort = text.split(/\s+/u).length <= longestOfThings;
  const isSame = !isActing && isShort && chosen.every(isShown);
  if (chosen.length === 0 ? worth >= leastOfScene : isSame) return planned;
  const isOfText = chosen.every(({ candidate }) => candidate.origin === 'text');
  const shot =
    isActing || planned.quote !== '' || !isOfText || !isShort || chosen.length === 0
      ? asWords(planned, text, isEnglishFilm(planning.film))
      : planned;
  return shot.layout === 'words' && shot.quote === ''
    ? planned
    : withThings(
        shot,
        chosen.map(({ candidate }) => candidate.subject),
        planned.subjects,
        planning,
      );
}

/** "Aquarium mistakes" opens with an aquarium. */
const showsTitle = ({ shot, choices, isOpening }: OpenShot): boolean =>
  isOpening &&
  shot.subjects
    .filter(isVisible)
    .some(({ what }) =>
      choices.some(({ candidate, name }) => candidate.origin === 'title' && isOf(what, name)),
    );

/** A picture with what is best beside its words; the same one where nothing is better than what is planned. */
function illustrated(open: OpenShot, planning: PlanContext): PictureShot {
  const { shot, choices } = open;
  if (showsTitle(open)) return shot;
  if (shot.layout === 'scene')
    return shot.turns === undefined ? sceneOrBetter(open, planning) : shot;
  const isRead = reading.has(shot.layout);
  const placeOf = ({ what }: PlanSubject): number =>
    choices.find(({ name }) => isOf(what, name))?.candidate.at ??
    open.text.toLowerCase().indexOf(nameOf(what));
  const own = shot.subjects.filter(
    (subject) => isVisible(subject) && isOfLayout(subject.what, placeOf(subject), open, planning),
  );
  if (!isRead && (!showing.has(shot.layout) || own.length > 0)) return shot;
  const knownAs = ({ what }: PlanSubject): Weighed | undefined =>
    choices.find(({ name }) => isOf(what, name));
  // What the rules found, and nobody has judged the like of, stays.
  if (own.some((subject) => knownAs(subject) === undefined)) return shot;
  const chosen = chosenOf(openIn(open, shot.layout, planning), shot.layout, open);
  const planned = Math.max(...own.map((subject) => knownAs(subject)?.worth ?? 0));
  if (own.length > 0 && planned >= leastOfPlanned && planned + ofPlanned >= worthOfBest(chosen))
    return withThings(
      shot,
      own.filter((subject) => (knownAs(subject)?.worth ?? 0) >= leastOfPlanned),
      own,
      planning,
    );
  return withThings(
    shot,
    chosen.map(({ candidate }) => candidate.subject),
    own,
    planning,
  );
}

interface Asked {
  readonly isWished: (scene: number) => boolean;
  readonly leastBeside: (scene: number) => number | null;
}

/**
 * Draws beside the words of each picture what is best there, and reads a scene that shows less than that.
 * @param isWished tells the scenes whose picture somebody asked for: they stay
 * @param leastBeside what a thing has to be worth in a scene whose words could be a card; null where they could not
 */
export function withChosenThings(
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
  { isWished, leastBeside }: Asked,
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
  let [last, inTurn] = ['', 0];
  const weighed = ({ shot }: Shot, here: number): readonly Weighed[] => {
    const planned = shot.subjects.filter(isVisible).map(({ what }) => nameOf(what));
    return (candidates[here] ?? []).map((candidate) => ({
      candidate,
      name: nameOf(candidate.subject.what),
      worth: worthOf(candidate, signsOf(candidate, here, signs, planned)),
    }));
  };
  const chosenIn = (own: Shot, here: number, isNote: boolean, least: number): PictureShot => {
    const choices = weighed(own, here);
    const isScene = own.shot.layout === 'scene';
    const worth = isScene
      ? worthOfScene(own.shot, signsOfScene(own.shot, here, signs, choices))
      : 0;
    if (isNote && worth >= leastOfNote) return own.shot;
    const open = { ...own, choices, worth, last, inTurn, isOpening: here === 0, least };
    return countedAlone(illustrated(open, planning));
  };
  const pictureOf = (own: Shot, here: number, isNote: boolean, least: number): PictureShot => {
    const done = chosenIn(own, here, isNote, least);
    const name = nameOf(done.subjects.find(isVisible)?.what ?? '');
    [last, inTurn] = [name, name === last ? inTurn + 1 : 1];
    return done;
  };
  /** Something stands in a scene that would be words alone, even where it is less sure. */
  const withOne = (
    all: readonly PictureShot[],
    own: readonly Shot[],
    start: number,
    before: readonly [string, number],
  ) => {
    const isBare = all.every((shot) => shot.layout === 'words' && !shot.subjects.some(isVisible));
    if (!isBare) return all;
    [last, inTurn] = before;
    const other = own.map((each, at) =>
      stays(each)
        ? each.shot
        : chosenIn({ ...each, shot: all[at] ?? each.shot }, start + at, false, leastOfOnly),
    );
    const only = other.findIndex((shot) => shot.subjects.some(isVisible));
    const name = nameOf(other[only]?.subjects.find(isVisible)?.what ?? '');
    [last, inTurn] = [name, name === before[0] ? before[1] + 1 : 1];
    return all.map((shot, at) => (at === only ? (other[at] ?? shot) : shot));
  };
  // "The bucket was empty": a full one would say the contrary.
  const stays = ({ text }: Shot): boolean => text === '' || saysUndrawnState(text, film.language);
  let first = 0;
  return plans.map((plan, scene) => {
    const own = shots[scene] ?? [];
    const start = first;
    first += own.length;
    const before = [last, inTurn] as const;
    const isNote = isNoted(scenes[scene], planning);
    const parts = partsOf(scenes[scene]?.lines ?? [], wholes);
    const isLeft = isWished(scene) || parts.some(({ whole }) => denied.has(whole));
    const chosen = own.map((each, at) =>
      isLeft || stays(each)
        ? each.shot
        : pictureOf(each, start + at, isNote, leastBeside(scene) ?? leastWorth),
    );
    const [opening = plan, ...others] =
      isLeft || isNote || leastBeside(scene) !== null
        ? chosen
        : withOne(chosen, own, start, before);
    const later = plan.later?.map((each, index) => ({
      ...each,
      shows: others[index] ?? each.shows,
    }));
    return withinLimits({ ...plan, ...opening, ...(later === undefined ? {} : { later }) });
  });
}
