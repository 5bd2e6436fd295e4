import { setTimeout } from 'node:timers/promises';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { newContent } from '../contents.ts';
import { type Draw, pick } from './random.ts';
import { clipModel, pictureModel } from './tiny-outputs.ts';

const password = 'a long password';
/** Between two tries at servers that may just be starting. */
const pauseMs = 300;
const callMs = 30_000;

interface Reply<T> {
  readonly status: number;
  readonly body: T;
}

interface UserOptions {
  readonly urls: readonly string[];
  readonly email: string;
  readonly draw: Draw;
  readonly lookEveryMs: number;
  readonly signal: AbortSignal;
}

/** Somebody at a browser, who asks any of the servers, and asks again when one is gone. */
export async function signUpAt({ urls, email, draw, lookEveryMs, signal }: UserOptions) {
  let token = '';

  async function ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T> | null> {
    try {
      const reply = await fetch(`${pick(draw, urls)}${path}`, {
        method,
        headers: {
          ...(token !== '' && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(callMs)]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, body: (await reply.json()) as T };
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  /** One call, until somebody answers it who is not in trouble. */
  async function call<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    for (;;) {
      const reply = await ask<T>(method, path, body);
      if (reply !== null && reply.status < 500 && reply.status !== 429) return reply;
      await setTimeout(pauseMs, undefined, { signal });
    }
  }

  async function signIn(): Promise<void> {
    const who = { email, password };
    const made = await call<{ access_token?: string }>('POST', '/auth/v1/signup', who);
    // The answer to an earlier try may have been lost.
    const session =
      made.body.access_token === undefined
        ? await call<{ access_token?: string }>('POST', '/auth/v1/token?grant_type=password', who)
        : made;
    const login = await call<{ access_token: string }>('POST', '/api/v1/auth/login', {
      token: session.body.access_token,
    });
    if (login.status !== 200)
      throw new Error(`${email} could not sign in: ${JSON.stringify([session, login])}`);
    token = login.body.access_token;
  }
  await signIn();

  const api = <T>(method: string, path: string, body?: unknown) =>
    call<T>(method, `/api/v1${path}`, body);

  /** @returns the content's id */
  async function create(scenes: number, of: 'pictures' | 'clips'): Promise<string> {
    const lengthS = of === 'clips' ? 5 : 1;
    const { status, body } = await api<{ id: string }>(
      'POST',
      '/content/create',
      newContent({
        email,
        scene_count: scenes,
        scene_length: lengthS,
        duration: lengthS * scenes,
        visual_model: of === 'clips' ? clipModel : pictureModel,
      }),
    );
    if (status !== 200) throw new Error(`create answered ${status}: ${JSON.stringify(body)}`);
    return body.id;
  }

  /** Asks for a storyboard until it is as wanted. @param each what is done at every look */
  async function until(
    contentId: string,
    wanted: (storyboard: Storyboard) => boolean,
    each: (storyboard: Storyboard) => Promise<unknown> = async () => {},
  ): Promise<Storyboard> {
    for (;;) {
      const { body } = await api<Storyboard>('GET', `/storyboard/content/${contentId}/storyboard`);
      if (wanted(body)) return body;
      await each(body);
      await setTimeout(lookEveryMs * (0.5 + draw()), undefined, { signal });
    }
  }

  const approve = (contentId: string) => api('POST', `/storyboard/content/${contentId}/approve`);

  /** Goes on until the film is there or has failed. A scene that failed is ordered once more, and then left as it is. */
  async function finish(contentId: string): Promise<Storyboard> {
    const path = `/storyboard/content/${contentId}`;
    const orderedAgain = new Set<string>();
    const hasEnded = ({ status, scenes }: Storyboard) =>
      status === 'completed' ||
      status === 'failed' ||
      (scenes.every((scene) => scene.status !== 'pending') &&
        scenes.some((scene) => scene.status === 'failed' && orderedAgain.has(scene.id)));
    return await until(contentId, hasEnded, async ({ status, scenes }) => {
      if (status === 'draft') await approve(contentId);
      if (status !== 'awaiting_compilation') return;
      const failed = scenes.filter((scene) => scene.status === 'failed').map(({ id }) => id);
      if (failed.length > 0) {
        for (const id of failed) orderedAgain.add(id);
        await api('POST', `${path}/make-scenes`, { scene_ids: failed });
      } else if (scenes.every((scene) => scene.status === 'completed'))
        await api('POST', `${path}/combine-scenes`);
    });
  }

  return { email, api, create, until, approve, finish };
}

export type ScaleUser = Awaited<ReturnType<typeof signUpAt>>;
