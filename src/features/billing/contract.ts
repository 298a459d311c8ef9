import { z } from '@hono/zod-openapi';

export const PlanOffer = z
  .object({
    id: z.enum(['yearly', 'quarterly', 'monthly']),
    months: z.number().int().openapi({ example: 12 }),
    currency: z.literal('EUR'),
    price_minor: z.number().int().openapi({ example: 599, description: 'One month, in cents.' }),
    original_price_minor: z.number().int().openapi({ example: 1999 }),
    total_minor: z.number().int().openapi({ example: 7188, description: 'One period, in cents.' }),
    discount_percentage: z.number().int().openapi({ example: 70 }),
  })
  .openapi('PlanOffer');
export type PlanOffer = z.infer<typeof PlanOffer>;

export const PlanOffers = z.object({ data: z.array(PlanOffer) }).openapi('PlanOffers');
export type PlanOffers = z.infer<typeof PlanOffers>;
