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
const pageResponses = (description: string) => ({
  200: { description, content: asPage },
  ...errorAnswers(),
  400: {
    description: 'A page that says that the link has expired, or an error of the form.',
    content: { ...asPage, 'application/json': { schema: ErrorBody } },
  },
});
const ask = createRoute({
  tags: ['Users'],
  method: 'get',
  path: '/mails/{token}/stop',
  summary: 'Ask before stopping reminders',
  description: 'Where the link in a reminder email leads. Opening it changes nothing.',
  request,
  responses: pageResponses('A page with one button.'),
});
const stop = createRoute({
  ...ask,
  method: 'post',
  summary: 'Stop reminder emails',
  description:
    'Sent by that page, or by an email client (RFC 8058, one-click unsubscribe). Repeating it is harmless.',
  responses: pageResponses('A page that confirms it.'),
});

/** Registers the pages that the links in reminder emails open. They work signed out. */
export function registerStopReminders(app: ApiApp): void {
  app.openapi(ask, (c) =>
    respond(c.get('ctx'), (ctx) => checkStopLink(ctx, c.req.valid('param').token), renderConfirm),
  );
  app.openapi(stop, (c) =>
    respond(c.get('ctx'), (ctx) => stopReminders(ctx, c.req.valid('param').token), renderDone),
  );
}

type Page = (appName: string) => ReturnType<typeof html>;

/** The response is a page for a person, also when the link has expired. */
async function respond(
  ctx: Context,
  act: (ctx: Context) => Promise<void>,
  page: Page,
): Promise<Response> {
  const { appName } = ctx.config;
  const title = `Reminder emails · ${appName}`;
  try {
    await act(ctx);
    return await plainPage({ title, style: STYLE, content: page(appName) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'link_ended') throw error;
    return plainPage({ title, style: STYLE, content: renderExpired(appName), status: 400 });
  }
}

const renderConfirm: Page = (appName) =>
  html`<h1>Stop reminder emails?</h1>
    <p class="lead">
      Reminders arrive a few days before your prepaid time at ${appName} ends. You still get
      receipts, notices of an upcoming charge, and emails about the security of your account.
    </p>
    <form method="post"><button>Stop reminders</button></form>
    <p class="back"><a href="/">Go to ${appName}</a></p>`;
const renderDone: Page = (appName) =>
  html`<h1>Reminders are off</h1>
    <p class="lead" role="status">
      You can turn them back on in your <a href="/profile">profile</a>, under Preferences.
    </p>
    <p class="back"><a href="/">Go to ${appName}</a></p>`;
const renderExpired: Page = (appName) =>
  html`<h1>This link has expired</h1>
    <p class="lead">
      You can turn off reminders in your <a href="/profile">profile</a>, under Preferences.
    </p>
    <p class="back"><a href="/">Go to ${appName}</a></p>`;

const STYLE = `
  main { text-align: center; }
  form { margin-top: 24px; }
  button { min-height: 44px; padding: 8px 24px; border-radius: 10px; background: var(--ember); color: var(--on-ember);
    font-weight: 600; }
`;
