import type { ScriptBrief } from '../script-writer.ts';
import type { Idea } from './idea/read-idea.ts';
import { asSentence } from './idea/sentences.ts';
import type { Beat } from './knowledge/knowledge.ts';
import type { Outline } from './outline.ts';
import { createPictureFinder } from './pictures/picture-for.ts';
import { chooseMaterial, splitAtClauses } from './idea/choose-material.ts';

/**
 * The creator's own sentences as an outline, the given one filling what they leave open; null where the idea is a mere
 * topic. Other languages than English always use their own words: ours would be in the wrong one.
 */
export function outlineOfMaterial(idea: Idea, brief: ScriptBrief, rest: Outline): Outline | null {
  const isForeign = idea.language !== 'en';
  if (!isForeign && idea.material.length < 2) return null;
  const material = isForeign ? splitAtClauses(idea, brief) : idea.material.map(asSentence);
  const chosen = chooseMaterial(material, brief.sceneCount, brief.sceneLengthS);
  const finder = createPictureFinder();
  const pictures = [...rest.hooks.slice(0, 1), ...rest.body];
  const beats = chosen.map((sentences, position): Beat => {
    const say = sentences.join(' ');
    return { say, see: finder.pictureFor(say, pictures[position]?.see ?? say) };
  });
  const [first, ...others] = beats;
  if (first === undefined) return null;
  const last = others.at(-1);
  const ends = beats.length >= brief.sceneCount && last !== undefined;
  return {
    ...rest,
    hooks: [first, ...(isForeign ? [] : rest.hooks)],
    body: [...(ends ? others.slice(0, -1) : others), ...(isForeign ? [] : rest.body)],
    closes: ends ? [last, ...(isForeign ? [] : rest.closes)] : isForeign ? [] : rest.closes,
  };
}
