import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import choices from '../../data/art-direction.json' with { type: 'json' };
import type { FilmScene, SceneIdea } from './scene-idea.ts';

const oneOf = (words: readonly string[]): string =>
  String.raw`(?<!\p{L})(?:${alternatives(words.toSorted((one, other) => other.length - one.length))})(?!\p{L})`;

const night = new RegExp(
  String.raw`${oneOf(choices.nights)}|\b(?:1[012]|[1-4]) ?am\b|\b1[01] ?pm\b`,
  'iu',
);
/** A story that sends to bed is told at night. */
const bedtime = new RegExp(oneOf(choices.bedtimes), 'iu');
const toldNight = new RegExp(oneOf(choices.toldNights), 'giu');
const toldDay = new RegExp(oneOf(choices.toldDays), 'giu');
/** A film of which so many scenes tell of the night is told at night. */
const leastShare = 1 / 3;

/** Read once for all scenes of a film. */
const known = new WeakMap<readonly FilmScene[], boolean>();

/** Whether a film happens at night: its title says so, or enough of its scenes do. */
function isNightFilm({ film, topic }: Pick<SceneIdea, 'film' | 'topic'>): boolean {
  const scenes = film ?? [];
  const read = known.get(scenes);
  if (read !== undefined) return read;
  const told = scenes.filter(({ dialogue }) => night.test(dialogue)).length;
  const isNight =
    scenes.length > 0 &&
    (night.test(topic) || bedtime.test(topic) || told >= scenes.length * leastShare);
  known.set(scenes, isNight);
  return isNight;
}

const lastIn = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** "That night she packed": it is night from there until a scene tells of the day. */
function isStillNight({ film = [], sceneNumber, dialogue }: SceneIdea): boolean {
  const said = [
    ...film.slice(0, Math.max(0, sceneNumber - 1)).map((scene) => scene.dialogue),
    dialogue,
  ].join(' ');
  return lastIn(said, toldNight) > lastIn(said, toldDay);
}

/** Whether a scene happens at night, as far as its film tells. */
export const isAtNight = (idea: SceneIdea): boolean => isNightFilm(idea) || isStillNight(idea);
