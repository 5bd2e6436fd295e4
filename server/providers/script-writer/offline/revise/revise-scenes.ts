import type { ScriptBrief, ScriptScene } from '../../script-writer.ts';
import { cleanText } from '../idea/clean-text.ts';
import { createRevision, type Revision } from './revision.ts';
import { readInstruction } from './read-instruction.ts';

/** The scenes changed as an instruction in plain words asks; same number, same order, each really different. */
export function reviseScenes(brief: ScriptBrief, scenes: readonly ScriptScene[], instruction: string): ScriptScene[] {
  const wish = cleanText(instruction).replace(/\n+/gu, ' ').slice(0, 1000);
  const changes = readInstruction(wish);
  const said = new Set(scenes.flatMap(({ dialogue }) => dialogue));
  return scenes.map((scene, index) => {
    const revision: Revision = createRevision(brief, scene, index, said);
    for (const change of changes) revision.apply(change);
    return revision.finish(wish);
  });
}
