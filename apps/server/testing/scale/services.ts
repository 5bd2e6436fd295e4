import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReplicateEmulator } from '@scenewright/replicate-emulator';
import { startS3Emulator } from '@scenewright/s3-emulator';
import { createDatabase, startPostgresqlServer } from '../postgresql-server.ts';
import { startPooler } from './pooler.ts';
import { makeTinyOutputs } from './tiny-outputs.ts';

const lookEveryMs = 50;

interface ServicesPlan {
  readonly modelMs: number;
  /** Where a PgBouncer lies that stands before the database; absent: none does. */
  readonly pooler?: string | undefined;
}

/** Everything the processes under test share: database, hosted models, storage, and the folder of one machine. */
export async function startServices({ modelMs, pooler: program }: ServicesPlan) {
  const clock = { now: () => new Date() };
  const postgresql = await startPostgresqlServer();
  const databaseUrl = await createDatabase(postgresql.url);
  const pooler = program === undefined ? null : await startPooler(program, databaseUrl);
  const replicate = await startReplicateEmulator({ clock, outputs: await makeTinyOutputs() });
  const s3 = await startS3Emulator();
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-scale-'));
  // Its models work by the clock.
  const work = setInterval(() => {
    for (const { id, status, createdAt } of replicate.predictions()) {
      if (status !== 'starting' && status !== 'processing') continue;
      if (Date.now() - createdAt.getTime() >= modelMs) replicate.finish(id);
      else replicate.start(id);
    }
  }, lookEveryMs);

  const settings: Record<string, string> = {
    DATABASE_URL: pooler?.url ?? databaseUrl,
    ...(pooler && { DATABASE_DIRECT_URL: databaseUrl }),
    REPLICATE_API_TOKEN: replicate.settings.token,
    REPLICATE_BASE_URL: replicate.settings.baseUrl,
    REPLICATE_OUTPUT_HOSTS: replicate.settings.outputHost,
    STORAGE: 's3',
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    S3_PATH_STYLE: 'on',
    SIGNUP_GIFT_CREDITS: '5000',
    GIFTS_PER_NETWORK_DAY: 'off',
    DAILY_MEDIA_COST_ACCOUNT_USD: 'off',
    DAILY_MEDIA_COST_TOTAL_USD: 'off',
  };
  return {
    ...{ postgresql, databaseUrl, replicate, s3, folder, settings },
    async close() {
      clearInterval(work);
      await pooler?.stop();
      await Promise.all([replicate.close(), s3.close(), postgresql.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;
