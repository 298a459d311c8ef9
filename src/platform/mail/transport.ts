/** A message as it leaves: whole, with both parts. */
export interface OutgoingMail {
  /** Names the message for ever: a receiver that gets it twice can tell. */
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
  /** Where messages go, for the operator; never with a password. */
  where: string;
  /** Resolves once the message is accepted. @throws MailRefused when trying again is of no use */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** The mail server refuses this message for good (an answer of the 500s). */
export class MailRefused extends Error {}
