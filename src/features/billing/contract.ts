import { z } from 'zod';
import { cursorPage, CursorPageQuery, Id, Time } from '#shared/contract.ts';

export const PlanOffer = z
  .object({
    id: z.enum(['yearly', 'quarterly', 'monthly']),
    months: z.number().int().meta({ example: 12 }),
    currency: z.literal('EUR'),
    price_minor: z.number().int().meta({ example: 599, description: 'One month, in cents.' }),
    original_price_minor: z.number().int().meta({ example: 1999 }),
    total_minor: z.number().int().meta({ example: 7188, description: 'One period, in cents.' }),
    discount_percentage: z.number().int().meta({ example: 70 }),
  })
  .meta({ id: 'PlanOffer' });
export type PlanOffer = z.infer<typeof PlanOffer>;

export const PackOffer = z
  .object({
    id: z.enum(['small', 'medium', 'large']),
    tokens: z.number().int().meta({ example: 300 }),
    currency: z.literal('EUR'),
    price_minor: z.number().int().meta({ example: 1299, description: 'The pack, in cents.' }),
    discount_percentage: z.number().int().meta({
      description: 'How much cheaper a token is than in the smallest pack.',
      example: 13,
    }),
  })
  .meta({ id: 'PackOffer' });
export type PackOffer = z.infer<typeof PackOffer>;

export const Method = z.enum(['card', 'bank', 'crypto']);
export type Method = z.infer<typeof Method>;

export const MethodOffer = z
  .object({
    id: Method,
    renews: z.boolean().meta({
      description:
        'A plan renews automatically; false: one period is bought in advance, and then ends.',
    }),
    is_sandbox: z.boolean().meta({ description: 'No money moves: a page for trying it out.' }),
  })
  .meta({ id: 'MethodOffer' });
export type MethodOffer = z.infer<typeof MethodOffer>;

export const PlanOffers = z
  .object({
    data: z.array(PlanOffer),
    packs: z.array(PackOffer).meta({ description: 'Tokens that can be bought separately.' }),
    methods: z.array(MethodOffer).meta({
      description: 'The ways to pay here; empty: nothing can be bought at this installation.',
    }),
    free: z
      .object({
        daily_messages: z.number().int().meta({ example: 20 }),
        daily_credits: z.number().int().meta({ example: 20 }),
      })
      .meta({ description: 'What everyone gets each day for free.' }),
  })
  .meta({ id: 'PlanOffers' });
export type PlanOffers = z.infer<typeof PlanOffers>;

export const TokenBalance = z
  .object({
    available: z.number().int().meta({
      description: 'Everything that can be spent now: daily + monthly + bought.',
      example: 115,
    }),
    daily: z.number().int().meta({
      description:
        'The rest of today’s free credits; they are spent first and expire at midnight UTC.',
      example: 15,
    }),
    max_daily: z.number().int().meta({ example: 20 }),
    monthly: z.number().int().meta({
      description: 'The rest of Premium’s monthly grants; spent after the daily credits.',
      example: 70,
    }),
    bought: z.number().int().meta({
      description: 'Bought tokens and gifts; spent last.',
      example: 30,
    }),
    held: z.number().int().meta({
      description: 'Reserved for work in progress; returned if the work fails.',
      example: 4,
    }),
  })
  .meta({ id: 'TokenBalance' });
export type TokenBalance = z.infer<typeof TokenBalance>;

export const LedgerEntry = z
  .object({
    id: Id,
    kind: z
      .enum([
        'daily_grant',
        'monthly_grant',
        'support_grant',
        'purchase',
        'expiry',
        'spend',
        'reversal',
        'grant_reversal',
      ])
      .meta({
        description:
          'What happened. `expiry`: a day’s free credits ended. `reversal`: a spend was undone. `grant_reversal`: the payment for tokens was refunded, and the unspent ones were removed.',
        example: 'spend',
      }),
    purpose: z
      .enum(['image', 'chat_image', 'voice_message', 'call'])
      .nullable()
      .meta({ description: 'What a spend or reversal was for.', example: 'image' }),
    amount: z.number().int().meta({
      description: 'Tokens added (positive) or removed (negative).',
      example: -2,
    }),
    balance_after: z.number().int().meta({
      description: 'All tokens owned after it, including those reserved for work in progress.',
      example: 113,
    }),
    reference: z.string().nullable().meta({
      description: 'The id of what it was for.',
      example: '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11',
    }),
    note: z.string().nullable().meta({
      description: 'Support’s note about a gift or a reversal.',
      example: null,
    }),
    reverses: Id.nullable().meta({
      description: 'With a reversal: the spend or the grant that it undoes.',
      example: null,
    }),
    created_at: Time,
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const LedgerQuery = CursorPageQuery;
export type LedgerQuery = z.infer<typeof LedgerQuery>;

export const Ledger = z
  .object({
    data: z.array(LedgerEntry),
    ...cursorPage,
    balance: TokenBalance,
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.infer<typeof Ledger>;
