/**
 * What an operator does by hand: `npm run admin -- <command>`. With the embedded database the server must be stopped
 * first, because the data folder belongs to one process.
 */
import type { Config } from './config.ts';
import type { Product } from './wire.ts';

type Work = (operator: Product['operator']) => Promise<string>;
/** Work that opens no product: there is none yet, or a server may run meanwhile. */
interface Reading {
  fromSettings(config: Config): Promise<string>;
}

interface Command {
  readonly usage: string;
  readonly purpose: string;
  /** Reads what was typed before anything is opened. @returns the work, which says what the operator is told. @throws Error with one sentence */
  read(args: readonly string[]): Work | Reading;
}

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new Error(`The ${name} is missing.`);
  return value;
}

function wholeNumber(value: string | undefined, name: string): number {
  const number = Number(required(value, name));
  if (!Number.isSafeInteger(number) || number <= 0)
    throw new Error(`The ${name} must be a whole number above zero.`);
  return number;
}

const ofEmail =
  (work: (operator: Product['operator'], email: string) => Promise<string>): Command['read'] =>
  ([typed]) => {
    const email = required(typed, 'e-mail address');
    return (operator) => work(operator, email);
  };

const commands: Readonly<Record<string, Command>> = {
  ledger: {
    usage: 'ledger EMAIL',
    purpose: "shows an account's plan, credits and what happened to them",
    read: ofEmail((operator, email) => operator.showLedger(email)),
  },
  grant: {
    usage: 'grant EMAIL CREDITS REASON…',
    purpose: 'gives an account credits that do not expire',
    read([typed, number, ...words]) {
      const [email, credits, reason] = [
        required(typed, 'e-mail address'),
        wholeNumber(number, 'number of credits'),
        required(words.join(' '), 'reason'),
      ];
      return (operator) => operator.grant(email, credits, reason);
    },
  },
  refund: {
    usage: 'refund EMAIL USE [CREDITS]',
    purpose: 'gives credits of one use (its id in `ledger`) back, all of them or so many',
    read([typed, id, number]) {
      const [email, use, credits] = [
        required(typed, 'e-mail address'),
        required(id, 'id of the use'),
        number === undefined ? null : wholeNumber(number, 'number of credits'),
      ];
      return (operator) => operator.refund(email, use, credits);
    },
  },
  enterprise: {
    usage: 'enterprise EMAIL',
    purpose: 'gives an account the Enterprise plan',
    read: ofEmail((operator, email) => operator.giveEnterprise(email)),
  },
  'end-enterprise': {
    usage: 'end-enterprise EMAIL',
    purpose: 'takes the Enterprise plan back',
    read: ofEmail((operator, email) => operator.takeEnterprise(email)),
  },
  replay: {
    usage: 'replay EVENT',
    purpose: 'has an announcement of the payment provider handled again',
    read([id]) {
      const event = required(id, "announcement's id");
      return (operator) => operator.replay(event);
    },
  },
  takedown: {
    usage: 'takedown LINK-OR-ID',
    purpose: 'removes a video from view: its link, or its content by id',
    read([typed]) {
      const named = required(typed, 'link or content id');
      return (operator) => operator.takeDown(named);
    },
  },
  'move-storage': {
    usage: 'move-storage disk|s3 [--remove]',
    purpose: 'copies all media into the storage named; --remove then removes them from the other',
    read([to, option]) {
      if (to !== 'disk' && to !== 's3') throw new Error('Say where the media go: disk or s3.');
      if (option !== undefined && option !== '--remove')
        throw new Error(`${option} means nothing here; --remove does.`);
      const tell = (line: string) => void process.stderr.write(`${line}\n`);
      return (operator) => operator.moveStorage(to, { remove: option === '--remove', tell });
    },
  },
  reconcile: {
    usage: 'reconcile',
    purpose: 'goes after announcements of payments that got lost, as every night',
    read: () => (operator) => operator.reconcile(),
  },
  backup: {
    usage: 'backup FILE',
    purpose: 'writes database, media and secrets into one new file',
    read([typed]) {
      const file = required(typed, 'name of the file');
      return (operator) => operator.backUp(file);
    },
  },
  restore: {
    usage: 'restore FILE',
    purpose: 'fills an empty DATA_DIR (and database) from a backup',
    read([typed]) {
      const file = required(typed, 'name of the file');
      return { fromSettings: (config) => restore(config, file) };
    },
  },
  models: {
    usage: 'models',
    purpose: 'shows what each hosted model costs beside what its credits bring in',
    read: () => ({ fromSettings: showModels }),
  },
};

async function restore(config: Config, file: string): Promise<string> {
  const [{ restoreBackup }, { createCommandLog }] = await Promise.all([
    import('./wire-backup.ts'),
    import('./log.ts'),
  ]);
  return await restoreBackup(config, file, createCommandLog('warn'));
}

async function showModels(config: Config): Promise<string> {
  const [{ readOverrides }, { readCatalogue }, { marginsOf, marginTable }] = await Promise.all([
    import('@scenewright/hosted-models/catalogue-overrides.ts'),
    import('@scenewright/hosted-models/catalogue.ts'),
    import('@scenewright/hosted-models/margins.ts'),
  ]);
  return marginTable(marginsOf(readCatalogue(await readOverrides(config))));
}

const help = [
  'Commands:',
  ...Object.values(commands).map(
    ({ usage, purpose }) => `  npm run admin -- ${usage.padEnd(30)} ${purpose}`,
  ),
].join('\n');

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  process.stderr.write(`${help}\n`);
  process.exit(name === '' ? 0 : 1);
}
try {
  const work = command.read(args);
  // Only now: the whole product takes seconds to load.
  const { readConfig } = await import('./config.ts');
  const config = readConfig();
  const answer =
    typeof work === 'function'
      ? (await import('./start.ts')).operate(config, name, ({ operator }) => work(operator))
      : work.fromSettings(config);
  process.stdout.write(`${await answer}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
