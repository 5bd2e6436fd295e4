import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { postgresqlOfFile } from '../testing/engine-of-file.ts';
import { createDatabase } from '../testing/postgresql-server.ts';
import { findFreePort, startServerProcess } from '../testing/server-process.ts';
import { startTestProduct } from '../testing/test-product.ts';

const postgresql = postgresqlOfFile();

it('a worker says how it is, and serves nothing else', async () => {
  const product = await startTestProduct({ workers: false });
  const ask = async (url: string) => (await product.workerApp.inject({ url })).statusCode;
  expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map(ask))).toEqual([200, 200, 200]);
  expect(await Promise.all(['/', '/api/v1/config', '/docs'].map(ask))).toEqual([404, 404, 404]);
  expect((await product.workerApp.inject({ url: '/metrics' })).body).toContain(
    'scenewright_jobs_waiting{kind="make-scene"} 0',
  );
  await product.stop();
});

// The embedded database belongs to one process, which has both roles.
it.runIf(postgresql)('a process that only works answers at WORKER_PORT', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-worker-'));
  const port = await findFreePort();
  const worker = await startServerProcess({
    folder,
    port,
    settings: {
      ROLES: 'worker',
      WORKER_PORT: String(port),
      DATABASE_URL: await createDatabase(postgresql?.url ?? '', postgresql?.template),
    },
  });
  expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker.url}/api/v1/config`)).status).toBe(404);
  expect(await worker.stop()).toBe(0);
  await rm(folder, { recursive: true, force: true });
});
