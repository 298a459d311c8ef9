import { z } from 'zod';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { REMOVAL_CHECKS, REMOVAL_PROBLEMS } from './removal-fields.ts';
import { REMOVAL_KINDS, REMOVAL_LENGTHS, REMOVAL_STATUSES } from './removal-rules.ts';

const checked = (checks: (typeof REMOVAL_CHECKS)[keyof typeof REMOVAL_CHECKS], example: string) =>
  z
    .string()
    .check(...checks)
    .meta({ example });

export const CreateRemoval = z
  .object({
    name: checked(REMOVAL_CHECKS.name, 'Robin Lindqvist'),
    email: checked(REMOVAL_CHECKS.email, 'robin@example.org'),
    kind: z.enum(REMOVAL_KINDS),
    what: checked(
      REMOVAL_CHECKS.what,
      'The portrait at /character/elena-marchetti is my photograph.',
    ),
    good_faith: z.literal(true, REMOVAL_PROBLEMS.good_faith),
    signature: checked(REMOVAL_CHECKS.signature, 'Robin Lindqvist'),
  })
  .meta({ id: 'CreateRemoval' });
export type CreateRemoval = z.infer<typeof CreateRemoval>;

const Clock = z.object({
  name: z.enum(['answer', 'decision', 'removal']),
  due_at: Time,
  done_at: Time.nullable(),
  is_late: z.boolean(),
});

export const RemovalStatus = z.enum(REMOVAL_STATUSES);

/** The status of a request, for anyone who has its link. Contains no personal data. */
export const RemovalCase = z
  .object({
    reference: z.string().meta({ example: 'RR-1A2B3C4D' }),
    kind: z.enum(REMOVAL_KINDS),
    status: RemovalStatus,
    created_at: Time,
    clocks: z.array(Clock),
    path: z.string().meta({
      description: 'The page that shows the status. Anyone who has the link can read it.',
      example: '/legal/removal_01993f5e7c1a_9f2c',
    }),
  })
  .meta({ id: 'RemovalCase' });
export type RemovalCase = z.infer<typeof RemovalCase>;

export const RemovalRequest = RemovalCase.extend({
  id: Id,
  name: z.string().meta({ example: 'Robin Lindqvist' }),
  email: z.string().meta({ example: 'robin@example.org' }),
  what: z
    .string()
    .meta({ example: 'The portrait at /character/elena-marchetti is my photograph.' }),
  statement: z.string().meta({ example: 'I believe in good faith that …' }),
  signature: z.string().meta({ example: 'Robin Lindqvist' }),
  note: z.string().meta({ example: 'The picture and its copies are gone.' }),
}).meta({ id: 'RemovalRequest' });
export type RemovalRequest = z.infer<typeof RemovalRequest>;

export const ListRemovalsQuery = z.object({
  status: RemovalStatus.default('open'),
  ...cursorQuery,
});
export type ListRemovalsQuery = z.infer<typeof ListRemovalsQuery>;

export const RemovalList = z
  .object({ data: z.array(RemovalRequest), ...cursorPage })
  .meta({ id: 'RemovalList' });
export type RemovalList = z.infer<typeof RemovalList>;

export const DecideRemoval = z
  .object({
    status: z.enum(['reviewing', 'approved', 'removed', 'declined']),
    note: z.string().trim().max(REMOVAL_LENGTHS.note).default('').meta({
      description: 'Sent to the sender, except with `reviewing`.',
      example: 'The picture and its copies are gone.',
    }),
  })
  .meta({ id: 'DecideRemoval' });
export type DecideRemoval = z.infer<typeof DecideRemoval>;
