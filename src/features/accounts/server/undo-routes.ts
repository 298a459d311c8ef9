import { createRoute, z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { errorAnswers, type ApiApp } from '#platform/http/app.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { CHANGE_TEXT } from '../change-copy.ts';
import type { ChangeRow } from './changes/queries.ts';
import { readUndo, undoChange } from './changes/undo-change.ts';

const request = {
  params: z.object({
    token: z.string().max(300).openapi({ example: 'undo_01993f5e-7c1a-7000_0_6f0c' }),
  }),
};
const page = { content: { 'text/html': { schema: z.string() } } };
const pageResponses = (description: string) => ({
  200: { description, ...page },
  ...errorAnswers(429),
  400: { description: 'A page that says that the link has expired.', ...page },
  409: { description: 'A page that explains the conflict.', ...page },
});
const ask = createRoute({
  tags: ['Users'],
  method: 'get',
  path: '/account-changes/{token}/undo',
  summary: 'Ask before undoing an account change',
  description:
    'The page that the email about the change links to, for 7 days. Opening it changes nothing.',
  request,
  responses: pageResponses('A page with one button.'),
});
const undo = createRoute({
  ...ask,
  method: 'post',
  summary: 'Undo an account change',
  description: 'Sent by that page. Works once, needs no session, and ends all sessions.',
  responses: pageResponses('A page that confirms it.'),
});

/** Registers the pages that emails about account changes link to. They work signed out. */
export function registerUndo(app: ApiApp): void {
  app.openapi(ask, async (c) =>
    respond(c.get('ctx'), async (ctx) =>
      renderConfirm(await readUndo(ctx, c.req.valid('param').token)),
    ),
  );
  app.openapi(undo, async (c) => {
    await c.get('ctx').limits.consume('login', c.get('address'));
    return respond(c.get('ctx'), async (ctx) =>
      renderDone(await undoChange(ctx, c.req.valid('param').token)),
    );
  });
}

type Html = ReturnType<typeof html>;

/** The response is a page for a person, also for expected errors. */
async function respond(ctx: Context, act: (ctx: Context) => Promise<Html>): Promise<Response> {
  const { appName, supportEmail } = ctx.config;
  const shared = { title: `${CHANGE_TEXT.title} · ${appName}`, style: STYLE };
  try {
    return await plainPage({ ...shared, content: await act(ctx) });
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'link_ended')
      return plainPage({ ...shared, status: 400, content: renderExpired(supportEmail) });
    if (code !== 'identity_taken') throw error;
    return plainPage({ ...shared, status: 409, content: renderConflict(supportEmail) });
  }
}

const renderConfirm = ({ kind, details: { identity } }: ChangeRow): Html =>
  html`<h1>${CHANGE_TEXT.askTitle}</h1>
    <p class="lead">${CHANGE_TEXT.done[kind](identity?.provider)} ${CHANGE_TEXT.ask}</p>
    <form method="post"><button>${CHANGE_TEXT.undo[kind](identity?.provider)}</button></form>
    <p class="back"><a href="/">${CHANGE_TEXT.keep}</a></p>`;
const renderDone = ({ kind, details: { identity } }: ChangeRow): Html =>
  html`<h1>${CHANGE_TEXT.undoneTitle}</h1>
    <p class="lead" role="status">
      ${CHANGE_TEXT.undone[kind](identity?.provider)} ${CHANGE_TEXT.signedOut}
    </p>
    <p class="back"><a href="/login">${CHANGE_TEXT.signIn}</a></p>`;
const renderExpired = (supportEmail: string): Html =>
  html`<h1>${CHANGE_TEXT.endedTitle}</h1>
    <p class="lead">${CHANGE_TEXT.ended(supportEmail)}</p>
    <p class="back"><a href="/profile">${CHANGE_TEXT.toProfile}</a></p>`;
const renderConflict = (supportEmail: string): Html =>
  html`<h1>${CHANGE_TEXT.takenTitle}</h1>
    <p class="lead">${CHANGE_TEXT.taken(supportEmail)}</p>
    <p class="back"><a href="/profile">${CHANGE_TEXT.toProfile}</a></p>`;

const STYLE = `
  main { text-align: center; }
  form { margin-top: 24px; }
  button { min-height: 44px; padding: 8px 24px; border-radius: 10px; background: var(--ember); color: var(--on-ember);
    font-weight: 600; }
`;
