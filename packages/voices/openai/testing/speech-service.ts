import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { decodeWav, encodeWav, type Sound } from '@scenewright/media/sound.ts';
import { type HeardWord, hum } from '../../testing/hum.ts';

/** An answer in place of the next one to a path; `hang` answers nothing at all, `drip` a byte now and then, `endless` without an end. */
export type Fault =
  | 'hang'
  | 'drip'
  | 'endless'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    };

export interface SpeechService {
  readonly baseUrl: string;
  /** Every call so far: its path and what it asked for. */
  readonly calls: readonly {
    readonly path: string;
    readonly authorization: string | undefined;
    readonly request: Readonly<Record<string, unknown>>;
  }[];
  failNext(path: '/audio/speech' | '/audio/transcriptions', fault: Fault): void;
  close(): Promise<void>;
}

/**
 * A stand-in for OpenAI's audio service on the loopback interface. It "speaks" a hum for each word and, given the hum back,
 * tells when it hummed which word, in lower case and without punctuation, as the real one's transcription does.
 * @param say speaks in place of the hum
 */
export async function startSpeechService(
  say: (text: string) => { sound: Sound; words: HeardWord[] } = hum,
): Promise<SpeechService> {
  const heardBySound = new Map<string, HeardWord[]>();
  const faults = new Map<string, Fault>();
  const calls: {
    path: string;
    authorization: string | undefined;
    request: Record<string, unknown>;
  }[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace('/v1', '');
    const body = await buffer(request);
    const form =
      path === '/audio/transcriptions'
        ? await readForm(body, request.headers['content-type'] ?? '')
        : undefined;
    const asked: Record<string, unknown> = form
      ? Object.fromEntries(form)
      : JSON.parse(body.toString());
    calls.push({ path, authorization: request.headers.authorization, request: asked });
    const fault = faults.get(path);
    faults.delete(path);
    if (fault === 'hang') return;
    if (fault === 'drip' || fault === 'endless') return writeWithoutEnd(response, fault);
    if (fault) {
      response
        .writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
        .end(fault.body);
      return;
    }
    if (form) {
      const file = form.get('file');
      if (!(file instanceof File)) throw new Error('No file was sent.');
      const words =
        heardBySound.get(fingerprint(decodeWav(new Uint8Array(await file.arrayBuffer())))) ?? [];
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ text: '', language: 'english', duration: 1, words }));
      return;
    }
    const { sound, words } = say(String(asked['input']));
    heardBySound.set(fingerprint(sound), words);
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(asStream(encodeWav(sound)));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  // A busy machine may pause for longer between two calls than the five seconds after which Node hangs up.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    failNext: (path, fault) => faults.set(path, fault),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Until whoever asked has had enough. */
async function writeWithoutEnd(response: ServerResponse, fault: 'drip' | 'endless'): Promise<void> {
  const chunk = Buffer.alloc(fault === 'drip' ? 1 : 65_536);
  response.writeHead(200, { 'content-type': 'audio/wav' });
  async function* write() {
    for (;;) {
      yield chunk;
      if (fault === 'drip') await setTimeout(20);
    }
  }
  await pipeline(write, response).catch(() => {});
}

function readForm(body: Buffer, contentType: string): Promise<FormData> {
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData();
}

function fingerprint({ samples }: Sound): string {
  return createHash('sha256')
    .update(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
    .digest('hex');
}

/** The real service streams: it writes the header before it knows the length. */
function asStream(wav: Uint8Array): Uint8Array {
  const view = new DataView(wav.buffer);
  view.setUint32(4, 0xffff_ffff, true);
  view.setUint32(40, 0xffff_ffff, true);
  return wav;
}
