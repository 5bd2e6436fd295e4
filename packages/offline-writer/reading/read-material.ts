import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import kitchenWords from '../data/kitchen-words.json' with { type: 'json' };
import { saidChances } from '../sifting/said-chances.ts';
import { sift, type Sift, type Sifted } from '../sifting/sift.ts';
import { bracketed } from '../sifting/whole-sentences.ts';
import { askedEndingOf } from './asked-endings.ts';
import { withoutAskedFrame } from './asked-frames.ts';
import { hasVerb, isImperative } from './english.ts';
import { isWrittenAsChat } from './formats/chats.ts';
import { collect, type Collected } from './collect.ts';
import { asPutRight } from './repairs/index.ts';
import { readInlineList } from './inline-lists.ts';
import { topicOfFormWish } from './form-wishes.ts';
import { detectLanguage } from './language.ts';
import { breakLines } from './lines.ts';
import { markLines } from './mark-lines.ts';
import { beginsWithMeasure } from './measures.ts';
import type { Material, MaterialForm, Topic, Unit } from './material.ts';
import { gatherPassages } from './passages.ts';
import { rememberLately } from '../remember-lately.ts';
import type { MarkedLine, Passage } from './passage.ts';
import { markQuiz } from './quizzes.ts';
import { asSpoken } from './sentences.ts';
import { legible, readForms, tidyText } from './tidy.ts';
import { isBareTopic, toTopic } from './topics.ts';
import { toUnits, type Draft } from './units.ts';
import { withoutUnwanted } from './unwanted-parts.ts';
import headWords from '../data/head-words.json' with { type: 'json' };
import { eitherApostrophe, alternativesIn } from '../word-patterns.ts';
import { grammar } from '../grammar-words.ts';

const said = alternativesIn(headWords);

function readSifted(idea: string, sifted: Sift): Material {
  const asked = withoutAskedFrame(readForms(asPutRight(idea)));
  const pieces = sifted(asked.text);
  const text = withoutLeadIn(tidyText(pieces.text), pieces.notes.length > 0);
  const language = detectLanguage(text);
  const lines = markLines(breakLines(text));
  const hasVoice = lines.some((line) => line.role === 'voice' || line.mark === 'speaker');
  const passages = withDirections(
    withoutStrayAmounts(gatherPassages(lines, text).map((passage) => withRole(passage, hasVoice))),
  );
  const collected = collect(passages, language, pieces);
  const topic = takeTopic(collected, language, hasVoice);
  const title =
    collected.title
      ?.replace(/(?:[:：]|(?<=^how to .{1,200})\.)$/iu, '')
      .replace(portions, '')
      .trim() ?? null;
  const spokenTo = collected.requests.filter((request) => !pieces.furniture.includes(request));
  const told = withoutUnwanted(markQuiz(collected.drafts), spokenTo, language);
  const units = withChances(toUnits(told.drafts, language), pieces);
  return {
    language,
    title,
    ...(collected.isTitleUnsaid ? { isTitleUnsaid: true } : {}),
    units,
    pieces: pieces.pieces,
    ...(collected.silentAtEnd.length === 0 ? {} : { silentAtEnd: collected.silentAtEnd }),
    topic,
    requests: [...asked.notes, ...collected.requests, ...told.unwanted],
    opening: collected.opening,
    ending: collected.ending ?? askedEnding(pieces.notes),
    form: { ...readForm(units, lines), isChat: isWrittenAsChat(legible(idea)) },
  };
}

/** What is written at the same time is read while it is typed, for its script and for each scene that is written anew. */
const mostIdeas = 8;
const readByItself = rememberLately(mostIdeas, (idea) => readSifted(idea, sift));

/** Reads an idea: what may be spoken of it, what leans on what, what is a wish, and what the film is about. Never throws. */
export const readMaterial = (idea: string, sifted: Sift = sift): Material =>
  sifted === sift ? readByItself(idea) : readSifted(idea, sifted);

/** What notes want to be said last. */
function askedEnding(notes: readonly string[]): string | null {
  const asked = notes.map(askedEndingOf).find((each) => each !== null);
  return asked === undefined ? null : asSpoken(asked);
}

/** "(serves 4)" behind the name of a dish is read, and said by nobody. */
const portions = new RegExp(String.raw`\s*\((?:(?:${said.portions})\s)?\d[^()]{0,30}\)$`, 'iu');

/**
 * "Its about the launch women of Skerrow." to whoever makes the film says what it is about; viewers hear what that is.
 * @param isAsked whether something else is said to the maker
 */
function withoutLeadIn(text: string, isAsked: boolean): string {
  if (!isAsked) return text;
  return text.replace(leadIn, (_, first: string) => first.toLocaleUpperCase('en'));
}
const leadIn = new RegExp(
  String.raw`^(?:so |and |basically |well )?(?:${eitherApostrophe(said.thisIs)})(?: all)? (?:${said.aboutWhat})(?! (?:${said.behindItIs})(?!\p{L})) (\p{L})(?=[^\n.!?]{8,})`,
  'iu',
);

function withChances(units: readonly Unit[], { doubts }: Sifted): readonly Unit[] {
  const chances = saidChances(
    units.map(({ text }) => text),
    doubts,
  );
  return units.map((unit, at) => ({ ...unit, said: chances[at] ?? unit.said }));
}

/** What stands behind a scene's number is seen where somebody else speaks, and spoken otherwise. */
function withRole(passage: Passage, hasVoice: boolean): Passage {
  if (passage.role !== 'scene') return passage;
  return { ...passage, role: hasVoice ? 'picture' : 'say' };
}

/** What is done between what people say is seen: "(He opens the kitchen door.)" on a line of its own beside somebody's turn. */
function withDirections(passages: readonly Passage[]): readonly Passage[] {
  const isTurn = (passage: Passage | undefined) => passage?.kind === 'turn';
  const isDirection = (passage: Passage | undefined) =>
    passage !== undefined && passage.role === 'say' && bracketed.test(passage.text);
  return passages.map((passage, at) => {
    if (!isDirection(passage)) return passage;
    const before = passages.slice(0, at).findLast((other) => !isDirection(other));
    const after = passages.slice(at + 1).find((other) => !isDirection(other));
    return isTurn(before) || isTurn(after) ? { ...passage, role: 'picture' } : passage;
  });
}

/** "Bottle, at least 750 ml" among things to pack is no ingredient: a few amounts in a list make no recipe where nothing is done. */
function withoutStrayAmounts(passages: readonly Passage[]): readonly Passage[] {
  const points = passages.filter(({ kind }) => kind === 'item' || kind === 'ingredient');
  const amounts = points.filter(({ kind }) => kind === 'ingredient');
  const isPlain = passages.every(({ kind }) => kind !== 'step');
  if (!isPlain || amounts.length === 0 || amounts.length * 2 >= points.length) return passages;
  return passages.map((passage) =>
    passage.kind === 'ingredient' ? { ...passage, kind: 'item' } : passage,
  );
}

/** Finds the topic and takes out of the drafts what only names it; a line that is labelled to be spoken names none. */
function takeTopic(collected: Collected, language: string, hasVoice: boolean): Topic | null {
  const { drafts } = collected;
  const isWished = collected.topic !== null;
  const only = drafts.length === 1 ? drafts[0] : undefined;
  if (
    collected.topic === null &&
    !hasVoice &&
    only !== undefined &&
    !collected.isFramed &&
    (only.kind === 'sentence' || only.kind === 'heading')
  ) {
    const written = collected.first ?? only.text;
    const phrase = readInlineList(written, language)?.intro ?? written;
    const ofForm = topicOfFormWish(written);
    if (ofForm !== null) {
      collected.requests.push(written);
      collected.topic = ofForm;
      drafts.length = 0;
    } else if (isBareTopic(phrase, language)) {
      collected.topic = written;
      drafts.length = 0;
    }
  }
  if (
    collected.topic === null &&
    collected.title !== null &&
    (drafts.length === 0 || asks(collected.title, language))
  ) {
    collected.topic = collected.title;
  }
  if (collected.topic === null) return null;
  const list = readInlineList(collected.topic, language);
  if (list !== null) addPoints(collected, list.points);
  const topic = toTopic(list?.intro ?? collected.topic, language);
  if (list === null && isWished && collected.title === null && tellsItself(topic.text, language))
    drafts.unshift(draftOf(topic.text, 'sentence', -1));
  return topic;
}

const asksPoint = new RegExp(String.raw`^(?:${grammar.asking}|whether)\b`, 'iu');

/** Points of a topic that can be said as they stand become units; "how they add up" only says what to tell. */
function addPoints(collected: Collected, points: readonly string[]): void {
  const block = collected.drafts.at(-1)?.block ?? -1;
  const added: Draft[] = [];
  for (const point of points) {
    if (asksPoint.test(point)) collected.requests.push(point);
    else if (/[\p{L}\p{N}]/u.test(point)) added.push(draftOf(point, 'item', block + 1));
  }
  collected.drafts.push(...added);
}

function draftOf(text: string, kind: Draft['kind'], block: number): Draft {
  return {
    text: asSpoken(text),
    kind,
    block,
    speaker: null,
    number: null,
    seconds: null,
    follows: false,
    picture: null,
    onScreen: null,
  };
}

const ownOpener = new RegExp(String.raw`^(?:${said.itsOwnOpeners})\b`, 'iu');

/** Whether a topic is material itself: "my cat who opened a shop", "a dog runs for mayor". */
function tellsItself(text: string, language: string): boolean {
  if (language !== 'en' || !ownOpener.test(text) || asksPoint.test(text) || text.endsWith('?'))
    return false;
  const words = text.split(' ').length;
  return (
    (words >= 5 && hasVerb(text) && !isImperative(text)) ||
    (words >= 8 && /\b(?:who|that|which)\b/iu.test(text))
  );
}

/** Whether a title asks for something, as "5 tips for better sleep" or "Why honey never spoils" do. */
function asks(title: string, language: string): boolean {
  const topic = toTopic(title, language);
  return isBareTopic(title, language) && (topic.aspect !== null || topic.count !== null);
}

/** "You will need: your water meter, a pencil": things that are needed are a recipe's where something is measured or cooked. */
function isForKitchen(units: readonly Unit[]): boolean {
  const needed = units.filter(({ kind }) => kind === 'ingredient');
  if (needed.length === 0) return false;
  const isMeasured = needed.some(({ text }) => beginsWithMeasure(text) || /\d/u.test(text));
  if (isMeasured || units.some(({ text }) => !/\p{Script=Latin}/u.test(text))) return true;
  // "They can pinch the new tube": one word of the kitchen is met by chance.
  const cooked = units.flatMap(({ text }) => text.toLowerCase().match(cooks) ?? []);
  return new Set(cooked).size >= leastCooked;
}
const leastCooked = 2;
const cooks = new RegExp(`(?<!\\p{L})(?:${alternatives(kitchenWords.beginnings)})\\p{L}*`, 'giu');

function readForm(
  units: readonly Unit[],
  lines: readonly MarkedLine[],
): Omit<MaterialForm, 'isChat'> {
  const count = (kind: Unit['kind']): number => units.filter((unit) => unit.kind === kind).length;
  const marked = (role: MarkedLine['role']): number =>
    lines.filter((line) => line.role === role).length;
  const timed = lines.filter((line) => line.seconds !== null).length;
  return {
    isScript: marked('voice') + marked('scene') > 0 || marked('picture') > 1 || timed > 1,
    isDialogue:
      new Set(units.flatMap((unit) => unit.speaker ?? [])).size > 1 ||
      units.filter(({ kind, speaker }) => kind === 'turn' && speaker === null).length > 1,
    isVerse: count('verse') * 2 > units.length,
    hasList: count('item') > 1,
    hasSteps: count('step') > 1,
    hasIngredients: isForKitchen(units),
    hasQuiz: count('question') > 0 && count('answer') > 0,
  };
}
