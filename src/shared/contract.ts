import { z } from 'zod';
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_SKIP } from './pagination.ts';

export const Id = z.uuid().meta({ example: '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11' });
export const Time = z.string().meta({ format: 'date-time', example: '2026-11-21T18:30:00.000Z' });

/** `skip` and `limit` as in the specification; 422 outside the bounds. */
export const PageQuery = z.object({
  skip: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_SKIP, `Skip at most ${MAX_SKIP}. Continue with the next_cursor of the previous page.`)
    .default(0)
    .meta({ example: 0 }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .meta({ example: DEFAULT_LIMIT }),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** Where a page of a list starts. */
export const Cursor = z.string().max(200).meta({
  description:
    'A `next_cursor` of this list: continues after that entry. Any other value is a 422 for this field.',
});

/** Also accepts `next_cursor`; `skip` then counts from the cursor. */
export const CursorPageQuery = PageQuery.extend({ cursor: Cursor.optional() });
export type CursorPageQuery = z.infer<typeof CursorPageQuery>;

/** Query and response fields of a list that is paged by cursor only. */
export const cursorQuery = {
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  cursor: Cursor.optional(),
};
export const cursorPage = {
  count: z.number().int().meta({
    description: 'All matches; lists for superusers count up to 10,000.',
    example: 1,
  }),
  next_cursor: z.string().nullable().meta({ example: null }),
};

/** The Idempotency-Key header. */
export const idempotency = z.object({
  'idempotency-key': z.string().min(1).max(200).optional().meta({
    description:
      'Any text chosen by the client, preferably random. The same request with the same key within a day has no second effect and gets the first answer (`Idempotency-Replayed: true` where it was kept whole); another request with it is 409 `idempotency_mismatch`. Keys are per caller; a refused request leaves its key free.',
  }),
});

/** A strike against the caller, part of the refusal that caused it. */
export const StrikeNotice = z
  .object({
    id: Id,
    step: z.enum(['warning', 'suspension', 'termination']),
    category: z.string().meta({ example: 'hate' }),
    rule: z.string().meta({
      description: 'Which rule, in plain words.',
      example: 'Nobody may be attacked for who they are.',
    }),
    until: Time.nullable().meta({ description: 'The end of a suspension.', example: null }),
    expires_at: Time.meta({ description: 'Until when it counts.' }),
    standing: z.number().int().meta({ description: 'Strikes that count now.', example: 1 }),
    appeal_url: z.string().meta({ example: '/standing' }),
  })
  .meta({ id: 'StrikeNotice', description: 'With content_blocked: the strike that followed.' });
export type StrikeNotice = z.infer<typeof StrikeNotice>;

export const ErrorBody = z
  .object({
    detail: z.string().meta({ example: 'This does not exist, or you do not have access to it.' }),
    code: z.string().meta({ example: 'not_found' }),
    request_id: z.string().meta({ example: 'p3Yq0sVb7Lk2' }),
    upgrade_url: z
      .string()
      .optional()
      .meta({ description: 'Where a used-up allowance can be raised.', example: '/premium' }),
    needed: z
      .number()
      .int()
      .optional()
      .meta({ description: 'With insufficient_tokens: what it costs.', example: 16 }),
    available: z
      .number()
      .int()
      .optional()
      .meta({ description: 'With insufficient_tokens: what there is to spend.', example: 5 }),
    providers: z
      .array(z.string())
      .optional()
      .meta({
        description:
          'With account_exists and fresh_sign_in_required: the providers to sign in with.',
        example: ['google'],
      }),
    spoken: z
      .object({
        text: z.string().meta({ example: 'Good evening. You are early.' }),
        sex: z.enum(['female', 'male']),
        voice: z.string().meta({ example: 'voice_1' }),
      })
      .optional()
      .meta({ description: 'With browser_voice: what the browser is to say, and in which voice.' }),
    call: z
      .object({ id: Id, chat_id: Id })
      .optional()
      .meta({ description: 'With call_in_progress: the open call.' }),
    strike: StrikeNotice.optional(),
    reason: z.string().nullable().optional().meta({
      description: 'With account_suspended and account_inactive: why, in plain words.',
      example: 'Nobody may be attacked for who they are.',
    }),
    until: Time.nullable().optional().meta({
      description: 'With account_suspended: the end of it; null: there is none.',
    }),
    appeal_url: z.string().optional().meta({
      description: 'With account_suspended and account_inactive: where to appeal.',
      example: '/standing',
    }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;

export const ValidationErrorBody = z
  .object({
    detail: z.array(
      z.object({
        loc: z.array(z.union([z.string(), z.number()])).meta({ example: ['body', 'age'] }),
        msg: z.string().meta({ example: 'Invalid input: expected number' }),
        type: z.string().meta({ example: 'invalid_type' }),
      }),
    ),
    code: z.literal('validation_error'),
    request_id: z.string().meta({ example: 'p3Yq0sVb7Lk2' }),
  })
  .meta({ id: 'ValidationError' });
export type ValidationErrorBody = z.infer<typeof ValidationErrorBody>;
