import { readFile, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { runFfmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import { parseVideoTrack, readVideoTrack } from './mp4-boxes.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();

/** A small film's `moov` body, found by its name alone: a second opinion on the parser's walk. */
let movie: Buffer;
let film: Buffer;

beforeAll(async () => {
  const path = folder.file('film.mp4');
  await runFfmpeg(
    [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=64x48:rate=25:duration=1',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=1',
      '-c:v',
      'libx264',
      path,
    ],
    { timeoutMs: 20_000 },
  );
  film = await readFile(path);
  const name = film.lastIndexOf('moov');
  movie = film.subarray(name + 4, name - 4 + film.readUInt32BE(name - 4));
});

describe('the MP4 reader', () => {
  it('reads the video track', () => {
    expect(parseVideoTrack(movie)).toMatchObject({
      codec: 'avc1',
      width: 64,
      height: 48,
      frames: 25,
      timescale: 12_800,
      frameTicks: 512,
    });
    expect(parseVideoTrack(movie).decoderConfig.readUInt8(0)).toBe(1);
  });

  it('refuses every truncation with a MediaError, or reads the same film', () => {
    const whole = parseVideoTrack(movie);
    for (let length = 0; length < movie.length; length++)
      expectTrackOrMediaError(movie.subarray(0, length), whole.codec);
  });

  it('survives damaged bytes', () => {
    for (let index = 0; index < movie.length; index++) {
      for (const value of [0, 1, 0xff]) {
        const damaged = Buffer.from(movie);
        damaged[index] = value;
        expectTrackOrMediaError(damaged);
      }
    }
  });

  it.each([
    ['an empty file', () => Buffer.alloc(0)],
    ['zeros', () => Buffer.alloc(5_000)],
    ['text', () => Buffer.from('this is no film at all, but a rather long sentence')],
    ['a film cut in half', () => film.subarray(0, film.length / 2)],
    ['a box larger than the file', () => Buffer.from('7fffffff6d6f6f76', 'hex')],
    [
      'a 64-bit size beyond all numbers',
      () => Buffer.from('000000016d6f6f76ffffffffffffffff', 'hex'),
    ],
    ['endless tiny boxes', () => Buffer.from('0000000866726565'.repeat(100_000), 'hex')],
  ])('refuses %s', async (_, content) => {
    const path = folder.file('bad.mp4');
    await writeFile(path, content());
    await expect(readVideoTrack(path)).rejects.toMatchObject({
      name: 'MediaError',
      reason: 'unusable-input',
    });
  });
});

function expectTrackOrMediaError(bytes: Buffer, codec?: string) {
  try {
    const track = parseVideoTrack(bytes);
    if (codec) expect(track.codec).toBe(codec);
  } catch (error) {
    expect(error).toBeInstanceOf(MediaError);
  }
}
