import type { Env, Hono } from 'hono';
import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { plainPage } from '../http/plain-page.ts';
import { formatUtcMoment } from '#shared/format-date.ts';
import { readOutbox, type StoredMail } from './outbox.ts';

/**
 * Registers /dev/outbox, which shows unsent mail during development. The sandboxed frame runs no
 * scripts and loads no remote content. Not registered in production or with a mail server.
 */
export function registerOutbox<E extends Env>(app: Hono<E>, ctx: Context): void {
  const { appEnv, mail, appName } = ctx.config;
  if (appEnv === 'production' || mail.smtpUrl) return;
  const find = async (id: string) =>
    (await readOutbox(mail.outboxDir, 500)).find((stored) => stored.id === id);

  app.get('/dev/outbox', async () =>
    page(`Outbox · ${appName}`, renderList(await readOutbox(mail.outboxDir))),
  );
  app.get('/dev/outbox/:id', async (c): Promise<Response> => {
    const stored = await find(c.req.param('id'));
    if (!stored) return c.text('There is no such email. See /dev/outbox.', 404);
    return page(`${stored.subject} · Outbox`, renderMessage(stored));
  });
  app.get('/dev/outbox/:id/html', async (c): Promise<Response> => {
    const stored = await find(c.req.param('id'));
    if (!stored) return c.text('There is no such email. See /dev/outbox.', 404);
    // Links open in a new tab, as in a mail client.
    const body = stored.html.replace('<head>', '<head><base target="_blank">');
    return c.html(body, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

function renderList(mails: StoredMail[]) {
  return html`<h1>Outbox</h1>
    <p class="lead">
      No mail server is set (SMTP_URL), so emails are stored here. This page does not exist in
      production.
    </p>
    ${
      mails.length === 0
        ? html`<p class="empty">
            Nothing has been sent yet. Sign up with a new name to get a welcome email.
          </p>`
        : html`<ul>
            ${mails.map(
              ({ id, subject, to, written_at }) =>
                html`<li>
                  <a href="/dev/outbox/${id}"
                    ><b>${subject}</b><span>${to}</span
                    ><time datetime="${written_at}">${formatUtcMoment(written_at)}</time></a
                  >
                </li>`,
            )}
          </ul>`
    }`;
}

function renderMessage({ id, from, to, replyTo, subject, text, headers, written_at }: StoredMail) {
  const fields = { From: from, To: to, 'Reply-To': replyTo ?? '', ...headers };
  return html`<p><a href="/dev/outbox">All emails</a></p>
    <h1>${subject}</h1>
    <dl>
      ${Object.entries({ ...fields, Written: formatUtcMoment(written_at) })
        .filter(([, value]) => value)
        .map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
    </dl>
    <h2>HTML part</h2>
    <iframe
      src="/dev/outbox/${id}/html"
      title="HTML part of this email"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <h2>Text part</h2>
    <pre tabindex="0">${text}</pre>`;
}

const page = (title: string, content: ReturnType<typeof html>): Promise<Response> =>
  plainPage({
    title,
    style: STYLE,
    content: html`<p class="tag">Development only</p>
      ${content}`,
  });

const STYLE = `
  body { place-items: start center; }
  main { width: min(100%, 46rem); }
  h1 { font-size: 28px; line-height: 1.15; }
  h2 { font-size: 20px; margin-top: 28px; }
  .tag { margin-bottom: 12px; }
  .empty, dt, time { color: var(--muted); }
  ul { list-style: none; padding: 0; margin-top: 24px; border-radius: 18px; overflow: hidden;
    background: var(--raised); box-shadow: inset 0 0 0 1px var(--line); }
  li + li { border-top: 1px solid var(--line); }
  a { color: var(--ember); }
  li a { display: grid; padding: 12px 16px; color: var(--text); text-decoration: none; font-size: 14px; }
  li a:hover { background: var(--overlay); }
  li b { font-size: 16px; }
  dl { font-size: 14px; border-block: 1px solid var(--line); padding: 8px 0; }
  dl div { display: grid; grid-template-columns: 7rem 1fr; gap: 12px; padding: 2px 0; }
  iframe { width: 100%; height: 36rem; border: 0; border-radius: 18px; background: #fff; }
  pre { white-space: pre-wrap; padding: 16px; border-radius: 18px; background: var(--raised);
    font: 14px/1.5 ui-monospace, monospace; box-shadow: inset 0 0 0 1px var(--line); }
`;
