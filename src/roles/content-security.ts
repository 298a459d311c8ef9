import { createHash } from 'node:crypto';
import type { Config } from '#platform/config.ts';

/**
 * The page's content security policy. Inline scripts are allowed by their hashes, not by a nonce:
 * pages hold nothing of a user and are cached, and a nonce that is cached is none
 * (docs/decisions/004).
 */
export function contentSecurityPolicy(html: string, config: Config): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => `'sha256-${createHash('sha256').update(match[1]!).digest('base64')}'`,
  );
  const google = config.google.clientId ? ` ${new URL(config.google.scriptUrl).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}${google}`,
    `style-src 'self' 'unsafe-inline'${google}`,
    "img-src 'self' data: blob: https://lh3.googleusercontent.com https://cdn.discordapp.com",
    "media-src 'self' blob:",
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
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
