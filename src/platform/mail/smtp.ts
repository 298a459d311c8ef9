import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './transport.ts';

interface SmtpSettings {
  /** smtp:// or smtps://, with user and password when the server requires them. */
  url: string;
  from: { name: string; address: string };
  /** Timeout for connecting and for idle sockets, in milliseconds. */
  timeoutMs?: number;
}

const LOOPBACK = /^(localhost|127\.|\[?::1)/;

/** Sends over SMTP, one connection per message. Requires TLS for a password to a remote host. */
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
    check: async () => void (await transport.verify()),
    close: async () => transport.close(),
  };
}

/** An authentication failure is not final: the operator can fix it, and the message is retried. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
