import { timedVideoArguments } from '@scenewright/media/encoding.ts';
import { type FfmpegLimits, startFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { fillFrames } from '@scenewright/media/repeats/fill-frames.ts';
import { timedFrameHead, timedFramesHead } from '@scenewright/media/timed-frames.ts';

/** Makes a video of frames. What is not shown to it is the frame before it once more; it is shown the first one, and one of two in a row. */
export interface SceneEncoder {
  /** Resolves when it has taken every byte of an I420 picture: only then may that be drawn over. */
  show(frame: number, picture: Uint8Array): Promise<void>;
  end(): void;
  /** Resolves when the file is whole. */
  readonly done: Promise<void>;
}

export interface EncodedScene {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly outputPath: string;
  readonly threads?: number | undefined;
}

export function startSceneEncoder(scene: EncodedScene, limits: FfmpegLimits): SceneEncoder {
  const { stdin, done: encoded } = startFfmpeg(timedVideoArguments(scene), limits);
  const write = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      stdin.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  let shown = 0;
  const done = encoded.then(async () => {
    if (shown < scene.frames) await fillFrames(scene.outputPath, scene.frames);
  });
  // Whoever waits for it is told; until somebody does, a failure must not count as unhandled.
  done.catch(() => {});
  return {
    async show(frame, picture) {
      const heads = [timedFrameHead(frame, picture.length)];
      if (shown === 0) heads.unshift(timedFramesHead(scene));
      shown += 1;
      // When the encoder dies, its own reason says more than the broken pipe.
      await Promise.all([...heads, picture].map(write)).catch(async (error: unknown) => {
        await encoded;
        throw error;
      });
    },
    end: () => stdin.end(),
    done,
  };
}
