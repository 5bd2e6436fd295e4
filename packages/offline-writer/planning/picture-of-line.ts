import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { pluralPhrase, singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import {
  countWords,
  lookWords,
  massNouns,
  uniqueNouns,
} from '@scenewright/contract/rules/prose/words.ts';
import { isAnotherKind } from './compound-kinds.ts';
import { doingOf } from './doing.ts';
import { feelingIn } from './feeling-of-line.ts';
import { isAside, isBodyOfPeople, isPriced, isShopOf } from './asides.ts';
import { kinIn, parentOfYoung } from './families.ts';
import { deniedAt } from './denied.ts';
import { genderOf } from './gender-of.ts';
import { isDrawable, isPlanet } from './drawable.ts';
import { namedActor } from './named-actor.ts';
import {
  hear,
  learnNames,
  meant,
  nextLine,
  plain,
  remember,
  type FilmMemory,
} from './film-memory.ts';
import type { KindOf, NounKind } from './noun-kinds.ts';
import { doingsOfThings, isAnybody, seenAlone } from './plan-words.ts';
import { asMeant } from './senses/as-meant.ts';
import { isPlaceItself, settingOf } from './setting-of-line.ts';
import { askedAlone, type SaidPart } from './scene-texts.ts';
import { isCalledLikeKind } from './called-like-kind.ts';
import { splitName } from './split-name.ts';
import { isBare, isBodyPart, isPartOfBody, isSureNoun, isVerbForm } from './sure-noun.ts';
import type { Phrase } from './phrases.ts';
import { usesOf } from './word-uses.ts';
import { isLiving, worth } from './worth-of-action.ts';
import { ownersIn, readLine, within, type Action, type LineReading } from './read-line.ts';
import { ofScenes } from './scene-words.ts';

/** What a line shows: who or what, where and when. */
export interface LinePicture {
  readonly subjects: readonly PlanSubject[];
  readonly place: string;
  readonly time: string;
  readonly weather: string;
  /** How surely this is what the line says: 2 somebody doing something, 1 a thing named, 0 nothing. */
  readonly sureness: 0 | 1 | 2;
  /** Of two as sure, the better to look at. */
  readonly worth: number;
}

export interface LineContext {
  readonly memory: FilmMemory;
  readonly kindOf: KindOf;
  /** Names of the cast, each with its kind. */
  readonly cast: ReadonlyMap<string, NounKind>;
}

/** The picture of a line that shows nothing. */
export const noPicture: LinePicture = {
  subjects: [],
  place: '',
  time: '',
  weather: '',
  sureness: 0,
  worth: 0,
};

/** The number before a noun, where so many can be drawn. */
function numberOf({ number }: Phrase): number | null {
  const place = (countWords as readonly string[]).indexOf(number?.toLowerCase() ?? '');
  return place > 0 ? place : /^\d{1,3}$/.test(number ?? '') ? Number(number) : null;
}

const countOf = (phrase: Phrase) => (phrase.determiner === 'no' ? 0 : (numberOf(phrase) ?? 1));

export interface Seen {
  readonly subject: PlanSubject;
  readonly kind: NounKind;
  readonly gender: 'he' | 'she' | null;
}

/** Measures before a thing: "300 g orzo". */
const measured = new RegExp(`^(?:${ofScenes.measuredUnits}) (?:of )?(.+)$`, 'iu');

/** "HARGREAVES", "the Swan": letters in capitals, and names of what is not said to be somebody, are nothing to draw. */
function isOddName(phrase: Phrase, context: LineContext): boolean {
  if (isPlanet(phrase.noun) || isKnownName(phrase, context)) return false;
  const head =
    phrase.noun
      .split(/ (?:of|with) /u, 1)[0]
      ?.split(' ')
      .at(-1) ?? '';
  if (/^\p{Lu}{2,}s?$/u.test(head)) return true;
  // "Cat Biscuit": the line says what bears the name.
  const { common, name } = splitName(phrase.noun);
  if (common !== '' && name !== '' && context.kindOf(common) !== null) return false;
  const isProper =
    context.memory.proper.has(head.toLowerCase()) && !uniqueNouns.has(head.toLowerCase());
  if (/^\p{Lu}/u.test(head) && (phrase.isPlural || isProper) && !phrase.isPerson) return isProper;
  return (
    /^\p{Lu}/u.test(head) &&
    !phrase.isPerson &&
    !uniqueNouns.has(head.toLowerCase()) &&
    (phrase.determiner === 'the' || (phrase.at > 0 && phrase.noun.split(' ').length === 1)) &&
    phrase.isName
  );
}

/** A noun phrase as a subject, without its measure. */
export function see(written: Phrase, context: LineContext): Seen | null {
  if (written.isNumbered || written.isCompared || isOddName(written, context)) return null;
  // "I'm Jonah": who speaks is seen as whoever says I.
  if (/^i['’]m\b/iu.test(written.noun))
    return { subject: plain('person'), kind: 'person', gender: null };
  if (isShopOf(written) || isPriced(written)) return null;
  // "Yr 6 pupils" are of a year, and not six.
  if (written.number !== null && ofNumber.test(written.before)) return null;
  // "41 of the 60", "14 Quay Road": a number is nobody, and counts no name.
  const isCounted = written.number !== null && /^\d/u.test(written.number);
  if (/^\d/u.test(written.noun) || (isCounted && (written.isName || written.isPlace))) return null;
  if (!isSureNoun(written) || /^\d+[.,]\d/u.test(written.number ?? '')) return null;
  // "A wave 25 feet high".
  if (isCounted && /^(?:feet|foot)\b/u.test(written.noun)) return null;
  const thing = measured.exec(written.noun)?.[1];
  if (thing !== undefined && isBare({ ...bareOf(written), noun: thing })) return null;
  return seeThing(
    thing === undefined ? written : { ...written, noun: thing, number: null, isPlural: false },
    context,
  );
}

/** WordNet's field of substances. */
const substanceField = 27;

/** A phrase without what stands before its noun. */
const bareOf = (phrase: Phrase): Phrase => ({
  ...phrase,
  adjectives: [],
  determiner: '',
  number: null,
});

const ofNumber = new RegExp(String.raw`^(?:${ofScenes.numberedNouns})s?\.?$`, 'u');
const crowds = new RegExp(`(?:^| )(?:${ofScenes.crowds})$`, 'iu');

/** A noun phrase as a subject, where it can be seen. */
function seeThing(phrase: Phrase, { memory, kindOf, cast }: LineContext): Seen | null {
  const member = [...cast.keys()].find((name) =>
    ` ${phrase.noun} `.toLowerCase().includes(` ${name.toLowerCase()} `),
  );
  if (member !== undefined) {
    return { subject: plain(member), kind: cast.get(member) ?? 'thing', gender: null };
  }
  const { common, name } = splitName(phrase.noun);
  const known =
    memory.names.get(phrase.noun.toLowerCase()) ??
    memory.animals.get(phrase.noun.toLowerCase()) ??
    (common === '' ? undefined : memory.names.get(name.toLowerCase()));
  const noun =
    known ??
    parentOfYoung(phrase, memory) ??
    kinIn(phrase.noun) ??
    (common !== '' && name !== '' && kindOf(common) !== null ? common : phrase.noun);
  const kind =
    (isCalledLikeKind(phrase, noun) ? null : kindOf(noun.split(/ (?:of|with) /, 1)[0] ?? noun)) ??
    (phrase.isPerson && phrase.isName && phrase.number === null && phrase.adjectives.length === 0
      ? 'person'
      : null);
  if (kind === null) return null;
  const isStranger = kind === 'person' && kindOf(noun) === null;
  // "A stranger's headphones" are no strangers, and a pair of them is no several.
  const owned = noun.replace(/^\p{Ll}.*['’]s? (?=\p{L})/u, '');
  if (kind === 'thing' && isAnotherKind(owned)) return null;
  const head = owned.split(' of ', 1)[0]?.split(' ').at(-1)?.toLowerCase() ?? '';
  const isPair = massNouns.has(head);
  const isMany = phrase.isPlural && !isPair;
  // "A paraffin": a substance of which nobody knows how it is counted.
  const isCounted = phrase.number !== null || /^an?$/u.test(phrase.determiner);
  if (
    !isMany &&
    !isPair &&
    !isCounted &&
    usesOf(head).field === substanceField &&
    !isDrawable(owned)
  )
    return null;
  const what = isStranger ? 'person' : ((isMany ? singularPhrase(owned) : null) ?? owned);
  if (name !== '' && common !== '') memory.names.set(name.toLowerCase(), what);
  const looks = phrase.adjectives.filter((word) => lookWords.has(word));
  const count = isPair ? 1 : countOf(phrase);
  // A plural says no number: a group of them is seen.
  const isGroup = isMany && count !== 0 && numberOf(phrase) === null && !crowds.test(what);
  const own =
    /^\p{Lu}[^\p{Lu}]*$/u.test(what) && !phrase.isName && !/['’]s /u.test(what)
      ? what.slice(0, 1).toLowerCase() + what.slice(1)
      : what;
  return {
    subject: isGroup
      ? plain(['group of', ...looks, pluralPhrase(own)].join(' '))
      : plain(own, count, looks.join(', ')),
    kind,
    gender: genderOf(own),
  };
}

/** A name that the cast or an earlier line has told of. */
const isKnownName = ({ noun }: Phrase, { memory, cast }: LineContext) =>
  memory.names.has(noun.toLowerCase()) ||
  [...cast.keys()].some((name) => noun.toLowerCase().includes(name.toLowerCase()));

/** Who does something, remembered for the lines that follow. */
export function actorsOf(action: Action, context: LineContext): Seen[] {
  const { who } = action;
  if (who.is === 'told') return [{ subject: plain('person'), kind: 'person', gender: null }];
  if (who.is === 'pronoun') {
    const subject = meant(context.memory, who.word);
    return subject === null
      ? []
      : [{ subject, kind: context.kindOf(subject.what) ?? 'person', gender: null }];
  }
  // "Bloke walks into a shop": a headline names somebody without an article.
  const isHeadline =
    action.verb.tags.has('PresentTense') &&
    action.verb.lower.endsWith('s') &&
    context.kindOf(who.phrase.noun) === 'person';
  const isNobody = isBare(who.phrase) && !isHeadline && !isKnownName(who.phrase, context);
  const lead = isNobody ? null : (namedActor(who.phrase, context) ?? see(who.phrase, context));
  if (lead === null) return [];
  const all = [...who.more.flatMap((phrase) => see(phrase, context) ?? []), lead];
  for (const { subject, kind, gender } of all) remember(context.memory, subject, kind, gender);
  // "Marta and Jonas" are two people, not a person and a person.
  const [one, other] = all;
  const areAlike = other !== undefined && one?.subject.what === other.subject.what;
  return areAlike && all.length === 2
    ? [{ ...lead, subject: { ...lead.subject, count: one.subject.count + other.subject.count } }]
    : all;
}

const particleAlone = new RegExp(` (?!(?:${ofScenes.particlesOfPlace})$)`, 'u');

/** Who does what in a line; the best of its actions. */
function actionPicture(
  reading: LineReading,
  context: LineContext,
): Pick<LinePicture, 'subjects' | 'sureness' | 'worth'> {
  let best = { value: 0, subjects: [] as PlanSubject[] };
  // "My cat Biscuit (he falls off the shelf)": an animal with a name is meant by "he" in its own sentence.
  for (const phrase of reading.phrases.filter(({ noun }) => splitName(noun).name !== '')) {
    const seen = isBare(phrase) ? null : see(phrase, context);
    if (seen?.kind === 'animal')
      remember(context.memory, seen.subject, seen.kind, seen.gender, 'beside');
  }
  for (const action of reading.actions) {
    const actors = actorsOf(action, context);
    const value = worth(action, actors, context.kindOf);
    const doing = value > best.value ? doingOf(action, context, isLiving(actors)) : '';
    const isUnsure =
      (!doing.includes(' ') &&
        (isLiving(actors) ? !seenAlone.has(doing) : !doingsOfThings.has(doing))) ||
      (!particleAlone.test(doing) && actors.every(({ subject }) => subject.what === 'person'));
    if (value > best.value && doing !== '' && !isUnsure)
      best = { value, subjects: actors.map(({ subject }) => ({ ...subject, doing })) };
    for (const object of [...action.objects, ...ownersIn(reading)]) {
      const seen = isBare(object) ? null : see(object, context);
      if (seen !== null && seen.kind !== 'place')
        remember(context.memory, seen.subject, seen.kind, seen.gender, 'beside');
    }
  }
  for (const phrase of reading.phrases) {
    const seen = isBare(phrase) ? null : see(phrase, context);
    if (seen?.kind === 'person') hear(context.memory, seen.subject, seen.gender);
    // "Dad said the old ewe is in trouble": she is spoken of in the lines that follow.
    if (seen?.kind === 'animal' && seen.gender !== null)
      remember(context.memory, seen.subject, seen.kind, seen.gender, 'beside');
  }
  return {
    subjects: best.subjects,
    sureness: best.value > 0 ? 2 : 0,
    worth: best.value,
  };
}

const mostNamed = 3;
/** Things that are only named: the subject of the first clause, else what else can be seen. */
function namedThings(
  reading: LineReading,
  context: LineContext,
  beginsWithPhrase: boolean,
  isDenied: (at: number) => boolean,
): PlanSubject[] {
  const first = reading.actions.find(({ who }) => who.is !== 'pronoun' || who.word !== 'who');
  const isFragment = first === undefined;
  const isToldNot = first?.isNegative === true && first.who.is === 'told';
  // "It is not the cake" shows neither.
  // A pronoun that does nothing to be seen adds nothing to what an earlier line has shown.
  const isVague = first?.who.is === 'pronoun';
  // "Oil filled: £85" is what a thing is called.
  const isCalled =
    first?.who.is === 'phrase' &&
    first.rest.length === 0 &&
    first.verb.lower.endsWith('ed') &&
    first.who.phrase.determiner === '' &&
    !first.who.phrase.isPlural;
  const heads =
    isCalled || isFragment || isToldNot || isVague || !isVerbForm(first.verb.lower)
      ? []
      : actorsOf(first, context).filter(
          ({ subject }) =>
            !isAnybody(subject.what) && !isBodyPart(subject.what) && !isBodyOfPeople(subject.what),
        );
  const objects = isFragment
    ? beginsWithPhrase
      ? reading.phrases
      : []
    : first.isNegative
      ? []
      : first.objects;
  const others = objects
    .filter(
      (phrase) =>
        phrase.noun.split(' ').length <= 3 &&
        !isBare(phrase) &&
        !isPartOfBody(phrase) &&
        !isAside(phrase) &&
        !isDenied(phrase.at),
    )
    .flatMap((phrase) => see(phrase, context) ?? [])
    .filter(({ kind }) => kind !== 'place');
  const seen = [...heads, ...others].filter(
    ({ subject }) => !isAnybody(subject.what) && !isBodyOfPeople(subject.what),
  );
  const distinct = seen.filter(
    ({ subject }, index) => seen.findIndex((one) => one.subject.what === subject.what) === index,
  );
  return distinct.slice(0, mostNamed).map(({ subject }) => subject);
}

/** "baking bread in her kitchen": the place is said once, as the scene's. */
function withoutPlace(doing: string, place: string): string {
  const at = Math.max(
    doing.lastIndexOf(' in '),
    doing.lastIndexOf(' at '),
    doing.lastIndexOf(' on '),
  );
  const isIt =
    at > 0 &&
    place !== '' &&
    doing.split(' ').at(-1)?.toLowerCase() === place.split(' ').at(-1)?.toLowerCase();
  return isIt ? doing.slice(0, at) : doing;
}

const linksName = new RegExp(String.raw`^(?:${ofScenes.nameLinks})\b`, 'i');

/** Reads what a part of an English sentence shows. */
export function pictureOfLine(said: SaidPart, context: LineContext): LinePicture {
  nextLine(context.memory);
  if (said.from === 0) learnNames(said.whole, context.memory);
  const part = askedAlone(said);
  const { whole, from, to } = part;
  const line = whole.slice(from, to);
  const reading = within(readLine(whole), part);
  const setting = settingOf(reading, line);
  const feeling = feelingIn(reading);
  const action = actionPicture(reading, context);
  const { worth: value } = action;
  const asSaid = (subject: PlanSubject) => asMeant(subject, whole, context.memory.topic) ?? [];
  const subjects = action.subjects.flatMap(asSaid);
  const sureness = subjects.length === 0 ? 0 : action.sureness;
  const isAsked = /\?\s*$/.test(whole);
  const asFelt = (all: readonly PlanSubject[]) =>
    all.map((subject, index) =>
      index === 0 && feeling !== '' ? { ...subject, feeling } : subject,
    );
  if (sureness > 0 && !isAsked)
    return {
      ...setting,
      subjects: asFelt(
        subjects.map((subject) => ({
          ...subject,
          doing: withoutPlace(subject.doing, setting.place),
        })),
      ),
      sureness,
      worth: value,
    };
  const { place } = setting;
  // "Darning mushrooms": what is done with them makes two words another thing.
  if (/^\p{L}+ing \p{L}+$/u.test(line.trim())) return { ...noPicture, ...setting };
  const named = namedThings(reading, context, !linksName.test(line), deniedAt(whole))
    .filter(({ what }) => !isPlaceItself(what, place))
    .flatMap(asSaid);
  return named.length === 0
    ? { ...noPicture, ...setting }
    : { ...setting, subjects: asFelt(named), sureness: 1, worth: 1 };
}
