import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** How to launch a Chromium; fits Playwright's `launchOptions`. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
  readonly args: string[];
  /** Of Playwright's own arguments those that are left out. */
  readonly ignoreDefaultArgs: string[];
}

// The package's own argument list is for one-shot functions: it turns web security off and runs in one process.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--autoplay-policy=no-user-gesture-required',
];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Shared memory that is enough for several browsers; a container has a sixteenth of it, unless told otherwise. */
const sharedMemoryBytes = 1e9;

/**
 * Playwright has Chromium put what its processes share into files of the temporary folder, since containers have little shared
 * memory. Where there is enough, a page costs a twelfth less processor time without.
 */
async function unneededArguments(): Promise<string[]> {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= sharedMemoryBytes ? ['--disable-dev-shm-usage'] : [];
}

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache', import.meta.url));

/**
 * Finds a Chromium for tests: the one CHROMIUM_PATH names, else the npm package's (x64 Linux; unpacked on first use
 * into node_modules/.cache, safely for processes that start at once), else the system's. Throws where there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const common = { args, ignoreDefaultArgs: await unneededArguments() };
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '')
    return { executablePath: named, env: environment(), ...common };
  if (process.platform === 'linux' && process.arch === 'x64')
    return { ...(await findPackaged()), ...common };
  const executablePath = systemPaths.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH.');
  return { executablePath, env: environment(), ...common };
}

async function findPackaged(): Promise<Pick<Chromium, 'executablePath' | 'env'>> {
  const folder = join(cacheFolder, `chromium-${await packageVersion()}`);
  if (!existsSync(join(folder, 'chromium'))) await unpackInto(folder);
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']]
    .filter(Boolean)
    .join(':');
  return {
    executablePath: join(folder, 'chromium'),
    env: environment({ LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fontconfig') }),
  };
}

async function packageVersion(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version }: { version: string } = JSON.parse(
    await readFile(join(dirname(entry), '../package.json'), 'utf8'),
  );
  return version;
}

async function unpackInto(folder: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const draft = await mkdtemp(join(cacheFolder, 'chromium-draft-'));
  try {
    const script = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url));
    await promisify(execFile)(process.execPath, [script], { env: environment({ TMPDIR: draft }) });
    await writeFontConfiguration(draft, folder);
    await rename(draft, folder);
  } catch (error) {
    // Another process may have been first.
    if (!existsSync(join(folder, 'chromium'))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The package's own file names a folder that does not exist here; without a font, text has no size and cannot be found. */
async function writeFontConfiguration(draft: string, folder: string): Promise<void> {
  await mkdir(join(draft, 'fontconfig'));
  await writeFile(
    join(draft, 'fontconfig/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fontconfig/cache</cachedir></fontconfig>
`,
  );
}

function environment(extra: Record<string, string> = {}): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(inherited), ...extra };
}
