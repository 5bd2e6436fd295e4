import { createHash, randomBytes } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Emulator, startS3Emulator } from './s3-emulator.ts';

let s3: S3Emulator;
beforeAll(async () => {
  s3 = await startS3Emulator();
});
afterAll(() => s3.close());

const sha256 = (body: string | Buffer) => createHash('sha256').update(body).digest('hex');

interface Asking {
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer<ArrayBuffer>;
  readonly signQuery?: boolean;
  /** Other credentials than the emulator's. */
  readonly keys?: { accessKeyId?: string; secretAccessKey?: string; region?: string };
}

/** A signed request, not sent yet. */
async function sign(method: string, path: string, asking: Asking = {}) {
  const { headers = {}, body, signQuery = false, keys } = asking;
  const signer = new AwsV4Signer({
    ...{ ...s3.settings, ...keys },
    ...{ service: 's3', method, signQuery },
    url: `${s3.settings.endpoint}/${s3.settings.bucket}${path}`,
    headers: signQuery ? headers : { 'x-amz-content-sha256': sha256(body ?? ''), ...headers },
  });
  const { url, headers: signed } = await signer.sign();
  return { url, init: { method, headers: signed, body: body ?? null } };
}

async function ask(method: string, path: string, asking?: Asking): Promise<Response> {
  const { url, init } = await sign(method, path, asking);
  return await fetch(url, init);
}

const codeOf = async (reply: Response) => {
  const code = /<Code>(\w+)<\/Code>/.exec(await reply.text())?.[1];
  return [reply.status, code];
};

describe('an object', () => {
  it('is put, read whole, by ranges and by its head, listed and removed', async () => {
    const body = 'twelve bytes';
    const put = await ask('PUT', '/a/b%20%C3%A4%27%28%2A%29.txt', {
      body,
      headers: { 'content-type': 'text/plain', 'x-amz-meta-made': 'today' },
    });
    expect(put.headers.get('etag')).toBe(`"${createHash('md5').update(body).digest('hex')}"`);
    const path = "/a/b%20%C3%A4'(*).txt";
    const whole = await ask('GET', path);
    expect([whole.headers.get('content-type'), whole.headers.get('x-amz-meta-made')]).toEqual([
      'text/plain',
      'today',
    ]);
    expect(await whole.text()).toBe(body);
    for (const [range, part] of [
      ['bytes=0-5', 'twelve'],
      ['bytes=7-', 'bytes'],
      ['bytes=-5', 'bytes'],
      ['bytes=7-400', 'bytes'],
    ] as const) {
      const reply = await ask('GET', path, { headers: { range } });
      expect([reply.status, await reply.text()]).toEqual([206, part]);
    }
    expect(await codeOf(await ask('GET', path, { headers: { range: 'bytes=12-' } }))).toEqual([
      416,
      'InvalidRange',
    ]);
    const head = await ask('HEAD', path);
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['12', '']);
    expect(await (await ask('GET', '?list-type=2&prefix=a%2F')).text()).toContain(
      "<Key>a/b ä'(*).txt</Key>",
    );
    expect((await ask('DELETE', path)).status).toBe(204);
    expect((await ask('DELETE', path)).status).toBe(204);
    expect(await codeOf(await ask('GET', path))).toEqual([404, 'NoSuchKey']);
  });

  it('is listed page by page', async () => {
    for (const name of ['1', '2', '3']) await ask('PUT', `/page/${name}`, { body: name });
    const first = await (await ask('GET', '?list-type=2&prefix=page%2F&max-keys=2')).text();
    expect(first).toContain('<IsTruncated>true</IsTruncated>');
    const token = /<NextContinuationToken>(.*?)</.exec(first)?.[1] ?? '';
    const second = await ask(
      'GET',
      `?list-type=2&prefix=page%2F&max-keys=2&continuation-token=${token}`,
    );
    expect(await second.text()).toMatch(/<KeyCount>1<\/KeyCount>.*<Key>page\/3<\/Key>/);
  });

  it('is refused with a checksum that this service does not know', async () => {
    const headers = { 'x-amz-checksum-crc32': 'AAAAAA==' };
    expect(await codeOf(await ask('PUT', '/sum', { body: 'x', headers }))).toEqual([
      400,
      'InvalidArgument',
    ]);
  });
});

describe('a signature', () => {
  it.each([
    ['another secret', { keys: { secretAccessKey: 'x' } }, [403, 'SignatureDoesNotMatch']],
    ['an unknown key', { keys: { accessKeyId: 'AKX' } }, [403, 'InvalidAccessKeyId']],
    ['another region', { keys: { region: 'mars-1' } }, [400, 'AuthorizationHeaderMalformed']],
  ] as const)('is refused with %s', async (_name, asking, refusal) => {
    expect(await codeOf(await ask('PUT', '/refused', { body: 'x', ...asking }))).toEqual(refusal);
    expect(s3.objects.has('refused')).toBe(false);
  });

  it('is needed', async () => {
    expect(await codeOf(await fetch(`${s3.settings.endpoint}/media/a`))).toEqual([
      403,
      'AccessDenied',
    ]);
  });

  it('does not fit another path, query, header, body or method', async () => {
    const { url, init } = await sign('PUT', '/signed?a=1', {
      body: 'body',
      headers: { 'x-amz-meta-a': '1' },
    });
    const send = async (address: string, changes: RequestInit = {}) =>
      await codeOf(await fetch(address, { ...init, ...changes }));
    const mismatch = [403, 'SignatureDoesNotMatch'];
    expect(await send(url.href.replace('signed', 'Signed'))).toEqual(mismatch);
    expect(await send(url.href.replace('a=1', 'a=2'))).toEqual(mismatch);
    expect(await send(`${url.href}&b=1`)).toEqual(mismatch);
    expect(await send(url.href, { method: 'POST' })).toEqual(mismatch);
    const changed = new Headers(init.headers);
    changed.set('x-amz-meta-a', '2');
    expect(await send(url.href, { headers: changed })).toEqual(mismatch);
    const added = new Headers(init.headers);
    added.set('x-amz-meta-b', '1');
    expect(await send(url.href, { headers: added })).toEqual([403, 'AccessDenied']);
    expect(await send(url.href, { body: 'ydob' })).toEqual([400, 'XAmzContentSHA256Mismatch']);
    expect(s3.objects.has('signed')).toBe(false);
    expect(await send(url.href)).toEqual([200, undefined]);
  });

  it('of a presigned address holds for its name, its parameters and its time', async () => {
    await ask('PUT', '/film', { body: 'film' });
    const disposition = "attachment; filename*=UTF-8''caf%C3%A9%20%281%29.mp4";
    const query = new URLSearchParams({
      'X-Amz-Expires': '300',
      'response-content-disposition': disposition,
      'response-content-type': 'video/mp4',
    });
    const { url } = await sign('GET', `/film?${query}`, { signQuery: true });
    const reply = await fetch(url, { headers: { range: 'bytes=1-2' } });
    expect([reply.status, await reply.text()]).toEqual([206, 'il']);
    expect(reply.headers.get('content-disposition')).toBe(disposition);
    expect(reply.headers.get('content-type')).toBe('video/mp4');
    for (const [part, other] of [
      ['/film', '/sum'],
      ['mp4&', 'mp3&'],
      ['Expires=300', 'Expires=301'],
    ] as const)
      expect(await codeOf(await fetch(url.href.replace(part, other)))).toEqual([
        403,
        'SignatureDoesNotMatch',
      ]);
    s3.advance(301_000);
    expect(await codeOf(await fetch(url))).toEqual([403, 'AccessDenied']);
    s3.advance(-301_000);
  });

  it('is refused when its clock is wrong', async () => {
    s3.advance(16 * 60_000);
    expect(await codeOf(await ask('GET', '/film'))).toEqual([403, 'RequestTimeTooSkewed']);
    s3.advance(-16 * 60_000);
  });
});

describe('an upload in parts', () => {
  const mebibyte = 1024 * 1024;
  const begin = async (path: string) =>
    /<UploadId>(.*?)</.exec(await (await ask('POST', `${path}?uploads=`)).text())?.[1] ?? '';
  const putPart = async (path: string, id: string, number: number, body: Buffer<ArrayBuffer>) =>
    (await ask('PUT', `${path}?partNumber=${number}&uploadId=${id}`, { body })).headers.get('etag');
  const complete = async (path: string, id: string, etags: readonly (string | null)[]) => {
    const parts = etags.map(
      (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    return await ask('POST', `${path}?uploadId=${id}`, { body });
  };

  it('becomes one object, and is listed while it is open', async () => {
    const id = await begin('/big');
    expect(await (await ask('GET', '?uploads=&prefix=big')).text()).toContain(id);
    const [first, last] = [randomBytes(5 * mebibyte), randomBytes(100)];
    const etags = [await putPart('/big', id, 1, first), await putPart('/big', id, 2, last)];
    expect((await complete('/big', id, etags)).status).toBe(200);
    const reply = await ask('GET', '/big');
    expect(sha256(Buffer.from(await reply.arrayBuffer()))).toBe(
      sha256(Buffer.concat([first, last])),
    );
    expect(reply.headers.get('etag')).toMatch(/^"[0-9a-f]{32}-2"$/);
    expect(s3.uploads.size).toBe(0);
  });

  it('is refused with a part that is too small or another, and can be aborted', async () => {
    const id = await begin('/small');
    const etags = [
      await putPart('/small', id, 1, randomBytes(100)),
      await putPart('/small', id, 2, randomBytes(100)),
    ];
    expect(await codeOf(await complete('/small', id, etags))).toEqual([400, 'EntityTooSmall']);
    expect(await codeOf(await complete('/small', id, etags.toReversed()))).toEqual([
      400,
      'InvalidPart',
    ]);
    expect((await ask('DELETE', `/small?uploadId=${id}`)).status).toBe(204);
    expect(await codeOf(await complete('/small', id, etags))).toEqual([404, 'NoSuchUpload']);
  });
});

describe('a fault', () => {
  it('meets the calls it was made for', async () => {
    await ask('PUT', '/faulty', { body: 'a body of some length' });
    s3.faults.inject('slow_down', { at: /^GET .*faulty/ });
    expect(await codeOf(await ask('GET', '/faulty'))).toEqual([503, 'SlowDown']);
    s3.faults.inject('cut');
    await expect(ask('GET', '/faulty').then((reply) => reply.text())).rejects.toThrow();
    s3.faults.inject('refuse');
    await expect(ask('GET', '/faulty')).rejects.toThrow();
    s3.faults.inject('corrupt');
    const corrupt = await (await ask('GET', '/faulty')).text();
    expect(corrupt).toHaveLength(21);
    expect(corrupt).not.toBe('a body of some length');
    s3.faults.inject('forget');
    await expect(ask('DELETE', '/faulty')).rejects.toThrow();
    expect(s3.objects.has('faulty')).toBe(false);
  });
});
