/** The premium plans as they are sold; browser-safe. Money is in minor units (euro cents). */
export const CURRENCY = 'EUR';

/** The earlier price of a month that every discount is counted from. */
export const ORIGINAL_PRICE_MINOR = 1999;

interface PlanTerms {
  id: 'yearly' | 'quarterly' | 'monthly';
  months: number;
  /** Price of one month. */
  price_minor: number;
}

const TERMS: readonly PlanTerms[] = [
  { id: 'yearly', months: 12, price_minor: 599 },
  { id: 'quarterly', months: 3, price_minor: 999 },
  { id: 'monthly', months: 1, price_minor: 1299 },
];

/** A plan with what follows from its terms: the total of one period and the discount in whole percent. */
function derivePlan(terms: PlanTerms) {
  return {
    ...terms,
    currency: CURRENCY,
    original_price_minor: ORIGINAL_PRICE_MINOR,
    total_minor: terms.months * terms.price_minor,
    discount_percentage: Math.round((1 - terms.price_minor / ORIGINAL_PRICE_MINOR) * 100),
  } as const;
}

/** In the order in which they are shown; the first is chosen unless the user says otherwise. */
export const PLANS = TERMS.map(derivePlan);

interface PackTerms {
  id: 'small' | 'medium' | 'large';
  tokens: number;
  price_minor: number;
}

const PACK_TERMS: readonly PackTerms[] = [
  { id: 'small', tokens: 100, price_minor: 499 },
  { id: 'medium', tokens: 300, price_minor: 1299 },
  { id: 'large', tokens: 1000, price_minor: 3499 },
];

/** A pack with what follows: how much less a token costs in it than in the smallest, in whole percent. */
function derivePack(terms: PackTerms) {
  const [smallest] = PACK_TERMS;
  const perToken = terms.price_minor / terms.tokens;
  const dearest = smallest!.price_minor / smallest!.tokens;
  return {
    ...terms,
    currency: CURRENCY,
    discount_percentage: Math.round((1 - perToken / dearest) * 100),
  } as const;
}

/** Tokens that are bought by themselves and do not end, the fewest first. */
export const PACKS = PACK_TERMS.map(derivePack);

export const planOf = (id: string | null) => PLANS.find((plan) => plan.id === id);
export const packOf = (id: string | null) => PACKS.find((pack) => pack.id === id);

/** The ways to pay, as people read them. */
export const METHOD_NAMES = {
  card: 'Card',
  bank: 'Instant bank payment',
  crypto: 'Cryptocurrency',
} as const;

/** What people read on receipts and at the provider: `Premium, 12 months` or `300 tokens`. */
export function describeItem(kind: 'plan' | 'pack', units: number): string {
  if (kind === 'pack') return `${units} tokens`;
  return `Premium, ${units === 1 ? '1 month' : `${units} months`}`;
}

/** What things cost, in tokens: one image, one voice message, a begun minute of a call. */
export const PRICES = { image: 2, voice_message: 1, call_minute: 3 } as const;

/** How many images one request may ask for; the first is chosen unless the user says otherwise. */
export const IMAGE_COUNTS = [1, 2, 4, 8] as const;
