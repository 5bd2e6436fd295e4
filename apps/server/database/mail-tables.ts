import type { Generated } from 'kysely';

export interface MailTable {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where mail programs unsubscribe by themselves. */
  unsubscribe_url: Generated<string | null>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
}

/** The table of mail. */
export interface MailTables {
  mail: MailTable;
}
