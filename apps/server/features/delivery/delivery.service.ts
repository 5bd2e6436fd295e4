import type { Clock } from '../../clock.ts';
import type { Database, Queryable, Tx } from '../../database/database.ts';
import type { JobHandlers } from '../../jobs/queue.ts';
import { certainMailboxOf, mailboxOf } from '../../mailbox.ts';
import type { Emails } from '../../providers/mail/mail.ts';
import { type Quota, takeFromQuota } from '../../quota.repository.ts';
import { type Content, type DueReminder, updateContent } from '../content/index.ts';
import * as repository from './delivery.repository.ts';
import { isOwnAddress, mailboxHash, writeToken } from './delivery.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const monthMs = 30 * dayMs;
/** Whoever does not answer is asked less: in a month as often as in so many days. */
const askedDaysInMonth = 2;

/** How many mails go to addresses that are not their account's own. */
export interface DeliveryLimits {
  /** Mails that ask for consent: to one mailbox a day from everybody (twice as many a month), by one account a day, from one network an hour. */
  readonly asksPerMailbox: number;
  readonly asksPerAccount: number;
  readonly asksPerNetwork: number;
  /** Mails about videos: to one mailbox an hour from everybody, and by one account an hour. */
  readonly mailsPerMailbox: number;
  readonly mailsPerAccount: number;
}

export interface DeliveryOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly emails: Emails;
  readonly secret: Uint8Array;
  readonly publicUrl: string;
  readonly limits: DeliveryLimits;
  /** Path of the page where everybody with the link can watch a content's film; null where its owner turned that off. */
  readonly findWatchPath: (db: Queryable, contentId: string) => Promise<string | null>;
}

/** Whether a video may be mailed to an address: it is the account's own, its owner agreed, or nobody has yet. */
export type RecipientStatus = 'own' | 'agreed' | 'waiting';

/** Where a mail may go. */
interface Recipient {
  readonly to: string;
  /** Null in the creator's own mails. */
  readonly stopLink: string | null;
}

/**
 * Mails about videos, and whom they may reach. An account's own confirmed address gets them at once; any other address is
 * asked first, by one mail that carries nothing its sender wrote.
 */
export function createDelivery(options: DeliveryOptions) {
  const { database, clock, emails, secret, publicUrl, limits } = options;

  /** Consent counts for the address that was asked, a refusal for every spelling of its mailbox: tags would get round it. */
  const refusalHash = (mailbox: string) => mailboxHash(secret, mailboxOf(mailbox));
  const pageOf = (consentId: string, mailbox: string) =>
    `${publicUrl}/mail/${writeToken(secret, { consentId, mailboxHash: refusalHash(mailbox) })}`;
  const stopLinkOf = (page: string) => `${page}/unsubscribe`;

  /** Stops at the first that is used up: a sender over a limit of their own takes nothing from what others may send to a mailbox, which comes last. */
  async function takeAll(tx: Tx, quotas: readonly Quota[]): Promise<boolean> {
    for (const quota of quotas)
      if ((await takeFromQuota(tx, quota, { secret, now: clock.now() })) !== null) return false;
    return true;
  }

  /** The mail that asks, once for each address of an account, unless the address refuses such mails or a limit is reached. */
  async function ask(
    tx: Tx,
    consent: repository.Consent,
    email: string,
    network: string | null,
  ): Promise<void> {
    if (consent.asked_at !== null || (await repository.isRefused(tx, refusalHash(consent.mailbox))))
      return;
    const mailbox = mailboxOf(consent.mailbox);
    const isAllowed = await takeAll(tx, [
      ...(network === null
        ? []
        : [
            {
              purpose: 'ask network',
              holder: network,
              most: limits.asksPerNetwork,
              windowMs: hourMs,
            },
          ]),
      {
        purpose: 'ask account',
        holder: consent.account_id,
        most: limits.asksPerAccount,
        windowMs: dayMs,
      },
      { purpose: 'ask mailbox', holder: mailbox, most: limits.asksPerMailbox, windowMs: dayMs },
      {
        purpose: 'ask mailbox in a month',
        holder: mailbox,
        most: limits.asksPerMailbox * askedDaysInMonth,
        windowMs: monthMs,
      },
    ]);
    if (!isAllowed) return;
    const link = pageOf(consent.id, consent.mailbox);
    await emails.sendConsentRequest(tx, { to: email, link, stopLink: stopLinkOf(link) });
    await repository.updateConsent(tx, consent.id, { asked_at: clock.now() });
  }

  /**
   * Asks an address for its consent where it has to be asked and was not yet. A limit that is reached says nothing here:
   * the address is asked when the film is finished.
   * @param from.network that the request came from; null where nobody waits for an answer
   */
  async function askFirst(
    tx: Tx,
    { accountId, email, network }: { accountId: string; email: string; network: string | null },
  ): Promise<void> {
    const sender = await repository.findSender(tx, accountId);
    if (sender === undefined || isOwnAddress(sender, email)) return;
    const consent = await repository.lockConsent(
      tx,
      accountId,
      certainMailboxOf(email),
      clock.now(),
    );
    if (consent.granted_at === null) await ask(tx, consent, email, network);
  }

  /** Whether what concerns an account may be mailed to an address. A refusal shows as nothing but that nobody agreed. */
  async function recipientStatus(
    db: Queryable,
    accountId: string,
    email: string,
  ): Promise<RecipientStatus> {
    const sender = await repository.findSender(db, accountId);
    if (sender !== undefined && isOwnAddress(sender, email)) return 'own';
    const mailbox = certainMailboxOf(email);
    const consent = await repository.findConsent(db, accountId, mailbox);
    const isAgreed =
      consent !== undefined &&
      consent.granted_at !== null &&
      !(await repository.isRefused(db, refusalHash(mailbox)));
    return isAgreed ? 'agreed' : 'waiting';
  }

  /** Where a mail about a video may go now; null: nowhere. 'waiting': when its owner agrees. */
  async function recipientOf(
    tx: Tx,
    accountId: string,
    email: string,
  ): Promise<Recipient | 'waiting' | null> {
    const sender = await repository.findSender(tx, accountId);
    if (sender === undefined) return null;
    if (isOwnAddress(sender, email)) return { to: email, stopLink: null };
    const consent = await repository.lockConsent(
      tx,
      accountId,
      certainMailboxOf(email),
      clock.now(),
    );
    if (
      consent.granted_at === null ||
      (await repository.isRefused(tx, refusalHash(consent.mailbox)))
    ) {
      await ask(tx, consent, email, null);
      return 'waiting';
    }
    const isAllowed = await takeAll(tx, [
      {
        purpose: 'mail account',
        holder: accountId,
        most: limits.mailsPerAccount,
        windowMs: hourMs,
      },
      {
        purpose: 'mail mailbox',
        holder: mailboxOf(consent.mailbox),
        most: limits.mailsPerMailbox,
        windowMs: hourMs,
      },
    ]);
    return isAllowed
      ? { to: email, stopLink: stopLinkOf(pageOf(consent.id, consent.mailbox)) }
      : null;
  }

  /** Mails that a film is finished, to where it may go. What a limit stops is not mailed later: the film is on the dashboard. */
  async function mailFilm(tx: Tx, content: Content): Promise<void> {
    const path = await options.findWatchPath(tx, content.id);
    // A film that was removed from view has a page that shows nothing.
    if (content.email === null || path === null || content.taken_down_at !== null) return;
    const recipient = await recipientOf(tx, content.account_id, content.email);
    if (recipient === 'waiting') return;
    if (recipient !== null)
      await emails.sendVideoReady(tx, {
        ...recipient,
        title: content.title,
        link: publicUrl + path,
      });
    await updateContent(tx, content.id, { film_mailed_at: clock.now() });
  }

  async function mailFailure(tx: Tx, content: Content): Promise<void> {
    if (content.email === null) return;
    const recipient = await recipientOf(tx, content.account_id, content.email);
    if (recipient === null || recipient === 'waiting') return;
    await emails.sendVideoFailed(tx, {
      ...recipient,
      title: content.title,
      link: `${publicUrl}/storyboard/${content.id}`,
    });
  }

  /** Mails that the planned time to post has come. Where the film's page is turned off, the creator is led to the storyboard, and nobody else is mailed. */
  async function remind(
    tx: Tx,
    { contentId, accountId, email, title, scheduledAt }: DueReminder,
  ): Promise<void> {
    const path = await options.findWatchPath(tx, contentId);
    if (path === null && (await recipientStatus(tx, accountId, email)) !== 'own') return;
    const recipient = await recipientOf(tx, accountId, email);
    if (recipient === null || recipient === 'waiting') return;
    await emails.sendTimeToPost(tx, {
      ...recipient,
      title,
      scheduledAt,
      link: publicUrl + (path ?? `/storyboard/${contentId}`),
    });
  }

  /** The job that mails about films which were finished before their recipient agreed, each once. */
  const mailWaiting: JobHandlers['mail-waiting-films'] = async ({
    payload: { consentId },
    complete,
  }) => {
    await database.transact(async (tx) => {
      const consent = await repository.findConsentById(tx, consentId);
      const contents =
        consent === undefined ? [] : await repository.lockWaitingContents(tx, consent.account_id);
      for (const content of contents)
        if (content.email !== null && certainMailboxOf(content.email) === consent?.mailbox)
          await mailFilm(tx, content);
      await complete(tx);
    });
  };

  /** What the creator should know of where a video is mailed to, in a sentence; null where there is nothing to say. */
  async function noticeOf(
    db: Queryable,
    { account_id: accountId, email }: Pick<Content, 'account_id' | 'email'>,
  ): Promise<string | null> {
    if (email === null || (await recipientStatus(db, accountId, email)) !== 'waiting') return null;
    return `We ask ${email} for its consent before we mail the video there. Until its owner agrees, the video is here only.`;
  }

  return { askFirst, mailFilm, mailFailure, remind, mailWaiting, noticeOf };
}
