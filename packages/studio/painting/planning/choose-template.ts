import { stagingOf, type Staging } from '../actors/staging.ts';
import { templateNames, type TemplateName } from '../drawing.ts';
import type { SceneIdea } from './scene-idea.ts';
import type { Random } from '../random.ts';
import type { Cast } from './choose-cast.ts';

/** Stages that suit a kind of lead when its own home is taken or unknown. */
const suitable: Record<Staging, readonly TemplateName[]> = {
  bust: ['city', 'room', 'street', 'hills', 'abstract'],
  head: ['forest', 'hills', 'abstract'],
  figure: ['hills', 'city', 'stadium', 'street'],
  walker: ['hills', 'forest', 'coast', 'street'],
  vehicle: ['street', 'city', 'hills'],
  flyer: ['sky', 'hills', 'coast'],
  swimmer: ['underwater', 'coast'],
  boat: ['coast', 'sky'],
  building: ['hills', 'coast', 'city', 'street'],
  plant: ['forest', 'hills', 'room'],
  food: ['table', 'room', 'abstract'],
  object: ['abstract', 'room', 'stage', 'lab', 'columns'],
  symbol: ['abstract', 'sky', 'lab', 'stage'],
  celestial: ['space', 'sky', 'hills'],
};

/** Topics that pull a whole film towards a stage. */
const topicStages: readonly (readonly [RegExp, TemplateName])[] = [
  [/\b(?:histor|ancient|medieval)/i, 'parchment'],
  [/\b(?:stoic|philosoph|rome|roman|greek)/i, 'columns'],
  [/\b(?:money|invest|financ|stock|econom|profit|percent)/i, 'chart'],
  [/\b(?:space|universe|planet|galax)/i, 'space'],
  [/\b(?:tech|ai\b|robot|comput|scien|quantum)/i, 'lab'],
  [/\b(?:ocean|underwater|deep sea)/i, 'underwater'],
  [/\b(?:cook|food|recipe|coffee|kitchen)/i, 'table'],
  [/\b(?:fitness|gym|sport|athlet)/i, 'stadium'],
];

/** Scores every stage and takes the best that is not the one before: place words first, then the lead's home, its kind, the topic. */
export function chooseTemplate(idea: SceneIdea, cast: Cast, random: Random): TemplateName {
  const scores = new Map<TemplateName, number>(
    templateNames.map((name) => [name, random.next() * 0.9]),
  );
  const add = (name: TemplateName, points: number) =>
    scores.set(name, (scores.get(name) ?? 0) + points);
  for (const [index, name] of cast.settings.entries()) add(name, 5 - Math.min(index, 3));
  if (cast.home !== null) add(cast.home, 3.4);
  const lead = cast.heroes[0];
  const kind = lead === undefined ? [] : suitable[stagingOf(lead.emoji)];
  for (const [index, name] of kind.entries()) add(name, 2.4 - index * 0.3);
  if (lead === undefined) add('abstract', 3);
  for (const [pattern, name] of topicStages)
    if (pattern.test(idea.topic.slice(0, 2000)) || pattern.test(idea.description)) add(name, 1.1);
  const ranked = [...scores]
    .filter(([name]) => name !== idea.previousTemplate)
    .toSorted((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? 'abstract';
}
