import { expect, it } from 'vitest';
import { ApiError } from '#ui/api-client.ts';
import { failureOf } from './failures.ts';

const refusal = (status: number, body: object, retryAfter: string | null = null) =>
  new ApiError(status, body, '', retryAfter);

it.each([
  [
    refusal(
      429,
      { code: 'insufficient_tokens', needed: 16, available: 4, upgrade_url: '/premium' },
      '60',
    ),
    { kind: 'tokens', needed: 16, available: 4, retryAfter: 60, upgradeUrl: '/premium' },
  ],
  [
    refusal(400, { code: 'content_blocked', detail: 'Not this.' }),
    { kind: 'blocked', detail: 'Not this.' },
  ],
  [
    refusal(429, { code: 'rate_limited', detail: 'Wait for one.' }),
    { kind: 'busy', detail: 'Wait for one.' },
  ],
  [refusal(403, { code: 'forbidden', detail: 'Confirm.' }), { kind: 'notice', detail: 'Confirm.' }],
  [refusal(404, { code: 'not_found', detail: 'Nobody.' }), { kind: 'missing' }],
  [refusal(503, { code: 'not_ready', detail: 'Starting.' }), { kind: 'down' }],
  [refusal(0, {}), { kind: 'offline' }],
  [refusal(500, { code: 'internal_error', detail: 'Ours.' }), { kind: 'other' }],
])('%s becomes %j', (error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
