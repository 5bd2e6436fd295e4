import { splitCamera } from '@scenewright/contract/rules/plan-prose.ts';
import {
  maxPlanSubjects,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import {
  mostIllustrations,
  mostOfOneThing,
  shownOf,
  type Illustration,
} from '../../boards/illustration/illustration.ts';
import { readAmount } from '../../boards/layouts/recipe-amounts.ts';
import { isPainted } from '../actors/art.ts';
import { hasEmoji } from '../actors/emoji-file.ts';
import { takesColour } from '../actors/recolour.ts';
import type { StoredBoard } from '../../boards/stored-board.ts';
import type { Figure } from '../../figures/figure.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { manyInOne } from '../lexicon/many-in-one.ts';
import { findSubjects, type Subject } from '../lexicon/subjects.ts';
import {
  isSureWord,
  namesOtherThing,
  sureSubject,
  sureSubjectsOf,
} from '../lexicon/sure-subjects.ts';
import { isOtherColour } from '../lexicon/fixed-colours.ts';
import { toldAs } from '../lexicon/told-as.ts';
import { isPersonEmoji } from '../people/from-emoji.ts';
import { isWorn } from '../people/held.ts';
import { isSurelyPeople, namesPeople } from '../people/somebody.ts';
import phrases from '../../data/noun-phrases.json' with { type: 'json' };
import { lemmasOf } from '../lexicon/lemma.ts';
import { doingOfAnimal, drawingFor } from './animal-doing.ts';
import type { Counts } from './counts.ts';
import { filmText } from './film-text.ts';
import type { SceneIdea } from './scene-idea.ts';
import type { ScenePeople } from './figures.ts';

/** Limbs, faces' parts and bodiless people: nobody wants them alone beside a sentence. Organs, ears and bare feet are told of. */
const bodiless =
  /busts?-in-silhouette|(?:man|woman|person)-standing|^(?:hand|leg|nose|eyes?|mouth|tongue|flexed|raised|index)(?:-|$)/u;

/** What a picture is planned from, and all that is told in it. */
interface Telling extends Pick<SceneIdea, 'topic' | 'film'> {
  readonly plan: PicturePlan;
  readonly counts: Counts;
  readonly description: string;
  readonly dialogue: string;
}

/** The number of a figure, and whether it counts a thing: "2 cups"; null where the card shows none. */
function figureOf(
  { layout, figure }: PicturePlan,
  { word }: Subject,
): { readonly value: number; readonly isOfIt: boolean } | null {
  const value = layout === 'figure' ? Number(figure?.value ?? '') : 0;
  const unit = figure?.unit.toLowerCase().split(' ')[0] ?? '';
  const isOfIt = lemmasOf(unit).some((lemma) => lemmasOf(word).includes(lemma));
  return Number.isInteger(value) && value > 0 ? { value, isOfIt } : null;
}

/** How many of a thing stand beside a card: as many as its figure counts, and not three that "3 hours" would be taken for. */
function shownCount({ plan, counts }: Telling, sure: Subject): number {
  const figure = figureOf(plan, sure);
  if (figure?.isOfIt === true) return shownOf(figure.value);
  const isSome = counts
    .subjectsOf(sure)
    .every(({ what, count }) => count === 1 && what.startsWith('group of '));
  const wouldCount = figure !== null && figure.value > 1 && figure.value <= mostOfOneThing;
  return isSome && wouldCount ? 1 : shownOf(counts.of(sure));
}

/** Whether what a line tells is told of one thing at most: of several nobody knows which one it finds broken. */
function mayBeToldOf({ plan: { subjects } }: Telling, line: string): boolean {
  const states = subjects.flatMap(({ what, count }) => {
    const art = count === 0 ? null : (sureSubject(what)?.emoji ?? null);
    return art === null || toldAs(art, line, line) === art ? [] : [toldAs(art, line, line)];
  });
  return new Set(states).size <= 1;
}

/** An illustration that may be of a man or a woman, where it is of no person either: an elf; null where it is of somebody. */
function ofNobody(emoji: string): string | null {
  if (!emoji.includes('*')) return emoji;
  const either = emoji.replace('*', 'person');
  return hasEmoji(either) && !isPersonEmoji(either) ? either : null;
}

/** The picture of a noun where it has one that may stand alone, in the state that is told of it. */
function illustrationOf(sure: Subject, own: string, telling: Telling): Illustration | null {
  const { plan, counts, description, dialogue } = telling;
  const emoji = sure.emoji === null ? null : ofNobody(sure.emoji);
  if (emoji === null || counts.forbids(sure)) return null;
  const line = `${own} ${description} ${dialogue}`;
  const art = toldAs(emoji, mayBeToldOf(telling, line) ? line : own, filmText(telling));
  if (art === null || isOtherColour(art, counts.colourOf(sure))) return null;
  if (bodiless.test(art) || isPersonEmoji(art)) return null;
  if (!isPainted(art) && !hasEmoji(art)) return null;
  const colour = takesColour(art) ? counts.colourOf(sure) : null;
  const named = { drawing: art, word: sure.word, subjects: counts.subjectsOf(sure) };
  const doing = doingOfAnimal(named, plan, { dialogue });
  return {
    art: drawingFor(art, doing),
    count: manyInOne.has(art) ? 1 : shownCount(telling, sure),
    ...(colour === null ? {} : { colour }),
    ...(doing === null ? {} : { doing }),
    word: sure.word,
  };
}

const nearPictures: ReadonlyMap<string, string> = new Map(Object.entries(phrases.besideWords));

/** Stuff and landscapes that lead no scene, and can be seen beside words: water by a drop of it. */
function besideWords(what: string): Subject | null {
  const word = what.toLowerCase().split(' ').at(-1) ?? '';
  const emoji = lemmasOf(word).flatMap((lemma) => nearPictures.get(lemma) ?? [])[0];
  return emoji === undefined ? null : { word, emoji, template: null, setting: false };
}

/** "Arthur Bell" is no bell. */
const fullName = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*)+$/u;

/** What a subject surely is, in the state that it looks to be in where that has a drawing of its own: an empty bottle. */
function sureInState({ what, look }: PlanSubject): Subject | null {
  const [state = ''] = look.split(', ', 1);
  const inState = state === '' || state.includes(' ') ? null : sureSubject(`${state} ${what}`);
  return inState ?? sureSubject(what);
}

const thingsOf = (telling: Telling) =>
  telling.plan.subjects.flatMap((subject) => {
    const { what, count, look, doing } = subject;
    const sure =
      count === 0 || isSurelyPeople(subject) || fullName.test(what)
        ? null
        : (sureInState(subject) ?? besideWords(what));
    return sure === null ? [] : (illustrationOf(sure, `${what} ${look} ${doing}`, telling) ?? []);
  });

/** What somebody is told to do something with: "turning the bike", "cracking an egg". */
const workedOn = (telling: Telling) =>
  telling.plan.subjects
    .filter(({ count }) => count > 0)
    .flatMap(({ doing, holding }) =>
      sureSubjectsOf(`${doing.replace(/^\p{L}+ing\b/u, '')}. ${holding}`),
    )
    .flatMap((sure) => illustrationOf(sure, sure.word, telling) ?? []);

/** Whatever else a description names that surely has a picture: "a meadow under a cloud". */
function mentioned(telling: Telling): readonly Illustration[] {
  const { place, subjects } = telling.plan;
  // Of "a hospital bag" neither a hospital nor a bag is meant, and a film in Cork shows none.
  const others = [
    ...subjects.map(({ what }) => what.toLowerCase()).filter(namesOtherThing),
    ...(/^\p{Lu}/u.test(place) ? [place.toLowerCase()] : []),
  ];
  const isMeant = (word: string) =>
    others.every((other) => !other.split(' ').some((part) => lemmasOf(part).includes(word)));
  return findSubjects(
    splitCamera(telling.description.slice(0, longestDescription))
      .prose.split(/(?<=[,.;:])\s/u)
      .filter((clause) => !denying.test(clause))
      .join(' '),
  )
    .filter(
      (named) =>
        isSureWord(named.word) && isMeant(named.word) && !isWorn(named, telling.description),
    )
    .flatMap((sure) => illustrationOf(sure, sure.word, telling) ?? []);
}

const longestDescription = 400;
const denying = /\b(?:no|not|without|never|nobody|nothing|none)\b/iu;
const mostMentioned = 2;

/** Cards that are a thing themselves: a second clock beside the dial would show another hour, a second calendar another day. */
const cardsOfThings: ReadonlyMap<PicturePlan['layout'], RegExp> = new Map([
  ['clock', /clock|watch/u],
  ['calendar', /calendar/u],
  ['receipt', /receipt|bill/u],
]);

/**
 * What of a plan's subjects stands beside the words of its board: things and animals that surely have a picture, each once;
 * else what its people have to do with; else, of a scene that could not be painted, what its description names besides.
 */
function illustrationsOf(telling: Telling): readonly Illustration[] {
  const { plan } = telling;
  const things = thingsOf(telling);
  const others = workedOn(telling).slice(0, 1);
  const named = [...things, ...others];
  const all =
    named.length > 0 || plan.layout !== 'scene'
      ? named
      : mentioned(telling).slice(0, mostMentioned);
  return all
    .filter(({ art }) => cardsOfThings.get(plan.layout)?.test(art) !== true)
    .filter(({ art }, at) => all.findIndex((other) => other.art === art) === at)
    .slice(0, mostIllustrations);
}

/** "A person": who is nobody in particular is no picture of a line. */
const anybody = /^(?:group of )?(?:person|people|persons|adult|adults|somebody|someone)$/iu;
/** "A man" gives way to what he has to do with. */
const manOrWoman = /^(?:group of )?(?:man|men|woman|women)$/iu;

/** Who stands beside the words of its board: people whom the plan tells apart, or, where nothing else does, who is at something. */
function figuresBeside(
  { subjects, layout, figure }: PicturePlan,
  { figures, others }: ScenePeople,
  things: readonly Illustration[],
): readonly Figure[] {
  const people = subjects.filter((subject) => subject.count > 0 && !others.includes(subject));
  if (people.length === 0) return [];
  // Five of "eight men", or one beside "14 women", would be a wrong number.
  const counted =
    layout === 'figure' && figure !== null && namesPeople(figure.unit) ? Number(figure.value) : 0;
  const told = people.reduce((sum, { count }) => sum + count, 0);
  if (told > mostFiguresBeside || counted > told) return [];
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

/** Beside a card there is room for so many people: more of them would be too small to be told apart. */
const mostFiguresBeside = 5;

/** Layouts whose rows name a thing each. */
const withRows: ReadonlySet<PicturePlan['layout']> = new Set([
  'checklist',
  'ingredients',
  'recipe-step',
  'list',
]);
/** More words than these are a sentence about a thing; fewer of one that the plan names. */
const [mostWordsOfRow, mostWordsOfTold] = [3, 8];
/** A plan calls so what no painter surely has. */
const undrawn = 'thing';

/** What each item of a plan is of as the plan tells it, at the item's place; null where its subjects are of no items. */
const toldOfItems = ({ items, subjects }: PicturePlan): readonly PlanSubject[] | null =>
  subjects.length > 0 && subjects.length === Math.min(items.length, maxPlanSubjects)
    ? subjects
    : null;

/** What an item is of: as the plan tells it, else the thing behind its amount, in the language of the drawings' names. */
function subjectOfRow(
  thing: string,
  told: PlanSubject | undefined,
  { plan, dialogue }: Telling,
): Subject | null {
  const length = thing.split(' ').length;
  if (told?.what === undrawn) return null;
  // "O eletricista cobra 120" charges, and is no snake; "shake well" is done.
  const isOpen = length <= mostWordsOfRow && !isForeign(dialogue) && plan.layout !== 'checklist';
  const own = isOpen ? sureSubject(thing) : null;
  if (own !== null || told === undefined || length > mostWordsOfTold) return own;
  return namesPeople(told.what) ? null : sureInState(told);
}

/** The drawings of what a plan's items are of. */
function rowsOf(telling: Telling): readonly (Illustration | null)[] {
  const { layout, items } = telling.plan;
  if (!withRows.has(layout)) return [];
  const told = toldOfItems(telling.plan);
  return items.map((item, at) => {
    const { thing } = readAmount(item);
    if (thing === '' || namesPeople(thing)) return null;
    const sure = subjectOfRow(thing, told?.[at], telling);
    const found = sure === null ? null : illustrationOf(sure, thing, telling);
    if (found === null) return null;
    const { art, colour } = found;
    return { art, count: 1, ...(colour === undefined ? {} : { colour }) };
  });
}

/** From so many rows with drawings on the things need not stand beside them as well. */
const enoughRows = 2;

/** Whom and what a board shows beside what it says, and what each of its rows is of. */
export function besideBoard(
  telling: Telling & { readonly people: ScenePeople },
): Pick<StoredBoard, 'shows' | 'figures' | 'rows'> {
  const rows = rowsOf(telling);
  const drawn = rows.filter((row) => row !== null);
  const isDrawnInRows = drawn.length >= enoughRows && drawn.length * 2 >= rows.length;
  const things = illustrationsOf(telling).filter(
    ({ art }) => !isDrawnInRows || drawn.every((row) => row.art !== art),
  );
  const figures = figuresBeside(telling.plan, telling.people, things);
  // What somebody has in their hands does not stand beside them as well.
  const shows = things.filter(({ art }) => figures.every(({ held }) => held !== art));
  return { shows, figures, ...(drawn.length === 0 ? {} : { rows }) };
}
