import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { sendMail } from '#platform/mail/index.ts';
import { deliverMail } from '#platform/mail/deliver-mail.ts';
import { selectMails } from '#platform/mail/queries.ts';
import type { OutgoingMail } from '#platform/mail/transport.ts';
import { createTestApp, expectJson, type TestClient, type TestApp } from '#tests/helpers/app.ts';

const sent: OutgoingMail[] = [];
let app: TestApp;
let person: TestClient;
let path: string;
beforeAll(async () => {
  const mail = {
    kind: 'smtp' as const,
    where: 'a test',
    send: async (message: OutgoingMail) => void sent.push(message),
    check: async () => {},
    close: async () => {},
  };
  app = await createTestApp({ mail });
  person = await app.signIn({ plan: 'premium' });
  await app.ctx.db.transaction((tx) =>
    sendMail(tx, app.ctx, {
      template: 'renewal_reminder',
      to: person.user.email,
      key: 'a-reminder',
      data: {
        name: 'Robin',
        plan: 'Premium, 1 month',
        amount_minor: 1299,
        currency: 'EUR',
        renews_at: '2026-12-21T00:00:00Z',
        is_prepaid: true,
      },
    }),
  );
  const [row] = (await selectMails(app.ctx.db, undefined, 50)).filter(
    ({ key }) => key === 'a-reminder',
  );
  await deliverMail(app.ctx, { id: row!.id });
  path = new URL(/<(https?:[^>]+)>/.exec(sent[0]!.headers!['List-Unsubscribe']!)![1]!).pathname;
});
afterAll(() => app.close());

const wantsReminders = async () =>
  (await expectJson<User>(person.get('/users/me'))).preferences.notifications.reminders;

test('adds the unsubscribe link to the headers and footer of a reminder', () => {
  const { headers, text, html } = sent[0]!;
  expect(headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(/^<http[^>]+>, <mailto:[^>]+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(text).toContain(path);
  expect(html).toContain(path);
});

test('changes nothing when the link is opened, and stops reminders on POST, idempotently', async () => {
  const page = await app.request(path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post">');
  expect(await wantsReminders()).toBe(true);
  const click = () =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await click()).status).toBe(200);
  expect((await click()).status).toBe(200);
  expect(await wantsReminders()).toBe(false);
});

test.each([
  ['altered', (token: string) => token.slice(0, -1) + (token.endsWith('0') ? '1' : '0')],
  ['of another kind', (token: string) => token.replace('stop_', 'export_')],
  ['made up', () => 'stop'],
])('a link that is %s does nothing', async (_name, change) => {
  const [, token = ''] = /mails\/(.+)\/stop$/.exec(path)!;
  const wrong = path.replace(token, change(token));
  expect((await app.request(wrong)).status).toBe(400);
  expect((await app.request(wrong, { method: 'POST' })).status).toBe(400);
});
