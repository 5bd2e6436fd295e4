import { speakingTimeS } from '#contract/rules/speaking-time.ts';
import { type Brief, createOfflineWriter, type WrittenScene } from '@scenewright/offline-writer';
import type {
  ReadIdea,
  ScriptBrief,
  ScriptScene,
  ScriptWriter,
} from './providers/script-writer/script-writer.ts';

const toBrief = ({ prompt, ...brief }: ScriptBrief): Brief => ({ idea: prompt, ...brief });

/** A scene as the product keeps it: its picture plan is read from its description. */
const toScene = ({
  description,
  camera,
  dialogue,
  sentences,
  durationS,
}: WrittenScene): ScriptScene => ({ description, camera, dialogue, sentences, durationS });

/** It reads its facts and its dictionary when it first needs them, and keeps them: one serves all. */
const offline = createOfflineWriter({ measure: speakingTimeS });

/** The writer that needs no key and no network, as the product asks writers. It never fails and never waits. */
export function createOfflineScriptWriter(): ScriptWriter {
  return {
    name: 'offline',
    async writeStoryboard(brief, signal) {
      signal.throwIfAborted();
      const { scenes, leftOut, ...script } = offline.writeScript(toBrief(brief));
      return {
        ...script,
        scenes: scenes.map(toScene),
        leftOut: leftOut.map(({ sentence, why, place }) => ({ ...sentence, why, place })),
      };
    },
    async writeScene(brief, context, signal) {
      signal.throwIfAborted();
      return toScene(offline.writeScene(toBrief(brief), context));
    },
    async reviseScenes(brief, scenes, instruction, unused, signal) {
      signal.throwIfAborted();
      const { scenes: revised, undone } = offline.reviseScenes(
        toBrief(brief),
        scenes,
        instruction,
        unused,
      );
      return { scenes: revised, undone };
    },
    async enhancePrompt({ prompt }, signal) {
      signal.throwIfAborted();
      return offline.enhanceIdea(prompt);
    },
  };
}

/** Reads ideas for the wizard, whichever writer writes: it is free, so no paid one is asked. */
export const readIdea: ReadIdea = ({ prompt, ...idea }) =>
  offline.readIdea({ idea: prompt, style: '', styleNotes: '', ...idea });
