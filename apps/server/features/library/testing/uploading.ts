import { setTimeout } from 'node:timers/promises';
import { apiBase } from '@scenewright/contract/paths.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { TestProduct, TestUser } from '../../../testing/test-product.ts';

const root = `${apiBase}/library/uploads`;
const patienceMs = 60_000;

type Headers = Record<string, string>;

/** What an upload's call answered. */
export interface UploadReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly detail: string;
}

/** Speaks the upload protocol as a browser does. */
export function createUploader(product: Pick<TestProduct, 'app'>, user: TestUser) {
  async function call(
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    headers: Headers = {},
    payload?: Buffer,
  ): Promise<UploadReply> {
    const reply = await product.app.inject({
      ...{ method, url },
      headers: { authorization: `Bearer ${user.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      detail: isJson && reply.payload !== '' ? String(reply.json().detail) : '',
    };
  }

  const begin = (bytes: number, name = 'holiday.jpg', headers: Headers = {}) =>
    call('POST', root, {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      ...headers,
    });

  const addressOf = (reply: UploadReply) => String(reply.headers['location']);

  const send = (address: string, offset: number, bytes: Buffer, headers: Headers = {}) =>
    call(
      'PATCH',
      address,
      {
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      bytes,
    );

  /** Sends a whole file in parts. @returns the item's id */
  async function upload(bytes: Buffer, name?: string, partBytes = 1_000_000): Promise<string> {
    const begun = await begin(bytes.length, name);
    if (begun.status !== 201) throw new Error(`begin answered ${begun.status}: ${begun.detail}`);
    const address = addressOf(begun);
    for (let at = 0; at < bytes.length; at += partBytes) {
      const { status, detail } = await send(address, at, bytes.subarray(at, at + partBytes));
      if (status !== 204) throw new Error(`a part answered ${status}: ${detail}`);
    }
    return address.split('/').at(-1) ?? '';
  }

  const list = async (query = ''): Promise<LibraryItem[]> =>
    (await user.request('GET', `/library${query}`)).body.items;

  /** Waits until the item was read, for better or worse. */
  async function untilRead(id: string): Promise<LibraryItem> {
    const giveUp = performance.now() + patienceMs;
    for (;;) {
      const item = (await list()).find((each) => each.id === id);
      if (item?.status === 'ready' || item?.status === 'refused') return item;
      if (performance.now() > giveUp) throw new Error(`the item is still ${item?.status}`);
      await setTimeout(100);
    }
  }

  const usedBytes = async (): Promise<number> =>
    (await user.request('GET', '/library')).body.used_bytes;

  return { usedBytes, call, begin, addressOf, send, upload, list, untilRead };
}

export type Uploader = ReturnType<typeof createUploader>;
