import { z } from 'zod';
import { Id, cursorPage, CursorPageQuery, Time } from '#shared/contract.ts';
import { Method, PackOffer, PlanOffer } from './contract.ts';

const PlanId = PlanOffer.shape.id;
const PackId = PackOffer.shape.id;
const minor = (example: number) => z.number().int().meta({ example });
const currency = z.string().meta({ example: 'EUR' });

/** Exactly one of plan and pack. */
export const CheckoutRequest = z
  .object({
    plan_id: PlanId.optional(),
    pack_id: PackId.optional(),
    method: Method,
  })
  .refine(({ plan_id, pack_id }) => (plan_id === undefined) !== (pack_id === undefined), {
    message: 'Send either plan_id or pack_id.',
    path: ['plan_id'],
  })
  .meta({ id: 'CheckoutRequest', example: { plan_id: 'yearly', method: 'card' } });
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const CheckoutStarted = z
  .object({
    order_id: Id,
    redirect_url: z.string().meta({
      description:
        'Send the browser there: the provider’s page. It returns to /checkout/{order_id}, or to /premium?checkout={order_id} if it was not paid.',
      example: 'https://everafter.example/sandbox-pay/5h0…',
    }),
  })
  .meta({ id: 'CheckoutStarted' });
export type CheckoutStarted = z.infer<typeof CheckoutStarted>;

export const CheckoutStatus = z
  .object({
    order_id: Id,
    state: z.enum(['open', 'pending', 'paid', 'failed', 'returned']).meta({
      description:
        '`open`: the provider has reported nothing yet. `pending`: a payment was seen and is not final (crypto). `paid`: the purchase was delivered. `failed`: declined; another attempt at the provider may still succeed. `returned`: the payment was refunded.',
    }),
    plan_id: PlanId.nullable(),
    pack_id: PackId.nullable(),
    description: z.string().meta({ example: 'Premium, 12 months' }),
    amount_minor: minor(7188),
    currency,
    method: Method,
    is_sandbox: z.boolean(),
    pay_url: z.string().nullable().meta({
      description: 'The provider’s page again, while it is not paid.',
      example: null,
    }),
    receipt_id: Id.nullable().meta({ description: 'Once paid: the payment’s receipt.' }),
    created_at: Time,
  })
  .meta({ id: 'CheckoutStatus' });
export type CheckoutStatus = z.infer<typeof CheckoutStatus>;

export const Subscription = z
  .object({
    state: z.enum(['none', 'active', 'cancelled', 'past_due', 'ended']).meta({
      description:
        '`active`: paid (and renewing when `renews_at` is set). `cancelled`: paid until `paid_through`, and not charged again. `past_due`: the renewal is awaited until `grace_until`; Premium stays meanwhile. `ended`: the last one is over.',
    }),
    plan_id: PlanId.nullable(),
    months: z.number().int().nullable().meta({ example: 12 }),
    price_minor: z.number().int().nullable().meta({
      description: 'The price of one period at the time of purchase.',
      example: 7188,
    }),
    currency: currency.nullable(),
    method: Method.nullable(),
    is_sandbox: z.boolean(),
    started_at: Time.nullable(),
    paid_through: Time.nullable(),
    renews_at: Time.nullable().meta({ description: 'Null: it is not charged again.' }),
    grace_until: Time.nullable().meta({ description: 'While past due.' }),
    access_until: Time.nullable().meta({ description: 'Premium ends then unless it is paid.' }),
    cancelled_at: Time.nullable(),
    next_plan_id: PlanId.nullable().meta({
      description: 'The plan after this period; null: the same.',
    }),
    can: z
      .object({ cancel: z.boolean(), resume: z.boolean(), change: z.boolean() })
      .meta({ description: 'The actions that this subscription’s provider currently allows.' }),
    confirm_url: z.string().nullable().meta({
      description:
        'After canceling, if the provider requires the buyer to confirm it on its own page.',
      example: null,
    }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof Subscription>;

export const ChangePlan = z
  .object({
    plan_id: PlanId.meta({
      description: 'From the next period on; choosing the current plan undoes a change.',
    }),
  })
  .meta({ id: 'ChangePlan' });
export type ChangePlan = z.infer<typeof ChangePlan>;

export const Receipt = z
  .object({
    id: Id,
    number: z.string().meta({ example: '2026-000042' }),
    settled_at: Time,
    description: z.string().meta({ example: 'Premium, 12 months' }),
    amount_minor: minor(7188),
    returned_minor: minor(0),
    currency,
    method: Method,
    is_sandbox: z.boolean(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;

export const Receipts = z
  .object({ data: z.array(Receipt), ...cursorPage })
  .meta({ id: 'Receipts' });
export type Receipts = z.infer<typeof Receipts>;

/** Everything that a printed receipt shows. */
export const ReceiptDetails = Receipt.extend({
  order_id: Id,
  transaction: z.string().meta({ description: 'At the provider.', example: 'tx_0199…' }),
  provider: z.string().meta({ example: 'verotel' }),
  seller: z.object({
    name: z.string().meta({ example: 'Everafter' }),
    email: z.string().meta({ example: 'support@example.test' }),
    url: z.string().meta({ example: 'https://everafter.example' }),
  }),
  buyer: z.object({
    name: z.string().meta({ example: 'Robin Vale' }),
    email: z.string().meta({ example: 'robin@example.test' }),
  }),
  returns: z
    .array(
      z.object({
        amount_minor: minor(7188),
        is_charge_back: z.boolean(),
        at: Time,
      }),
    )
    .meta({ description: 'Refunds in order; negative when one was reversed.' }),
}).meta({ id: 'ReceiptDetails' });
export type ReceiptDetails = z.infer<typeof ReceiptDetails>;

export const ReceiptsQuery = CursorPageQuery;
