import type { ScriptWriter } from '../script-writer.ts';
import { enhancePrompt } from './enhance-prompt.ts';
import { reviseScenes } from './revise/revise-scenes.ts';
import { writeScene } from './write-scene.ts';
import { writeStoryboard } from './write-storyboard.ts';

/**
 * A script writer that needs no key and no network: it knows a few hundred subjects, reads the creator's own words, and
 * is deterministic: the same brief gives the same storyboard. It never fails and never waits.
 */
export function createOfflineScriptWriter(): ScriptWriter {
  return {
    name: 'offline',
    async writeStoryboard(brief, signal) {
      signal.throwIfAborted();
      return writeStoryboard(brief);
    },
    async writeScene(brief, context, signal) {
      signal.throwIfAborted();
      return writeScene(brief, context);
    },
    async reviseScenes(brief, scenes, instruction, signal) {
      signal.throwIfAborted();
      return reviseScenes(brief, scenes, instruction);
    },
    async enhancePrompt(request, signal) {
      signal.throwIfAborted();
      return enhancePrompt(request);
    },
  };
}
