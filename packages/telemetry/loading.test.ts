import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../../apps/server/testing/empty-database.ts';
import { findFreePort, startServerProcess } from '../../apps/server/testing/server-process.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'scenewright-loading-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes down the package of every module of OpenTelemetry that a process loads, in whichever way. */
const watchModules = (list: string) => `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
appendFileSync(${JSON.stringify(list)}, '');
registerHooks({
  load(url, context, next) {
    const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(url) ?? [];
    if (name !== undefined) appendFileSync(${JSON.stringify(list)}, name + '\\n');
    return next(url, context);
  },
});`;

async function packagesLoaded(name: string, settings: Record<string, string>): Promise<string[]> {
  const list = join(root, `${name}.txt`);
  const folder = join(root, name);
  await mkdir(folder);
  await copyEmptyDatabase(folder);
  const hook = `data:text/javascript,${encodeURIComponent(watchModules(list))}`;
  const server = await startServerProcess({
    folder,
    port: await findFreePort(),
    settings: { NODE_OPTIONS: `--import=${hook}`, ...settings },
  });
  await server.stop();
  return [...new Set((await readFile(list, 'utf8')).split('\n').filter(Boolean))].toSorted();
}

it('loads nothing that makes traces, unless a collector is named', async () => {
  // The API, which does nothing by itself, comes with the library of the metrics.
  expect(await packagesLoaded('without', {})).toEqual(['@opentelemetry/api']);
  const collector = `http://127.0.0.1:${await findFreePort()}`;
  expect(await packagesLoaded('with', { OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toEqual(
    expect.arrayContaining(['@opentelemetry/api', '@opentelemetry/sdk-trace']),
  );
});
