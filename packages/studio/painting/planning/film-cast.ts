import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isForeign } from '../lexicon/is-foreign.ts';
import { readFilmPeople, type FilmPerson } from '../people/film/film-people.ts';
import { pasts } from '../people/film/past-forms.ts';
import { anybody } from '../people/role-of.ts';
import type { Somebody } from '../people/somebody.ts';
import { speakersOf } from './film-speakers.ts';
import type { FilmScene, SceneIdea } from './scene-idea.ts';

/** Somebody of a plan, and what the film knows of them. */
export interface CastPerson {
  readonly somebody: Somebody;
  readonly known: FilmPerson | null;
}

export interface FilmCast {
  /** Whom the line itself has do something, where the plan shows nobody. */
  readonly doers: readonly CastPerson[];
  /** What I or we do in this scene's line. */
  readonly ownDoings: readonly string[];
  /** Whether the film is at the washing: clothes go into the machine. */
  readonly isLaundry: boolean;
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
    (somebody.role.outfit === null && !known.role.plain)
      ? known.role
      : somebody.role,
});

const alone = ({ role, key }: FilmPerson): Somebody => ({ role, key, count: 1, look: '' });

const laundry =
  /\b(?:washing machine|laundry|(?:the|a) wash\b|whites|washing powder|powder go in|spin cycle)/iu;

/** Whether a text has a form of a verb in -ing: "cried" of `crying`. */
function saysDoing(text: string, verb: string): boolean {
  const stem = verb.toLowerCase().replace(/ing$/u, '').replace(/y$/u, '');
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  return words.some(
    (word) =>
      word.startsWith(stem.slice(0, Math.max(2, stem.length - 1))) ||
      (pasts.get(word) ?? '').startsWith(stem),
  );
}

/** People who speak in turn, with their names before what they say. */
const isConversation = (film: readonly FilmScene[]): boolean => speakersOf(film).length > 0;

/** Reads who is who in the whole film that a scene is of. */
export function castOfFilm({ film, topic, dialogue, sceneNumber }: SceneIdea): FilmCast {
  const isWhole = film !== undefined && film.length >= sceneNumber;
  const lines = isWhole ? film.map((each) => each.dialogue) : [dialogue];
  const scene = isWhole ? sceneNumber - 1 : 0;
  // Its sentences are read as English, and as told by one person: of "my mum" in a conversation nobody on stage is meant.
  const people =
    isConversation(film ?? []) || isForeign(lines.join('\n'))
      ? readFilmPeople('', [])
      : readFilmPeople(topic, lines);
  // What is done in another part of the line is seen with that part.
  const isDoneHere = (doing: string) =>
    lines[scene] === dialogue || saysDoing(dialogue, doing.split(' ')[0] ?? '');
  return {
    doers: people
      .doers(scene)
      .filter(({ doings }) => doings.some(isDoneHere))
      .map((known) => ({ somebody: alone(known), known })),
    ownDoings: people.ownDoings(scene).filter(isDoneHere),
    isLaundry: laundry.test([topic, ...lines].join(' ').slice(0, 20_000)),
    castAs(somebody, { what }) {
      const isWe = somebody.count === 2 && somebody.role.id === 'person';
      if (isWe && /(?:^|[^\p{L}])(?:we|We|our|us)(?!\p{L})/u.test(dialogue))
        return people.both(scene).length < 2
          ? [{ somebody, known: null }]
          : people.both(scene).map((known) => ({ somebody: joined(somebody, known), known }));
      if (somebody.count > 1) return [{ somebody, known: null }];
      // Of a part of the line only what that part says: "And Walter sat" is of no other man.
      const { gender, id } = somebody.role;
      const isOfPart = lines[scene] !== dialogue && gender !== null && isSaidByPronoun(id);
      const leading = isOfPart ? people.leadingIn(dialogue, gender, scene) : null;
      const known = leading ?? people.whoIs(what, scene);
      if (known === null) return [{ somebody, known }];
      if (known.isGone) return [];
      const beside = known.key === 'narrator' ? people.besideNarrator(scene) : null;
      return [
        { somebody: joined(somebody, known), known },
        ...(beside === null || beside.isGone ? [] : [{ somebody: alone(beside), known: beside }]),
      ];
    },
  };
}
