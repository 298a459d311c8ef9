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

/** What things cost, in tokens: one image, one voice message, a begun minute of a call. */
export const PRICES = { image: 2, voice_message: 1, call_minute: 3 } as const;

/** How many images one request may ask for; the first is chosen unless the user says otherwise. */
export const IMAGE_COUNTS = [1, 2, 4, 8] as const;
