import { speakingTimeS } from '#contract/rules/speaking-time.ts';
import type { Brief, OfflineWriter, WrittenScene } from '@scenewright/offline-writer';
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

let loading: Promise<OfflineWriter> | undefined;

/** One serves all. It is loaded when it is first needed: with its facts and its dictionary it holds 100 MB. */
const offline = () => (loading ??= load());

async function load(): Promise<OfflineWriter> {
  const { createOfflineWriter } = await import('@scenewright/offline-writer');
  return createOfflineWriter({ measure: speakingTimeS });
}

/** The writer that needs no key and no network, as the product asks writers. It never fails. */
export function createOfflineScriptWriter(): ScriptWriter {
  return {
    name: 'offline',
    async writeStoryboard(brief, signal) {
      signal.throwIfAborted();
      const { scenes, leftOut, ...script } = (await offline()).writeScript(toBrief(brief));
      return {
        ...script,
        scenes: scenes.map(toScene),
        leftOut: leftOut.map(({ sentence, why, place }) => ({ ...sentence, why, place })),
      };
    },
    async writeScene(brief, context, signal) {
      signal.throwIfAborted();
      return toScene((await offline()).writeScene(toBrief(brief), context));
    },
    async reviseScenes(brief, scenes, instruction, unused, signal) {
      signal.throwIfAborted();
      const writer = await offline();
      const { scenes: revised, undone } = writer.reviseScenes(
        toBrief(brief),
        scenes,
        instruction,
        unused,
      );
      return { scenes: revised, undone };
    },
    async enhancePrompt({ prompt }, signal) {
      signal.throwIfAborted();
      return (await offline()).enhanceIdea(prompt);
    },
  };
}

/** Reads ideas for the wizard, whichever writer writes: it is free, so no paid one is asked. */
export const readIdea: ReadIdea = async ({ prompt, ...idea }) =>
  (await offline()).readIdea({ idea: prompt, style: '', styleNotes: '', ...idea });
