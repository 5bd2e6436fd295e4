import type { Script, ScriptBrief, ScriptScene } from '../script-writer.ts';
import { readDirection, type Direction } from './direction/read-direction.ts';
import { readIdea, type Idea } from './idea/read-idea.ts';
import { asSentence, capitalise, splitSentences } from './idea/sentences.ts';
import { headNoun, readTheme } from './idea/theme.ts';
import { stopWords } from './idea/stop-words.ts';
import { baseForms, findSubjects } from './knowledge/find-subjects.ts';
import type { Beat } from './knowledge/knowledge.ts';
import { createNarrator, type Narrator, type Role } from './narrator.ts';
import { outlineOfSubjects, type Outline } from './outline.ts';
import { outlineOfIdea } from './outline-of-idea.ts';
import { outlineOfForeign } from './outline-of-foreign.ts';
import { outlineOfMaterial } from './outline-of-material.ts';
import { shownIn, withCast } from './pictures/cast-in-picture.ts';
import { createCinematographer, showsPeople } from './pictures/compose-description.ts';
import { createRandom, type Random } from './random.ts';
import { fitsScene, speakingTimeS, speechBudgetS } from '#contract/rules/speaking-time.ts';

const longestTitle = 80;
/** A scene less full than this takes a further sentence. */
const wellFilled = 0.45;
/** With more than this share of its words known, an idea is told by what is known of it. */
const wellKnown = 0.5;

/** Writes the whole storyboard: hook, development, close. The same brief always gives the same one. */
export function writeStoryboard(brief: ScriptBrief): Script {
  const idea = readIdea(brief.title, brief.prompt);
  const direction = readDirection(brief.style, brief.styleNotes, idea.directives);
  const random = createRandom(`${brief.title}\n${brief.prompt}\n${brief.style}\n${brief.styleNotes}`);
  const outline = outlineFor(idea, brief, direction);
  const narrator = createNarrator(direction, random, { plain: idea.language !== 'en', solemn: outline.solemn });
  const cinematographer = createCinematographer(direction, random);
  const members = shownIn(brief, idea.presenter);
  const told = tell(outline, brief, direction, narrator);
  const scenes = told.map(({ dialogue, see }, position): ScriptScene => ({
    description: cinematographer.describe(withCast(see, members, position, told.length), position, outline.mood),
    dialogue,
    durationS: brief.sceneLengthS,
  }));
  return { title: titleOf(brief, idea), scenes };
}

/** The creator's own words first; then what is known of the subject; then a frame round the idea's phrases. */
export function outlineFor(idea: Idea, brief: ScriptBrief, direction: Direction): Outline {
  const random = createRandom(`outline\n${brief.title}\n${brief.prompt}`);
  const known = outlineOfSubjects(idea.subjects, random);
  if (idea.language !== 'en') return outlineOfForeign(idea, brief, known);
  const planned = known === null ? outlineOfIdea(idea, random) : blend(idea, known, random);
  const outline = outlineOfMaterial(idea, brief, planned) ?? planned;
  return direction.notes.avoidsPeople ? peopleLast(outline) : outline;
}

/** Where the known subject is only a part of what the idea says, the idea's own words open and close the film. */
function blend(idea: Idea, known: Outline, random: Random): Outline {
  const isOwnTale = /\b(?:my|our|we|i)\b/iu.test(idea.topic) || idea.intent.kind === 'story' || idea.intent.kind === 'promo' || idea.intent.kind === 'versus';
  if (!isOwnTale && !namesAnotherPlace(idea) && (coverage(idea) > wellKnown || headNamesSubject(idea))) return known;
  const own = outlineOfIdea(idea, random);
  // What is known of a word in passing is not about the idea; of a place it is, where it names the place.
  const { noun } = readTheme(idea.topic);
  const ofPlace = !isOwnTale && namesAnotherPlace(idea) ? known.body.filter(({ say }) => say.includes(noun)).slice(0, own.body.length) : [];
  const body = own.body.flatMap((beat, index) => [beat, ...ofPlace.slice(index, index + 1)]);
  return { ...own, mood: known.mood, solemn: known.solemn, body: [...body, ...known.body] };
}

/** "Lisbon" belongs to a subject that knows the south, but speaks of Venice: then a frame for places says less that is wrong. */
function namesAnotherPlace(idea: Idea): boolean {
  const { kind, noun } = readTheme(idea.topic);
  const [first] = idea.subjects;
  if (kind !== 'place' || first === undefined || !/^\p{Lu}/u.test(noun)) return false;
  const names = noun.match(/\p{Lu}\p{L}+/gu) ?? [];
  return !first.subject.hook.some((line) => names.some((name) => line.includes(name)));
}

/** Whether what the idea says it is about is a subject of its own, not just a whole field such as money. */
function headNamesSubject(idea: Idea): boolean {
  const [first] = findSubjects(idea.topic);
  const [likeliest] = idea.subjects;
  if (first === undefined || first.subject !== likeliest?.subject || first.subject === first.domain.subjects[0]) return false;
  // "The great fire of London" names London, and is about a fire.
  const known = new Set(first.subject.words.flatMap((phrase) => phrase.split(' ')));
  return baseForms(headNoun(readTheme(idea.topic).noun)).some((form) => known.has(form));
}

/** How much of the topic's own words the likeliest subject stands for, 0 to 1. */
function coverage(idea: Idea): number {
  const content = contentWords(idea.topic);
  const subjectWords = new Set(idea.subjects.slice(0, 1).flatMap(({ subject }) => subject.words).flatMap((phrase) => phrase.split(' ')));
  const covered = content.filter((word) => baseForms(word).some((form) => subjectWords.has(form)));
  return content.length === 0 ? 1 : covered.length / content.length;
}

function contentWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]+/gu)?.filter((word) => !stopWords.has(word) && !/^\d+$/u.test(word)) ?? [];
}

function peopleLast(outline: Outline): Outline {
  const order = (beats: readonly Beat[]): Beat[] => [...beats.filter(({ see }) => !showsPeople(see)), ...beats.filter(({ see }) => showsPeople(see))];
  return { ...outline, body: order(outline.body) };
}

interface ToldScene {
  readonly dialogue: string;
  readonly see: string;
}

function tell(outline: Outline, brief: ScriptBrief, direction: Direction, narrator: Narrator): ToldScene[] {
  const { sceneCount, sceneLengthS } = brief;
  const { opening, ending } = direction.notes;
  const closing = sceneCount > 1 ? prepare(outline, outline.closes, 'close', sceneLengthS - reservedS(ending), narrator) : null;
  const hook = prepare(outline, opening === null ? outline.hooks : [{ say: asSentence(opening), see: outline.hooks[0]?.see ?? opening }, ...outline.hooks], 'hook', sceneLengthS, narrator);
  const scenes: ToldScene[] = hook === null ? [] : [hook];
  const waiting = [...outline.body];
  const wanted = sceneCount - (closing === null ? 0 : 1);
  while (scenes.length < wanted && waiting.length > 0) {
    const told = prepare(outline, waiting.splice(0, 1), 'beat', sceneLengthS, narrator);
    if (told !== null) scenes.push(told);
  }
  while (scenes.length < wanted) scenes.push(lastResort(outline, scenes.length, narrator));
  if (closing !== null) scenes.push(closing);
  const filled = outline.fillsScenes ? fill(scenes, waiting, sceneLengthS, narrator) : scenes;
  return ending === null ? filled : endWith(filled, asSentence(ending), sceneLengthS);
}

function prepare({ shorts }: Outline, beats: readonly Beat[], role: Role, sceneLengthS: number, narrator: Narrator): ToldScene | null {
  for (const { say, see } of beats) {
    const dialogue = narrator.speak(splitSentences(say), role, sceneLengthS);
    if (dialogue !== null) return { dialogue, see };
  }
  for (const { see } of beats) {
    for (const short of [...shorts, glimpse(see)]) {
      const dialogue = narrator.speak([short], role, sceneLengthS);
      if (dialogue !== null) return { dialogue, see };
    }
  }
  return null;
}

/** The shortest thing to say of a picture: what it shows. "An octopus gliding over a reef" is "An octopus." */
function glimpse(see: string): string {
  const head = see.split(/\s+(?:in|on|at|of|with|over|under|beside|from|to|into|near|inside|behind|above|below|across|through|between|and|\p{L}+ing)\s+|,/u)[0] ?? see;
  return asSentence(head);
}

function lastResort(outline: Outline, position: number, narrator: Narrator): ToldScene {
  const see = outline.body[position % Math.max(1, outline.body.length)]?.see ?? outline.hooks[0]?.see ?? 'A blank page';
  const dialogue = `${position + 1}.`;
  narrator.remember(dialogue);
  return { dialogue, see: `${see}, view ${position + 1}` };
}

/**
 * Scenes with much silence left take whole further thoughts nobody has used. The last scene stays as it is: a film ends on
 * its closing line.
 */
function fill(scenes: readonly ToldScene[], spare: readonly Beat[], sceneLengthS: number, narrator: Narrator): ToldScene[] {
  const thoughts = spare.slice(0, scenes.length * 3).map(({ say }) => splitSentences(say));
  return scenes.map(({ dialogue, see }, position) => {
    let text = dialogue;
    while (position < scenes.length - 1 && speakingTimeS(text) < speechBudgetS(sceneLengthS) * wellFilled) {
      const next = thoughts.findIndex(([first]) => first !== undefined && !narrator.hasSaid(first) && fitsScene(`${text} ${first}`, sceneLengthS));
      const [thought = []] = next < 0 ? [] : thoughts.splice(next, 1);
      const longer = narrator.extend(text, thought, sceneLengthS);
      if (longer === text) break;
      text = longer;
    }
    return { dialogue: text, see };
  });
}

function reservedS(ending: string | null): number {
  return ending === null ? 0 : speakingTimeS(ending) + 0.1;
}

/** The last words are the director's, word for word; earlier sentences of the scene give way. */
function endWith(scenes: readonly ToldScene[], ending: string, sceneLengthS: number): ToldScene[] {
  return scenes.map((scene, position) => {
    if (position < scenes.length - 1) return scene;
    const kept = splitSentences(scene.dialogue);
    while (kept.length > 0 && !fitsScene(`${kept.join(' ')} ${ending}`, sceneLengthS)) kept.pop();
    return { ...scene, dialogue: [...kept, ending].join(' ') };
  });
}

function titleOf(brief: ScriptBrief, idea: Idea): string {
  const title = idea.topic === '' ? brief.title : idea.topic;
  const short = title.length <= longestTitle ? title : `${title.slice(0, longestTitle).replace(/\s+\S*$/u, '')}…`;
  return capitalise(short.trim()) || 'Untitled';
}
