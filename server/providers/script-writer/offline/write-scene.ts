import type { SceneContext, ScriptBrief, ScriptScene } from '../script-writer.ts';
import { readDirection } from './direction/read-direction.ts';
import { cleanText } from './idea/clean-text.ts';
import { readIdea } from './idea/read-idea.ts';
import { asSentence, splitSentences } from './idea/sentences.ts';
import { findSubjects } from './knowledge/find-subjects.ts';
import { beatOf, type Beat } from './knowledge/knowledge.ts';
import { createNarrator, type Role } from './narrator.ts';
import { castOfIdea, withCast } from './pictures/cast-in-picture.ts';
import { createCinematographer } from './pictures/compose-description.ts';
import { createRandom } from './random.ts';
import { outlineFor, writeStoryboard } from './write-storyboard.ts';

/** One more scene between its neighbours: says nothing they, or the storyboard first written for the brief, say. */
export function writeScene(brief: ScriptBrief, context: SceneContext): ScriptScene {
  const idea = readIdea(brief.title, brief.prompt);
  const direction = readDirection(brief.style, brief.styleNotes, idea.directives);
  const random = createRandom(`${brief.prompt}\n${context.position}\n${context.description}\n${context.previous?.dialogue ?? ''}`);
  const outline = outlineFor(idea, brief, direction);
  const narrator = createNarrator(direction, random, { plain: idea.language !== 'en', solemn: outline.solemn });
  const neighbours = [context.previous, context.next].filter((scene) => scene !== null);
  for (const { dialogue } of [...neighbours, ...writeStoryboard(brief).scenes]) narrator.remember(dialogue);

  const wish = cleanText(context.description).replace(/\n+/gu, ' ');
  const role: Role = context.previous === null ? 'hook' : context.next === null ? 'close' : 'beat';
  const seen = new Set(neighbours.map(({ description }) => description.split(',')[0]));
  const candidates = [...beatsFor(wish), ...(role === 'hook' ? outline.hooks : role === 'close' ? outline.closes : []), ...outline.body]
    .filter(({ see }) => !seen.has(see));
  for (const { say, see } of candidates) {
    const dialogue = narrator.speak(splitSentences(say), role, brief.sceneLengthS);
    if (dialogue === null) continue;
    return sceneOf(brief, dialogue, describe(wish === '' ? see : wish));
  }
  const spoken = asSentence(wish === '' ? idea.topic : wish);
  return sceneOf(brief, narrator.speak([spoken], role, brief.sceneLengthS) ?? '', describe(wish === '' ? idea.topic : wish));

  function describe(picture: string): string {
    const staged = wish === '' ? withCast(picture, castOfIdea(brief), context.position - 1, context.sceneCount) : picture;
    return createCinematographer(direction, random).describe(staged, context.position - 1, outline.mood);
  }
}

function sceneOf(brief: ScriptBrief, dialogue: string, description: string): ScriptScene {
  return { description, dialogue, durationS: brief.sceneLengthS };
}

/** What is known of the things a wished-for scene shows, the facts first that share words with the wish. */
function beatsFor(wish: string): Beat[] {
  if (wish === '') return [];
  const words = new Set(wish.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const shared = ({ say, see }: Beat): number => `${say} ${see}`.toLowerCase().match(/\p{L}{4,}/gu)?.filter((word) => words.has(word)).length ?? 0;
  return findSubjects(wish).slice(0, 2)
    .flatMap(({ subject }) => [...subject.beats, subject.hook, subject.close].map(beatOf))
    .toSorted((left, right) => shared(right) - shared(left));
}
