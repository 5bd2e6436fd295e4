import { describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { combineScenes } from './combine.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { joinClips } from './join-clips.ts';
import { measureLoudness } from './loudness.ts';
import { writeNativeSound } from './native-sound.ts';
import { normaliseClip } from './normalise-clip.ts';
import { writeSceneAudio } from './scene-audio.ts';
import { probeMedia } from './probe.ts';
import { decodeSound, makeMarkedScene } from './testing/marked-scene.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';
import { toneLevelDb } from './testing/tone.ts';
import { readWav, readWavFacts } from './wav.ts';

const folder = useTemporaryFolder();
const toneHz = 6_000;

/** A clip in which a tone sounds as long as it lasts. */
async function makeToneClip(name: string, { seconds = 2, volumeDb = -12, hz = toneHz } = {}) {
  const path = folder.file(name);
  const inputs = [
    `color=green:s=64x36:r=24:d=${seconds}`,
    `sine=f=${hz}:d=${seconds},volume=${volumeDb}dB`,
  ].flatMap((input) => ['-f', 'lavfi', '-i', input]);
  await runFfmpeg([...inputs, '-pix_fmt', 'yuv420p', path], { timeoutMs: 20_000 });
  return path;
}

/** The tone in a part of a sound, in dB. */
const toneAt = (sound: Float32Array, fromS: number, hz = toneHz) =>
  toneLevelDb(sound.subarray(fromS * 48_000, (fromS + 0.5) * 48_000), hz);

describe("a clip's own sound", () => {
  it('is kept beside its pictures where that is asked, and else dropped', async () => {
    const clip = await makeToneClip('clip.mp4', { seconds: 3 });
    const fit = { width: 90, height: 160, frames: 60 };
    await normaliseClip(clip, folder.file('kept.mp4'), { ...fit, keepSound: true });
    await normaliseClip(clip, folder.file('dropped.mp4'), fit);
    const { audio, durationMs } = await probeMedia(folder.file('kept.mp4'));
    expect(audio).toMatchObject({ codec: 'aac', sampleRate: 48_000, channels: 2 });
    expect(durationMs).toBeLessThan(2_100);
    expect(await probeMedia(folder.file('dropped.mp4'))).not.toHaveProperty('audio');
  });

  it('does not keep a clip without any from being used', async () => {
    const silent = folder.file('silent.mp4');
    const source = ['-f', 'lavfi', '-i', 'color=red:s=64x36:r=24:d=1', '-pix_fmt', 'yuv420p'];
    await runFfmpeg([...source, silent], { timeoutMs: 20_000 });
    const normal = folder.file('normal.mp4');
    await normaliseClip(silent, normal, { width: 90, height: 160, frames: 30, keepSound: true });
    expect(await probeMedia(normal)).not.toHaveProperty('audio');
  });

  it('goes on through clips that follow each other', async () => {
    const clips = [
      await makeToneClip('first.mp4', { hz: 3_000 }),
      await makeToneClip('second.mp4', { hz: 6_000 }),
    ];
    const joined = folder.file('joined.mp4');
    await joinClips(clips, joined, { width: 90, height: 160, withSound: true });
    const sound = await decodeSound(joined);
    expect(toneAt(sound, 0.5, 3_000) - toneAt(sound, 2.5, 3_000)).toBeGreaterThan(30);
    expect(toneAt(sound, 2.5, 6_000) - toneAt(sound, 0.5, 6_000)).toBeGreaterThan(30);
  });

  it('is as long as its scene to the sample, silent where the clip has ended', async () => {
    const outputPath = folder.file('long.wav');
    const clipPath = await makeToneClip('short.mp4', { seconds: 1 });
    await writeNativeSound({ clipPath, frames: 61, outputPath });
    expect(await readWavFacts(outputPath)).toEqual({
      sampleRate: 48_000,
      channels: 2,
      samples: 61 * 1_600,
    });
    const { interleaved } = await readWav(outputPath);
    expect(Math.max(...interleaved.subarray(0, 48_000))).toBeGreaterThan(0.05);
    expect(Math.max(...interleaved.subarray(1.1 * 96_000))).toBe(0);
    // It begins and ends softly: nothing clicks.
    expect(Math.abs(interleaved[0] ?? 1)).toBeLessThan(0.001);
  });

  it('has one level, however loud its model made it; what is faint stays fainter', async () => {
    const lufsOf = async (volumeDb: number) => {
      const outputPath = folder.file(`level${volumeDb}.wav`);
      const clipPath = await makeToneClip(`level${volumeDb}.mp4`, { volumeDb, hz: 1_000 });
      await writeNativeSound({ clipPath, frames: 60, outputPath });
      return (await measureLoudness(outputPath)).integratedLufs;
    };
    expect(await lufsOf(6)).toBeCloseTo(-22, 0);
    expect(await lufsOf(-10)).toBeCloseTo(-22, 0);
    expect(await lufsOf(-22)).toBeLessThan(-26);
  });
});

describe('a film of clips with their own sound', () => {
  it('lets it be heard where nobody speaks, and steps it back by 8 dB and more for the voice', async () => {
    const scene = (name: string, sound: 'nothing' | 'speech') =>
      makeMarkedScene({ basePath: folder.file(name), frames: 120, marks: [], sound });
    const [pause, talk] = [await scene('pause', 'nothing'), await scene('talk', 'speech')];
    const nativePath = folder.file('native.wav');
    const clipPath = await makeToneClip('tone.mp4', { seconds: 5 });
    await writeNativeSound({ clipPath, frames: 120, outputPath: nativePath });
    const outputPath = folder.file('film.mp4');
    const film = await combineScenes({
      scenes: [{ ...pause, nativePath }, { ...talk, nativePath }, pause],
      musicPath: null,
      outputPath,
    });
    expect(film.durationMs).toBe(12_000);
    const sound = await decodeSound(outputPath);
    const [alone, spokenOver, without] = [toneAt(sound, 2), toneAt(sound, 6), toneAt(sound, 10)];
    expect(alone).toBeGreaterThan(-35);
    expect(alone - spokenOver).toBeGreaterThan(8);
    expect(without).toBeLessThan(-80);
  });

  thoroughly(() =>
    it('takes it for a voice where it leads: it is louder, and music steps back for it [LIB-14]', async () => {
      const scene = (name: string) =>
        makeMarkedScene({ basePath: folder.file(name), frames: 120, marks: [], sound: 'nothing' });
      const [still, led] = [await scene('still'), await scene('led')];
      const leading = folder.file('leading.wav');
      const clipPath = await makeToneClip('led-tone.mp4', { seconds: 5, volumeDb: 0, hz: 3_000 });
      await writeNativeSound({ clipPath, frames: 120, outputPath: leading, leads: true });
      expect((await measureLoudness(leading)).integratedLufs).toBeCloseTo(-18, 0);
      const audioPath = folder.file('led-voice.wav');
      await writeSceneAudio({
        ...{ narrationPath: null, besidePath: leading, frames: 120, outputPath: audioPath },
      });
      const musicPath = folder.file('music.wav');
      const music = ['-f', 'lavfi', '-i', `sine=f=${toneHz}:d=8,volume=-12dB`];
      await runFfmpeg([...music, '-ar', '48000', '-ac', '2', musicPath], { timeoutMs: 20_000 });
      const outputPath = folder.file('led-film.mp4');
      await combineScenes({ scenes: [still, { ...led, audioPath }], musicPath, outputPath });
      const sound = await decodeSound(outputPath);
      expect(toneAt(sound, 2) - toneAt(sound, 6)).toBeGreaterThan(8);
      expect(toneAt(sound, 6, 3_000) - toneAt(sound, 6)).toBeGreaterThan(8);
      expect(toneAt(sound, 2, 3_000)).toBeLessThan(-80);
    }),
  );

  it('refuses sound that is not as long as its pictures', async () => {
    const scene = await makeMarkedScene({ basePath: folder.file('s'), frames: 30, marks: [] });
    const nativePath = folder.file('wrong.wav');
    const clipPath = await makeToneClip('wrong.mp4', { seconds: 1 });
    await writeNativeSound({ clipPath, frames: 29, outputPath: nativePath });
    const attempt = combineScenes({
      scenes: [{ ...scene, nativePath }],
      musicPath: null,
      outputPath: folder.file('refused.mp4'),
    });
    await expect(attempt).rejects.toThrow("Scene 1's sound is not as long");
  });
});
