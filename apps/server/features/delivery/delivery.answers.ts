import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { certainMailboxOf } from '../../mailbox.ts';
import * as repository from './delivery.repository.ts';
import { type ConsentToken, readToken } from './delivery.rules.ts';

/** What the owner of an address said. Where the account that asked is gone, only a refusal still means anything. */
export type ConsentAnswer = 'nothing' | 'agreed' | 'refused' | 'nothing, gone' | 'refused, gone';

interface AnswersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<JobQueue, 'enqueue'>;
  readonly secret: Uint8Array;
  /** Tells whoever looks at a content that it reads differently now. */
  readonly notifyStoryboard: (tx: Tx, contentId: string) => Promise<void>;
}

/** What the owners of addresses answer; the token in their mail is what lets them. Each answer may be changed. */
export function createAnswers({
  database,
  clock,
  queue,
  secret,
  notifyStoryboard,
}: AnswersOptions) {
  async function answerBy(token: ConsentToken): Promise<ConsentAnswer> {
    const consent = await repository.findConsentById(database.db, token.consentId);
    const isRefused = await repository.isRefused(database.db, token.mailboxHash);
    if (consent === undefined) return isRefused ? 'refused, gone' : 'nothing, gone';
    if (isRefused) return 'refused';
    return consent.granted_at === null ? 'nothing' : 'agreed';
  }

  /** A storyboard that goes to the address says whether its owner agreed. */
  async function announceAll(tx: Tx, consentId: string): Promise<void> {
    const consent = await repository.findConsentById(tx, consentId);
    const contents =
      consent === undefined ? [] : await repository.listAddressedContents(tx, consent.account_id);
    for (const { id, email } of contents)
      if (email !== null && certainMailboxOf(email) === consent?.mailbox)
        await notifyStoryboard(tx, id);
  }

  return {
    /** @returns null for a token that is not ours */
    async look(text: string): Promise<ConsentAnswer | null> {
      const token = readToken(secret, text);
      return token === null ? null : await answerBy(token);
    },

    /** Agrees to be mailed by the account that asked; its finished films follow. */
    async agree(text: string): Promise<ConsentAnswer | null> {
      const token = readToken(secret, text);
      if (token === null) return null;
      await database.transact(async (tx) => {
        // A film that is being finished holds the row, and is found by the job that comes after.
        if (!(await repository.updateConsent(tx, token.consentId, { granted_at: clock.now() })))
          return;
        await repository.deleteRefusal(tx, token.mailboxHash);
        await queue.enqueue(tx, 'mail-waiting-films', { consentId: token.consentId });
        await announceAll(tx, token.consentId);
      });
      return await answerBy(token);
    },

    /** Refuses to be mailed by anybody about videos. */
    async refuse(text: string): Promise<ConsentAnswer | null> {
      const token = readToken(secret, text);
      if (token === null) return null;
      await database.transact(async (tx) => {
        await repository.insertRefusal(tx, token.mailboxHash, clock.now());
        await repository.updateConsent(tx, token.consentId, { granted_at: null });
        await announceAll(tx, token.consentId);
      });
      return await answerBy(token);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
