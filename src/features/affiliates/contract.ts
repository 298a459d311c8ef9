import { z } from 'zod';
import { cursorPage, cursorQuery, Id, Time } from '#shared/contract.ts';
import { accountOfMethod, PAYOUT_CHECKS } from './fields.ts';
import { PAYOUT_METHODS } from './rules.ts';

/*
 * Money is in minor units (cents) of its currency, whole and signed. Days are UTC, as 2026-11-21.
 */
const count = (example: number) => z.number().int().meta({ example });
const Currency = z.string().meta({ example: 'EUR' });
const Day = z.iso.date('Write a day as 2026-11-21.').meta({ example: '2026-11-21' });

export const CommissionState = z
  .enum(['pending', 'approved', 'paid', 'reversed'])
  .meta({ description: 'Approved 30 days after the payment; reversed: all of it went back.' });
export type CommissionState = z.infer<typeof CommissionState>;

/** An affiliate's earnings in one currency; every commission is in one of the first four amounts. */
export const Earnings = z
  .object({
    currency: Currency,
    pending_minor: count(1198),
    approved_minor: count(2396),
    paid_minor: count(4792),
    /** Reversed amount of all commissions in any state. */
    reversed_minor: count(0),
    /** Approved and not in a payout, less what was reversed after a payout; may be negative. */
    due_minor: count(2396),
  })
  .meta({ id: 'AffiliateEarnings' });
export type Earnings = z.infer<typeof Earnings>;

/** The account that an affiliate's payouts go to. */
export const PayoutDetails = z
  .object({
    method: z.enum(PAYOUT_METHODS),
    name: z
      .string()
      .check(...PAYOUT_CHECKS.name)
      .meta({ example: 'Robin Lindqvist' }),
    account: z
      .string()
      .check(...PAYOUT_CHECKS.account)
      .meta({
        description: 'An IBAN (checked), or a wallet address.',
        example: 'DE02120300000000202051',
      }),
  })
  .meta({ id: 'AffiliatePayoutDetails' });
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** An affiliate as shown to themselves. */
export const Affiliate = z
  .object({
    id: Id,
    code: z.string().meta({ example: 'robin-7k2m' }),
    link: z.string().meta({ example: 'https://example.org/r/robin-7k2m' }),
    status: z.enum(['active', 'paused']).meta({
      description: 'Paused: the link still works, but new sign-ups are not attributed to it.',
    }),
    commission_bps: count(4000),
    cookie_days: count(30),
    hold_days: count(30),
    /** Minimum amount of a payout in any currency. */
    min_payout_minor: count(5000),
    clicks: count(120),
    sign_ups: count(8),
    /** People who signed up through the link and paid at least once. */
    conversions: count(3),
    earnings: z.array(Earnings),
    payout_details: PayoutDetails.nullable(),
    created_at: Time,
  })
  .meta({ id: 'Affiliate' });
export type Affiliate = z.infer<typeof Affiliate>;

/** Invitations are sent by email; the user who accepts one becomes the affiliate of that application. */
export const AcceptInvitation = z
  .object({
    invitation: z.string().min(1).max(400).meta({ example: 'affiliate_0199…_1795…_6f0c…' }),
  })
  .meta({ id: 'AcceptAffiliateInvitation' });
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

export const ChangeAffiliate = z
  .object({
    payout_details: PayoutDetails.check(accountOfMethod()).nullable(),
  })
  .meta({ id: 'ChangeAffiliate' });
export type ChangeAffiliate = z.infer<typeof ChangeAffiliate>;

/** `to` defaults to today and `from` to 29 days before it; at most 366 days. */
export const DaysQuery = z.object({ from: Day.optional(), to: Day.optional() });
export type DaysQuery = z.infer<typeof DaysQuery>;

export const AffiliateDay = z
  .object({
    day: Day,
    clicks: count(12),
    sign_ups: count(1),
    conversions: count(0),
    earned: z
      .array(z.object({ currency: Currency, amount_minor: count(599) }))
      .meta({ description: 'Commissions of that day’s payments, less what went back of them.' }),
  })
  .meta({ id: 'AffiliateDay' });
export type AffiliateDay = z.infer<typeof AffiliateDay>;
/** Every day of the span, oldest first, including days without activity. */
export const AffiliateDays = z
  .object({ data: z.array(AffiliateDay) })
  .meta({ id: 'AffiliateDays' });
export type AffiliateDays = z.infer<typeof AffiliateDays>;

/** Contains nothing that identifies the payer. */
export const Commission = z
  .object({
    id: Id,
    kind: z.enum(['plan', 'pack']),
    is_first: z.boolean().meta({ description: 'False: a later period of a subscription.' }),
    state: CommissionState,
    net_minor: count(1299),
    commission_bps: count(4000),
    amount_minor: count(519),
    reversed_minor: count(0),
    currency: Currency,
    approves_at: Time,
    created_at: Time,
  })
  .meta({ id: 'Commission' });
export type Commission = z.infer<typeof Commission>;
export const CommissionsQuery = z.object({ state: CommissionState.optional(), ...cursorQuery });
export type CommissionsQuery = z.infer<typeof CommissionsQuery>;
export const CommissionList = z
  .object({ data: z.array(Commission), ...cursorPage })
  .meta({ id: 'CommissionList' });
export type CommissionList = z.infer<typeof CommissionList>;

export const Payout = z
  .object({
    id: Id,
    number: z.string().meta({ example: 'P-2026-000003' }),
    status: z.enum(['approved', 'paid', 'cancelled']),
    amount_minor: count(4792),
    currency: Currency,
    method: PayoutDetails.shape.method,
    /** The last four characters of the account. */
    account_end: z.string().meta({ example: '2051' }),
    commissions: count(9),
    reference: z.string().meta({ description: 'The bank’s or the chain’s.', example: '' }),
    created_at: Time,
    paid_at: Time.nullable(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof Payout>;
export const PayoutList = z
  .object({ data: z.array(Payout), ...cursorPage })
  .meta({ id: 'PayoutList' });
export type PayoutList = z.infer<typeof PayoutList>;
export const PayoutsQuery = z.object(cursorQuery);
export type PayoutsQuery = z.infer<typeof PayoutsQuery>;
