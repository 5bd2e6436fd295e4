import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { hum } from '../../testing/hum.ts';

/** An answer in place of the next one; `hang` answers nothing at all. */
export type Fault =
  | 'hang'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    };

interface Call {
  readonly path: string;
  readonly key: string | undefined;
  readonly request: Readonly<Record<string, unknown>>;
}

export interface TimedSpeechService {
  readonly baseUrl: string;
  readonly calls: readonly Call[];
  failNext(fault: Fault): void;
  close(): Promise<void>;
}

/** When each character is heard: those of a word share its hum evenly, all others follow the word before them. */
function alignmentOf(text: string, words: ReturnType<typeof hum>['words']) {
  const characters = [...text];
  const [starts, ends]: [number[], number[]] = [[], []];
  const times = words.flatMap(({ word, start, end }) =>
    [...word].map((_, index, all) => ({
      start: start + ((end - start) * index) / all.length,
      end: start + ((end - start) * (index + 1)) / all.length,
    })),
  );
  let [next, clock] = [0, 0];
  for (const character of characters) {
    const time = /[\p{L}\p{N}']/u.test(character) ? times[next++] : undefined;
    starts.push(time?.start ?? clock);
    ends.push(time?.end ?? clock);
    clock = ends.at(-1) ?? clock;
  }
  return {
    characters,
    character_start_times_seconds: starts,
    character_end_times_seconds: ends,
  };
}

/** A stand-in for ElevenLabs' speech with times, on the loopback interface: it hums, and says when it hummed which character. */
export async function startTimedSpeechService(): Promise<TimedSpeechService> {
  const [calls, faults]: [Call[], Fault[]] = [[], []];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as Record<string, unknown>;
    const key = request.headers['xi-api-key'];
    calls.push({ path: request.url ?? '', key: key?.toString(), request: body });
    const fault = faults.shift();
    if (fault === 'hang') return;
    const { status, headers, body: text } = fault ?? speak(String(body['text']));
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }

  function speak(text: string): Exclude<Fault, 'hang'> {
    const { sound, words } = hum(text);
    const { samples } = sound;
    const bytes = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
    const alignment = alignmentOf(text, words);
    const audio_base64 = bytes.toString('base64');
    return { status: 200, body: JSON.stringify({ audio_base64, alignment }) };
  }

  const server = createServer((request, response) => void answer(request, response));
  // A busy machine may pause for longer between two calls than the five seconds after which Node hangs up.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failNext: (fault) => void faults.push(fault),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
