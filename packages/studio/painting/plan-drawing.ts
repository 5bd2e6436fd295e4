import { planBoard } from './planning/board.ts';
import { planCard } from './planning/card-text.ts';
import { chooseCast } from './planning/choose-cast.ts';
import { chooseTemplate } from './planning/choose-template.ts';
import { chooseFamily, chooseLight, chooseMood, chooseWeather } from './planning/art-direction.ts';
import type { SceneIdea } from './planning/scene-idea.ts';
import type { PlaceLook } from './casting/appearance.ts';
import type { Drawing, ShotName } from './drawing.ts';
import { createRandom, hashText } from './random.ts';

export type { LockedCast, SceneIdea } from './planning/scene-idea.ts';

/** A painted scene stays a picture: its shots are framings of it, never type laid over it. */
const planShots = (hasHero: boolean): ShotName[] => (hasHero ? ['wide', 'close'] : ['wide']);

/**
 * Turns a scene's text into a drawing. Pure: the same idea always gives the same drawing. The film's colours follow from its
 * topic and style, so that they hold from scene to scene; the stage, light, cast and camera follow from the scene.
 */
export function planDrawing(idea: SceneIdea): Drawing {
  const seed = hashText(`${idea.seed}/${idea.sceneNumber}/${idea.description.slice(0, 400)}`);
  const random = createRandom(seed);
  const unnamed = idea.cast
    ? { ...idea, description: idea.cast.description, dialogue: idea.cast.dialogue }
    : idea;
  // A description that only quotes words shows type: the quotation names no thing to draw.
  const shown = {
    ...unnamed,
    description: unnamed.description
      .replace(/^The words? [“"][^”"]*[”"]\s*/u, '')
      .replace(/(?:^|(?<=\. ))It reads: “[^”]*”\.?/gu, ''),
  };
  const place = placeIn(idea);
  const cast = chooseCast(shown, seed);
  return {
    version: 1,
    card: planCard(idea),
    template: place?.template ?? chooseTemplate(unnamed, cast, random.fork('template')),
    // A place keeps its set, down to where its trees stand.
    seed: place?.seed ?? seed,
    family: place?.family ?? chooseFamily(idea),
    orientation: idea.orientation,
    motion: idea.motion,
    richness: idea.richness,
    light: place?.light ?? chooseLight(unnamed, random.fork('light')),
    weather: chooseWeather(unnamed),
    mood: chooseMood(unnamed),
    heroes: cast.heroes,
    props: cast.props,
    shots: planShots(cast.heroes.length > 0),
    board: planBoard(unnamed, cast.heroes.length > 0),
  };
}

/** The place of the cast where it happens: the first one named. */
export function placeIn({ cast }: Pick<SceneIdea, 'cast'>): PlaceLook | null {
  return (
    cast?.members.map(({ appearance }) => appearance.place).find((place) => place !== null) ?? null
  );
}
