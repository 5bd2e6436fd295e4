import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputFault } from '@scenewright/replicate-emulator/faults.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Address, admitAddress } from '@scenewright/guarded-fetch/allowed-hosts.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { downloadOutput, type OutputRequest } from './download-output.ts';
import { allowedOutputs, type OutputHosts } from './output-hosts.ts';
import {
  clipModel,
  type Harness,
  imageModel,
  startHarness,
  tinyMp4,
  tinyWebp,
} from './testing/replicate-harness.ts';

let harness: Harness;
let folder: string;
beforeEach(async () => {
  harness = await startHarness();
  folder = await mkdtemp(join(tmpdir(), 'output-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await harness.emulator.close();
});

const file = () => join(folder, 'output');
const hostsWithPort = () => ({ hostsWithPort: [harness.emulator.settings.outputHost] });

async function make(model = clipModel): Promise<string> {
  const signal = new AbortController().signal;
  const { id } = await harness.client.create(model, { prompt: 'a lighthouse' }, { signal });
  harness.emulator.finish(id);
  return (await harness.client.read(id)).output ?? '';
}

const fetchClip = async (
  url: string,
  { hosts = hostsWithPort(), ...changed }: Partial<OutputRequest> & { hosts?: OutputHosts } = {},
) =>
  await downloadOutput(
    { url, path: file(), kind: 'clip', signal: new AbortController().signal, ...changed },
    hosts,
  );

async function failureOf(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  expect(await readdir(folder)).toEqual([]);
  return error as ProviderError;
}

describe('an output', () => {
  it('is kept as a file, and is what its bytes say', async () => {
    expect(await fetchClip(await make())).toEqual({ mimeType: 'video/mp4', bytes: tinyMp4.length });
    expect(await readFile(file())).toEqual(tinyMp4);
    const picture = await make(imageModel);
    expect((await fetchClip(picture, { kind: 'image' })).mimeType).toBe('image/webp');
    expect(await readFile(file())).toEqual(tinyWebp);
    expect(await readdir(folder)).toEqual(['output']);
  });

  it.each([
    ['image', 'image/png', 'image/png', '\u0089PNG\r\n\u001a\n'],
    ['image', 'application/octet-stream', 'image/jpeg', '\u00ff\u00d8\u00ff\u00e0'],
    ['clip', 'video/mp4', 'video/quicktime', '\0\0\0\u0014ftypqt  '],
    ['clip', 'video/webm', 'video/webm', '\u001aE\u00df\u00a3'],
  ] as const)('of the kind %s may be called %s', async (kind, called, mimeType, head) => {
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(20)]);
    harness.emulator.setOutput(clipModel, { bytes, mimeType: called });
    expect((await fetchClip(await make(), { kind })).mimeType).toBe(mimeType);
  });

  it.each([
    ['a picture for a clip', 'clip', tinyWebp, 'image/webp'],
    ['a picture that is called a clip', 'clip', tinyWebp, 'video/mp4'],
    ['AVIF', 'image', Buffer.from('\0\0\0\u0020ftypavif\0\0\0\0', 'latin1'), 'image/webp'],
    ['a few bytes', 'clip', tinyMp4.subarray(0, 8), 'video/mp4'],
  ] as const)('is refused where it is %s', async (_what, kind, bytes, mimeType) => {
    harness.emulator.setOutput(clipModel, { bytes, mimeType });
    expect((await failureOf(fetchClip(await make(), { kind }))).retryable).toBe(true);
  });

  it.each<[OutputFault]>([
    ['fail'],
    ['empty'],
    ['html'],
    ['wrong-type'],
    ['truncate'],
    ['truncate-chunked'],
    ['redirect-around'],
  ])('may be fetched again after a fault, of which nothing is left (%s)', async (fault) => {
    const url = await make();
    harness.emulator.faults.outputs.inject(fault, { times: 6 });
    expect((await failureOf(fetchClip(url))).retryable).toBe(true);
    harness.emulator.faults.outputs.clear();
    expect((await fetchClip(url)).bytes).toBe(tinyMp4.length);
  });

  it.each<[OutputFault]>([['hang'], ['slow-body']])(
    'is not waited for for ever (%s)',
    async (fault) => {
      const url = await make();
      harness.emulator.faults.outputs.inject(fault);
      harness.emulator.faults.outputs.inject(fault);
      expect((await failureOf(fetchClip(url, { timeoutMs: 200 }))).retryable).toBe(true);
      expect((await failureOf(fetchClip(url, { stallMs: 200 }))).retryable).toBe(true);
    },
  );

  it('is given up with the one who asked for it', async () => {
    const url = await make();
    const leaving = new AbortController();
    harness.emulator.faults.outputs.inject('slow-body');
    const download = fetchClip(url, { signal: leaving.signal });
    await expect.poll(() => readdir(folder)).toEqual(['output.part']);
    leaving.abort(new Error('nobody waits'));
    await expect(download).rejects.toThrow('nobody waits');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[OutputFault]>([['endless'], ['too-long']])(
    'is not taken without limit (%s)',
    async (fault) => {
      const url = await make();
      harness.emulator.faults.outputs.inject(fault);
      const failure = await failureOf(fetchClip(url, { maxBytes: 1_000_000 }));
      expect(failure.retryable).toBe(false);
      expect(failure.message).toContain('too large');
    },
  );

  it('is gone for good where its address is', async () => {
    const url = await make();
    harness.emulator.faults.outputs.inject('expired');
    expect((await failureOf(fetchClip(url))).retryable).toBe(false);
    harness.clock.advance(60 * 60_000);
    expect((await failureOf(fetchClip(url))).message).toContain('no longer kept');
  });

  it('fails as the file system does where it cannot be written', async () => {
    const path = join(folder, 'missing', 'output');
    await expect(fetchClip(await make(), { path })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a redirect of an output', () => {
  it('is followed where the host may be asked', async () => {
    const url = await make();
    harness.emulator.faults.outputs.inject('redirect-within');
    expect((await fetchClip(url)).bytes).toBe(tinyMp4.length);
  });

  it.each<[OutputFault]>([['redirect-private'], ['redirect-away']])(
    'is not followed elsewhere (%s)',
    async (fault) => {
      const url = await make();
      harness.emulator.faults.outputs.inject(fault);
      const failure = await failureOf(fetchClip(url));
      expect(failure.retryable).toBe(false);
      expect(failure.message).toContain('not trusted');
    },
  );
});

describe('the host of an output', () => {
  const publicly = async (): Promise<Address[]> => [{ address: '93.184.215.14', family: 4 }];
  const asks: string[] = [];
  const resolve = async (name: string) => {
    asks.push(name);
    return await publicly();
  };

  it.each([
    'http://replicate.delivery/a.mp4',
    'https://replicate.delivery.example.com/a.mp4',
    'https://myreplicate.delivery/a.mp4',
    'https://example.com/replicate.delivery/a.mp4',
    'https://replicate.delivery@example.com/a.mp4',
    'https://somebody@replicate.delivery/a.mp4',
    'https://replicate.delivery:8443/a.mp4',
    'https://127.0.0.1/a.mp4',
    'https://[::1]/a.mp4',
    'file:///etc/passwd',
    'ftp://replicate.delivery/a.mp4',
    'data:video/mp4;base64,AAAA',
    'not an address',
    '',
  ])('is not asked for %s', async (url) => {
    asks.length = 0;
    const failure = await failureOf(fetchClip(url, { hosts: { resolve } }));
    expect(failure.retryable).toBe(false);
    expect(failure.message).toContain('not trusted');
    expect(asks).toEqual([]);
  });

  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('is not asked at %s', async (address) => {
    const own = { address, family: address.includes(':') ? 6 : 4 };
    const url = 'https://pbxt.replicate.delivery/a.mp4';
    const failure = await failureOf(fetchClip(url, { hosts: { resolve: async () => [own] } }));
    expect(String(failure.cause)).toContain('public internet');
    const mixed = async () => [own, ...(await publicly())];
    expect((await admitAddress(url, allowedOutputs({ resolve: mixed }))).addresses).toEqual(
      await publicly(),
    );
  });

  it('is asked at the address that was checked, and only once for it', async () => {
    const url = new URL(await make());
    url.hostname = 'outputs.replicate.test';
    const names: string[] = [];
    const downloaded = await fetchClip(url.href, {
      hosts: {
        hostsWithPort: [url.host],
        resolve: async (name) => {
          names.push(name);
          return [{ address: '127.0.0.1', family: 4 }];
        },
      },
    });
    expect(downloaded.bytes).toBe(tinyMp4.length);
    expect(names).toEqual(['outputs.replicate.test']);
  });

  it("is sent the token only where it is Replicate's API", async () => {
    const { baseUrl } = harness.emulator.settings;
    const hosts = { ...hostsWithPort(), api: harness.emulator.settings };
    const url = await make();
    const before = harness.emulator.calls.length;
    const failure = await failureOf(fetchClip(`${baseUrl}/predictions`, { hosts }));
    expect(harness.emulator.calls.slice(before)).toMatchObject([{ status: 200 }]);
    expect(failure.message).toContain('not of the kind');
    // The emulator notes a token that reaches the host of outputs, and closing it would fail.
    expect((await fetchClip(url, { hosts })).bytes).toBe(tinyMp4.length);
  });
});
