import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { emptyPlan, type PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { largerBehind } from './actors/place.ts';
import { planBoard } from './planning/board.ts';
import { planCard } from './planning/card-text.ts';
import { chooseCast, isSurelyShown, type Cast } from './planning/choose-cast.ts';
import { chooseTemplate } from './planning/choose-template.ts';
import { chooseFamily, chooseLight, chooseMood, chooseWeather } from './planning/art-direction.ts';
import { withCreatures } from './planning/creatures.ts';
import { countsOf } from './planning/counts.ts';
import { besideBoard } from './planning/illustrations.ts';
import { figureOfLead, planPeople, type ScenePeople } from './planning/figures.ts';
import { readPlan } from './planning/read-subjects.ts';
import type { SceneIdea } from './planning/scene-idea.ts';
import { atHome } from './planning/film-origin.ts';
import { placeBefore } from './planning/film-place.ts';
import { weatherOfFilm } from './planning/film-weather.ts';
import { planHands, withSomebodyForHands } from './planning/hands.ts';
import { emptyPlaceOf, landscapeOf } from './planning/landscape.ts';
import { shotIdeasOf } from './planning/shot-ideas.ts';
import { findRole } from './people/role-of.ts';
import type { PlaceLook } from './casting/appearance.ts';
import type { Actor, Drawing, ShotName } from './drawing.ts';
import { createRandom, hashText } from './random.ts';

export type { LockedCast, SceneIdea } from './planning/scene-idea.ts';

/** A painted scene stays a picture: its shots are framings of it, never type laid over it. */
const planShots = (hasHero: boolean): ShotName[] => (hasHero ? ['wide', 'close'] : ['wide']);

/** The scene's texts without the names of members of the cast: Rose is no flower. */
const withoutNames = (idea: SceneIdea): SceneIdea =>
  idea.cast ? { ...idea, description: idea.cast.description, dialogue: idea.cast.dialogue } : idea;

/** A description that only quotes words shows type: the quotation names no thing to draw. */
const withoutQuotations = (description: string): string =>
  description
    .replace(/^The words? [“"][^”"]*[”"]\s*/u, '')
    .replace(/(?:^|(?<=\. ))It reads: “[^”]*”\.?/gu, '');

/** "3", "Step 3", "Steps 3–5": the number of what is shown; other quotations of a scene are heard. */
const numbered = /^(?:\p{L}{1,6} )?\d{1,3}(?:–\d{1,3})?$/u;

/** "Arguing with a taxi driver" shows no taxi. */
function withoutPeople(text: string): string {
  const words = text.split(' ');
  return words
    .filter((word, at) => {
      const [before, after] = [words[at - 1] ?? '', words[at + 1] ?? ''];
      const named = [word, `${word} ${after}`, `${before} ${word}`];
      return !named.some((each) => findRole(each.trim().toLowerCase()) !== null);
    })
    .join(' ');
}

/** What is told beside its people: the place, and the things that people do something with. */
function besidePeople(plan: PicturePlan, { others }: ScenePeople, idea: SceneIdea): string {
  const { place, time, weather } = plan;
  const setting = describePlan({ ...emptyPlan, place, time, weather });
  const things = plan.subjects
    .filter(({ count }) => count > 0)
    // The verb in front is no thing: "ringing a bell" shows no ring.
    .flatMap((subject) => [
      others.includes(subject) ? subject.what : '',
      withoutPeople(subject.doing.replace(/^\p{L}+ing\b/iu, '')),
      withoutPeople(subject.holding),
    ]);
  const told = [setting, ...things]
    .filter((text) => text !== '')
    .join(' , ')
    .replaceAll(/\b(?:flock|herd|school|pack|group|swarm|pile|row)s? of /giu, '');
  return (idea.cast?.members ?? []).reduce((text, { name }) => text.replaceAll(name, ' '), told);
}

/** Whether an animal among them does anything but stand there. */
const acts = (actors: readonly Actor[]): boolean =>
  actors.some(({ doing }) => doing !== undefined && doing !== 'stand');

/**
 * Turns a scene's text into a drawing of each of its pictures. Pure: the same idea always gives the same drawing. The film's colours follow from its
 * topic and style, so that they hold from scene to scene, and so does how its people look; the stage, light, cast and camera
 * follow from the scene.
 */
export function planDrawing(written: SceneIdea): Drawing {
  const [opening, ...later] = shotIdeasOf(written);
  const drawing = drawPicture(opening?.idea ?? written);
  if (later.length === 0) return drawing;
  let previousTemplate: string = drawing.template;
  return {
    ...drawing,
    later: later.map(({ at, idea }, index) => {
      const next = drawPicture({ ...idea, previousTemplate, pictureNumber: index + 1 });
      previousTemplate = next.template;
      return { at, drawing: next };
    }),
  };
}

/** A sunset is a landscape, whose sky has its sun. */
const isHour = ({ heroes }: Pick<Cast, 'heroes'>, plan: PicturePlan): boolean =>
  heroes.length > 0 && heroes.every(isSun) && landscapeOf(plan) !== null;
/** A sun, and one that is told to set; a sunrise has a picture of its own. */
const isSun = ({ emoji, cue }: Actor): boolean =>
  emoji === 'sun' || (emoji === 'drawn-sunrise-ridge' && cue === 'sunset');

/** Hands at work are all of their picture. */
function drawPicture(written: SceneIdea): Drawing {
  const plan = readPlan(written.description);
  const hands = planHands(plan, written);
  const description = hands === null ? withSomebodyForHands(written.description, plan) : '';
  const drawing = drawStage(
    hands === null ? { ...written, description } : ofPlaceAlone(written, plan),
  );
  if (hands === null) return drawing;
  // What hands do is seen best by day.
  const light = plan.time === '' ? 'day' : drawing.light;
  return { ...drawing, hands, light, board: null, heroes: [], props: [], figures: [] };
}

/** The scene without who and what is in it: where and when it is. */
const ofPlaceAlone = (idea: SceneIdea, { place, time, weather }: PicturePlan): SceneIdea => ({
  ...idea,
  description: describePlan({ ...emptyPlan, place, time, weather }),
});

function drawStage(written: SceneIdea): Drawing {
  const seed = hashText(
    `${written.seed}/${written.sceneNumber}/${written.description.slice(0, 400)}`,
  );
  const idea = withCreatures(written);
  const random = createRandom(seed);
  const unnamed = withoutNames(idea);
  const plan = readPlan(idea.description);
  const people = planPeople(plan, idea);
  const counts = countsOf(plan);
  const unquoted = { ...unnamed, description: withoutQuotations(unnamed.description) };
  const shown =
    people.figures.length > 0
      ? { ...unnamed, description: besidePeople(plan, people, idea) }
      : unquoted;
  const place = placeIn(idea);
  const cast = chooseCast(shown, {
    seed,
    plan,
    counts,
    people: people.figures.length === 0 ? null : people,
  });
  const isLeadSure = cast.lead !== null && isSurelyShown(shown, { heroes: [cast.lead] });
  const byLead =
    people.figures.length > 0 || cast.lead === null || !isLeadSure || counts.forbidsPeople
      ? null
      : figureOfLead(cast.lead, idea);
  const figures = byLead === null ? people.figures : [byLead.figure];
  const isTold = (byLead?.isTold ?? people.isTold) || (cast.props.length > 0 && people.isActing);
  const isShown =
    !isHour(cast, plan) &&
    (figures.length > 0
      ? !people.isUnseen &&
        (isTold || (cast.heroes.length > 0 && (people.isActing || acts(cast.heroes))))
      : isSurelyShown(shown, cast));
  // A landscape is its set: nobody and nothing has to stand in it.
  const landscape =
    isShown || figures.length > 0
      ? null
      : (landscapeOf(plan) ?? atHome(emptyPlaceOf(plan, withoutPauses(idea.dialogue)), idea));
  const template =
    place?.template ??
    landscape ??
    atHome(chooseTemplate(unnamed, { ...cast, ...people, figures, place: plan.place }), idea) ??
    'abstract';
  const weather = chooseWeather(unnamed);
  // In one place, and in one conversation, the hour does not change between scenes.
  const stays = (plan.turns?.length ?? 0) > 0 || placeBefore(idea) !== null;
  return {
    version: 1,
    // What is said is captioned: a set needs no second layer of type.
    card: landscape === null ? planCard(idea) : { kicker: '', headline: '', figure: null },
    template,
    // A place keeps its set, down to where its trees stand.
    seed: place?.seed ?? seed,
    family: place?.family ?? chooseFamily(idea),
    orientation: idea.orientation,
    motion: idea.motion,
    richness: idea.richness,
    light: place?.light ?? chooseLight(unnamed, random.fork('light'), stays),
    weather: weather === 'clear' ? weatherOfFilm(idea, template) : weather,
    mood: chooseMood(unnamed),
    heroes: landscape === null ? cast.heroes : [],
    props: landscape === null ? cast.props : [],
    figures,
    company: people.company,
    ...(figures === people.figures && people.turns.length > 0 ? { turns: people.turns } : {}),
    ...(numbered.test(plan.quote) ? { label: plan.quote } : {}),
    // Nearer, a lead would lose what stands behind it.
    shots: planShots(figures.length > 0 || (cast.heroes.length > 0 && largerBehind(cast) === null)),
    board: planBoard(
      unnamed,
      isShown || landscape !== null,
      besideBoard({ ...unquoted, plan, counts, people }),
    ),
  };
}

/** The place of the cast where it happens: the first one named. */
export function placeIn({ cast }: Pick<SceneIdea, 'cast'>): PlaceLook | null {
  return (
    cast?.members.map(({ appearance }) => appearance.place).find((place) => place !== null) ?? null
  );
}
