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
const answersPage = (description: string) => ({
  200: { description, ...page },
  ...errorAnswers(429),
  400: { description: 'A page that says that the link has ended.', ...page },
  409: { description: 'A page that says what is in the way.', ...page },
});
const ask = createRoute({
  tags: ['Users'],
  method: 'get',
  path: '/account-changes/{token}/undo',
  summary: 'Ask whether a change of an account shall be undone',
  description:
    'Where the link in a mail about the change leads, for 7 days. Opening it changes nothing.',
  request,
  responses: answersPage('A page with one button.'),
});
const undo = createRoute({
  ...ask,
  method: 'post',
  summary: 'Undo a change of an account',
  description: 'What the page sends: once, signed out, and it ends all sessions.',
  responses: answersPage('A page that says so.'),
});

/** Adds what the links in mails about changes of an account lead to; they work signed out. */
export function registerUndo(app: ApiApp): void {
  app.openapi(ask, async (c) =>
    answer(c.get('ctx'), async (ctx) => askPage(await readUndo(ctx, c.req.valid('param').token))),
  );
  app.openapi(undo, async (c) => {
    await c.get('ctx').limits.consume('login', c.get('address'));
    return answer(c.get('ctx'), async (ctx) =>
      donePage(await undoChange(ctx, c.req.valid('param').token)),
    );
  });
}

type Html = ReturnType<typeof html>;

/** A person reads the answer, not a program: what is in the way is a page too. */
async function answer(ctx: Context, act: (ctx: Context) => Promise<Html>): Promise<Response> {
  const { appName, supportEmail } = ctx.config;
  const shared = { title: `${CHANGE_TEXT.title} · ${appName}`, style: STYLE };
  try {
    return await plainPage({ ...shared, content: await act(ctx) });
  } catch (error) {
    const known = error instanceof AppError ? error.code : undefined;
    if (known === 'link_ended')
      return plainPage({ ...shared, status: 400, content: endedPage(supportEmail) });
    if (known !== 'identity_taken') throw error;
    return plainPage({ ...shared, status: 409, content: takenPage(supportEmail) });
  }
}

const askPage = ({ kind, details: { identity } }: ChangeRow): Html =>
  html`<h1>${CHANGE_TEXT.askTitle}</h1>
    <p class="lead">${CHANGE_TEXT.done[kind](identity?.provider)} ${CHANGE_TEXT.ask}</p>
    <form method="post"><button>${CHANGE_TEXT.undo[kind](identity?.provider)}</button></form>
    <p class="back"><a href="/">${CHANGE_TEXT.keep}</a></p>`;
const donePage = ({ kind, details: { identity } }: ChangeRow): Html =>
  html`<h1>${CHANGE_TEXT.undoneTitle}</h1>
    <p class="lead" role="status">
      ${CHANGE_TEXT.undone[kind](identity?.provider)} ${CHANGE_TEXT.signedOut}
    </p>
    <p class="back"><a href="/login">${CHANGE_TEXT.signIn}</a></p>`;
const endedPage = (supportEmail: string): Html =>
  html`<h1>${CHANGE_TEXT.endedTitle}</h1>
    <p class="lead">${CHANGE_TEXT.ended(supportEmail)}</p>
    <p class="back"><a href="/profile">${CHANGE_TEXT.toProfile}</a></p>`;
const takenPage = (supportEmail: string): Html =>
  html`<h1>${CHANGE_TEXT.takenTitle}</h1>
    <p class="lead">${CHANGE_TEXT.taken(supportEmail)}</p>
    <p class="back"><a href="/profile">${CHANGE_TEXT.toProfile}</a></p>`;

const STYLE = `
  main { text-align: center; }
  form { margin-top: 24px; }
  button { min-height: 44px; padding: 8px 24px; border-radius: 10px; background: var(--ember); color: var(--on-ember);
    font-weight: 600; }
`;
