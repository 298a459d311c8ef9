/** A fully rendered message, with both parts. */
export interface OutgoingMail {
  /** Stable across retries, so that a receiver can detect duplicates. */
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface MailTransport {
  kind: 'smtp' | 'outbox';
  /** The destination, for logs. Never contains a password. */
  where: string;
  /** Resolves once the message is accepted. @throws MailRefused when a retry cannot succeed */
  send(mail: OutgoingMail): Promise<void>;
  /**
   * Connects as for a message but sends nothing.
   * @throws Error when a message could not be delivered
   */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The mail server permanently refused this message (a 5xx reply). */
export class MailRefused extends Error {}
