import { html, raw } from 'hono/html';
import { z } from 'zod';
import { newSecret } from '../secrets.ts';
import { READY_MADE_PEOPLE } from './people.ts';

/** What the page was opened with, and hands on: which button, from which page, and its flow's values. */
export const SignInRequest = z.object({
  provider: z.enum(['google', 'discord']),
  page: z.enum(['login', 'signup']).catch('login'),
  nonce: z.string().max(512).optional(),
  state: z.string().max(512).optional(),
  code_challenge: z.string().max(128).optional(),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

const PROVIDER_NAMES = { google: 'Google', discord: 'Discord' } as const;

/** The development sign-in page: a plain form that works without any script. */
export async function signInPage({
  appName,
  request,
  problem,
  status = 200,
}: {
  appName: string;
  request: SignInRequest;
  problem?: string;
  status?: number;
}): Promise<Response> {
  const provider = PROVIDER_NAMES[request.provider];
  const styleNonce = newSecret();
  const hidden = Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}" />`,
  );
  const people = READY_MADE_PEOPLE.map(
    ({ email, full_name, about }) =>
      html`<li>
        <button class="person" name="person" value="${email}">
          <span class="initial" aria-hidden="true">${full_name[0]}</span>
          <span class="who"><b>${full_name}</b><span>${email}</span><span>${about}</span></span>
        </button>
      </li>`,
  );
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="rating" content="RTA-5042-1996-1400-1577-RTA" />
        <title>Local sign-in · ${appName}</title>
        <style nonce="${styleNonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="tag">Development only</p>
          <h1>Who is signing in?</h1>
          <p class="lead">
            This page stands in for ${provider} because no ${provider} keys are set up. It goes
            through the same checks with locally signed tokens, and does not exist in production.
          </p>
          ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
          <form method="post" action="/dev/sign-in" aria-label="Ready-made people">
            ${hidden}
            <ul>
              ${people}
            </ul>
          </form>
          <h2>Or someone new</h2>
          <form method="post" action="/dev/sign-in" class="new">
            ${hidden}
            <label
              >Full name<input name="full_name" required maxlength="80" autocomplete="off"
            /></label>
            <label
              >E-mail<input name="email" type="email" required maxlength="320" autocomplete="off"
            /></label>
            <button class="primary">Continue</button>
          </form>
          <p class="back"><a href="/${request.page}">Back without signing in</a></p>
        </main>
      </body>
    </html>`;
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${styleNonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const STYLE = `
  :root { color-scheme: dark; --ground: oklch(0.16 0.018 340); --raised: oklch(0.205 0.021 340);
    --overlay: oklch(0.25 0.023 340); --line: oklch(0.95 0.012 85 / 0.12); --text: oklch(0.95 0.012 85);
    --muted: oklch(0.76 0.014 70); --ember: oklch(0.74 0.15 45); --on-ember: oklch(0.17 0.03 340); }
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100dvh; display: grid; place-items: center; padding: 32px 20px; color: var(--text);
    background: radial-gradient(70rem 40rem at 50% -12rem, oklch(0.74 0.15 45 / 0.16), transparent 70%) var(--ground);
    font: 16px/1.5 Figtree, ui-sans-serif, system-ui, sans-serif; }
  main { width: min(100%, 27rem); }
  h1, h2 { font-family: Fraunces, ui-serif, Georgia, serif; font-weight: 500; line-height: 1.1; }
  h1 { font-size: 36px; margin: 12px 0; }
  h2 { font-size: 22px; margin: 32px 0 12px; }
  .tag { display: inline-block; padding: 2px 12px; border-radius: 99px; font-size: 14px; color: var(--ember);
    box-shadow: inset 0 0 0 1px oklch(0.74 0.15 45 / 0.5); }
  .lead { color: var(--muted); margin-bottom: 24px; }
  .problem { padding: 12px 16px; margin-bottom: 16px; border-radius: 10px; background: oklch(0.75 0.13 22 / 0.14);
    color: oklch(0.82 0.1 22); }
  ul { list-style: none; padding: 0; border-radius: 18px; overflow: hidden; background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line); }
  li + li { border-top: 1px solid var(--line); }
  button { font: inherit; color: inherit; border: 0; cursor: pointer; transition: background 160ms ease-out; }
  .person { width: 100%; display: flex; gap: 16px; align-items: center; padding: 12px 16px; text-align: left;
    background: transparent; }
  .person:hover { background: var(--overlay); }
  .initial { flex: none; width: 44px; height: 44px; display: grid; place-items: center; border-radius: 99px;
    background: oklch(0.74 0.15 45 / 0.16); color: var(--ember); font: 500 22px/1 Fraunces, ui-serif, Georgia, serif; }
  .who { display: grid; font-size: 14px; color: var(--muted); min-width: 0; overflow-wrap: anywhere; }
  .who b { font-size: 16px; font-weight: 600; color: var(--text); }
  .new { display: grid; gap: 12px; }
  label { display: grid; gap: 4px; font-size: 14px; color: var(--muted); }
  input:not([type='hidden']) { font: inherit; font-size: 16px; color: var(--text); min-height: 44px; padding: 8px 14px;
    border: 1px solid oklch(0.95 0.012 85 / 0.42); border-radius: 10px; background: var(--raised); }
  .primary { min-height: 44px; margin-top: 4px; border-radius: 10px; background: var(--ember); color: var(--on-ember);
    font-weight: 600; }
  .primary:hover { background: oklch(0.79 0.14 48); }
  .back { margin-top: 24px; text-align: center; }
  a { color: var(--muted); text-underline-offset: 3px; }
  :focus-visible { outline: 2px solid var(--ember); outline-offset: 2px; }
  .person:focus-visible { outline-offset: -3px; border-radius: 18px; }
  @media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;
