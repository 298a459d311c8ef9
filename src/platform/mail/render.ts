import type { Config } from '../config.ts';
import type { Brand } from './email-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { MailRow } from './queries.ts';
import { composeEmail } from './templates/index.ts';
import type { OutgoingMail } from './transport.ts';

export function readBrand({ appName, publicUrl, supportEmail, operator }: Config): Brand {
  return {
    appName,
    publicUrl,
    supportEmail,
    operatorName: operator.name,
    operatorAddress: operator.address,
  };
}

type Stored = Pick<MailRow, 'id' | 'template' | 'recipient' | 'reply_to' | 'data'>;

/**
 * Renders a stored message. `unsubscribeUrl` works both for one-click unsubscribe of mail clients
 * (RFC 8058) and in the browser.
 * @throws Error when this version does not have the template
 */
export function renderMail(config: Config, mail: Stored, unsubscribeUrl: string): OutgoingMail {
  const brand = readBrand(config);
  const email = composeEmail(mail.template, mail.data, brand);
  const headers: Record<string, string> = {};
  if (email.optional) {
    const subject = encodeURIComponent(`No more ${email.optional}`);
    headers['List-Unsubscribe'] =
      `<${unsubscribeUrl}>, <mailto:${brand.supportEmail}?subject=${subject}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  const stop = email.optional ? unsubscribeUrl : undefined;
  return {
    id: mail.id,
    to: mail.recipient,
    replyTo: mail.reply_to ?? brand.supportEmail,
    subject: email.subject.replace(/\s+/g, ' ').trim(),
    text: renderText(email, brand, stop),
    html: renderHtml(email, brand, stop),
    headers,
  };
}
