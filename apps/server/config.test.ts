import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { readConfig, suspectNames } from './config.ts';
import { findFreePort, startServerProcess } from './testing/server-process.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('how payments are taken', () => {
  it.each([
    [{}, undefined],
    [{ PAYMENTS: 'local' }, 'local'],
    [{ PAYMENTS: 'local', ...keys }, 'local'],
    [{ PAYMENTS: 'stripe', ...keys }, 'stripe'],
    [keys, 'stripe'],
  ] as const)('follows from %j', (settings, payments) => {
    expect(readConfig(settings).PAYMENTS).toBe(payments);
  });

  it.each([
    [{ PAYMENTS: 'paypal' }, /^The setting PAYMENTS is wrong: may be local or stripe\.$/],
    [{ PAYMENTS: 'stripe' }, /^The setting STRIPE_SECRET_KEY is missing: /],
    [
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' },
      /^The setting STRIPE_WEBHOOK_SECRET is missing: /,
    ],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^The setting STRIPE_WEBHOOK_SECRET is missing: /],
    [
      { ...keys, STRIPE_SECRET_KEY: 'pk_test_1' },
      /^The setting STRIPE_SECRET_KEY is wrong: must begin with sk_ or rk_\.$/,
    ],
    [
      { ...keys, STRIPE_WEBHOOK_SECRET: 'sk_test_1' },
      /^The setting STRIPE_WEBHOOK_SECRET is wrong: /,
    ],
  ] as const)('cannot follow from %j', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(sentence);
  });

  it('never puts a key into its sentence', () => {
    expect(() =>
      readConfig({ STRIPE_SECRET_KEY: 'secret-of-mine', STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
    ).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret-of-mine') }));
  });
});

describe('media in S3', () => {
  const s3 = {
    STORAGE: 's3',
    S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'AK',
    S3_SECRET_ACCESS_KEY: 'secret-of-mine',
  };

  it('need an address, a bucket and a key, and have defaults for the rest', () => {
    expect(readConfig(s3)).toMatchObject({ S3_REGION: 'us-east-1', S3_PATH_STYLE: false });
  });

  it.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'stop the start where %s is missing',
    (name) => {
      const { [name]: _left, ...others } = s3 as Record<string, string>;
      expect(() => readConfig(others)).toThrow(
        new RegExp(`^The setting ${name} is missing: media in S3 need it`),
      );
      expect(readConfig({ ...others, STORAGE: 'disk' }).STORAGE).toBe('disk');
    },
  );

  it.each([
    [{ S3_ENDPOINT: 's3.example.com' }, /^The setting S3_ENDPOINT is wrong: must be an http/],
    [{ S3_ENDPOINT: 'https://a.example/media' }, /S3_ENDPOINT is wrong: .* without a path\.$/],
    [
      { S3_ENDPOINT: 'http://127.0.0.1:9000' },
      /^The setting S3_PATH_STYLE is wrong: it must be on/,
    ],
    [{ S3_BUCKET: 'my.media' }, /^The setting S3_PATH_STYLE is wrong: it must be on/],
    [{ S3_BUCKET: '../media' }, /^The setting S3_BUCKET is wrong: /],
    [{ S3_PREFIX: '../up' }, /^The setting S3_PREFIX is wrong: /],
    [
      { PUBLIC_URL: 'https://films.example', S3_PUBLIC_ENDPOINT: 'http://media.example' },
      /^The setting S3_PUBLIC_ENDPOINT is wrong: a page served over https/,
    ],
  ])('stop the start with %j', (settings, sentence) => {
    const read = () => readConfig({ ...s3, ...settings });
    expect(read).toThrow(sentence);
    expect(read).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret-of-mine') }),
    );
  });
});

describe('a value that is none', () => {
  it.each([
    ['STORAGE', 'tape', /^The setting STORAGE is wrong: may be disk or s3\.$/],
    ['STORAGE', 'constructor', /^The setting STORAGE is wrong: /],
    ['PORT', 'eighty', /^The setting PORT is wrong: /],
    ['HOST', 'all of them', /^The setting HOST is wrong: must be an address/],
    ['ROLES', 'api,janitor', /^The setting ROLES is wrong: may name api and worker\.$/],
    ['AUTH_SIGNUP', 'maybe', /^The setting AUTH_SIGNUP is wrong: /],
    ['TRUST_PROXY', 'true', /^The setting TRUST_PROXY is wrong: must list addresses/],
    [
      'FFMPEG_PATH',
      '/nowhere/ffmpeg',
      /^The setting FFMPEG_PATH is wrong: must be the path of an ffmpeg/,
    ],
    ['FFMPEG_PATH', tmpdir(), /^The setting FFMPEG_PATH is wrong: /],
    ['LOG_LEVEL', 'loud', /^The setting LOG_LEVEL is wrong: /],
  ])('stops the start: %s=%s', (name, value, sentence) =>
    expect(() => readConfig({ [name]: value })).toThrow(sentence),
  );

  it.each(['127.0.0.1', 'loopback', '10.0.0.0/8, ::1', 'loopback,192.168.0.0/16'])(
    'is not mistaken for one that is: TRUST_PROXY=%s',
    (value) => expect(readConfig({ TRUST_PROXY: value }).TRUST_PROXY).toBe(value),
  );
});

describe('a name that is none', () => {
  it.each(
    representative([
      [
        'STORAEG=disk',
        'The file .env sets STORAEG, which is no setting of Scenewright. Did you mean STORAGE?',
      ],
      [
        'storage=disk',
        'The file .env sets storage, which is no setting of Scenewright. Did you mean STORAGE?',
      ],
      [
        'SOMETHING_ELSE=1',
        'The file .env sets SOMETHING_ELSE, which is no setting of Scenewright.',
      ],
      [
        'REPLICATE_TOKEN=r8_1',
        'The file .env sets REPLICATE_TOKEN, which is no setting of Scenewright.',
      ],
    ]),
  )('stops the start where a .env file has it: %s', async (line, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'scenewright-env-'));
    await writeFile(join(folder, '.env'), `LOG_LEVEL=warn\n${line}\n`);
    const server = await startServerProcess({ folder, port: await findFreePort() });
    expect([await server.stop(), server.output().trim()]).toEqual([1, sentence]);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['STORAEG', 'STORAEG has no effect: did you mean STORAGE?'],
    ['DATADIR', 'DATADIR has no effect: did you mean DATA_DIR?'],
    ['PUBLIC-URL', 'PUBLIC-URL has no effect: did you mean PUBLIC_URL?'],
    ['stripe_secret_key', 'stripe_secret_key has no effect: did you mean STRIPE_SECRET_KEY?'],
    ['OPENAI_APIKEY', 'OPENAI_APIKEY has no effect: did you mean OPENAI_API_KEY?'],
    ['SCENEWRIGHT_TURBO', 'SCENEWRIGHT_TURBO has no effect: it is no setting of Scenewright.'],
    ['S3_BUCKETS', 'S3_BUCKETS has no effect: did you mean S3_BUCKET?'],
    [
      'REPLICATE_API_TOKENS',
      'REPLICATE_API_TOKENS has no effect: did you mean REPLICATE_API_TOKEN?',
    ],
  ])('is told of where the environment has it: %s', (name, sentence) =>
    expect(suspectNames({ [name]: '1' })).toEqual([sentence]),
  );

  it('is left alone where it is not like ours: the environment is shared with others', () => {
    const others = [
      'HOME',
      'PATH',
      'SHELL',
      'USER',
      'TERM',
      'LANG',
      'PWD',
      'TZ',
      'HOSTNAME',
      'NODE_OPTIONS',
      'NODE_ENV',
      'npm_config_cache',
      'npm_lifecycle_event',
      'CI',
      'DISPLAY',
      'LOGNAME',
      'MAIL',
      'EDITOR',
      'OPENAI_ORG_ID',
      'AWS_REGION',
      'VITEST_POOL_ID',
      'FORCE_COLOR',
      'XDG_DATA_DIRS',
    ];
    expect(suspectNames(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual([]);
  });
});
