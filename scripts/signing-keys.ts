/**
 * `npm run signing-keys [rotate [now] | revoke <kid>]`: shows and changes the keys that the embedded identity service
 * signs with. A running server notices within seconds.
 */
import { readConfig, signingKeysFile } from '../apps/server/config.ts';
import {
  type KeySet,
  readKeyFile,
  replaceKeyFile,
} from '@scenewright/identity-server/tokens/key-file.ts';
import {
  addStandby,
  publishedForS,
  revoke,
  rotate,
} from '@scenewright/identity-server/tokens/key-rotation.ts';

const usage = 'npm run signing-keys [rotate [now] | revoke <kid>]';

const meanings = {
  current: 'signs',
  standby: 'in reserve, published',
  previous: 'signed before, its tokens are taken',
  revoked: 'its tokens are refused',
} as const;

function show(keys: KeySet): string {
  return keys
    .map(
      ({ kid, status, since }) =>
        `${kid}  ${status.padEnd(8)}  ${since === null ? '' : `since ${since.toISOString()}, `}${meanings[status]}`,
    )
    .join('\n');
}

/** The keys as the command leaves them, and what to say to that. */
async function change(
  keys: KeySet,
  [command, argument]: readonly string[],
  now: Date,
): Promise<{ keys: KeySet; note: string }> {
  if (command === 'revoke' && argument !== undefined)
    return {
      keys: revoke(keys, argument, now),
      note: 'Running servers refuse its tokens within seconds; who holds one gets a new one by refreshing their session.',
    };
  if (command !== 'rotate' || (argument !== undefined && argument !== 'now'))
    throw new Error(`Usage: ${usage}`);
  if (!keys.some(({ status }) => status === 'standby')) {
    return {
      keys: await addStandby(keys, now),
      note: `A key is in reserve now. Rotate again in ${publishedForS / 60} minutes, when all copies of the published keys have it.`,
    };
  }
  return {
    keys: await rotate(keys, now, { hurry: argument === 'now' }),
    note: 'Running servers sign with the new key within seconds; tokens of the last one stay good until they expire, or until it is revoked.',
  };
}

async function main(args: readonly string[]): Promise<string> {
  const config = readConfig();
  if (config.AUTH_URL !== undefined)
    throw new Error(`The identity service is hosted (AUTH_URL): its keys are rotated there.`);
  const path = signingKeysFile(config);
  const stored = await readKeyFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(
        `There are no keys at ${path} yet: the server makes them at its first start.`,
        { cause: error },
      );
    throw error;
  });
  if (args.length === 0) return show(stored);
  const { keys, note } = await change(stored, args, new Date());
  await replaceKeyFile(path, keys);
  return `${show(keys)}\n${note}`;
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
