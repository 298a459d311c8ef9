import { z } from 'zod';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { Affiliate, Earnings, Payout } from './contract.ts';
import { MAX_COMMISSION_BPS } from './rules.ts';

const count = (example: number) => z.number().int().meta({ example });

/** An affiliate as shown to superusers; only the payouts' CSV contains the account. */
export const AdminAffiliate = Affiliate.pick({
  id: true,
  code: true,
  link: true,
  status: true,
  commission_bps: true,
  clicks: true,
  sign_ups: true,
  conversions: true,
  created_at: true,
})
  .extend({
    first_name: z.string().meta({ description: 'Empty: erased.', example: 'Robin' }),
    email: z.string().meta({ description: 'Of the application.', example: 'robin@example.org' }),
    user_id: Id.nullable().meta({ description: 'Null: the invitation was not accepted yet.' }),
    has_payout_details: z.boolean(),
    refused: z
      .array(
        z.object({
          reason: z.enum(['same_user', 'same_email', 'same_address']),
          sign_ups: count(1),
        }),
      )
      .meta({
        description: 'Sign-ups considered the affiliate’s own: they earn nothing.',
      }),
    earnings: z.array(Earnings),
    joined_at: Time.nullable(),
    erased_at: Time.nullable(),
  })
  .meta({ id: 'AdminAffiliate' });
export type AdminAffiliate = z.infer<typeof AdminAffiliate>;

export const AdminAffiliatesQuery = z.object({
  status: Affiliate.shape.status.optional(),
  ...cursorQuery,
});
export type AdminAffiliatesQuery = z.infer<typeof AdminAffiliatesQuery>;
export const AdminAffiliates = z
  .object({ data: z.array(AdminAffiliate), ...cursorPage })
  .meta({ id: 'AdminAffiliates' });
export type AdminAffiliates = z.infer<typeof AdminAffiliates>;

export const AdminChangeAffiliate = z
  .object({
    status: Affiliate.shape.status.optional(),
    commission_bps: z
      .number()
      .int()
      .min(0)
      .max(MAX_COMMISSION_BPS, 'A commission is at most 4000 hundredths of a percent (40 %).')
      .optional()
      .meta({ description: 'For payments from now on.', example: 3000 }),
  })
  .meta({ id: 'AdminChangeAffiliate' });
export type AdminChangeAffiliate = z.infer<typeof AdminChangeAffiliate>;

export const InvitationSent = z
  .object({ id: Id, email: z.string().meta({ example: 'robin@example.org' }) })
  .meta({ id: 'AffiliateInvitationSent' });
export type InvitationSent = z.infer<typeof InvitationSent>;

export const ApprovePayout = z
  .object({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Write a currency as EUR.')
      .meta({ example: 'EUR' }),
  })
  .meta({ id: 'ApproveAffiliatePayout' });
export type ApprovePayout = z.infer<typeof ApprovePayout>;

export const AdminPayout = Payout.extend({
  affiliate_id: Id,
  code: z.string().meta({ example: 'robin-7k2m' }),
}).meta({ id: 'AdminAffiliatePayout' });
export type AdminPayout = z.infer<typeof AdminPayout>;

export const AdminPayoutsQuery = z.object({
  status: Payout.shape.status.optional(),
  format: z.enum(['json', 'csv']).default('json').meta({
    description: 'csv: all of them, with full payout accounts; recorded in the audit log.',
  }),
  ...cursorQuery,
});
export type AdminPayoutsQuery = z.infer<typeof AdminPayoutsQuery>;
export const AdminPayouts = z
  .object({ data: z.array(AdminPayout), ...cursorPage })
  .meta({ id: 'AdminAffiliatePayouts' });
export type AdminPayouts = z.infer<typeof AdminPayouts>;

export const AdminChangePayout = z
  .discriminatedUnion('status', [
    z.object({
      status: z.literal('paid'),
      reference: z
        .string()
        .trim()
        .min(1, 'Enter the reference of the transfer, so that it can be found again.')
        .max(200, 'Use at most 200 characters.')
        .meta({ example: 'SEPA 2026-11-21/17' }),
    }),
    z.object({ status: z.literal('cancelled') }),
  ])
  .meta({ id: 'AdminChangeAffiliatePayout' });
export type AdminChangePayout = z.infer<typeof AdminChangePayout>;
