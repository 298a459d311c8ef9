import type { ComparisonRow } from '../../comparison.ts';

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
const everyMonths = (count: number) => (count === 1 ? 'every month' : `every ${count} months`);
const billed = (count: number) =>
  count === 12 ? 'billed yearly' : count === 1 ? 'billed monthly' : `billed ${everyMonths(count)}`;
const tokens = (count: number) => `${count} tokens`;

/** Words of choosing and paying. Sums come in as people read them. */
export const SHOP_TEXT = {
  plans: {
    title: 'Choose a plan',
    legend: 'Plan',
    months,
    discount: (percent: number) => `${percent}% off`,
    perMonth: 'a month',
    before: (price: string) => `Earlier price ${price}`,
    /** The arithmetic of a period: `12 × €5.99 = €71.88 billed yearly`. */
    sum: (count: number, price: string, total: string, renews: boolean) =>
      `${count === 1 ? '' : `${count} × ${price} = `}${total} ${renews ? billed(count) : 'paid once'}`,
    renews: (total: string, count: number) =>
      `You pay ${total} now and ${everyMonths(count)} from then on, until you cancel. You can cancel on this page in two clicks and keep Premium until the end of the paid period.`,
    prepaid: (total: string, count: number) =>
      `You pay ${total} once, in advance, for ${months(count)} of Premium. It does not renew, so there is nothing to cancel. We email you before it ends.`,
    afterPaid: (day: string) =>
      `You already have Premium until ${day}. A plan you buy now starts then.`,
    addsToPaid: (day: string) =>
      `You already have Premium until ${day}. What you buy now is added to it.`,
  },
  packs: {
    title: 'Tokens',
    lead: 'Tokens pay for pictures. A pack is a one-time purchase. Tokens never expire, with or without Premium.',
    legend: 'Token pack',
    tokens,
    saving: (percent: number) => `${percent}% less per token`,
    images: (count: number) => `Enough for ${count} images`,
    once: (total: string, count: number) => `You pay ${total} once for ${tokens(count)}.`,
  },
  methods: {
    legend: 'Payment method',
    renews: 'Renews until you cancel',
    prepaid: 'Prepaid, does not renew',
    once: 'Paid once',
    sandbox: 'This site uses a sandbox: the payment page is simulated, and no money is charged.',
  },
  none: 'Purchases are not available: the operator of this site has not set up payments. Everything on the free plan stays free.',
  pay: (total: string) => `Continue and pay ${total}`,
  paySignedOut: 'Continue',
  signInFirst: 'You will sign in first and then return to this selection.',
  receipts: 'Your receipts',
  unreachable:
    'The server could not be reached. Nothing was charged. Check your connection and try again.',
  compare: {
    title: 'Free and Premium, side by side',
    what: 'What you get',
    free: 'Free',
    premium: 'Premium',
    rows: {
      unlimitedMessages: 'Messages a day',
      dailyCredits: 'Free credits a day',
      monthlyTokens: 'Tokens a month',
      images: 'An image',
      chatImagePrice: 'A picture in a chat',
      sendPictures: 'Send your own pictures',
      unblurredImages: 'Other people’s pictures without blur',
      voiceMessages: 'Voice messages',
      calls: 'A minute of a voice call',
      proactiveMessages: 'Characters who write first',
    } satisfies Record<ComparisonRow['id'], string>,
    unlimited: 'Unlimited',
    included: 'Included',
    none: 'No',
    price: tokens,
    note: 'Credits and tokens are the same currency. You get free credits every day, and they expire at midnight UTC; Premium tokens and tokens you bought stay until you use them.',
  },
  unpaid: {
    title: {
      open: 'The payment was not completed',
      failed: 'The payment was declined',
    },
    text: (what: string) =>
      `Nothing was charged for “${what}”. Your selection is saved below: try again, or choose another payment method.`,
    payPage: 'Go back to the payment page',
    arrived: 'This payment went through after all.',
    see: 'See what you bought',
  },
} as const;
