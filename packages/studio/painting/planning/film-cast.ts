import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { readFilmPeople, type FilmPerson } from '../people/film/film-people.ts';
import { anybody } from '../people/role-of.ts';
import type { Somebody } from '../people/somebody.ts';
import type { SceneIdea } from './scene-idea.ts';

/** Somebody of a plan, and what the film knows of them. */
export interface CastPerson {
  readonly somebody: Somebody;
  readonly known: FilmPerson | null;
}

export interface FilmCast {
  /** Whom somebody of this scene's plan is in the film; none where they are dead or away in this scene, two for "we". */
  castAs(somebody: Somebody, subject: PlanSubject): readonly CastPerson[];
}

const isSaidByPronoun = (id: string) => id === 'man' || id === 'woman' || id === 'person';

/** They are known by more than their word; their trade shows in every scene. */
const joined = (somebody: Somebody, known: FilmPerson): Somebody => ({
  ...somebody,
  count: 1,
  key: known.key,
  role:
    isSaidByPronoun(somebody.role.id) ||
    somebody.role.id === anybody.id ||
    somebody.role.outfit === null
      ? known.role
      : somebody.role,
});

/** Reads who is who in the whole film that a scene is of. */
export function castOfFilm({ film, topic, dialogue, sceneNumber }: SceneIdea): FilmCast {
  const lines = film?.map((scene) => scene.dialogue) ?? [dialogue];
  const scene = film === undefined ? 0 : sceneNumber - 1;
  const people = readFilmPeople(topic, lines);
  return {
    castAs(somebody, { what }) {
      const isWe = somebody.count === 2 && somebody.role.id === 'person';
      if (isWe && /(?:^|[^\p{L}])(?:we|We|our|us)(?!\p{L})/u.test(dialogue))
        return people.both(scene).length < 2
          ? [{ somebody, known: null }]
          : people.both(scene).map((known) => ({ somebody: joined(somebody, known), known }));
      if (somebody.count > 1) return [{ somebody, known: null }];
      const known = people.whoIs(what, scene);
      if (known === null) return [{ somebody, known }];
      return known.isGone ? [] : [{ somebody: joined(somebody, known), known }];
    },
  };
}
