import { expect, it } from 'vitest';
import { greet, type Brand } from './email-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { composeEmail, TEMPLATES, type MailData, type TemplateName } from './templates/index.ts';

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

/** Sample data for each template, with hostile names. */
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

it.each(Object.keys(TEMPLATES) as TemplateName[])(
  '%s: renders a complete email in both parts',
  (name) => {
    const email = composeEmail(name, DATA[name], brand);
    const html = renderHtml(email, brand);
    const plain = renderText(email, brand);
    expect(email.subject.length).toBeGreaterThan(5);
    expect(email.preview.length).toBeGreaterThan(5);
    expect(html).not.toContain('<script>');
    expect(html).toContain('prefers-color-scheme: dark');
    // No remote content and no layout tables.
    expect(html).not.toMatch(/<(img|link|table|iframe|object)\b|url\(|@import|\ssrc=/i);
    expect(`${html}${plain}`).not.toMatch(/undefined|null|\[object|NaN|Invalid Date/);
    for (const part of [html, plain]) {
      expect(part).toContain(email.heading);
      expect(part).toContain('1 Harbor Street, Port');
    }
    expect(html).toContain('Lamp &amp; Sons');
  },
);

it('includes the URL of a button in both parts, escaped in HTML', () => {
  const email = composeEmail('email_change', DATA.email_change, brand);
  expect(renderHtml(email, brand)).toContain('href="https://everafter.test/x?a=1&amp;b=2"');
  expect(renderText(email, brand)).toContain(`Confirm this address:\n${link}`);
});

it('says whether the user or the team requested a deletion', () => {
  const render = (is_by_team: boolean) =>
    renderText(
      composeEmail('deletion_requested', { ...DATA.deletion_requested, is_by_team }, brand),
      brand,
    );
  expect(render(false)).toContain('You asked us to delete your account.');
  expect(render(true)).toContain('The Everafter team is deleting your account.');
  expect(render(true)).not.toMatch(/You asked|change your mind/);
});

it('links a receipt to the receipts page for every purchase', () => {
  const plain = renderText(composeEmail('receipt', DATA.receipt, brand), brand);
  expect(plain).toContain('https://everafter.test/receipts');
  expect(plain).not.toContain('subscription');
});

it('formats amounts and dates', () => {
  const plain = renderText(composeEmail('receipt', DATA.receipt, brand), brand);
  expect(plain).toContain('Paid: €71.88');
  expect(plain).toContain('On: November 21, 2026');
  expect(plain).not.toContain('Paid until');
});

it('preserves line breaks and marks quotes in the plain text part', () => {
  const email = composeEmail('contact_answer', { ...DATA.contact_answer, message: 'a\nb' }, brand);
  expect(renderText(email, brand)).toContain('> a\n> b');
  expect(renderHtml(email, brand)).toContain('Line one<br>Line two');
});

it('adds an unsubscribe link to optional emails only', () => {
  const prepaid = { ...DATA.renewal_reminder, is_prepaid: true };
  expect(composeEmail('renewal_reminder', prepaid, brand).optional).toBe('reminders');
  const stop = 'https://everafter.test/api/v1/mails/stop_1_ab/stop';
  const email = composeEmail('renewal_reminder', prepaid, brand);
  expect(renderText(email, brand, stop)).toContain(`To stop reminders: ${stop}`);
  expect(renderHtml(email, brand, stop)).toContain(`<a href="${stop}">Stop reminders</a>`);
  for (const name of Object.keys(TEMPLATES) as TemplateName[])
    expect(composeEmail(name, DATA[name], brand).optional).toBeUndefined();
});

it('throws for an unknown template', () => {
  expect(() => composeEmail('toString', {}, brand)).toThrow('no template');
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
