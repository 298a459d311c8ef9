import { mkdir } from 'node:fs/promises';
import type { Config } from '../config.ts';
import type { MailTransport } from './transport.ts';

/** Uses SMTP when a server is configured, else the local outbox. */
export async function createMailTransport(config: Config): Promise<MailTransport> {
  if (!config.mail.smtpUrl) {
    const { createOutbox } = await import('./outbox.ts');
    // A problem is reported at the start, not with every mail.
    await mkdir(config.mail.outboxDir, { recursive: true });
    return createOutbox(config.mail.outboxDir, config.mail.from);
  }
  const { createSmtp } = await import('./smtp.ts');
  return createSmtp({
    url: config.mail.smtpUrl,
    from: { name: config.appName, address: config.mail.from },
  });
}
