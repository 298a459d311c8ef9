import { PRICES } from '#features/billing/catalog.ts';

const price = `${PRICES.voice_message} ${PRICES.voice_message === 1 ? 'token' : 'tokens'}`;

/** The texts of the button, which come with the chat; the player's own are in `copy.ts`. */
export const LISTEN_TEXT = {
  listen: 'Listen',
  /** What the button costs, before it is pressed. */
  priced: `Listen, ${price}`,
  premium: 'Listen, part of Premium',
  free: 'Listen, in your browser’s demo voice',
  price,
  openFailed: 'The player could not be loaded',
  offer: 'See Premium',
} as const;
