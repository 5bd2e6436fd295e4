export interface MailMessage {
  /** Stable over retries, so that a receiving side may recognise a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a finished mail over. Implementations: `smtp/` and `outbox/`. */
export interface MailTransport {
  readonly name: string;
  /** @throws ProviderError */
  deliver(message: MailMessage): Promise<void>;
}
