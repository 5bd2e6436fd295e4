import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { findFreePort } from '../apps/server/testing/server-process.ts';

const root = join(import.meta.dirname, '..');
const parts = [
  'packages/contract',
  'scripts',
  'apps/server',
  'apps/web',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
];

interface Workshop {
  readonly origin: string;
  /** Replaces a text in a source file, as an editor would. */
  edit(file: string, from: string, to: string): Promise<void>;
}

async function end(dev: ChildProcess): Promise<void> {
  if (dev.exitCode !== null) return;
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
}

/**
 * `npm run dev` in a copy of the sources, so that a test may edit them: in the project's own ignored folder, where its packages are found
 * and Vite watches.
 */
const test = base.extend<{ workshop: Workshop }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants the pattern
  workshop: async ({}, use) => {
    const folder = await mkdtemp(join(root, 'dist/dev-'));
    for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
    // Of our packages this one is edited here; the others are found in the project.
    await mkdir(join(folder, 'node_modules/@scenewright'), { recursive: true });
    await symlink('../../packages/contract', join(folder, 'node_modules/@scenewright/contract'));
    // The port after the server's, which Vite takes otherwise, may be the near end of somebody's connection.
    const [port, webPort] = [await findFreePort(), await findFreePort()];
    const dev = spawn(process.execPath, ['scripts/dev.ts'], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        WEB_PORT: String(webPort),
        DATA_DIR: join(folder, 'data'),
      },
    });
    await use({
      origin: `http://localhost:${webPort}`,
      async edit(file, from, to) {
        const path = join(folder, file);
        const text = await readFile(path, 'utf8');
        expect(text).toContain(from);
        await writeFile(path, text.replaceAll(from, to));
      },
    });
    await end(dev);
    await rm(folder, { recursive: true, force: true });
  },
});

thoroughly(() =>
  test('in development a changed page is swapped in place, and a changed server starts again', async ({
    workshop,
    page,
  }) => {
    const answer = async (path: string) =>
      await fetch(workshop.origin + path).then(
        (reply) => reply.text(),
        () => '',
      );
    await expect.poll(() => answer('/healthz')).not.toBe('');
    // A document of its own, and without a build not prerendered.
    await page.goto(`${workshop.origin}/pricing`);
    await page.getByRole('link', { name: 'Choose Plus' }).waitFor();
    await page.goto(`${workshop.origin}/auth`);
    await page.getByText('Welcome Back').waitFor();

    await page.evaluate(() => document.documentElement.setAttribute('data-before-the-edit', ''));
    await workshop.edit('apps/web/features/sign-in/auth-page.tsx', 'Welcome Back', 'Welcome again');
    await expect(page.getByText('Welcome again').first()).toBeVisible();
    await expect(page.locator('html[data-before-the-edit]')).toBeAttached();

    await workshop.edit(
      'packages/contract/errors.ts',
      'Please sign in to access this feature.',
      'Please sign in first.',
    );
    await expect.poll(() => answer('/api/v1/auth/me')).toContain('Please sign in first.');
  }),
);
