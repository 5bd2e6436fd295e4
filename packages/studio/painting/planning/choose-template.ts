import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import artDirection from '../../data/art-direction.json' with { type: 'json' };
import { findAnimal } from '../actors/animals/animal.ts';
import { restsOnTable } from '../actors/stand.ts';
import { stagingOf, type Staging } from '../actors/staging.ts';
import { templateNames, type Actor, type TemplateName } from '../drawing.ts';
import type { SceneIdea } from './scene-idea.ts';
import type { Random } from '../random.ts';
import type { Figure, FigureAction, Outfit } from '../../figures/figure.ts';
import type { Cast } from './choose-cast.ts';
import { surePlace } from './sure-place.ts';

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
  food: ['table', 'room', 'street'],
  object: ['room', 'table', 'street', 'stage', 'lab'],
  symbol: ['abstract', 'sky', 'lab', 'stage'],
  celestial: ['space', 'sky', 'hills'],
};

/** Topics that pull a whole film towards a stage. */
const topicStages: readonly (readonly [RegExp, TemplateName])[] = artDirection.topicStages.map(
  ({ words, template }) => [
    new RegExp(String.raw`\b(?:${alternatives(words, String.raw`\w*`)})\b`, 'i'),
    template as TemplateName,
  ],
);

/** Where people stand on no ground: only who is at home there is seen there. */
const unwalkable: readonly (readonly [TemplateName, Outfit | FigureAction | null])[] = [
  ['chart', null],
  ['parchment', null],
  ['sky', null],
  ['abstract', null],
  ['underwater', 'swim'],
  ['space', 'space-suit'],
];
/** Where nobody can stand people are in a room instead, or out of doors. */
const walkable: Partial<Record<TemplateName, TemplateName>> = {
  abstract: 'room',
  parchment: 'room',
  chart: 'room',
  sky: 'hills',
};

/** Where people are when nothing says where. */
const anywhere: readonly TemplateName[] = ['room', 'street', 'city', 'hills'];

/** People in one of these are in a room, not before the house. */
const indoors =
  /\b(?:in|inside|at|into|on) (?:an?|the|my|his|her|their|our)?\s?(?:\p{L}+ )?(?:office|kitchen|bedroom|living room|bathroom|room|home|house|hospital|ward|school|classroom|shop|store|caf[eé]|restaurant|library|bar|pub|museum|gallery|studio|gym|bakery|salon|clinic|corridor|hallway|lobby|bed|flat|apartment|desk|sofa|couch|attic|cellar|meeting)\b/iu;

/** Where people are at home, by what they do and wear. */
const homes: Partial<Record<FigureAction | Outfit, readonly TemplateName[]>> = {
  cook: ['table', 'room'],
  chef: ['table', 'room'],
  sleep: ['room', 'table'],
  pyjamas: ['room', 'table'],
  type: ['room', 'table'],
  read: ['room', 'forest'],
  write: ['room', 'table'],
  sit: ['room', 'street'],
  eat: ['table', 'room'],
  paint: ['room', 'table'],
  drive: ['city', 'street'],
  walk: ['street', 'hills', 'coast'],
  run: ['hills', 'city', 'stadium'],
  ride: ['hills', 'street', 'city'],
  swim: ['coast', 'underwater'],
  swimwear: ['coast'],
  dig: ['hills', 'forest'],
  climb: ['hills'],
  build: ['factory', 'city'],
  kneel: ['room', 'hills'],
  'hi-vis': ['city', 'factory'],
  overalls: ['factory', 'hills'],
  sports: ['stadium', 'hills'],
  'lab-coat': ['lab'],
  scrubs: ['lab', 'room'],
  sing: ['stage'],
  'play-music': ['stage', 'room'],
  dance: ['stage'],
  present: ['room', 'stage'],
  royal: ['columns'],
  armour: ['hills', 'columns'],
  robe: ['columns', 'hills'],
  'space-suit': ['space'],
  police: ['street', 'city'],
  firefighter: ['street', 'city'],
  talk: ['room', 'street', 'city'],
  drink: ['table', 'room', 'street'],
  listen: ['room', 'street'],
  argue: ['street', 'room', 'city'],
  hug: ['room', 'hills'],
  suit: ['city', 'room'],
  'shirt-tie': ['room', 'city'],
};

const deep = /\b(?:under ?water|(?:under|below|beneath) the (?:water|waves|surface|ice|sea))\b/iu;

/** Who leaps out of the water is seen from the shore, and who sits or sleeps is on the ground. */
function stagesForDoing(
  { emoji, doing }: Actor,
  description: string,
): readonly (readonly [TemplateName, number])[] {
  const animal = findAnimal(emoji);
  if (animal === null) return [];
  if (animal.kind === 'swimmer') return doing === 'jump' ? [['coast', 6]] : [['underwater', 4]];
  if (doing === 'swim' && deep.test(description)) return [['underwater', 8]];
  const isGrounded = doing !== undefined && doing !== 'fly' && doing !== 'swim';
  return isGrounded ? [['sky', -5]] : doing === 'swim' ? [['coast', 1.5]] : [];
}

/** A wardrobe or a bed stands indoors, also where the scene before was a room, unless the words put it elsewhere. */
const isFurniture = (
  { heroes: [lead], home, settings }: Pick<Cast, 'heroes' | 'home' | 'settings'>,
  description: string,
): boolean =>
  lead !== undefined &&
  home === 'room' &&
  stagingOf(lead.emoji) === 'building' &&
  (settings.every((name) => name === 'room' || name === 'table') || indoors.test(description));

/** Scores every stage and takes the best that is not the one before: place words first, then the lead's home, its kind, the topic. */
export function chooseTemplate(
  idea: SceneIdea,
  cast: Pick<Cast, 'heroes' | 'home' | 'settings'> & { figures: readonly Figure[] },
  random: Random,
): TemplateName {
  const sure = surePlace(idea, cast.figures);
  if (sure !== null) return sure;
  if (cast.figures.length === 0 && isFurniture(cast, idea.description)) return 'room';
  const scores = new Map<TemplateName, number>(
    templateNames.map((name) => [name, random.next() * 0.9]),
  );
  const add = (name: TemplateName, points: number) =>
    scores.set(name, (scores.get(name) ?? 0) + points);
  const [figure] = cast.figures;
  if (figure !== undefined && indoors.test(idea.description))
    for (const name of ['room', 'table'] as const) add(name, name === 'room' ? 6 : 5);
  const stood = (name: TemplateName) => (figure === undefined ? name : (walkable[name] ?? name));
  for (const [index, name] of cast.settings.entries()) add(stood(name), 5 - Math.min(index, 3));
  const isThing =
    figure === undefined &&
    cast.heroes[0] !== undefined &&
    /^(?:building|object|food|plant)$/u.test(stagingOf(cast.heroes[0].emoji));
  if (cast.home !== null) add(stood(cast.home), isThing ? 4.6 : figure === undefined ? 3.4 : 2);
  const lead = cast.heroes[0];
  const kind = lead === undefined ? [] : suitable[stagingOf(lead.emoji)];
  for (const [index, name] of kind.entries()) add(name, 2.4 - index * 0.3);
  if (lead === undefined && figure === undefined) add('abstract', 3);
  for (const [name, points] of lead === undefined ? [] : stagesForDoing(lead, idea.description))
    add(name, points);
  // A table stands in no empty air.
  if (lead !== undefined && restsOnTable(lead.emoji))
    for (const name of ['abstract', 'sky', 'chart'] as const) add(name, -4);
  if (figure !== undefined) {
    for (const [index, name] of (homes[figure.action] ?? []).entries()) add(name, 3 - index * 0.4);
    for (const [index, name] of (homes[figure.look.outfit] ?? []).entries())
      add(name, 2.2 - index * 0.4);
    for (const [index, name] of anywhere.entries()) add(name, 1.6 - index * 0.2);
    for (const [name, unless] of unwalkable)
      if (unless !== figure.action && unless !== figure.look.outfit) add(name, -20);
  }
  for (const [pattern, name] of topicStages)
    if (pattern.test(idea.topic.slice(0, 2000)) || pattern.test(idea.description)) add(name, 1.1);
  const ranked = [...scores]
    // A door or a desk stands where such things stand, though the scene before was there as well.
    .filter(([name]) => name !== idea.previousTemplate || (isThing && name === cast.home))
    .toSorted((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? 'abstract';
}
