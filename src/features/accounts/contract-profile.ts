import { z } from 'zod';
import { cursorPage, CursorPageQuery, cursorQuery, Id, Time } from '#shared/contract.ts';
import { MAX_LIMIT } from '#shared/pagination.ts';
import { Provider, User } from './contract.ts';
import { PROFILE_CHECKS } from './fields.ts';
import { DELETION_PHRASE } from './rules.ts';

const FullName = z
  .string()
  .check(...PROFILE_CHECKS.full_name)
  .meta({ example: 'Robin Vale' });

/** The fields that users can change themselves. The strict object rejects all others. */
export const ChangeProfile = z
  .strictObject({
    full_name: FullName.optional(),
    email: z
      .string()
      .check(...PROFILE_CHECKS.email)
      .optional()
      .meta({
        description: 'Pending until the link that we email to it is opened.',
        example: 'robin@example.test',
      }),
    profile_picture: z.union([Provider, Id]).nullable().optional().meta({
      description:
        'The provider whose picture to use, the id of one of your generated images that is safe for work, or null for none.',
      example: 'google',
    }),
  })
  .meta({ id: 'ChangeProfile' });
export type ChangeProfile = z.infer<typeof ChangeProfile>;

export const ConfirmEmail = z
  .strictObject({
    token: z.string().min(1).max(500).meta({ example: 'email-change_01993f5e_1795287703_6f0c' }),
  })
  .meta({ id: 'ConfirmEmail' });

export const ConfirmedEmail = z
  .object({ email: z.email().meta({ example: 'robin@example.test' }) })
  .meta({ id: 'ConfirmedEmail' });
export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;

export const DeleteAccount = z
  .strictObject({
    confirmation: z
      .string()
      .max(100)
      .optional()
      .meta({
        description: `The typed confirmation. When sent, it must be exactly “${DELETION_PHRASE}”.`,
        example: DELETION_PHRASE,
      }),
  })
  .meta({ id: 'DeleteAccount' });

export const UserSession = z
  .object({
    id: Id,
    device: z.string().meta({ example: 'Firefox on Linux' }),
    place: z.string().nullable().meta({
      description: 'The network address, without its last digits.',
      example: '203.0.113.x',
    }),
    created_at: Time,
    last_used_at: Time,
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type UserSession = z.infer<typeof UserSession>;

export const SessionsQuery = z.object({
  ...cursorQuery,
  limit: cursorQuery.limit.default(MAX_LIMIT),
});
export type SessionsQuery = z.infer<typeof SessionsQuery>;

export const UserSessions = z
  .object({ data: z.array(UserSession), ...cursorPage })
  .meta({ id: 'Sessions' });
export type UserSessions = z.infer<typeof UserSessions>;

export const LinkedProvider = z
  .object({
    provider: Provider,
    email: z.string().nullable().meta({ example: 'robin@example.test' }),
    picture: z.string().nullable().meta({ example: null }),
    linked_at: Time,
  })
  .meta({ id: 'LinkedProvider' });
export type LinkedProvider = z.infer<typeof LinkedProvider>;

export const LinkedProviders = z
  .object({ data: z.array(LinkedProvider), count: z.number().int().meta({ example: 1 }) })
  .meta({ id: 'LinkedProviders' });
export type LinkedProviders = z.infer<typeof LinkedProviders>;

export const ExportQuery = z.object({
  start: z.enum(['true', 'false']).default('true').meta({
    description: 'false: returns the status without starting an export.',
    example: 'false',
  }),
});

export const DataExport = z
  .object({
    status: z.enum(['none', 'queued', 'running', 'ready', 'failed', 'expired']),
    progress: z.number().min(0).max(1).meta({ example: 0.4 }),
    size_bytes: z.number().int().nullable().meta({ example: 1_840_200 }),
    url: z.string().nullable().meta({
      description:
        'The download address of the ZIP. Anyone who has it can download the file. null: not ready, or the sign-in is older than ten minutes (the email has the address).',
      example: null,
    }),
    requested_at: Time.nullable(),
    expires_at: Time.nullable(),
    next_at: Time.nullable().meta({ description: 'When another export can be requested.' }),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;

/** A user, as shown to superusers. */
export const Account = User.omit({
  usage: true,
  tokens: true,
  preferences: true,
  pending_email: true,
  fresh_until: true,
})
  .extend({
    suspended_until: Time.nullable(),
    erase_at: Time.nullable().meta({
      description: 'Set while the account is scheduled for erasure.',
      example: null,
    }),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof Account>;

export const ACCOUNT_STATES = ['active', 'inactive', 'suspended', 'leaving'] as const;

export const ListAccountsQuery = CursorPageQuery.extend({
  plan: z.enum(['free', 'premium']).optional().meta({ example: 'premium' }),
  state: z.enum(ACCOUNT_STATES).optional().meta({
    description: '`leaving`: scheduled for erasure.',
    example: 'active',
  }),
  q: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u, 'Leave control characters out.')
    .optional()
    .meta({
      description:
        'Part of a name or an email address; one or two letters: the beginning of one of its words.',
      example: 'robin',
    }),
});
export type ListAccountsQuery = z.infer<typeof ListAccountsQuery>;

export const AccountList = z
  .object({ data: z.array(Account), ...cursorPage })
  .meta({ id: 'AccountList' });
export type AccountList = z.infer<typeof AccountList>;

/** What superusers can change. The plan is not included: billing sets it. */
export const ChangeAccount = z
  .strictObject({
    full_name: FullName.optional(),
    is_active: z.boolean().optional(),
    is_superuser: z.boolean().optional(),
  })
  .meta({ id: 'ChangeAccount' });
export type ChangeAccount = z.infer<typeof ChangeAccount>;
