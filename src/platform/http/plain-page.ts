import { ADULT_LABEL } from '#shared/adult-label.ts';
import { randomBytes } from 'node:crypto';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

interface PlainPage {
  title: string;
  /** The CSS of this page, after the shared styles. */
  style: string;
  /** The content of `<main>`. */
  content: Html;
  status?: number;
  /** The path of a script of this site that runs before the page is shown. */
  script?: string;
}

/**
 * A standalone HTML page, without scripts unless it names one. It loads only the site's own frames and
 * pictures, and is never cached, framed, or indexed.
 */
export async function plainPage({
  title,
  style,
  content,
  status = 200,
  script,
}: PlainPage): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url');
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="rating" content="${ADULT_LABEL}" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <style nonce="${nonce}">
          ${raw(LOOK)}
          ${raw(style)}
        </style>
        ${script ? html`<script src="${script}"></script>` : ''}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
  return new Response(String(page), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; img-src 'self'; frame-src 'self'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'${script ? SCRIPTED : ''}`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const SCRIPTED = "; script-src 'self'; connect-src 'self'; font-src 'self'; manifest-src 'self'";

/** The product's colors and fonts, dark or light by the visitor's preference. */
const LOOK = `
  :root { color-scheme: dark light; --ground: oklch(0.16 0.018 340); --raised: oklch(0.205 0.021 340);
    --overlay: oklch(0.25 0.023 340); --line: oklch(0.95 0.012 85 / 0.12); --line-strong: oklch(0.95 0.012 85 / 0.42);
    --text: oklch(0.95 0.012 85); --muted: oklch(0.76 0.014 70); --ember: oklch(0.74 0.15 45);
    --on-ember: oklch(0.17 0.03 340); --danger: oklch(0.75 0.13 22); }
  @media (prefers-color-scheme: light) { :root { --ground: oklch(0.975 0.008 80); --raised: oklch(0.995 0.004 80);
    --overlay: oklch(0.955 0.01 80); --line: oklch(0.25 0.03 340 / 0.14); --line-strong: oklch(0.25 0.03 340 / 0.5);
    --text: oklch(0.25 0.03 340); --muted: oklch(0.46 0.025 340); --ember: oklch(0.55 0.15 42);
    --on-ember: oklch(0.99 0.005 80); --danger: oklch(0.5 0.17 25); } }
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100dvh; display: grid; place-items: center; padding: 32px 20px; color: var(--text);
    background: var(--ground); font: 16px/1.5 Figtree, ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere; }
  main { width: min(100%, 27rem); min-width: 0; }
  h1, h2 { font-family: Fraunces, ui-serif, Georgia, serif; font-weight: 500; line-height: 1.1; }
  h1 { font-size: 36px; margin: 12px 0; }
  h2 { font-size: 22px; margin: 32px 0 12px; }
  .tag { display: inline-block; padding: 2px 12px; border-radius: 99px; font-size: 14px; color: var(--ember);
    box-shadow: inset 0 0 0 1px currentColor; }
  .lead { color: var(--muted); }
  a { color: var(--muted); text-underline-offset: 3px; }
  button { font: inherit; color: inherit; border: 0; cursor: pointer; transition: background 160ms ease-out; }
  .back { margin-top: 28px; text-align: center; }
  :focus-visible { outline: 2px solid var(--ember); outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;
