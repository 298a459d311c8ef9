import { z } from 'zod';
import { cursorPage, CursorPageQuery, Id, Time } from '#shared/contract.ts';
import { Receipt } from './contract-checkout.ts';

export const AdminPayment = Receipt.extend({
  user_id: Id.nullable().meta({ description: 'Null: the account was erased.' }),
  email: z.string().nullable().meta({ example: 'robin@example.test' }),
  order_id: Id,
  provider: z.string().meta({ example: 'verotel' }),
  transaction: z.string().meta({ example: 'tx_0199…' }),
  is_charged_back: z.boolean(),
}).meta({ id: 'AdminPayment' });
export type AdminPayment = z.infer<typeof AdminPayment>;

export const AdminPaymentsQuery = CursorPageQuery.extend({
  user_id: z.uuid().optional().meta({ description: 'Only this user’s.' }),
});
export type AdminPaymentsQuery = z.infer<typeof AdminPaymentsQuery>;

export const AdminPayments = z
  .object({ data: z.array(AdminPayment), ...cursorPage })
  .meta({ id: 'AdminPayments' });
export type AdminPayments = z.infer<typeof AdminPayments>;

export const RefundRequest = z
  .object({
    amount_minor: z.number().int().min(1).optional().meta({
      description: 'If omitted: everything not yet refunded.',
      example: 500,
    }),
  })
  .meta({ id: 'RefundRequest' });
export type RefundRequest = z.infer<typeof RefundRequest>;

export const RefundAsked = z
  .object({
    payment_id: Id,
    amount_minor: z.number().int().meta({ example: 500 }),
    cancelled: z.boolean().meta({
      description:
        'The subscription will not be charged again: the payment was fully refunded, or this provider ends it with any refund.',
    }),
  })
  .meta({
    id: 'RefundAsked',
    description: 'The provider accepted the request; the payment changes when its event arrives.',
  });
export type RefundAsked = z.infer<typeof RefundAsked>;

export const AdminPaymentEvent = z
  .object({
    id: Id,
    provider: z.string().meta({ example: 'verotel' }),
    event_key: z.string().meta({ example: '120044:9911' }),
    type: z.string().meta({ example: 'renewal' }),
    state: z.enum(['received', 'applied', 'ignored', 'parked', 'refused', 'quarantined']),
    problem: z.string().nullable().meta({ example: 'wrong_amount' }),
    order_id: Id.nullable(),
    amount_minor: z.number().int().nullable().meta({ example: 1299 }),
    currency: z.string().nullable().meta({ example: 'EUR' }),
    deliveries: z.number().int().meta({ example: 1 }),
    occurred_at: Time,
    received_at: Time,
    delivery: z.record(z.string(), z.unknown()).meta({
      description: 'The callback’s fields, without secrets and without the buyer.',
      example: { event: 'rebill', saleID: '77112' },
    }),
  })
  .meta({ id: 'AdminPaymentEvent' });
export type AdminPaymentEvent = z.infer<typeof AdminPaymentEvent>;

export const AdminPaymentEventsQuery = CursorPageQuery.extend({
  state: AdminPaymentEvent.shape.state.default('quarantined'),
});
export type AdminPaymentEventsQuery = z.infer<typeof AdminPaymentEventsQuery>;

export const AdminPaymentEvents = z
  .object({ data: z.array(AdminPaymentEvent), ...cursorPage })
  .meta({ id: 'AdminPaymentEvents' });
export type AdminPaymentEvents = z.infer<typeof AdminPaymentEvents>;
