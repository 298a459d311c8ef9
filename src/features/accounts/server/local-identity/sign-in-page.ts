import { html } from 'hono/html';
import { z } from 'zod';
import { plainPage } from '#platform/http/plain-page.ts';
import { Provider } from '../../contract.ts';
import { SEED_PEOPLE } from './people.ts';

/** The query of the page: the provider, the calling page, and the values of the login flow. */
export const SignInRequest = z.object({
  provider: Provider,
  page: z.enum(['login', 'signup', 'profile']).catch('login'),
  nonce: z.string().max(512).optional(),
  state: z.string().max(512).optional(),
  code_challenge: z.string().max(128).optional(),
});
export type SignInRequest = z.infer<typeof SignInRequest>;

const PROVIDER_NAMES = { google: 'Google', discord: 'Discord' } as const;

/** Renders the development sign-in page, a form that works without scripts. */
export function signInPage({
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
  const hidden = Object.entries(request).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}" />`,
  );
  const people = SEED_PEOPLE.map(
    ({ email, full_name, about }) =>
      html`<li>
        <button class="person" name="person" value="${email}">
          <span class="initial" aria-hidden="true">${full_name[0]}</span>
          <span class="who"><b>${full_name}</b><span>${email}</span><span>${about}</span></span>
        </button>
      </li>`,
  );
  return plainPage({
    title: `Local sign-in · ${appName}`,
    style: STYLE,
    status,
    content: html`<p class="tag">Development only</p>
      <h1>Who is signing in?</h1>
      <p class="lead">
        This page stands in for ${provider} because no ${provider} keys are set up. It goes through
        the same checks with locally signed tokens, and does not exist in production.
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
      <p class="back"><a href="/${request.page}">Back without signing in</a></p>`,
  });
}

const STYLE = `
  body { background: radial-gradient(70rem 40rem at 50% -12rem, oklch(0.74 0.15 45 / 0.16), transparent 70%) var(--ground); }
  .lead { margin-bottom: 24px; }
  .problem { padding: 12px 16px; margin-bottom: 16px; border-radius: 10px; background: oklch(0.75 0.13 22 / 0.14);
    color: var(--danger); }
  ul { list-style: none; padding: 0; border-radius: 18px; overflow: hidden; background: var(--raised);
    box-shadow: inset 0 0 0 1px var(--line); }
  li + li { border-top: 1px solid var(--line); }
  .person { width: 100%; display: flex; gap: 16px; align-items: center; padding: 12px 16px; text-align: left;
    background: transparent; }
  .person:hover { background: var(--overlay); }
  .initial { flex: none; width: 44px; height: 44px; display: grid; place-items: center; border-radius: 99px;
    background: oklch(0.74 0.15 45 / 0.16); color: var(--ember); font: 500 22px/1 Fraunces, ui-serif, Georgia, serif; }
  .who { display: grid; font-size: 14px; color: var(--muted); min-width: 0; }
  .who b { font-size: 16px; font-weight: 600; color: var(--text); }
  .new { display: grid; gap: 12px; }
  label { display: grid; gap: 4px; font-size: 14px; color: var(--muted); }
  input:not([type='hidden']) { font: inherit; font-size: 16px; color: var(--text); min-height: 44px; padding: 8px 14px;
    border: 1px solid var(--line-strong); border-radius: 10px; background: var(--raised); }
  .primary { min-height: 44px; margin-top: 4px; border-radius: 10px; background: var(--ember); color: var(--on-ember);
    font-weight: 600; }
  .primary:hover { filter: brightness(1.06); }
  .person:focus-visible { outline-offset: -3px; border-radius: 18px; }
`;
