/** Leads to where mails lie on an installation that has no mail server. */
export function OutboxLink() {
  return (
    <a
      href="/outbox"
      target="_blank"
      className="font-medium text-accent underline underline-offset-4"
    >
      outbox of this installation
    </a>
  );
}
