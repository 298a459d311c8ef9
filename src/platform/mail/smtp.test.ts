import { afterEach, expect, it } from 'vitest';
import { startSmtp, type SmtpStandIn } from '#tests/stand-ins/smtp.ts';
import { createSmtp } from './smtp.ts';
import { MailRefused, type OutgoingMail } from './transport.ts';

const MAIL: OutgoingMail = {
  id: '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11',
  to: 'robin@example.test',
  replyTo: 'support@example.test',
  subject: 'Grüße from the lamp',
  text: 'The plain part.',
  html: '<p>The other part.</p>',
  headers: { 'List-Unsubscribe': '<mailto:support@example.test>' },
};
const from = { name: 'Everafter', address: 'hello@everafter.test' };

let server: SmtpStandIn;
afterEach(() => server.close());

it('delivers both parts with the message id, Reply-To and auto-generated headers', async () => {
  server = await startSmtp();
  await createSmtp({ url: server.url, from }).send(MAIL);
  expect(server.received).toHaveLength(1);
  const [message] = server.received;
  expect(message).toContain('From: Everafter <hello@everafter.test>');
  expect(message).toContain(`Message-ID: <${MAIL.id}@everafter.test>`);
  expect(message).toContain('Reply-To: support@example.test');
  expect(message).toContain('Auto-Submitted: auto-generated');
  expect(message).toContain('List-Unsubscribe: <mailto:support@example.test>');
  expect(message).toContain('multipart/alternative');
  expect(message).toContain('The plain part.');
  expect(message).toContain('<p>The other part.</p>');
});

it('does not let a line break in a subject or name add a header', async () => {
  server = await startSmtp();
  const forged = { ...MAIL, subject: 'Hello\r\nBcc: everyone@example.test' };
  await createSmtp({ url: server.url, from }).send(forged);
  expect(server.received[0]).not.toMatch(/^Bcc:/m);
});

it.each([
  ['busy', false],
  ['cut', false],
  ['silent', false],
  ['refuse', true],
] as const)('treats a server fault "%s" as permanent: %s', async (fault, isFinal) => {
  server = await startSmtp();
  server.fault = fault;
  const smtp = createSmtp({ url: server.url, from, timeoutMs: 400 });
  const failed = await smtp.send(MAIL).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed instanceof MailRefused).toBe(isFinal);
  expect(server.received).toHaveLength(0);
});

it('treats a failed login as temporary and leaves the password out of the error', async () => {
  server = await startSmtp({ password: 'lamp-light' });
  const smtp = createSmtp({ url: server.url, from });
  await smtp.send(MAIL);
  expect(server.received).toHaveLength(1);
  server.fault = 'wrong-password';
  const failed = await smtp.send(MAIL).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(MailRefused);
  expect(String(failed)).not.toContain('lamp-light');
  expect(smtp.where).not.toContain('lamp-light');
});

it('treats an unreachable server as a temporary failure', async () => {
  server = await startSmtp();
  const { url } = server;
  await server.close();
  const failed = await createSmtp({ url, from })
    .send(MAIL)
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(MailRefused);
  server = await startSmtp();
});

it('sends a password to a remote host over TLS only', async () => {
  server = await startSmtp({ password: 'lamp-light' });
  // The same server under a non-loopback address. It offers no TLS, so nothing may be sent.
  const url = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
  const failed = await createSmtp({ url, from })
    .send(MAIL)
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect(server.received).toHaveLength(0);
});
