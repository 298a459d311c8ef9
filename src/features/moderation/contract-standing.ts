import { z } from 'zod';
import { withoutNul } from '#shared/checks.ts';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { TEXT_CHECKS } from './fields.ts';
import { APPEAL_LENGTH, APPEAL_STATUSES, STRIKE_STEPS } from './strike-rules.ts';

const AppealStatus = z.enum(APPEAL_STATUSES);

export const CreateAppeal = z
  .object({
    strike_id: Id.nullable().meta({
      description: 'The strike; null: the closing of the account by the team.',
    }),
    message: z
      .string()
      .check(...TEXT_CHECKS.appeal)
      .meta({ example: 'I was quoting a novel that we talked about.' }),
  })
  .meta({ id: 'CreateAppeal' });
export type CreateAppeal = z.infer<typeof CreateAppeal>;

export const Appeal = z
  .object({
    id: Id,
    strike_id: Id.nullable(),
    status: AppealStatus,
    message: z.string().meta({ example: 'I was quoting a novel that we talked about.' }),
    answer: z.string().meta({ example: 'You are right. The strike was lifted.' }),
    created_at: Time,
    decided_at: Time.nullable(),
  })
  .meta({ id: 'Appeal' });
export type Appeal = z.infer<typeof Appeal>;

export const AppealList = z
  .object({ data: z.array(Appeal), ...cursorPage })
  .meta({ id: 'AppealList' });
export type AppealList = z.infer<typeof AppealList>;
export const OwnAppealsQuery = z.object(cursorQuery);
export type OwnAppealsQuery = z.infer<typeof OwnAppealsQuery>;

/** A strike, as shown to its user. */
export const OwnStrike = z
  .object({
    id: Id,
    step: z.enum(STRIKE_STEPS),
    category: z.string().meta({ example: 'hate' }),
    rule: z.string().meta({ example: 'Nobody may be attacked for who they are.' }),
    created_at: Time,
    until: Time.nullable(),
    expires_at: Time,
    lifted_at: Time.nullable(),
    counts: z.boolean().meta({ description: 'Neither expired nor lifted.', example: true }),
    appeal: Appeal.nullable(),
  })
  .meta({ id: 'OwnStrike', description: 'With its latest appeal.' });
export type OwnStrike = z.infer<typeof OwnStrike>;

export const Standing = z
  .object({
    state: z.enum(['good', 'suspended', 'closed']),
    reason: z.string().nullable().meta({ example: null }),
    until: Time.nullable(),
    strikes: z.array(OwnStrike).meta({ description: 'Latest first, at most 50.' }),
    closure: z
      .object({ appeal: Appeal.nullable() })
      .nullable()
      .meta({ description: 'Set when the team closed the account.' }),
  })
  .meta({ id: 'Standing' });
export type Standing = z.infer<typeof Standing>;

/** An appeal with its subject, as shown to superusers. */
export const AppealCase = Appeal.extend({
  user_id: Id,
  email: z.email().meta({ example: 'robin@example.test' }),
  strike: OwnStrike.omit({ appeal: true })
    .extend({
      surface: z.string().meta({ example: 'chat_input' }),
      found_by: z.string().nullable().meta({ example: 'violence.threat' }),
      text_sha256: z.string().meta({
        example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      }),
    })
    .nullable(),
}).meta({ id: 'AppealCase' });
export type AppealCase = z.infer<typeof AppealCase>;

export const AppealCases = z
  .object({ data: z.array(AppealCase), ...cursorPage })
  .meta({ id: 'AppealCases' });
export type AppealCases = z.infer<typeof AppealCases>;

export const ListAppealsQuery = z.object({ status: AppealStatus.default('open'), ...cursorQuery });
export type ListAppealsQuery = z.infer<typeof ListAppealsQuery>;

const Answer = z
  .string()
  .check(withoutNul())
  .trim()
  .max(APPEAL_LENGTH)
  .default('')
  .meta({ example: 'You are right. The strike was lifted.' });

export const DecideAppeal = z
  .object({ status: z.enum(['granted', 'declined']), answer: Answer })
  .refine(({ status, answer }) => status === 'granted' || answer !== '', {
    path: ['answer'],
    message: 'Say why it is declined.',
  })
  .meta({ id: 'DecideAppeal' });
export type DecideAppeal = z.infer<typeof DecideAppeal>;

/** A strike that waits for review. */
export const ReviewedStrike = AppealCase.shape.strike
  .unwrap()
  .extend({
    user_id: Id,
    email: z.email().meta({ example: 'robin@example.test' }),
    review: z.enum(['open', 'upheld', 'lifted']).nullable(),
  })
  .meta({ id: 'ReviewedStrike' });
export type ReviewedStrike = z.infer<typeof ReviewedStrike>;

export const ReviewedStrikes = z
  .object({ data: z.array(ReviewedStrike), ...cursorPage })
  .meta({ id: 'ReviewedStrikes' });
export type ReviewedStrikes = z.infer<typeof ReviewedStrikes>;

export const ReviewStrike = z
  .object({ review: z.enum(['upheld', 'lifted']), answer: Answer })
  .meta({ id: 'ReviewStrike' });
export type ReviewStrike = z.infer<typeof ReviewStrike>;
