import { expect, it } from 'vitest';
import { greet, type Brand } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { composeLetter, TEMPLATES, type MailData, type TemplateName } from './templates/index.ts';

const brand: Brand = {
  appName: 'Everafter',
  publicUrl: 'https://everafter.test',
  supportEmail: 'support@everafter.test',
  operatorName: 'Lamp & Sons',
  operatorAddress: '1 Harbor Street, Port',
};

const HOSTILE = '<script>alert(1)</script>"\'&';
const sale = {
  name: HOSTILE,
  plan: 'Premium, 12 months',
  amount_minor: 7188,
  currency: 'EUR',
};
const link = 'https://everafter.test/x?a=1&b=2';
const time = '2026-11-21T18:30:00.000Z';

/** One of each; names are hostile. */
const DATA: { [T in TemplateName]: MailData<T> } = {
  welcome: { name: HOSTILE },
  deletion_requested: { name: HOSTILE, erased_at: time, link, until: time },
  email_change: { name: HOSTILE, link, expires_at: time },
  email_change_taken: { name: HOSTILE },
  email_change_notice: { name: HOSTILE, new_email: 'new@example.test', link, until: time },
  account_changed: {
    name: HOSTILE,
    kind: 'link',
    provider: 'discord',
    new_email: null,
    link,
    until: time,
  },
  account_change_undone: { name: HOSTILE, kind: 'unlink', provider: 'google' },
  export_ready: { name: HOSTILE, link, expires_at: time },
  contact_answer: {
    name: HOSTILE,
    subject: 'Hello',
    answer: 'Line one\nLine two',
    message: HOSTILE,
  },
  receipt: { ...sale, reference: 'S-1', paid_at: time, method: 'Card', paid_until: null },
  payment_returned: { ...sale, reference: 'S-1' },
  renewal_reminder: { ...sale, renews_at: time, is_prepaid: false },
  payment_failed: { ...sale, grace_until: time },
  cancelled: { name: HOSTILE, plan: sale.plan, access_until: time },
  strike: {
    name: HOSTILE,
    step: 'suspension',
    rule: 'No real person may be copied.',
    until: time,
    expires_at: time,
    standing: 2,
    link,
  },
  account_closed: { name: HOSTILE, is_open: false, link },
  appeal_waits: { id: 'A-1' },
  appeal_decided: { name: HOSTILE, is_granted: true, answer: HOSTILE, link },
  contact_copy: {
    kind: 'Contact message',
    subject: HOSTILE,
    from: `${HOSTILE} <robin@example.test>`,
    details: [['Website', HOSTILE]],
    message: HOSTILE,
  },
  affiliate_received: { name: HOSTILE, answered_by: time },
  affiliate_accepted: { name: HOSTILE, note: HOSTILE, link: HOSTILE, invitation: link },
  affiliate_declined: { name: HOSTILE, note: '' },
  removal_received: {
    name: HOSTILE,
    reference: 'R-1',
    kind: 'A likeness',
    clocks: [['Removed', time]],
    link,
  },
  removal_decided: {
    name: HOSTILE,
    reference: 'R-1',
    outcome: 'It is removed.',
    note: HOSTILE,
    link,
  },
};

it.each(Object.keys(TEMPLATES) as TemplateName[])('%s: a whole letter, in both parts', (name) => {
  const letter = composeLetter(name, DATA[name], brand);
  const html = letterHtml(letter, brand);
  const plain = letterText(letter, brand);
  expect(letter.subject.length).toBeGreaterThan(5);
  expect(letter.preview.length).toBeGreaterThan(5);
  expect(html).not.toContain('<script>');
  expect(html).toContain('prefers-color-scheme: dark');
  // Nothing is loaded from anywhere, and no layout hides in a table.
  expect(html).not.toMatch(/<(img|link|table|iframe|object)\b|url\(|@import|\ssrc=/i);
  expect(`${html}${plain}`).not.toMatch(/undefined|null|\[object|NaN|Invalid Date/);
  for (const part of [html, plain]) {
    expect(part).toContain(letter.heading);
    expect(part).toContain('1 Harbor Street, Port');
  }
  expect(html).toContain('Lamp &amp; Sons');
});

it('a button’s address is in both parts, escaped where it must be', () => {
  const letter = composeLetter('email_change', DATA.email_change, brand);
  expect(letterHtml(letter, brand)).toContain('href="https://everafter.test/x?a=1&amp;b=2"');
  expect(letterText(letter, brand)).toContain(`Confirm this address:\n${link}`);
});

it('who deletes an account is told as it is', () => {
  const told = (is_by_team: boolean) =>
    letterText(
      composeLetter('deletion_requested', { ...DATA.deletion_requested, is_by_team }, brand),
      brand,
    );
  expect(told(false)).toContain('You asked for your account to be deleted.');
  expect(told(true)).toContain('The team of Everafter is deleting your account.');
  expect(told(true)).not.toMatch(/You asked|change your mind/);
});

it('a receipt leads to the receipts, whatever was bought', () => {
  const plain = letterText(composeLetter('receipt', DATA.receipt, brand), brand);
  expect(plain).toContain('https://everafter.test/receipts');
  expect(plain).not.toContain('subscription');
});

it('money and days read as people write them', () => {
  const plain = letterText(composeLetter('receipt', DATA.receipt, brand), brand);
  expect(plain).toContain('Paid: €71.88');
  expect(plain).toContain('On: 21 November 2026');
  expect(plain).not.toContain('Paid until');
});

it('lines stay lines, and a quote is marked in the plain part', () => {
  const letter = composeLetter(
    'contact_answer',
    { ...DATA.contact_answer, message: 'a\nb' },
    brand,
  );
  expect(letterText(letter, brand)).toContain('> a\n> b');
  expect(letterHtml(letter, brand)).toContain('Line one<br>Line two');
});

it('only what may be spared says how: a prepaid reminder, but no notice of a payment', () => {
  const prepaid = { ...DATA.renewal_reminder, is_prepaid: true };
  expect(composeLetter('renewal_reminder', prepaid, brand).optional).toBe('reminders');
  const stop = 'https://everafter.test/api/v1/mails/stop_1_ab/stop';
  const letter = composeLetter('renewal_reminder', prepaid, brand);
  expect(letterText(letter, brand, stop)).toContain(`To stop reminders: ${stop}`);
  expect(letterHtml(letter, brand, stop)).toContain(`<a href="${stop}">Stop reminders</a>`);
  for (const name of Object.keys(TEMPLATES) as TemplateName[])
    expect(composeLetter(name, DATA[name], brand).optional).toBeUndefined();
});

it('a name that is no template is an error', () => {
  expect(() => composeLetter('toString', {}, brand)).toThrow('no template');
});

it.each([
  ['Robin', 'Hello Robin,'],
  ['Dr. J. R. Ångström-Lee', 'Hello Dr. J. R. Ångström-Lee,'],
  ['', 'Hello,'],
  [null, 'Hello,'],
  ['Win a prize at https://casino.example', 'Hello,'],
  ['casino.example', 'Hello,'],
  ['WIN AT CASINO.EXAMPLE', 'Hello,'],
  ['www.casino', 'Hello,'],
  ['me@casino', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
])('greets "%s" with "%s"', (name, expected) => {
  expect(greet(name)).toEqual({ kind: 'text', text: expected });
});
