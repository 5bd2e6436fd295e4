import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { type ChatRequest, readChatRequest, readResponsesRequest } from './chat-request.ts';
import { writeAnswer } from './write-answer.ts';

/** An answer in place of the next one: an HTTP failure, a refusal, an answer that ends early, any content; `hang` answers nothing at all, `drip` a byte now and then. */
export type Fault =
  | 'hang'
  | 'drip'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly refusal: string }
  | { readonly incomplete: string }
  | { readonly content: string };

/** What a server may know beside plain chat completions. */
export type Skill = 'responses' | 'json_schema' | 'json_object' | 'moderation';

export interface ChatService {
  readonly baseUrl: string;
  /** Every answer that was asked for in a way the service knows. */
  readonly calls: readonly {
    readonly path: string;
    readonly authorization: string | undefined;
    readonly request: ChatRequest;
  }[];
  /** What was asked in ways that it does not know: path and form. */
  readonly misunderstood: readonly string[];
  /** Each text that was shown to its moderation, which refuses those that hold `flag:` and a category. */
  readonly moderated: readonly string[];
  failNext(...faults: Fault[]): void;
  /** Makes every call of the moderation fail. */
  breakModeration(): void;
  close(): Promise<void>;
}

const everything: readonly Skill[] = ['responses', 'json_schema', 'json_object', 'moderation'];

/**
 * A stand-in for a service that writes, on the loopback interface. It holds to the protocol (paths, strict schemas,
 * messages) and writes scenes about the first words of the idea it was given, in the number and within the words the rules
 * name. @param knows what it knows: OpenAI's own everything, a local server less
 */
export async function startChatService({
  knows = everything,
}: { knows?: readonly Skill[] } = {}): Promise<ChatService> {
  const faults: Fault[] = [];
  const calls: { path: string; authorization: string | undefined; request: ChatRequest }[] = [];
  const [misunderstood, moderated]: [string[], string[]] = [[], []];
  let isModerationBroken = false;

  /** What a server says that does not know a request; null where it does. */
  function complaintAbout(path: string, { format }: ChatRequest): [number, object] | null {
    if (path === '/v1/responses')
      return knows.includes('responses') ? null : [404, { error: { message: 'page not found' } }];
    if (format === 'words' || knows.includes(format)) return null;
    return [400, { error: { message: `'response_format.type' ${format} is not known here` } }];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const body = await json(request);
    if (path === '/v1/moderations' && knows.includes('moderation')) {
      if (isModerationBroken) return send(response, 503, { error: { message: 'down' } });
      const { input } = z.object({ input: z.array(z.string()) }).parse(body);
      moderated.push(...input);
      return send(response, 200, moderation(input));
    }
    if (path !== '/v1/responses' && path !== '/v1/chat/completions')
      return send(response, 404, { error: { message: 'no such path' } });
    const asked = path === '/v1/responses' ? readResponsesRequest(body) : readChatRequest(body);
    const complaint = complaintAbout(path, asked);
    if (complaint !== null) {
      misunderstood.push(`${path} ${asked.format}`);
      return send(response, ...complaint);
    }
    calls.push({ path, authorization: request.headers.authorization, request: asked });
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault === 'drip') {
      response.writeHead(200, { 'content-type': 'application/json' });
      while (!response.destroyed) {
        response.write(' ');
        await setTimeout(20);
      }
      return;
    }
    if (fault !== undefined && 'status' in fault) {
      response
        .writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
        .end(fault.body);
      return;
    }
    const outcome = fault ?? { content: writeAnswer(asked) };
    send(response, 200, (path === '/v1/responses' ? inResponses : inChat)(asked.model, outcome));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      send(response, 400, { error: { message: String(error) } }),
    );
  });
  // A busy machine may pause for longer between two calls than the five seconds after which Node hangs up.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    misunderstood,
    moderated,
    failNext: (...next) => void faults.push(...next),
    breakModeration: () => void (isModerationBroken = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

type Outcome = Exclude<Fault, 'hang' | 'drip' | { readonly status: number }>;

/** As `/v1/chat/completions` answers. */
function inChat(model: string, outcome: Outcome): object {
  const isCut = 'incomplete' in outcome;
  const reason = isCut && outcome.incomplete === 'max_output_tokens' ? 'length' : null;
  const message = {
    role: 'assistant',
    content: 'content' in outcome ? outcome.content : null,
    refusal: 'refusal' in outcome ? outcome.refusal : null,
  };
  const finish_reason = reason ?? (isCut ? outcome.incomplete : 'stop');
  return {
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model },
    choices: [{ index: 0, finish_reason, message }],
  };
}

/** As `/v1/responses` answers. */
function inResponses(model: string, outcome: Outcome): object {
  const isCut = 'incomplete' in outcome;
  const part =
    'refusal' in outcome
      ? { type: 'refusal', refusal: outcome.refusal }
      : { type: 'output_text', annotations: [], text: isCut ? '{"title":' : outcome.content };
  return {
    ...{ id: 'resp_1', object: 'response', created_at: 1, model, error: null },
    status: isCut ? 'incomplete' : 'completed',
    incomplete_details: isCut ? { reason: outcome.incomplete } : null,
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [] },
      { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [part] },
    ],
  };
}

/** As `/v1/moderations` answers: a category is found in a text that holds its name after `flag:`. */
function moderation(input: readonly string[]): object {
  const results = input.map((text) => {
    const found = /flag:([\w/-]+)/u.exec(text)?.[1];
    const categories = { violence: false, ...(found === undefined ? {} : { [found]: true }) };
    return { flagged: found !== undefined, categories };
  });
  return { id: 'modr-1', model: 'omni-moderation-latest', results };
}
