/** The currency of the catalog. This file is browser-safe; money is in minor units (euro cents). */
export const CURRENCY = 'EUR';

/** The original monthly price; every discount is relative to it. */
export const ORIGINAL_PRICE_MINOR = 1999;

interface PlanTerms {
  id: 'yearly' | 'quarterly' | 'monthly';
  months: number;
  /** Price per month. */
  price_minor: number;
}

const TERMS: readonly PlanTerms[] = [
  { id: 'yearly', months: 12, price_minor: 599 },
  { id: 'quarterly', months: 3, price_minor: 999 },
  { id: 'monthly', months: 1, price_minor: 1299 },
];

/** Adds the total of one period and the discount in whole percent. */
function derivePlan(terms: PlanTerms) {
  return {
    ...terms,
    currency: CURRENCY,
    original_price_minor: ORIGINAL_PRICE_MINOR,
    total_minor: terms.months * terms.price_minor,
    discount_percentage: Math.round((1 - terms.price_minor / ORIGINAL_PRICE_MINOR) * 100),
  } as const;
}

/** In display order; the first is the default. */
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

/** Adds the discount per token, relative to the smallest pack, in whole percent. */
function derivePack(terms: PackTerms) {
  const [smallest] = PACK_TERMS;
  const perToken = terms.price_minor / terms.tokens;
  const highestPerToken = smallest!.price_minor / smallest!.tokens;
  return {
    ...terms,
    currency: CURRENCY,
    discount_percentage: Math.round((1 - perToken / highestPerToken) * 100),
  } as const;
}

/** Packs of tokens that do not expire, smallest first. */
export const PACKS = PACK_TERMS.map(derivePack);

export const findPlan = (id: string | null) => PLANS.find((plan) => plan.id === id);
export const findPack = (id: string | null) => PACKS.find((pack) => pack.id === id);

/** Display names of the payment methods. */
export const METHOD_NAMES = {
  card: 'Card',
  bank: 'Instant bank payment',
  crypto: 'Cryptocurrency',
} as const;

/** The item's description on receipts and at the provider: `Premium, 12 months` or `300 tokens`. */
export function describeItem(kind: 'plan' | 'pack', units: number): string {
  if (kind === 'pack') return `${units} tokens`;
  return `Premium, ${units === 1 ? '1 month' : `${units} months`}`;
}

/** Prices in tokens: per image, per voice message, per started minute of a call. */
export const PRICES = { image: 2, voice_message: 1, call_minute: 3 } as const;

/** Allowed numbers of images per request; the first is the default. */
export const IMAGE_COUNTS = [1, 2, 4, 8] as const;
