import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { bearerToken, type Caller } from './caller.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { requireCaller } from './serve.ts';

/** Streams of one caller at once, in this process. A tab that is not seen gives its own back. */
export const mostStreams = { account: 6, guest: 3 } as const;
/** How often a stream looks whether it may go on; it is told at once where the database knows. */
const lookEveryMs = 15_000;
const retryAfterS = 10;

interface Open {
  readonly caller: Caller;
  readonly stream: EventStream;
  /** Ends the stream where its token opens nothing any more. */
  look(): Promise<void>;
}

export interface EventStreams {
  /** Opens a stream that ends with the session behind its request. @throws AppError rate_limited */
  open(request: FastifyRequest, reply: FastifyReply): Promise<EventStream>;
}

/** The channel on which the database says that a session of the provider, or an account's, has ended: a notification's payload is its id. */
export const sessionEndedChannel = 'session_ended';

/** @param listen how notifications of the database are heard */
export function createEventStreams(
  app: FastifyInstance,
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<unknown>,
): EventStreams {
  const streams = new Set<Open>();
  let listening: Promise<unknown> | undefined;

  // A stream never ends by itself: a server that is asked to stop would wait for its watchers for ever.
  app.addHook('preClose', async () => {
    for (const { stream } of streams) stream.end();
  });

  function listenForEndedSessions(): Promise<unknown> {
    listening ??= listen(sessionEndedChannel, (id) => {
      for (const { caller, look } of streams)
        if (id === caller.providerSessionId || id === caller.accountId) void look();
    }).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  }

  function refuseTooMany({ accountId, isGuest }: Caller): void {
    const most = isGuest ? mostStreams.guest : mostStreams.account;
    const count = [...streams].filter(({ caller }) => caller.accountId === accountId).length;
    if (count >= most)
      throw new AppError(
        'rate_limited',
        `Live updates run in ${most} windows already. Close one of them; this page goes on without.`,
        { retryAfterS },
      );
  }

  function lookAfter(request: FastifyRequest, caller: Caller, stream: EventStream): Open['look'] {
    const token = bearerToken(request.headers.authorization) ?? '';
    return async () => {
      try {
        const now = await app.authenticate(token, 'lately');
        if (now?.accountId !== caller.accountId) stream.end();
      } catch (error) {
        // Who cannot be asked has ended nothing.
        request.log.warn({ err: error }, 'whether a session lives could not be found out');
      }
    };
  }

  return {
    async open(request, reply) {
      const caller = requireCaller(request);
      await listenForEndedSessions();
      refuseTooMany(caller);
      const stream = openEventStream(request, reply);
      const look = lookAfter(request, caller, stream);
      const one = { caller, stream, look };
      streams.add(one);
      const timer = setInterval(() => void look(), lookEveryMs);
      stream.closed.addEventListener('abort', () => {
        clearInterval(timer);
        streams.delete(one);
      });
      // What ended after the request was let in and before it was heard of.
      await look();
      return stream;
    },
  };
}
