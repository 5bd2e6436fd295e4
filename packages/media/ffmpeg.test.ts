import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  checkFfmpeg,
  configureFfmpeg,
  findFfmpeg,
  readFfmpeg,
  runFfmpeg,
  startFfmpeg,
} from './ffmpeg.ts';
import { useTemporaryFolder } from './testing/temporary-folder.ts';

const folder = useTemporaryFolder();
const timeoutMs = 20_000;

afterEach(() => configureFfmpeg());

describe('finding ffmpeg', () => {
  it('prefers the configured one', () => {
    configureFfmpeg('/opt/my/ffmpeg');
    expect(findFfmpeg()).toBe('/opt/my/ffmpeg');
    configureFfmpeg('');
    expect(findFfmpeg()).not.toBe('/opt/my/ffmpeg');
  });

  it('proves that it can encode', async () => {
    await expect(checkFfmpeg()).resolves.toMatchObject({
      path: findFfmpeg(),
      version: expect.stringMatching(/\d/),
    });
  });

  it('says which encoder is missing', async () => {
    await mkdir(folder.file('bin'));
    const path = folder.file('bin/ffmpeg');
    await writeFile(path, '#!/bin/sh\necho " A..... aac  AAC"\n');
    await chmod(path, 0o755);
    configureFfmpeg(path);
    await expect(checkFfmpeg()).rejects.toThrow(`The ffmpeg at ${path} lacks the libx264 encoder.`);
  });

  it('says what to do when the configured one is not there', async () => {
    configureFfmpeg('/nowhere/ffmpeg');
    await expect(checkFfmpeg()).rejects.toMatchObject({ name: 'MediaError', reason: 'missing' });
  });
});

describe('running ffmpeg', () => {
  it('reports progress in milliseconds of output', async () => {
    const seen: number[] = [];
    await runFfmpeg(['-f', 'lavfi', '-i', 'sine=duration=2', '-f', 'null', '-'], {
      timeoutMs,
      onProgress: (doneMs) => seen.push(doneMs),
    });
    expect(seen.at(-1)).toBeCloseTo(2_000, -2);
  });

  it('opens no address, even for a file that asks for one', async () => {
    const playlist = folder.file('list.m3u8');
    await writeFile(
      playlist,
      '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1:9/segment.ts\n#EXT-X-ENDLIST\n',
    );
    await expect(
      runFfmpeg(['-i', playlist, '-f', 'null', '-'], { timeoutMs }),
    ).rejects.toMatchObject({
      name: 'MediaError',
      detail: expect.stringContaining("Protocol 'http' not on whitelist 'file,pipe'"),
    });
  });

  it('refuses writes instead of crashing when it ends before its input', async () => {
    const { stdin, done } = startFfmpeg(
      [
        '-f',
        'rawvideo',
        '-video_size',
        '2x2',
        '-i',
        'pipe:0',
        '-c:v',
        'no_such_encoder',
        '-f',
        'null',
        '-',
      ],
      { timeoutMs },
    );
    for (let i = 0; i < 20; i++) stdin.write(Buffer.alloc(1_000_000));
    await expect(done).rejects.toMatchObject({ name: 'MediaError' });
    expect(stdin.writable).toBe(false);
  });

  it('finishes a whole file from a pipe whose writer goes away early (as after a crash)', async () => {
    const path = folder.file('orphan.wav');
    const { stdin, done } = startFfmpeg(
      ['-f', 's16le', '-ar', '48000', '-i', 'pipe:0', '-f', 'wav', path],
      { timeoutMs },
    );
    stdin.write(Buffer.alloc(9_600));
    stdin.destroy();
    await done;
    expect((await readFile(path)).toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('ends when nobody reads it any more', async () => {
    const { stdout, done } = readFfmpeg(
      ['-f', 'lavfi', '-i', 'testsrc', '-f', 'rawvideo', 'pipe:1'],
      { timeoutMs },
    );
    stdout.once('data', () => stdout.destroy());
    await expect(done).rejects.toMatchObject({ name: 'MediaError' });
  });
});
