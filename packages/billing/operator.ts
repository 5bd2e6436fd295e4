import { randomUUID } from 'node:crypto';
import type { Accounts, Database } from './host.ts';
import type { Payments } from '@scenewright/contract/rules/payments.ts';
import type { Credits } from '@scenewright/ledger';
import type { Billing } from './billing.ts';
import { getCreditInfo, listUsage } from './queries.ts';

interface OperatorOptions {
  readonly database: Database;
  readonly payments: Payments;
  readonly credits: Credits;
  readonly accounts: Pick<Accounts, 'listByEmail'>;
  readonly billing: Pick<Billing, 'manualPlans' | 'inbox'>;
}

const shownLines = 50;

/** What an operator does by hand. Each method answers with what the operator is told. @throws Error with one sentence */
export function createOperator({
  database,
  payments,
  credits,
  accounts,
  billing,
}: OperatorOptions) {
  async function getAccount(email: string): Promise<string> {
    const [first, ...others] = await accounts.listByEmail(email);
    if (first === undefined) throw new Error(`Nobody has an account with ${email}.`);
    if (others.length > 0)
      throw new Error(
        `${others.length + 1} accounts have the address ${email}: ${[first, ...others].map(({ id }) => id).join(', ')}. Settle that first.`,
      );
    return first.id;
  }

  const balance = async (accountId: string) =>
    `Available now: ${await credits.available(database.db, accountId)}.`;

  return {
    async showLedger(email: string): Promise<string> {
      const accountId = await getAccount(email);
      const {
        tier,
        subscription_status: status,
        available_credits: available,
        total_used: used,
        next_refresh: refresh,
      } = await getCreditInfo({ database, payments, credits }, accountId);
      const { items } = await listUsage({ database, credits }, accountId, {
        page: 1,
        pageSize: shownLines,
      });
      const head = `${email} (${accountId}): plan ${tier}, subscription ${status}, ${available} available, ${used} used, refreshes on ${refresh ?? '–'}`;
      return [
        head,
        ...items.map(
          ({ id, date, kind, credits: count, description }) =>
            `${date}  ${kind.padEnd(9)} ${String(count).padStart(9)}  ${id}  ${description}`,
        ),
      ].join('\n');
    },

    async grant(email: string, amount: number, reason: string): Promise<string> {
      const accountId = await getAccount(email);
      await database.transact((tx) =>
        credits.grant(tx, {
          accountId,
          kind: 'purchase',
          amount,
          expiresAt: null,
          source: { type: 'operator', id: randomUUID() },
          description: reason,
        }),
      );
      return `Granted ${amount} credits to ${email}. ${await balance(accountId)}`;
    },

    async refund(email: string, use: string, amount: number | null): Promise<string> {
      const accountId = await getAccount(email);
      const found = await credits.findUse(database.db, accountId, use);
      if (found === null)
        throw new Error(
          `${email} has no use of credits with the id ${use}. \`ledger\` shows them.`,
        );
      const refunded = amount ?? found.credits;
      await database.transact((tx) =>
        credits.refund(tx, {
          holdId: found.holdId,
          amount: refunded,
          key: `operator:${randomUUID()}`,
          description: 'Refunded by us',
        }),
      );
      return `Refunded ${refunded} credits to ${email}. ${await balance(accountId)}`;
    },

    async giveEnterprise(email: string): Promise<string> {
      const accountId = await getAccount(email);
      await billing.manualPlans.give(accountId);
      return `${email} has the Enterprise plan. ${await balance(accountId)}`;
    },

    async takeEnterprise(email: string): Promise<string> {
      const accountId = await getAccount(email);
      await billing.manualPlans.take(accountId);
      return `${email} is on the free plan again. ${await balance(accountId)}`;
    },

    async replay(eventId: string): Promise<string> {
      if (!(await billing.inbox.replay(eventId)))
        throw new Error(
          `No announcement ${eventId} of ${payments.name} ever came in, or it does not concern us. Try \`reconcile\`.`,
        );
      return `The announcement ${eventId} will be handled again as soon as a worker runs.`;
    },

    async reconcile(): Promise<string> {
      await billing.inbox.reconcile();
      return 'Reconciled. What was taken in is handled as soon as a worker runs.';
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;
