import { join } from 'node:path';
import { voiceIds } from '@scenewright/contract/rules/voices.ts';
import { polishNarration } from '@scenewright/media/narration.ts';
import { writeSceneAudio } from '@scenewright/media/scene-audio.ts';
import {
  defaultCaptionStyle,
  type RenderedSegment,
  renderSegment,
  type TimedWord,
} from '@scenewright/studio';
import { planDrawing } from '@scenewright/studio/painting/plan-drawing.ts';
import type { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';

/** What is made to be measured: three scenes of one film, each of about ten seconds when spoken. */
export const benchScenes = [
  {
    description: 'A lighthouse on a cliff above a stormy sea at dusk',
    dialogue:
      'For two hundred years this lighthouse has stood against the storms. Its light still guides every ship that passes the rocks below.',
  },
  {
    description: 'A barista pours steaming coffee in a busy city cafe',
    dialogue:
      'Every morning, two billion cups of coffee are poured around the world. It all began with a goat herder and some very lively goats.',
  },
  {
    description: 'Three astronauts look back at the Earth from the Moon',
    dialogue:
      'In nineteen sixty nine three astronauts flew to the Moon. What changed us most was not the Moon, but seeing our planet from there.',
  },
] as const;

const sceneOf = (index: number) => benchScenes[index % benchScenes.length] ?? benchScenes[0];

/** The files of a scene. */
export const videoPathOf = (folder: string, index: number): string =>
  join(folder, `scene${index}.mp4`);
export const audioPathOf = (folder: string, index: number): string =>
  join(folder, `scene${index}.wav`);

interface Speaking {
  readonly voice: ReturnType<typeof createOfflineVoice>;
  readonly folder: string;
  readonly frames: number;
}

/** Speaks a scene, polishes the narration and writes its sound. */
export async function speakScene(
  index: number,
  { voice, folder, frames }: Speaking,
): Promise<{ words: readonly TimedWord[] }> {
  const speech = await voice.speak({
    text: sceneOf(index).dialogue,
    voiceId: voiceIds[0],
    language: 'en',
    directory: folder,
    signal: AbortSignal.timeout(60_000),
  });
  const narrationPath = join(folder, `narration${index}.wav`);
  await polishNarration({ inputPath: speech.audioPath, outputPath: narrationPath });
  await writeSceneAudio({ narrationPath, frames, outputPath: audioPathOf(folder, index) });
  return { words: speech.words };
}

interface Filming {
  readonly folder: string;
  readonly frames: number;
  readonly words: readonly TimedWord[];
}

/** Paints and encodes a scene. */
export function filmScene(
  index: number,
  { folder, frames, words }: Filming,
): Promise<RenderedSegment> {
  const { description, dialogue } = sceneOf(index);
  const orientation = 'vertical';
  const film = { topic: description, style: 'Balanced', sceneNumber: 1, sceneCount: 3 };
  const look = { seed: index + 1, motion: 'live', richness: 'standard' } as const;
  const drawing = planDrawing({
    ...{ description, dialogue, orientation, previousTemplate: null },
    ...film,
    ...look,
  });
  return renderSegment({
    source: { kind: 'drawing', drawing },
    shape: orientation,
    frames,
    words,
    captions: defaultCaptionStyle,
    seed: 1,
    outputPath: videoPathOf(folder, index),
  });
}
