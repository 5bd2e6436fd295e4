import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { emptyPlan } from '@scenewright/contract/rules/picture-plan.ts';

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({
    type: z.literal('json_schema'),
    json_schema: z.looseObject({ name: z.string(), strict: z.literal(true) }),
  }),
});
export type ChatRequest = z.infer<typeof chatRequest>;

/** An answer in place of the next one: an HTTP failure, a refusal, any content; `hang` answers nothing at all. */
export type Fault =
  | 'hang'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly refusal: string }
  | { readonly content: string };

export interface ChatService {
  readonly baseUrl: string;
  readonly calls: readonly {
    readonly authorization: string | undefined;
    readonly request: ChatRequest;
  }[];
  failNext(...faults: Fault[]): void;
  close(): Promise<void>;
}

/**
 * A stand-in for a chat service on the loopback interface. It holds to the protocol (path, strict schema, messages) and
 * writes scenes about the first words of the idea it was given, in the number and within the words the rules name.
 */
export async function startChatService(): Promise<ChatService> {
  const faults: Fault[] = [];
  const calls: { authorization: string | undefined; request: ChatRequest }[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = chatRequest.safeParse(await json(request));
    if (request.url !== '/v1/chat/completions' || !asked.success) {
      send(response, 400, { error: { message: asked.error?.message ?? 'no such path' } });
      return;
    }
    calls.push({ authorization: request.headers.authorization, request: asked.data });
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault !== undefined && 'status' in fault)
      response
        .writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
        .end(fault.body);
    else if (fault !== undefined && 'refusal' in fault)
      send(response, 200, completion(asked.data.model, { content: null, refusal: fault.refusal }));
    else
      send(
        response,
        200,
        completion(asked.data.model, {
          content: fault?.content ?? write(asked.data),
          refusal: null,
        }),
      );
  }

  const server = createServer((request, response) => void answer(request, response));
  // A busy machine may pause for longer between two calls than the five seconds after which Node hangs up.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    failNext: (...next) => void faults.push(...next),
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

function completion(
  model: string,
  message: { content: string | null; refusal: string | null },
): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
  };
}

const material = z.looseObject({
  idea: z.string().optional(),
  prompt: z.string().optional(),
  change: z.string().optional(),
  wish: z.string().optional(),
  scenes: z.array(z.looseObject({ dialogue: z.string() })).optional(),
});

function write({ messages, response_format }: ChatRequest): string {
  const rules = messages[0]?.content ?? '';
  const data = material.parse(JSON.parse(messages[1]?.content ?? '{}'));
  if (response_format.json_schema.name === 'prompt')
    return JSON.stringify({ prompt: `${data.prompt ?? ''}\nShow it up close, for beginners.` });
  const subject = (data.idea ?? '').split(/\s+/u).slice(0, 2).join(' ').slice(0, 20) || 'It';
  const count = data.scenes?.length ?? Number(/exactly (\d+) scene/u.exec(rules)?.[1] ?? 1);
  const most = Number(/to (\d+) words/u.exec(rules)?.[1] ?? 20);
  const scenes = Array.from({ length: count }, (_, index) => ({
    plan: {
      ...emptyPlan,
      subjects: [{ what: subject, count: 1, doing: '', holding: '', feeling: '', look: '' }],
      relation: `picture ${index + 1} of ${data.change ?? data.wish ?? 'the film'}`,
      time: 'at dawn',
    },
    camera: 'slow push in',
    dialogue: `${[subject, 'line', String(index + 1), 'of', 'many', data.change ?? '']
      .join(' ')
      .trim()
      .split(/\s+/u)
      .slice(0, Math.max(1, most - 1))
      .join(' ')}.`,
  }));
  return JSON.stringify({ title: subject, language: 'en', scenes });
}
