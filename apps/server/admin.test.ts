import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { pathOfScript } from './testing/bundled.ts';
import { compileOnceFlags } from './testing/compile-once.ts';
import { copyEmptyDatabase } from './testing/empty-database.ts';
import { findFreePort, startServerProcess } from './testing/server-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-admin-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm run admin -- …` as npm would. */
async function admin(...args: string[]): Promise<{ code: number; output: string; log: string }> {
  const { PATH = '', NODE_COMPILE_CACHE = join(folder, 'compiled') } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder };
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      [...compileOnceFlags, pathOfScript('admin.ts'), ...args],
      { cwd: folder, env },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: (stdout + stderr.replaceAll(/^\{.*\}$/gm, '')).trim(),
          log: stderr,
        }),
    );
  });
}

async function post(url: string, body: object): Promise<{ access_token: string }> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as { access_token: string };
}

describe('npm run admin', () => {
  it('lists its commands, and says what is missing', async () => {
    expect(await admin()).toMatchObject({
      code: 0,
      output: expect.stringContaining('npm run admin -- ledger EMAIL'),
    });
    expect(await admin('toString')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Commands:'),
    });
    expect(await admin('grant', 'a@example.com')).toMatchObject({
      code: 1,
      output: 'The number of credits is missing.',
    });
    for (const credits of representative(['0', '-5', '1.5', '1e400', 'many'], () => '', 2))
      expect(await admin('grant', 'a@example.com', credits, 'sorry')).toMatchObject({
        code: 1,
        output: 'The number of credits must be a whole number above zero.',
      });
    expect(await admin('move-storage', 'tape')).toMatchObject({
      code: 1,
      output: 'Say where the media go: disk or s3.',
    });
    expect(await admin('move-storage', 's3', '--force')).toMatchObject({
      code: 1,
      output: '--force means nothing here; --remove does.',
    });
    expect(await admin('grant', 'a@example.com', '5')).toMatchObject({
      code: 1,
      output: 'The reason is missing.',
    });
  });

  it('shows what models cost beside what their credits bring in, while a server may run', async () => {
    const { code, output } = await admin('models');
    expect(code).toBe(0);
    expect(output).toMatch(
      /^kwaivgi\/kling-v1\.6-standard +\S+ +on +40 +– +\$1\.23 +\$0\.50 +59%$/m,
    );
  });

  it('works on the data of a server that is stopped, and refuses while one runs', async () => {
    await copyEmptyDatabase(folder);
    const server = await startServerProcess({
      folder,
      port: await findFreePort(),
      script: 'testing/flat-server.ts',
    });
    const { access_token: token } = await post(`${server.url}/auth/v1/signup`, {
      email: 'someone@example.com',
      password: 'a long password',
    });
    await post(`${server.url}/api/v1/auth/login`, { token });
    expect(await admin('ledger', 'someone@example.com')).toMatchObject({
      code: 1,
      output: expect.stringContaining('already uses the data folder'),
    });
    expect(await server.stop()).toBe(0);
    const granted = await admin('grant', 'Someone@Example.com', '40', 'for', 'your', 'patience');
    expect(granted).toMatchObject({
      code: 0,
      output: 'Granted 40 credits to Someone@Example.com. Available now: 540.',
    });
    expect(granted.log).toContain('"security":"admin_action","reason":"grant"');
    expect(granted.log).not.toMatch(/someone/i);
    const { output } = await admin('ledger', 'someone@example.com');
    expect(output).toMatch(/plan free, subscription none, 540 available, 0 used/);
    expect(output).toMatch(/granted\s+40 .* for your patience/);
    // Each opens the data anew.
    for (const { command, says } of representative([
      { command: ['move-storage', 's3'], says: 'The setting S3_ENDPOINT is missing' },
      { command: ['replay', 'evt_unknown'], says: 'ever came in' },
    ]))
      expect(await admin(...command)).toMatchObject({
        code: 1,
        output: expect.stringContaining(says),
      });
  });
});
