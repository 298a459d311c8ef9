import { html } from 'hono/html';
import { plainPage } from '#platform/http/plain-page.ts';

export const OFFLINE_PATH = '/offline';

/** The page that the service worker keeps and shows in place of any page while there is no network. */
export const offlinePage = (appName: string): Promise<Response> =>
  plainPage({
    title: `You are offline · ${appName}`,
    style: STYLE,
    script: '/offline.js',
    content: html`<img src="/favicon.svg" alt="" width="48" height="48" />
      <h1>You are offline</h1>
      <p class="lead">
        ${appName} needs a connection. The page you wanted opens automatically when it is back.
      </p>
      <p class="row">
        <button type="button">Try again</button>
        <span role="status"></span>
      </p>
      <section id="drafts" aria-labelledby="drafts-title" hidden>
        <h2 id="drafts-title">Kept on this device</h2>
        <p class="lead">What you wrote but have not sent yet. It is waiting in its chat.</p>
        <ul></ul>
      </section>`,
  });

const STYLE = `
  :root[data-theme='dark'] { color-scheme: dark; --ground: oklch(0.16 0.018 340); --raised: oklch(0.205 0.021 340);
    --line: oklch(0.95 0.012 85 / 0.12); --line-strong: oklch(0.95 0.012 85 / 0.42); --text: oklch(0.95 0.012 85);
    --muted: oklch(0.76 0.014 70); --ember: oklch(0.74 0.15 45); --on-ember: oklch(0.17 0.03 340); }
  :root[data-theme='light'] { color-scheme: light; --ground: oklch(0.975 0.008 80); --raised: oklch(0.995 0.004 80);
    --line: oklch(0.25 0.03 340 / 0.14); --line-strong: oklch(0.25 0.03 340 / 0.5); --text: oklch(0.25 0.03 340);
    --muted: oklch(0.46 0.025 340); --ember: oklch(0.55 0.15 42); --on-ember: oklch(0.99 0.005 80); }
  img { display: block; }
  :root[data-theme='dark'] img { margin-left: -10px; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 24px; min-height: 44px; }
  [role='status'] { color: var(--muted); font-size: 14px; }
  button { min-height: 44px; padding: 8px 24px; border-radius: 10px; background: var(--ember); color: var(--on-ember);
    font-weight: 600; }
  button:hover { filter: brightness(1.08); }
  ul { list-style: none; padding: 0; margin-top: 16px; display: grid; gap: 8px; }
  li a { display: block; min-height: 44px; padding: 12px 16px; border-radius: 18px; background: var(--raised);
    color: var(--text); text-decoration: none; box-shadow: inset 0 0 0 1px var(--line); }
  li a:hover { box-shadow: inset 0 0 0 1px var(--line-strong); }
  li strong { display: block; font-weight: 600; }
  li span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden;
    color: var(--muted); white-space: pre-line; }
`;
