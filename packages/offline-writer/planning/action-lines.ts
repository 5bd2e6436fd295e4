import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isDrawable } from './drawable.ts';
import { copyOfMemory, plain, type FilmMemory } from './film-memory.ts';
import type { KindOf, NounKind } from './noun-kinds.ts';
import { doingDrawn, thingHandled } from './handled-things.ts';
import { actorOf, namedIn, nameOf } from './named-on-stage.ts';
import { pictureOfLine, type LinePicture } from './picture-of-line.ts';
import { ofWishes } from './wished-words.ts';

/* What a sentence of an action line shows: who does what, what they then have in their hands, and what else is there. */

export interface ActionContext {
  readonly memory: FilmMemory;
  readonly kindOf: KindOf;
  readonly cast: ReadonlyMap<string, NounKind>;
}

export interface Acted {
  readonly actors: readonly PlanSubject[];
  readonly beside: readonly PlanSubject[];
  readonly place: string;
  readonly time: string;
  readonly weather: string;
}

/** "They both laugh", "Kim and Okoro drink tea". */
const together = new RegExp(
  String.raw`^(?:${ofWishes.allOnStage})(?: (?:all|both))?(?= \p{Ll})`,
  'iu',
);
const joined = /^(\p{Lu}[\p{L}'’-]+),? and (\p{Lu}[\p{L}'’-]+)(?= \p{Ll})/u;
const pronounFirst = /^(?:(?:Then|And|But|Now),? )?(?:he|she)(?= \p{Ll})/iu;

interface Retold {
  /** The sentence with a word for somebody in the place of their name: no tagger knows all names. */
  readonly text: string;
  readonly actors: readonly PlanSubject[];
}

function retold(sentence: string, memory: FilmMemory): Retold | null {
  const named = namedIn(sentence, memory);
  const stage = memory.stage?.people ?? [];
  const all = (pattern: RegExp, whats: readonly string[]): Retold => ({
    text: sentence.replace(pattern, 'The women'),
    actors: whats.map((what) => plain(what)),
  });
  if (together.test(sentence) && stage.length > 1) return all(together, stage);
  if (joined.test(sentence) && named.length > 1)
    return all(
      joined,
      named.slice(0, 2).map(({ what }) => what),
    );
  const actor = actorOf(sentence, memory);
  const [first, ...others] = named;
  const begins = first === undefined ? pronounFirst.test(sentence) : first.at === 0;
  if (actor === null || !begins) return null;
  const who = first === undefined ? pronounFirst : nameOf(first.known);
  const text = others.reduce(
    (told, { known }) => told.replaceAll(nameOf(known), 'somebody'),
    sentence.replace(who, 'The woman'),
  );
  return { text, actors: [actor] };
}

/** Who does what in a sentence, whose picture is known. */
function actorsIn(
  { subjects, sureness }: LinePicture,
  told: Retold | null,
  held: string,
  { memory, kindOf }: ActionContext,
  whole: string,
): readonly PlanSubject[] {
  const act = subjects.find(({ what, doing }) => doing !== '' && /\bwom[ae]n$/u.test(what));
  const holder = held === '' ? null : actorOf(whole, memory);
  const acting =
    told === null
      ? subjects.filter(({ doing }) => sureness === 2 && doing !== '')
      : told.actors.map((who) => ({
          ...who,
          doing: act?.doing ?? '',
          holding: act?.holding ?? '',
        }));
  const all = acting.length > 0 || holder === null ? acting : [holder];
  return all
    .map((who) => doingDrawn(who, kindOf))
    .map((who) =>
      who.doing === '' && who.holding === '' && held !== '' ? { ...who, holding: held } : who,
    )
    .filter(({ doing, holding }) => doing !== '' || holding !== '');
}

/** Reads a sentence of an action line in English. */
export function readAction(whole: string, context: ActionContext): Acted {
  const told = retold(whole, context.memory);
  const text = told?.text ?? whole;
  const own = told === null ? context : { ...context, memory: copyOfMemory(context.memory) };
  const picture = pictureOfLine({ whole: text, from: 0, to: text.length }, own);
  const { place, time, weather } = picture;
  const actors = actorsIn(picture, told, thingHandled(whole), context, whole);
  const inHands = actors.map(({ doing, holding }) => `${doing} ${holding}`).join(' ');
  return {
    actors,
    // What somebody does something to, or holds, is not seen a second time by itself.
    beside: picture.subjects.filter(
      ({ what }) =>
        isDrawable(what) &&
        context.kindOf(what) !== 'person' &&
        !inHands.includes(singularPhrase(headOf(what)) ?? headOf(what)),
    ),
    place,
    time,
    weather,
  };
}

const headOf = (what: string) => what.split(' ').at(-1) ?? what;
