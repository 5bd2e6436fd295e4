import { readdir, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { representative, thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { combineScenes, type CombinedScene } from './combine.ts';
import { encodeFingerprint } from './encoding.ts';
import { readFfmpeg, runFfmpeg } from './ffmpeg.ts';
import { measureLoudness } from './loudness.ts';
import { readVideoTrack } from './mp4-boxes.ts';
import { writeFilmMusic } from './music/film-music.ts';
import { probeMedia } from './probe.ts';
import {
  decodeSound,
  findBeeps,
  findFlashes,
  makeMarkedScene,
  readPictureStamps,
} from './testing/marked-scene.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { toneLevelDb } from './testing/tone.ts';
import { writeWav } from './wav.ts';

const folder = useTemporaryFolder();
const frameMs = 1000 / 30;
/** Lengths that no round number of seconds or milliseconds fits. */
const oddLengths = [37, 41, 30, 61, 43, 31, 97];

let musicPath: string;
let beeping: CombinedScene[];
let speaking: CombinedScene[];

beforeAll(async () => {
  musicPath = folder.file('music.wav');
  await writeFilmMusic(musicPath, {
    mood: 'curious',
    seed: 'combine',
    times: { lengthMs: 40_000, restsAtMs: 38_000, wordsPerMinute: null },
  });
  beeping = await Promise.all(
    oddLengths.map((frames, n) =>
      makeMarkedScene({ basePath: folder.file(`beep${n}`), frames, marks: [3, frames - 5] }),
    ),
  );
  speaking = await Promise.all(
    oddLengths.map((frames, n) =>
      makeMarkedScene({ basePath: folder.file(`talk${n}`), frames, marks: [], sound: 'speech' }),
    ),
  );
}, 60_000);

const output = (name: string) => folder.file(name);
const totalFrames = oddLengths.reduce((sum, frames) => sum + frames);
/** Where the marks of the scenes lie in the film. */
const markFrames = oddLengths.flatMap((frames, n) => {
  const start = oddLengths.slice(0, n).reduce((sum, length) => sum + length, 0);
  return [start + 3, start + frames - 5];
});

describe('a combined film', () => {
  it.each(
    representative([
      ['without music', () => null],
      ['with music', () => musicPath],
    ]),
  )('keeps sound and picture together at every joint, %s', async (_, music) => {
    const outputPath = output("it's a film.mp4");
    const film = await combineScenes({ scenes: beeping, musicPath: music(), outputPath });
    const flashes = await findFlashes(outputPath);
    expect(flashes.length).toBe(markFrames.length);
    const beeps = await findBeeps(outputPath, flashes);
    for (const [index, frame] of markFrames.entries()) {
      expect(Math.abs((flashes[index] ?? 0) - frame * frameMs)).toBeLessThan(0.1);
      expect(Math.abs((beeps[index] ?? 0) - (flashes[index] ?? 0))).toBeLessThan(1);
    }
    expect(film.durationMs).toBeCloseTo(totalFrames * frameMs, 3);
  });

  it('shows every picture for exactly a thirtieth of a second', async () => {
    await combineScenes({ scenes: beeping, musicPath: null, outputPath: output('even.mp4') });
    const stamps = await readPictureStamps(output('even.mp4'));
    expect(stamps.length).toBe(totalFrames);
    for (const [index, stamp] of stamps.entries()) expect(stamp).toBeCloseTo(index * frameMs, 6);
  });

  it('is as loud as promised, however much music lies under the voice', async () => {
    const outputPath = output('talk.mp4');
    const film = await combineScenes({ scenes: speaking, musicPath, outputPath });
    const measured = await measureLoudness(outputPath);
    expect(Math.abs(measured.integratedLufs + 16)).toBeLessThanOrEqual(1);
    expect(measured.truePeakDb).toBeLessThanOrEqual(-1);
    expect(film).toMatchObject({
      integratedLufs: measured.integratedLufs,
      truePeakDb: measured.truePeakDb,
    });
    expect(await probeMedia(outputPath)).toMatchObject({
      video: { width: 96, height: 160, fps: 30, codec: 'h264' },
      audio: { codec: 'aac', sampleRate: 48_000, channels: 2 },
    });
  });

  it('lowers the music while somebody speaks and raises it again', async () => {
    const talk = speaking[6];
    const pause = await makeMarkedScene({ basePath: folder.file('pause'), frames: 180, marks: [] });
    if (!talk) throw new Error('no scene');
    // A tone instead of music: its level can be told from the voice's by its pitch.
    const tonePath = folder.file('tone.wav');
    const tone = Float32Array.from(
      { length: 2 * 48_000 * 4 },
      (_, i) => 0.2 * Math.sin((2 * Math.PI * 6_000 * (i >> 1)) / 48_000),
    );
    await writeWav(tonePath, tone, { sampleRate: 48_000, channels: 2 });
    await combineScenes({
      scenes: [pause, talk, pause],
      musicPath: tonePath,
      outputPath: output('duck.mp4'),
    });
    const sound = await decodeSound(output('duck.mp4'));
    const levelDb = (fromSeconds: number) =>
      toneLevelDb(sound.subarray(fromSeconds * 48_000, (fromSeconds + 0.8) * 48_000), 6_000);
    const [before, during, after] = [levelDb(3), levelDb(7.5), levelDb(11.5)];
    expect(before - during).toBeGreaterThan(7);
    expect(Math.abs(before - after)).toBeLessThan(2);
  });

  thoroughly(() =>
    it('works with music alone, and in silence', async () => {
      const mute = await Promise.all(
        [50, 70, 45].map((frames, n) =>
          makeMarkedScene({ basePath: folder.file(`mute${n}`), frames, marks: [] }),
        ),
      );
      const withMusic = await combineScenes({
        scenes: mute,
        musicPath,
        outputPath: output('music.mp4'),
      });
      expect(Math.abs(withMusic.integratedLufs + 16)).toBeLessThanOrEqual(1);
      const silent = await combineScenes({
        scenes: mute,
        musicPath: null,
        outputPath: output('silent.mp4'),
      });
      expect(silent.integratedLufs).toBe(-70);
      expect(await probeMedia(output('silent.mp4'))).toMatchObject({
        durationMs: 5_500,
        audio: { codec: 'aac' },
      });
    }),
  );

  it('starts playing before it is loaded whole: its index stands first', async () => {
    await combineScenes({
      scenes: speaking.slice(0, 1),
      musicPath: null,
      outputPath: output('fast.mp4'),
    });
    const { stdout, done } = readFfmpeg(
      ['-v', 'trace', '-i', output('fast.mp4'), '-t', '0', '-f', 'null', '-'],
      { timeoutMs: 20_000 },
    );
    stdout.resume();
    const boxes = [...(await done).matchAll(/type:'(moov|mdat)' parent:'root'/g)].map(
      ([, type]) => type,
    );
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
  });

  thoroughly(() =>
    it('reports progress up to 1', async () => {
      const seen: number[] = [];
      await combineScenes({
        scenes: speaking,
        musicPath,
        outputPath: output('progress.mp4'),
        onProgress: (fraction) => seen.push(fraction),
      });
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(seen.at(-1)).toBe(1);
    }),
  );
});

describe('combining refuses', () => {
  const attempt = (scenes: CombinedScene[], signal?: AbortSignal) =>
    combineScenes({
      scenes,
      musicPath,
      outputPath: output('refused.mp4'),
      ...(signal && { signal }),
    });
  const leftovers = async () =>
    (await readdir(folder.path)).filter(
      (name) => name.startsWith('.') || name.startsWith('refused'),
    );
  const first = () => beeping[0] ?? expect.fail('no scene');

  it('nothing at all', async () => {
    await expect(attempt([])).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'unusable-input',
    });
  });

  it('scenes encoded differently, naming the odd one', async () => {
    const other = await makeMarkedScene({
      basePath: folder.file('wide'),
      frames: 30,
      marks: [],
      width: 160,
      height: 96,
    });
    await expect(attempt([first(), other])).rejects.toThrow(
      'Scene 2 is encoded differently from scene 1',
    );
  });

  it('nothing of scenes encoded before the settings changed: those are encoded anew', async () => {
    const videoPath = folder.file('older.mp4');
    const older = ['-c:v', 'libx264', '-bf', '2', '-video_track_timescale', '15360'];
    await runFfmpeg(['-i', first().videoPath, ...older, '-y', videoPath], { timeoutMs: 20_000 });
    const scene = { ...first(), videoPath, fingerprint: await encodeFingerprint(videoPath) };
    expect(scene.fingerprint).not.toBe(first().fingerprint);
    const outputPath = folder.file('mixed.mp4');
    await combineScenes({ scenes: [scene, first(), scene], musicPath: null, outputPath });
    expect(await readVideoTrack(outputPath)).toMatchObject({
      ...{ frames: 3 * first().frames, frameTicks: 512 },
    });
  });

  it('sound that is not as long as the pictures', async () => {
    await expect(attempt([{ ...first(), audioPath: beeping[1]?.audioPath ?? '' }])).rejects.toThrow(
      "Scene 1's sound is not as long",
    );
  });

  it('pictures that are fewer than claimed', async () => {
    await expect(attempt([{ ...first(), frames: 38 }])).rejects.toThrow(
      'Scene 1 has 37 pictures instead of 38',
    );
  });

  it('a corrupted scene', async () => {
    await writeFile(folder.file('corrupt.mp4'), Buffer.alloc(3_000, 7));
    await expect(
      attempt([{ ...first(), videoPath: folder.file('corrupt.mp4') }]),
    ).rejects.toMatchObject({ reason: 'unusable-input' });
  });

  it('to go on after an abort, and leaves nothing behind', async () => {
    const abort = new AbortController();
    const running = combineScenes({
      scenes: beeping,
      musicPath,
      outputPath: output('refused.mp4'),
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('stop')),
    });
    await expect(running).rejects.toThrow('stop');
    expect(await leftovers()).toEqual([]);
  });
});
