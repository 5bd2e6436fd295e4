export interface MailMessage {
  /** Stable over retries, so that a receiving side may recognise a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program unsubscribes its reader by one POST (RFC 8058); null where there is nothing to unsubscribe from. */
  readonly unsubscribeUrl: string | null;
}

/** Hands a finished mail over. Implementations: a mail server (`smtp/`), and the host's own outbox. */
export interface MailTransport {
  readonly name: string;
  /** True where people read the stored mail itself, so that its body must stay after delivery. */
  readonly keepsBodies: boolean;
  /** @throws ProviderError */
  deliver(message: MailMessage): Promise<void>;
}

/** What a mail says, before it has an address. */
export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * An email about a video. What its creator typed is quoted as the title alone, short and inert.
 * `stopLink`: where a reader who is not the creator ends these mails; null in the creator's own.
 */
export interface VideoMail {
  readonly to: string;
  readonly title: string;
  readonly link: string;
  readonly stopLink: string | null;
}
