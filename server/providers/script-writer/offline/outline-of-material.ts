import type { ScriptBrief } from '../script-writer.ts';
import type { Idea } from './idea/read-idea.ts';
import { asSentence } from './idea/sentences.ts';
import type { Beat } from './knowledge/knowledge.ts';
import type { Outline } from './outline.ts';
import { createPictureFinder } from './pictures/picture-for.ts';
import { chooseMaterial } from './idea/choose-material.ts';

/**
 * The creator's own sentences as an outline, the given one filling what they leave open; null where the idea is a mere
 * topic.
 */
export function outlineOfMaterial(idea: Idea, brief: ScriptBrief, rest: Outline): Outline | null {
  if (idea.material.length < 2) return null;
  const chosen = chooseMaterial(idea.material.map(asSentence), brief.sceneCount, brief.sceneLengthS);
  const finder = createPictureFinder();
  const pictures = [...rest.hooks.slice(0, 1), ...rest.body].slice(0, 200).map(({ see }) => see);
  const beats = chosen.map((sentences): Beat => {
    const say = sentences.join(' ');
    return { say, see: finder.pictureFor(say, pictures) };
  });
  const [first, ...others] = beats;
  if (first === undefined) return null;
  const last = others.at(-1);
  const ends = beats.length >= brief.sceneCount && last !== undefined;
  return {
    ...rest,
    hooks: [first, ...rest.hooks],
    body: [...(ends ? others.slice(0, -1) : others), ...rest.body],
    closes: ends ? [last, ...rest.closes] : rest.closes,
  };
}
