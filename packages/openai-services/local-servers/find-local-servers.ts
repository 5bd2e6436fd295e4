import { z } from 'zod';
import { type LocalServer, sortModels } from './local-server.ts';
import wellKnown from './well-known.json' with { type: 'json' };

export interface LocalServerSearch {
  /** What the last search found; null before the first one has ended. */
  found(): readonly LocalServer[] | null;
  /** Looks now. Never fails: what does not answer is not there. */
  search(): Promise<readonly LocalServer[]>;
}

interface SearchOptions {
  /** Where to look. Default: where such servers usually listen. */
  readonly ports?: readonly { readonly port: number; readonly name: string }[];
  /** Our own, which is none of them. */
  readonly ownPort: number;
  /** How long a server may take to answer. Default 800 ms. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 800;
const maxAnswerBytes = 256 * 1_024;
const maxModels = 50;

/** Names come from whatever listens there and go into a log, a page and settings: one line of plain signs, or nothing. */
const modelId = z.string().regex(/^[\w.:/@+-]{1,120}$/u);
const modelList = z.object({ data: z.array(z.looseObject({ id: z.unknown() })).max(1_000) });

/** The text of an answer, as far as it may be long. @throws Error where it is longer */
async function readWithin(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > mostBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The models that a server names at `/v1/models`. @throws Error where nothing answers, or something else does */
async function listModels(baseUrl: string, timeoutMs: number): Promise<string[]> {
  const response = await fetch(`${baseUrl}/models`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { data } = modelList.parse(JSON.parse(await readWithin(response, maxAnswerBytes)));
  return data.flatMap(({ id }) => modelId.safeParse(id).data ?? []).slice(0, maxModels);
}

/**
 * Looks on this machine, and nowhere else, for servers that speak OpenAI's protocol. One question to each port, without a
 * key; nothing that is found is used.
 */
export function createLocalServerSearch({
  ports = wellKnown.ports,
  ownPort,
  timeoutMs = defaultTimeoutMs,
}: SearchOptions): LocalServerSearch {
  let last: readonly LocalServer[] | null = null;

  async function look({ port, name }: (typeof ports)[number]): Promise<LocalServer[]> {
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    try {
      const models = sortModels(await listModels(baseUrl, timeoutMs));
      const isUseful = models.textModels.length + models.speechModels.length > 0;
      return isUseful ? [{ name, baseUrl, ...models }] : [];
    } catch {
      return [];
    }
  }

  return {
    found: () => last,
    async search() {
      const others = ports.filter(({ port }) => port !== ownPort);
      last = (await Promise.all(others.map(look))).flat();
      return last;
    },
  };
}
