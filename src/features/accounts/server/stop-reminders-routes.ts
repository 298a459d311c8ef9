import { createRoute, z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { errorAnswers, type ApiApp } from '#platform/http/app.ts';
import { ErrorBody } from '#shared/contract.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { checkStopLink, stopReminders } from './profile/stop-reminders.ts';

const request = {
  params: z.object({
    token: z.string().max(300).openapi({ example: 'stop_01993f5e-7c1a-7000_6f0c' }),
  }),
};
const asPage = { 'text/html': { schema: z.string().openapi({ example: '<!doctype html>' }) } };
const answersPage = (description: string) => ({
  200: { description, content: asPage },
  ...errorAnswers(),
  400: {
    description: 'A page that says that the link has ended, or an error of the form.',
    content: { ...asPage, 'application/json': { schema: ErrorBody } },
  },
});
const ask = createRoute({
  tags: ['Users'],
  method: 'get',
  path: '/mails/{token}/stop',
  summary: 'Ask whether reminders shall end',
  description: 'Where the link in a reminder leads. Opening it changes nothing.',
  request,
  responses: answersPage('A page with one button.'),
});
const stop = createRoute({
  ...ask,
  method: 'post',
  summary: 'Get no more reminders',
  description:
    'What the page sends, and a mail program for its reader (RFC 8058). Doing it twice is harmless.',
  responses: answersPage('A page that says so.'),
});

/** Adds what the links in reminders lead to; they work signed out. */
export function registerStopReminders(app: ApiApp): void {
  app.openapi(ask, (c) =>
    answer(c.get('ctx'), (ctx) => checkStopLink(ctx, c.req.valid('param').token), askPage),
  );
  app.openapi(stop, (c) =>
    answer(c.get('ctx'), (ctx) => stopReminders(ctx, c.req.valid('param').token), donePage),
  );
}

type Page = (appName: string) => ReturnType<typeof html>;

/** A person reads the answer, not a program: a link that has ended is a page too. */
async function answer(
  ctx: Context,
  act: (ctx: Context) => Promise<void>,
  page: Page,
): Promise<Response> {
  const { appName } = ctx.config;
  const title = `No more reminders · ${appName}`;
  try {
    await act(ctx);
    return await plainPage({ title, style: STYLE, content: page(appName) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'link_ended') throw error;
    return plainPage({ title, style: STYLE, content: endedPage(appName), status: 400 });
  }
}

const askPage: Page = (appName) =>
  html`<h1>No more reminders?</h1>
    <p class="lead">
      We write some days before time at ${appName} that is paid in advance ends. Receipts, notices
      of a coming charge and mails about the safety of your account come all the same.
    </p>
    <form method="post"><button>Get no more reminders</button></form>
    <p class="back"><a href="/">To ${appName}</a></p>`;
const donePage: Page = (appName) =>
  html`<h1>You get no more reminders</h1>
    <p class="lead" role="status">
      Should you want them back: in your <a href="/profile">profile</a>, under preferences.
    </p>
    <p class="back"><a href="/">To ${appName}</a></p>`;
const endedPage: Page = (appName) =>
  html`<h1>This link has ended</h1>
    <p class="lead">
      Reminders can be turned off in your <a href="/profile">profile</a>, under preferences.
    </p>
    <p class="back"><a href="/">To ${appName}</a></p>`;

const STYLE = `
  main { text-align: center; }
  form { margin-top: 24px; }
  button { min-height: 44px; padding: 8px 24px; border-radius: 10px; background: var(--ember); color: var(--on-ember);
    font-weight: 600; }
`;
