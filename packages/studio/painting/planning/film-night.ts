import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import choices from '../../data/art-direction.json' with { type: 'json' };
import type { FilmScene, SceneIdea } from './scene-idea.ts';

const night = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(choices.nights)})(?!\p{L})|\b(?:1[012]|[1-4]) ?am\b|\b1[01] ?pm\b`,
  'iu',
);
/** A film of which so many scenes tell of the night is told at night. */
const leastShare = 1 / 3;

/** Read once for all scenes of a film. */
const known = new WeakMap<readonly FilmScene[], boolean>();

/** Whether a film happens at night: its title says so, or enough of its scenes do. */
export function isNightFilm({ film, topic }: Pick<SceneIdea, 'film' | 'topic'>): boolean {
  const scenes = film ?? [];
  const read = known.get(scenes);
  if (read !== undefined) return read;
  const told = scenes.filter(({ dialogue }) => night.test(dialogue)).length;
  const isNight = scenes.length > 0 && (night.test(topic) || told >= scenes.length * leastShare);
  known.set(scenes, isNight);
  return isNight;
}
