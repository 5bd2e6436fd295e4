import { planCard } from './planning/card-text.ts';
import { chooseCast } from './planning/choose-cast.ts';
import { chooseTemplate } from './planning/choose-template.ts';
import { chooseFamily, chooseLight, chooseMood, chooseWeather } from './planning/art-direction.ts';
import type { SceneIdea } from './planning/scene-idea.ts';
import type { Drawing, ShotName } from './drawing.ts';
import { createRandom, hashText } from './random.ts';

export type { SceneIdea } from './planning/scene-idea.ts';

function planShots(idea: SceneIdea, hasHero: boolean, hasFigure: boolean): ShotName[] {
  const detail: ShotName = hasFigure ? 'number' : 'card';
  if (!hasHero) return ['wide', detail, 'wide', 'card'];
  return idea.sceneNumber % 2 === 1 ? ['wide', 'close', detail, 'wide', 'close'] : ['wide', detail, 'close', 'wide', 'card'];
}

/**
 * Turns a scene's text into a drawing. Pure: the same idea always gives the same drawing. The film's colours follow from its
 * topic and style, so that they hold from scene to scene; the stage, light, cast and camera follow from the scene.
 */
export function planDrawing(idea: SceneIdea): Drawing {
  const seed = hashText(`${idea.seed}/${idea.sceneNumber}/${idea.description.slice(0, 400)}`);
  const random = createRandom(seed);
  // A description that only quotes words shows type: the quotation names no thing to draw.
  const shown = { ...idea, description: idea.description.replace(/^The words? [“"][^”"]*[”"]\s*/u, '') };
  const cast = chooseCast(shown, seed);
  const template = chooseTemplate(idea, cast, random.fork('template'));
  const family = chooseFamily(idea);
  const card = planCard(idea);
  return {
    version: 1, template, seed, family, card,
    orientation: idea.orientation,
    motion: idea.motion,
    richness: idea.richness,
    light: chooseLight(idea, random.fork('light')),
    weather: chooseWeather(idea),
    mood: chooseMood(idea),
    heroes: cast.heroes,
    props: cast.props,
    shots: planShots(idea, cast.heroes.length > 0, card.figure !== null),
  };
}
