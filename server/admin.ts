/**
 * What an operator does by hand: `npm run admin -- <command>`. With the embedded database the server must be stopped
 * first, because the data folder belongs to one process.
 */
import { readConfig } from './config.ts';
import { operate } from './start.ts';
import type { Product } from './wire.ts';

interface Command {
  readonly usage: string;
  readonly purpose: string;
  /** @returns what is told the operator */
  run(operator: Product['operator'], args: readonly string[]): Promise<string>;
}

function required(value: string | undefined, name: string): string {
  if (value === undefined || value === '') throw new Error(`The ${name} is missing.`);
  return value;
}

function wholeNumber(value: string | undefined, name: string): number {
  const number = Number(required(value, name));
  if (!Number.isSafeInteger(number) || number <= 0) throw new Error(`The ${name} must be a whole number above zero.`);
  return number;
}

const commands: Readonly<Record<string, Command>> = {
  ledger: { usage: 'ledger EMAIL', purpose: "shows an account's plan, credits and what happened to them", run: (operator, [email]) => operator.showLedger(required(email, 'e-mail address')) },
  grant: {
    usage: 'grant EMAIL CREDITS REASON…',
    purpose: 'gives an account credits that do not expire',
    run: (operator, [email, credits, ...reason]) => operator.grant(required(email, 'e-mail address'), wholeNumber(credits, 'number of credits'), required(reason.join(' '), 'reason')),
  },
  refund: {
    usage: 'refund EMAIL USE [CREDITS]',
    purpose: 'gives credits of one use (its id in `ledger`) back, all of them or so many',
    run: (operator, [email, use, credits]) => operator.refund(required(email, 'e-mail address'), required(use, 'id of the use'), credits === undefined ? null : wholeNumber(credits, 'number of credits')),
  },
  enterprise: { usage: 'enterprise EMAIL', purpose: 'gives an account the Enterprise plan', run: (operator, [email]) => operator.giveEnterprise(required(email, 'e-mail address')) },
  'end-enterprise': { usage: 'end-enterprise EMAIL', purpose: 'takes the Enterprise plan back', run: (operator, [email]) => operator.takeEnterprise(required(email, 'e-mail address')) },
  replay: { usage: 'replay EVENT', purpose: 'has an announcement of the payment provider handled again', run: (operator, [event]) => operator.replay(required(event, "announcement's id")) },
  reconcile: { usage: 'reconcile', purpose: 'goes after announcements of payments that got lost, as every night', run: (operator) => operator.reconcile() },
};

const help = ['Commands:', ...Object.values(commands).map(({ usage, purpose }) => `  npm run admin -- ${usage.padEnd(30)} ${purpose}`)].join('\n');

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  process.stderr.write(`${help}\n`);
  process.exit(name === '' ? 0 : 1);
}
try {
  process.stdout.write(`${await operate(readConfig(), ({ operator }) => command.run(operator, args))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
