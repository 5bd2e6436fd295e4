/** Orders films from a running product the way a creator's browser does: over its public HTTP interface alone. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { NewContent } from '@scenewright/contract/schemas/content.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';

const lookEveryMs = 1_000;
const patienceMs = 15 * 60_000;

export type Customer = Awaited<ReturnType<typeof signUpCustomer>>;

/** Signs up at a product that confirms addresses by itself (AUTH_AUTOCONFIRM). @throws Error with the reply that was no success */
export async function signUpCustomer(origin: string) {
  async function send<T>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<T> {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const reply = await fetch(origin + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const { access_token: token } = await send<{ access_token: string }>(
    'POST',
    '/auth/v1/signup',
    account,
  );
  const session = await send<{ access_token: string }>('POST', '/api/v1/auth/login', { token });
  return {
    get: <T>(path: string) => send<T>('GET', `/api/v1${path}`, undefined, session.access_token),
    post: <T>(path: string, body?: unknown) =>
      send<T>('POST', `/api/v1${path}`, body, session.access_token),
    /** Saves what a signed address of the product leads to. */
    async save(path: string, file: string): Promise<void> {
      const reply = await fetch(new URL(path, origin));
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      await writeFile(file, Buffer.from(await reply.arrayBuffer()));
    },
  };
}

/** From the wizard's form to the finished video: create, approve as written, combine. @returns its storyboard */
export async function orderFilm(customer: Customer, form: NewContent): Promise<Storyboard> {
  const { id } = await customer.post<{ id: string }>('/content/create', form);
  const path = `/storyboard/content/${id}`;
  const until = (isReached: (board: Storyboard) => boolean) =>
    waitFor(() => customer.get<Storyboard>(`${path}/storyboard`), isReached);
  await until(({ status }) => status === 'draft');
  await customer.post(`${path}/approve`);
  await until(({ scenes }) => scenes.every(({ status }) => status === 'completed'));
  await customer.post(`${path}/combine-scenes`);
  return await until(({ status }) => status === 'completed');
}

async function waitFor(
  look: () => Promise<Storyboard>,
  isReached: (board: Storyboard) => boolean,
): Promise<Storyboard> {
  const givesUpAt = performance.now() + patienceMs;
  while (performance.now() < givesUpAt) {
    const board = await look();
    const failure =
      board.failure ?? board.scenes.find((scene) => scene.status === 'failed')?.failure;
    if (failure !== undefined && failure !== null) throw new Error(`${board.title}: ${failure}`);
    if (board.scenes.length > 0 && isReached(board)) return board;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error('The film was not ready in time.');
}
