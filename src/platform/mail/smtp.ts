import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './transport.ts';

interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string;
  from: { name: string; address: string };
  /** Longest silence of the server, in milliseconds. */
  timeoutMs?: number;
}

const LOOPBACK = /^(localhost|127\.|\[?::1)/;

/** Sends over SMTP, one connection a message; a password leaves this machine over TLS only. */
export function createSmtp({ url, from, timeoutMs = 20_000 }: SmtpSettings): MailTransport {
  const { hostname, host, protocol, username, searchParams } = new URL(url);
  const needsTls = username !== '' && !LOOPBACK.test(hostname) && !searchParams.has('requireTLS');
  const transport = createTransport({
    url,
    ...(needsTls && { requireTLS: true }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    kind: 'smtp',
    where: `${protocol}//${host}`,
    async send({ id, to, replyTo, subject, text, html, headers }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to,
          ...(replyTo && { replyTo }),
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(messageOf(error), { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

/** A refused sign-in is the operator's to mend, so the message waits for it. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
