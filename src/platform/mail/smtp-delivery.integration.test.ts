import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '#db/schema/index.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { startSmtp, type SmtpStandIn } from '#tests/stand-ins/smtp.ts';
import { mailJobs } from './index.ts';

let app: TestApp;
let server: SmtpStandIn;
beforeAll(async () => {
  server = await startSmtp({ password: 'lamp-light' });
  app = await createTestApp({
    env: { SMTP_URL: server.url, MAIL_FROM: 'hello@everafter.test' },
  });
  await app.ctx.jobs.work(app.ctx, mailJobs);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('sends the welcome email of a sign-up through the queue and a real mail server', async () => {
  const { user } = await app.signIn({ full_name: 'Zoë “Lamp” Ångström' });
  await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(1);
  const [message] = server.received;
  expect(message).toContain(`To: ${user.email}`);
  expect(message).toContain('From: Everafter <hello@everafter.test>');
  expect(message).toContain('Subject: Welcome to Everafter');
  const stored = () =>
    app.ctx.db
      .select()
      .from(mails)
      .where(eq(mails.key, `welcome:${user.id}`));
  await expect.poll(async () => (await stored())[0]!.status).toBe('sent');
  expect((await stored())[0]).toMatchObject({ attempts: 1, data: {} });
});
