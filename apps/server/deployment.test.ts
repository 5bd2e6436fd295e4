import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settingNames } from './config.ts';
import { copyEmptyDatabase } from './testing/empty-database.ts';
import { findFreePort, startServerProcess } from './testing/server-process.ts';

/*
 * The image and the manifests are built and run elsewhere. What can be known here: that they can be read, that the product takes
 * the settings they name, and that what the image holds is enough for a start.
 */

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What an operator might say for each setting that is left to say. */
const said: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://video.example.com',
  DATABASE_URL: 'postgresql://scenewright:password@database:5432/scenewright',
  DATABASE_PASSWORD: 'password',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_PUBLIC_ENDPOINT: 'https://media.example.com',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'scenewright',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  METRICS_TOKEN: 'a token of some length',
};

/** Holds that each name is a setting, and that the product takes them together. */
function expectTaken(settings: Readonly<Record<string, string>>): void {
  expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(() => readConfig(settings)).not.toThrow();
}

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const [, last = ''] = dockerfile.split('\nFROM debian');
  const env: Record<string, string> = Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(last)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const { PATH: path, NODE_ENV: mode, NODE_COMPILE_CACHE: compiled, ...settings } = env;

  /** Lays out what the last stage copies, with the packages of this folder. */
  function layOut(folder: string): void {
    for (const [, ...words] of last.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)) {
      const [sources = '', target = ''] = words;
      for (const source of sources.split(' '))
        cpSync(
          join(root, source),
          join(
            folder,
            target === './' || target.endsWith('/') ? join(target, basename(source)) : target,
          ),
          {
            recursive: true,
            filter: (from) => !/\/node_modules$|\.test\.tsx?$/.test(from),
          },
        );
    }
    const modules = join(root, 'node_modules');
    for (const name of readdirSync(modules)) {
      if (name === '@scenewright') continue;
      const target = join(folder, 'node_modules', name);
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(join(modules, name), target);
    }
    // Our own packages are the copies, not those of this folder.
    mkdirSync(join(folder, 'node_modules/@scenewright'));
    for (const name of readdirSync(join(folder, 'packages')))
      symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@scenewright', name));
  }

  it('installs from the package.json of every workspace', () => {
    const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root });
    for (const one of workspaces)
      expect(dockerfile).toContain(`COPY ${one} ${one.replace('package.json', '')}\n`);
    // Packages that lie in the folder of a workspace would not be copied.
    expect(read('package-lock.json')).not.toMatch(/"(?:apps|packages)\/[\w-]+\/node_modules\//);
  });

  it('sets what the product takes, and runs as nobody on the Node of its own packages', () => {
    expectTaken(settings);
    expect([mode, path]).toEqual(['production', '/app/node_modules/.bin:$PATH']);
    // Where its user may write, and what is lost is only made again.
    expect(compiled).toBe(`${settings['DATA_DIR']}/cache/compiled`);
    expect(last).toMatch(/^USER 10001$/m);
    expect(last).toMatch(/^CMD \["node", "apps\/server\/main\.ts"\]$/m);
  });

  it('holds what a start needs, and tells whether it is well', async () => {
    const image = await mkdtemp(join(tmpdir(), 'scenewright-image-'));
    layOut(image);
    const [port, folder] = [await findFreePort(), join(image, 'data')];
    mkdirSync(folder);
    await copyEmptyDatabase(folder);
    const server = await startServerProcess({
      serverFolder: join(image, 'apps/server/'),
      folder,
      port,
      settings: { NODE_ENV: mode ?? '' },
    });
    const [command = '', ...args] = JSON.parse(
      /HEALTHCHECK[^[]*CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]',
    ) as string[];
    expect(command).toBe('node');
    const check = (asked: number) =>
      new Promise((resolve) => {
        execFile(process.execPath, args, { env: { PORT: String(asked) } }, (error) =>
          resolve(error?.code ?? 0),
        );
      });
    expect(await check(port)).toBe(0);
    expect(await server.stop()).toBe(0);
    expect(await check(port)).toBe(1);
    await rm(image, { recursive: true, force: true });
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>;
    volumes: Record<string, unknown>;
  };
  const environmentOf = (service: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(compose.services[service]?.environment ?? {}).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, asked: string) => said[asked] ?? `no ${asked}`),
      ]),
    );

  it('gives web and worker the same settings but their roles, and the product takes them', () => {
    const { ROLES: webRoles, TRUST_PROXY: _proxy, ...web } = environmentOf('web');
    const { ROLES: workerRoles, ...worker } = environmentOf('worker');
    expect([webRoles, workerRoles]).toEqual(['api', 'worker']);
    expect(web).toEqual(worker);
    expectTaken(environmentOf('web'));
    expectTaken(environmentOf('worker'));
    expect(JSON.stringify(web)).not.toContain('no ');
  });

  it('names every volume that it uses', () => {
    const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
  });
});

describe('the manifests for Kubernetes', () => {
  interface Container {
    readonly env: readonly { readonly name: string; readonly value: string }[];
  }
  interface Manifest {
    readonly kind: string;
    readonly metadata: { readonly name: string };
    readonly spec: {
      readonly scaleTargetRef?: { readonly name: string };
      readonly template?: { readonly spec: { readonly containers: readonly Container[] } };
    };
  }
  const paths = globSync('ops/kubernetes/*.yaml', { cwd: root }).toSorted();
  const readManifests = (): Manifest[] =>
    paths.flatMap((path) =>
      parseAllDocuments(read(path)).map((document) => {
        expect(document.errors, path).toEqual([]);
        return document.toJS() as Manifest;
      }),
    );
  const deployments = () => readManifests().filter(({ kind }) => kind === 'Deployment');

  it('give each Deployment settings that the product takes, with those of the Secret', () => {
    const [, names = ''] =
      /^#     ((?:[A-Z0-9_]+,? ?)+)$/m.exec(read('ops/kubernetes/scenewright.yaml')) ?? [];
    const secret = Object.fromEntries(names.split(', ').map((name) => [name, said[name] ?? '']));
    expect(Object.keys(secret)).toContain('DATABASE_URL');
    const containers = deployments().flatMap(({ spec }) => spec.template?.spec.containers ?? []);
    expect(containers).toHaveLength(2);
    for (const { env } of containers)
      expectTaken({
        ...secret,
        ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
      });
  });

  it('scale what there is', () => {
    const scaled = readManifests().flatMap(({ spec }) => spec.scaleTargetRef?.name ?? []);
    expect(scaled.toSorted()).toEqual(
      deployments()
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    );
  });
});
