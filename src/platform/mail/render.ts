import type { Config } from '../config.ts';
import type { Brand } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { MailRow } from './queries.ts';
import { composeLetter } from './templates/index.ts';
import type { OutgoingMail } from './transport.ts';

export function brandOf({ appName, publicUrl, supportEmail, operator }: Config): Brand {
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
 * The whole message of a stored one. `stopUrl`: where its recipient asks for no more of its kind,
 * by one click of the mail program (RFC 8058) or on the page.
 * @throws Error for a template that this version does not have
 */
export function renderMail(config: Config, mail: Stored, stopUrl: string): OutgoingMail {
  const brand = brandOf(config);
  const letter = composeLetter(mail.template, mail.data, brand);
  const headers: Record<string, string> = {};
  if (letter.optional) {
    const subject = encodeURIComponent(`No more ${letter.optional}`);
    headers['List-Unsubscribe'] = `<${stopUrl}>, <mailto:${brand.supportEmail}?subject=${subject}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  const stop = letter.optional ? stopUrl : undefined;
  return {
    id: mail.id,
    to: mail.recipient,
    replyTo: mail.reply_to ?? brand.supportEmail,
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    text: letterText(letter, brand, stop),
    html: letterHtml(letter, brand, stop),
    headers,
  };
}
