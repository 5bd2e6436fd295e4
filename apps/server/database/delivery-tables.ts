import type { Generated } from 'kysely';

export interface MailConsentTable {
  id: string;
  account_id: string;
  mailbox: string;
  created_at: Date;
  /** When the mail that asks was written; null where a limit stood in its way. */
  asked_at: Generated<Date | null>;
  granted_at: Generated<Date | null>;
}

export interface MailRefusalTable {
  mailbox_hash: Uint8Array;
  refused_at: Date;
}

export interface WatchLinkTable {
  id: string;
  content_id: string;
  created_at: Date;
  revoked_at: Generated<Date | null>;
}

/** The tables of what leaves the product: mails to others, and pages for everybody. */
export interface DeliveryTables {
  mail_consent: MailConsentTable;
  mail_refusal: MailRefusalTable;
  watch_link: WatchLinkTable;
}
