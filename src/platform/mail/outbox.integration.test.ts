import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { createOutbox, readOutbox } from './outbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const message = (subject: string) => ({
  id: newId(),
  to: 'robin@example.test',
  replyTo: null,
  subject,
  text: 'The plain <b>part</b>.',
  html: '<html><head></head><body><script>alert(1)</script><a href="/x">Go</a></body></html>',
  headers: {},
});

it('stores messages as files, newest first, and shows them in a sandboxed frame', async () => {
  const { outboxDir } = app.ctx.config.mail;
  const outbox = createOutbox(outboxDir, 'hello@everafter.test');
  expect(await (await app.request('/dev/outbox')).text()).toContain('Nothing has been sent yet');
  const first = message('First <i>subject</i>');
  await outbox.send(first);
  expect((await readOutbox(outboxDir)).map(({ subject }) => subject)).toEqual([first.subject]);

  const list = await app.request('/dev/outbox');
  expect(await list.text()).toContain('First &lt;i&gt;subject&lt;/i&gt;');
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'");

  const shown = await (await app.request(`/dev/outbox/${first.id}`)).text();
  expect(shown).toContain('The plain &lt;b&gt;part&lt;/b&gt;.');
  expect(shown).not.toContain('<script>');
  expect(shown).toMatch(/<iframe[^>]+sandbox="allow-popups allow-popups-to-escape-sandbox"/);

  const part = await app.request(`/dev/outbox/${first.id}/html`);
  expect(part.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups .*default-src 'none'/,
  );
  expect(await part.text()).toContain('<base target="_blank">');
  for (const path of [
    `/dev/outbox/${newId()}`,
    `/dev/outbox/${newId()}/html`,
    '/dev/outbox/..%2f..',
  ])
    expect((await app.request(path)).status).toBe(404);
});

it.each([
  { APP_ENV: 'production' },
  { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@everafter.test' },
] as Record<string, string>[])('is not registered with %o', async (env) => {
  const other = await createTestApp({ env });
  expect((await other.request('/dev/outbox')).status).toBe(404);
  await other.close();
});
