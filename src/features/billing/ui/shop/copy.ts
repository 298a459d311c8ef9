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
      `You pay ${total} now and ${everyMonths(count)} from then on, until you cancel. Canceling is two presses on this page; what is paid stays until its end.`,
    prepaid: (total: string, count: number) =>
      `You pay ${total} once, in advance, for ${months(count)} of Premium. It does not renew by itself and needs no canceling; we write to you before it ends.`,
    afterPaid: (day: string) =>
      `You have Premium until ${day} already. A plan that you buy now begins then.`,
    addsToPaid: (day: string) =>
      `You have Premium until ${day} already. What you buy now comes on top of it.`,
  },
  packs: {
    title: 'Only tokens',
    lead: 'Tokens pay for pictures. They are bought once, do not renew, and do not end; with or without Premium.',
    legend: 'Pack of tokens',
    tokens,
    saving: (percent: number) => `${percent}% less a token`,
    images: (count: number) => `Enough for ${count} images`,
    once: (total: string, count: number) => `You pay ${total} once for ${tokens(count)}.`,
  },
  methods: {
    legend: 'Way to pay',
    renews: 'Renews until you cancel',
    prepaid: 'Prepaid: does not renew by itself',
    once: 'Paid once',
    sandbox: 'This installation uses a sandbox: its payment page is pretended, and no money moves.',
  },
  none: 'Nothing can be bought here at present: whoever runs this site has not set up a way to pay. Everything on the free plan stays free.',
  pay: (total: string) => `Continue and pay ${total}`,
  paySignedOut: 'Continue',
  signInFirst: 'You sign in first, and come back to this choice.',
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
      unblurredImages: 'Pictures of others without blur',
      voiceMessages: 'Voice messages',
      calls: 'Calls',
      proactiveMessages: 'Characters who write first',
    } satisfies Record<ComparisonRow['id'], string>,
    unlimited: 'Unlimited',
    included: 'Included',
    none: 'No',
    price: tokens,
    note: 'Credits and tokens are one currency: free credits come every day and lapse at midnight UTC; the tokens of Premium and those you bought stay until you use them.',
  },
  unpaid: {
    title: {
      open: 'You came back before the payment was done',
      failed: 'The payment was declined',
    },
    text: (what: string) =>
      `Nothing was charged for “${what}”. Your choice is kept below: try again, or choose another way to pay.`,
    payPage: 'Go back to the payment page',
    arrived: 'This payment has arrived after all.',
    see: 'See what you bought',
  },
} as const;
