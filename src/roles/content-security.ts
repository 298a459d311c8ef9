import type { Config } from '#platform/config.ts';
import { mediaOrigin } from '#platform/open-storage.ts';

/**
 * The call page distinguishes speech from noise with a model in WebAssembly. No other page does.
 */
const RUNS_WASM = /^\/call\//;

/**
 * The page's content security policy. Inline scripts are allowed by their hashes, not by a nonce:
 * pages contain no user data and are cached, and a cached nonce is worthless. The hashes cover the
 * scripts written by the renderer, not page content (docs/decisions/004).
 */
export function contentSecurityPolicy(scriptHashes: string, config: Config, path = '/'): string {
  const wasm = RUNS_WASM.test(path) ? " 'wasm-unsafe-eval'" : '';
  const google = config.google.clientId ? ` ${new URL(config.google.scriptUrl).origin}` : '';
  const bucketOrigin = mediaOrigin(config);
  const bucket = bucketOrigin ? ` ${bucketOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${wasm} ${scriptHashes}${google}`,
    `style-src 'self' 'unsafe-inline'${google}`,
    `img-src 'self' data: blob: https://lh3.googleusercontent.com https://cdn.discordapp.com${bucket}`,
    `media-src 'self' blob:${bucket}`,
    "font-src 'self'",
    `connect-src 'self'${google}`,
    google ? `frame-src${google}` : "frame-src 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

export const PAGE_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Headers of every response of this process, static files and errors included. */
export const everyAnswer = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  // PUBLIC_URL is https, so browsers must never use http for it or its subdomains.
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
});
