import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { createFlatReplacements } from './flat-replacements.ts';

/** A stage of making a film, by the name under which its progress is told. */
export type HeldStage = 'narration' | 'picture' | 'render' | 'music' | 'combine';

const pathIn = (folder: string) => join(folder, 'held-stages');
const lookEveryMs = 20;

/** Has a flat server on this data folder stop in the middle of these stages, and go on in all others, from now on. */
export function holdStages(folder: string, stages: readonly string[]): void {
  writeFileSync(pathIn(folder), stages.join('\n'));
}

function isHeld(folder: string, stage: HeldStage): boolean {
  try {
    return readFileSync(pathIn(folder), 'utf8').split('\n').includes(stage);
  } catch {
    return false;
  }
}

/** Waits where a stage is held, with its output half written as a kill would leave it. */
async function untilReleased(
  folder: string,
  stage: HeldStage,
  outputPath: string | undefined,
  signal?: AbortSignal,
): Promise<void> {
  if (!isHeld(folder, stage)) return;
  if (outputPath !== undefined) await writeFile(outputPath, 'half of it');
  while (isHeld(folder, stage)) await pause(lookEveryMs, undefined, signal && { signal });
}

/**
 * Flat films are made in no time: who kills a server in the middle of a stage, or looks at its progress, has it held there
 * ({@link holdStages}).
 */
export function withHeldStages(
  flat: ReturnType<typeof createFlatReplacements>,
  folder: string,
): ReturnType<typeof createFlatReplacements> {
  return {
    ...flat,
    studio: {
      ...flat.studio,
      async renderSegment(request) {
        await untilReleased(folder, 'render', request.outputPath, request.signal);
        return await flat.studio.renderSegment(request);
      },
      async renderStill(request) {
        await untilReleased(folder, 'picture', request.prints[0]?.outputPath);
        return await flat.studio.renderStill(request);
      },
    },
    async writeMusic(outputPath, bed, signal) {
      await untilReleased(folder, 'music', outputPath, signal);
      return await flat.writeMusic(outputPath, bed, signal);
    },
    tools: {
      ...flat.tools,
      async polishNarration(request) {
        await untilReleased(folder, 'narration', request.outputPath, request.signal);
        return await flat.tools.polishNarration(request);
      },
      async combineScenes(request) {
        await untilReleased(folder, 'combine', request.outputPath, request.signal);
        return await flat.tools.combineScenes(request);
      },
    },
  };
}
