import { z } from 'zod';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import { Id, Time } from '#shared/contract.ts';
import { PROVIDERS } from './limits.ts';

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as 22:00.');

/** Returns whether the runtime supports the time zone. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const Provider = z.enum(PROVIDERS);
export type Provider = z.infer<typeof Provider>;

export const GoogleLogin = z
  .object({
    token: z.string().min(1).max(8192).meta({
      description: 'The ID token of the Google button.',
      example: 'eyJhbGciOiJSUzI1NiIs…',
    }),
  })
  .meta({ id: 'GoogleLogin' });
export type GoogleLogin = z.infer<typeof GoogleLogin>;

export const DiscordLogin = z
  .object({
    code: z.string().min(1).max(2048).meta({ example: 'NhhvTDYsFcdgNLnnLijcl7Ku7bEEeee' }),
    state: z.string().max(512).optional().meta({
      description: 'The state given to the authorize page; checked when sent.',
      example: 'q3vT0b1rXz',
    }),
  })
  .meta({ id: 'DiscordLogin' });
export type DiscordLogin = z.infer<typeof DiscordLogin>;

export const LoginResult = z
  .object({
    access_token: z.string().meta({ example: 'mF_9-B5f41JqMx0cT7wRk2ZpYv8sLd3NhGaEuQiO6bK' }),
    token_type: z.literal('bearer'),
    expires_at: Time,
    is_new: z.boolean().meta({ description: 'True when this sign-in created the account.' }),
  })
  .meta({ id: 'LoginResult' });
export type LoginResult = z.infer<typeof LoginResult>;

/** What a page needs to start a sign-in. `kind: local` leads to the development sign-in page. */
export const LoginProvider = z
  .object({
    id: Provider,
    kind: z.enum(['oauth', 'local']),
    client_id: z.string().meta({ example: '1170000000000000000' }),
    authorize_url: z.string().nullable().meta({
      description:
        'Where the browser is sent (Discord, or the local page); null for Google’s own button.',
      example: 'https://discord.com/oauth2/authorize?client_id=1170000000000000000',
    }),
    script_url: z
      .string()
      .nullable()
      .meta({ description: 'Google’s sign-in script; null for other providers.', example: null }),
    nonce: z.string().meta({ example: 'Zx81kQ0pT2' }),
  })
  .meta({ id: 'LoginProvider' });
export type LoginProvider = z.infer<typeof LoginProvider>;

export const LoginProviders = z
  .object({ providers: z.array(LoginProvider) })
  .meta({ id: 'LoginProviders' });
export type LoginProviders = z.infer<typeof LoginProviders>;

export const Usage = z
  .object({
    messages: z.object({
      used_today: z.number().int().meta({ example: 5 }),
      max_daily: z.number().int().nullable().meta({ description: 'null: unlimited.', example: 20 }),
    }),
    credits: z
      .object({
        available: z.number().int().meta({ example: 15 }),
        used_today: z.number().int().meta({
          description: 'Spent, or reserved for work in progress.',
          example: 5,
        }),
        max_daily: z.number().int().meta({ example: 20 }),
      })
      .meta({ description: 'The daily free credits, which are spent before tokens.' }),
  })
  .meta({ id: 'Usage' });
export type Usage = z.infer<typeof Usage>;

const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'This is not a time zone. Use a name such as Europe/Berlin.')
  .meta({ description: 'IANA name of the time zone.', example: 'Europe/Berlin' });

/** Daily hours without messages from characters. `from` may be later than `to`. */
const QuietHours = z.object({
  from: ClockTime.meta({ example: '22:00' }),
  to: ClockTime.meta({ example: '08:00' }),
  zone: TimeZone,
});

export const Preferences = z
  .object({
    blur: z.boolean().meta({
      description: 'Images that are not safe for work start blurred. Always on without Premium.',
      example: true,
    }),
    proactive: z.boolean().meta({
      description: 'Characters may write first, if the plan includes it.',
      example: true,
    }),
    quiet_hours: QuietHours.nullable().meta({
      description:
        'When characters do not write first and nothing is pushed; null: no quiet hours.',
      example: null,
    }),
    time_zone: TimeZone.nullable().meta({
      description: 'The user’s time zone, for what characters say about time; null: not known yet.',
    }),
    memory_notes: z.boolean().meta({
      description: 'A chat shows when something was remembered.',
      example: true,
    }),
    notifications: z.object({
      reminders: z.boolean().meta({
        description:
          'Emails before prepaid time ends. Receipts, notices of an upcoming charge and security emails are always sent.',
        example: true,
      }),
      first_messages: z.boolean().meta({
        description: 'Notifications when a character wrote first.',
        example: true,
      }),
      pictures: z.boolean().meta({
        description: 'Notifications when pictures are finished.',
        example: true,
      }),
      words: z.boolean().meta({
        description: 'Notifications show how a message begins; never anything intimate.',
        example: false,
      }),
    }),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

export const ChangePreferences = z
  .strictObject({
    blur: z.boolean().optional().meta({ example: true }),
    proactive: z.boolean().optional().meta({ example: true }),
    quiet_hours: QuietHours.extend({
      zone: TimeZone.optional().meta({ description: 'Left out: the `time_zone`, otherwise UTC.' }),
    })
      .nullable()
      .optional()
      .meta({ example: null }),
    time_zone: TimeZone.nullable().optional(),
    memory_notes: z.boolean().optional().meta({ example: true }),
    notifications: z
      .strictObject({
        reminders: z.boolean().optional(),
        first_messages: z.boolean().optional(),
        pictures: z.boolean().optional(),
        words: z.boolean().optional(),
      })
      .optional()
      .meta({ example: { reminders: true } }),
  })
  .meta({ id: 'ChangePreferences' });
export type ChangePreferences = z.infer<typeof ChangePreferences>;

export const User = z
  .object({
    id: Id,
    full_name: z.string().meta({ example: 'Robin Vale' }),
    nickname: z.string().meta({ example: 'Robin Vale' }),
    email: z.email().meta({ example: 'robin@example.test' }),
    pending_email: z.string().nullable().meta({
      description: 'A new address that is not confirmed yet.',
      example: null,
    }),
    profile_picture: z.string().nullable().meta({
      description:
        'The address of the picture. The address of a generated image expires after some hours.',
      example: null,
    }),
    is_active: z.boolean(),
    is_superuser: z.boolean(),
    plan: z.enum(['free', 'premium']),
    plan_renews_at: Time.nullable().meta({
      description: 'When Premium is charged again; null when it is not.',
    }),
    premium_until: Time.nullable().meta({
      description:
        'When Premium ends unless it is renewed (including the grace period); null when it was never bought.',
    }),
    tokens: z.number().int().meta({
      description: 'Monthly and purchased tokens, in addition to the daily credits in `usage`.',
      example: 100,
    }),
    usage: Usage,
    age_confirmed_at: Time.nullable(),
    providers: z.array(Provider),
    preferences: Preferences,
    fresh_until: Time.nullable().meta({
      description:
        'Until then, this session may change sign-in methods. null: sign in again first.',
    }),
    created_at: Time,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const AgeAcknowledgment = z
  .object({ version: z.string().min(1).max(32).meta({ example: AGE_NOTICE_VERSION }) })
  .meta({ id: 'AgeAcknowledgment' });
export type AgeAcknowledgment = z.infer<typeof AgeAcknowledgment>;

export const AgeStatus = z
  .object({
    acknowledged: z.boolean(),
    version: z.string().nullable().meta({ example: AGE_NOTICE_VERSION }),
    acknowledged_at: Time.nullable(),
  })
  .meta({ id: 'AgeStatus' });
export type AgeStatus = z.infer<typeof AgeStatus>;
