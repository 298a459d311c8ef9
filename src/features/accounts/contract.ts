import { z } from '@hono/zod-openapi';
import { Id, Time } from '#shared/contract.ts';

const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as 22:00.');

/** Whether this platform's clock knows the zone. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const Provider = z.enum(['google', 'discord']);
export type Provider = z.infer<typeof Provider>;

export const GoogleLogin = z
  .object({
    token: z.string().min(1).max(8192).openapi({
      description: 'The ID token of the Google button.',
      example: 'eyJhbGciOiJSUzI1NiIs…',
    }),
  })
  .openapi('GoogleLogin');
export type GoogleLogin = z.infer<typeof GoogleLogin>;

export const DiscordLogin = z
  .object({
    code: z.string().min(1).max(2048).openapi({ example: 'NhhvTDYsFcdgNLnnLijcl7Ku7bEEeee' }),
    state: z.string().max(512).optional().openapi({
      description: 'The state given to the authorize page; checked when sent.',
      example: 'q3vT0b1rXz',
    }),
  })
  .openapi('DiscordLogin');
export type DiscordLogin = z.infer<typeof DiscordLogin>;

export const LoginResult = z
  .object({
    access_token: z.string().openapi({ example: 'mF_9-B5f41JqMx0cT7wRk2ZpYv8sLd3NhGaEuQiO6bK' }),
    token_type: z.literal('bearer'),
    expires_at: Time,
    is_new: z.boolean().openapi({ description: 'True when this sign-in created the account.' }),
  })
  .openapi('LoginResult');
export type LoginResult = z.infer<typeof LoginResult>;

/** What a page needs to start a sign-in. `kind: local` leads to the development sign-in page. */
export const LoginProvider = z
  .object({
    id: Provider,
    kind: z.enum(['oauth', 'local']),
    client_id: z.string().openapi({ example: '1170000000000000000' }),
    authorize_url: z.string().nullable().openapi({
      description:
        'Where the browser is sent (Discord, or the local page); null for Google’s own button.',
      example: 'https://discord.com/oauth2/authorize?client_id=1170000000000000000',
    }),
    script_url: z
      .string()
      .nullable()
      .openapi({ description: 'Google’s sign-in script; null for all else.', example: null }),
    nonce: z.string().openapi({ example: 'Zx81kQ0pT2' }),
  })
  .openapi('LoginProvider');
export type LoginProvider = z.infer<typeof LoginProvider>;

export const LoginProviders = z
  .object({ providers: z.array(LoginProvider) })
  .openapi('LoginProviders');
export type LoginProviders = z.infer<typeof LoginProviders>;

export const Usage = z
  .object({
    messages: z.object({
      used_today: z.number().int().openapi({ example: 5 }),
      max_daily: z
        .number()
        .int()
        .nullable()
        .openapi({ description: 'null: unlimited.', example: 20 }),
    }),
    credits: z
      .object({
        available: z.number().int().openapi({ example: 15 }),
        used_today: z.number().int().openapi({
          description: 'Spent, or set aside for work under way.',
          example: 5,
        }),
        max_daily: z.number().int().openapi({ example: 20 }),
      })
      .openapi({ description: 'The daily free credits; they are spent before any token.' }),
  })
  .openapi('Usage');
export type Usage = z.infer<typeof Usage>;

/** Times of a day at which nobody wants to be written to; `from` may be later than `to`. */
const QuietHours = z.object({
  from: ClockTime.openapi({ example: '22:00' }),
  to: ClockTime.openapi({ example: '08:00' }),
  zone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'This is no time zone. Use a name such as Europe/Berlin.')
    .openapi({ description: 'IANA name of the time zone.', example: 'Europe/Berlin' }),
});

export const Preferences = z
  .object({
    blur: z.boolean().openapi({
      description: 'Pictures that are not safe for work begin blurred. Always so without Premium.',
      example: true,
    }),
    proactive: z.boolean().openapi({
      description: 'Characters may write first, where the plan includes it.',
      example: true,
    }),
    quiet_hours: QuietHours.nullable().openapi({
      description: 'When they do not; null: at any time.',
      example: null,
    }),
    notifications: z.object({
      reminders: z.boolean().openapi({
        description:
          'Mails before prepaid time ends. Receipts, notices of a coming charge and security mails always come.',
        example: true,
      }),
    }),
  })
  .openapi('Preferences');
export type Preferences = z.infer<typeof Preferences>;

export const ChangePreferences = z
  .strictObject({
    blur: z.boolean().optional().openapi({ example: true }),
    proactive: z.boolean().optional().openapi({ example: true }),
    quiet_hours: QuietHours.nullable().optional().openapi({ example: null }),
    notifications: z
      .strictObject({ reminders: z.boolean().optional() })
      .optional()
      .openapi({ example: { reminders: true } }),
  })
  .openapi('ChangePreferences');
export type ChangePreferences = z.infer<typeof ChangePreferences>;

export const User = z
  .object({
    id: Id,
    full_name: z.string().openapi({ example: 'Robin Vale' }),
    nickname: z.string().openapi({ example: 'Robin Vale' }),
    email: z.email().openapi({ example: 'robin@example.test' }),
    pending_email: z.string().nullable().openapi({
      description: 'A new address that waits for the link in its mail to be opened.',
      example: null,
    }),
    profile_picture: z.string().nullable().openapi({
      description: 'An address; that of an own image is good for some hours.',
      example: null,
    }),
    is_active: z.boolean(),
    is_superuser: z.boolean(),
    plan: z.enum(['free', 'premium']),
    plan_renews_at: Time.nullable().openapi({
      description: 'When Premium is charged again; null when it is not.',
    }),
    premium_until: Time.nullable().openapi({
      description:
        'When Premium ends unless it is paid again (with the grace of a renewal); null when it was never bought.',
    }),
    tokens: z.number().int().openapi({
      description: 'Monthly and bought tokens; they come on top of the daily credits in `usage`.',
      example: 100,
    }),
    usage: Usage,
    age_confirmed_at: Time.nullable(),
    providers: z.array(Provider),
    preferences: Preferences,
    fresh_until: Time.nullable().openapi({
      description:
        'Until then this session may change how one gets into the account; null: after signing in again.',
    }),
    created_at: Time,
  })
  .openapi('User');
export type User = z.infer<typeof User>;

/** The wording of the 18+ notice that is shown now; an older acknowledgment is asked for again. */
export const AGE_NOTICE_VERSION = '2026-11';

export const AgeAcknowledgment = z
  .object({ version: z.string().min(1).max(32).openapi({ example: AGE_NOTICE_VERSION }) })
  .openapi('AgeAcknowledgment');
export type AgeAcknowledgment = z.infer<typeof AgeAcknowledgment>;

export const AgeStatus = z
  .object({
    acknowledged: z.boolean(),
    version: z.string().nullable().openapi({ example: AGE_NOTICE_VERSION }),
    acknowledged_at: Time.nullable(),
  })
  .openapi('AgeStatus');
export type AgeStatus = z.infer<typeof AgeStatus>;
