import { formatDay, formatMoney } from '../format.ts';
import { button, facts, greet, text, type Brand, type Letter } from '../letter.ts';

/** `plan` as people read it ("Premium, 12 months"); money in minor units; times in ISO 8601. */
interface Sale {
  name: string;
  plan: string;
  amount_minor: number;
  currency: string;
}

const reasonOf = (brand: Brand) => `You get this because you bought something at ${brand.appName}.`;
const premium = (brand: Brand) => `${brand.publicUrl}/premium`;

export const BILLING_LETTERS = {
  /** After each payment. */
  receipt: (
    sale: Sale & {
      reference: string;
      paid_at: string;
      method?: string;
      paid_until?: string | null;
    },
    brand: Brand,
  ): Letter => ({
    subject: `Your receipt from ${brand.appName}: ${formatMoney(sale.amount_minor, sale.currency)}`,
    preview: `${sale.plan}, paid on ${formatDay(sale.paid_at)}.`,
    heading: 'Thank you',
    blocks: [
      greet(sale.name),
      text('Your payment has arrived. Keep this mail as your receipt.'),
      facts(
        ['For', sale.plan],
        ['Paid', formatMoney(sale.amount_minor, sale.currency)],
        ['On', formatDay(sale.paid_at)],
        ['By', sale.method],
        ['Paid until', sale.paid_until && formatDay(sale.paid_until)],
        ['Reference', sale.reference],
        ['Sold by', [brand.operatorName, brand.operatorAddress].filter(Boolean).join(', ')],
      ),
      button('See my receipts', `${brand.publicUrl}/receipts`),
    ],
    reason: reasonOf(brand),
  }),

  /** A payment came after its account was closed, and the provider was asked to give it back. */
  payment_returned: (sale: Sale & { reference: string }, brand: Brand): Letter => {
    const amount = formatMoney(sale.amount_minor, sale.currency);
    return {
      subject: `We give your payment back: ${amount}`,
      preview: 'It came after your account was closed.',
      heading: 'Your payment is given back',
      blocks: [
        greet(sale.name),
        text(
          'A payment of yours came after your account was closed. You got nothing for it, so we had it given back to you. How long that takes depends on your bank or wallet; most take a few days.',
        ),
        facts(['For', sale.plan], ['Given back', amount], ['Reference', sale.reference]),
      ],
      reason: reasonOf(brand),
    };
  },

  /** Some days before a period ends; `is_prepaid`: nothing is taken by itself, so it only ends. */
  renewal_reminder: (
    sale: Sale & { renews_at: string; is_prepaid: boolean },
    brand: Brand,
  ): Letter => {
    const day = formatDay(sale.renews_at);
    const price = formatMoney(sale.amount_minor, sale.currency);
    if (sale.is_prepaid)
      return {
        subject: `Your Premium at ${brand.appName} ends on ${day}`,
        preview: 'Nothing is taken by itself.',
        heading: `Premium until ${day}`,
        blocks: [
          greet(sale.name),
          text(
            `You paid for ${sale.plan} in advance, and it ends on ${day}. Nothing is taken by itself: to go on, buy another period (${price}). Otherwise your account goes on as a free one, with all your chats.`,
          ),
          button('Buy another period', premium(brand)),
        ],
        reason: reasonOf(brand),
        optional: 'reminders',
      };
    return {
      subject: `Your Premium at ${brand.appName} renews on ${day}`,
      preview: `${price} will be taken on ${day}, unless you cancel before.`,
      heading: `Premium renews on ${day}`,
      blocks: [
        greet(sale.name),
        facts(['Plan', sale.plan], ['Price', price], ['On', day]),
        text(
          'There is nothing to do if you want to go on. To end it, cancel before that day: two clicks, and what you have paid for stays yours until its end.',
        ),
        button('See or cancel my subscription', premium(brand)),
      ],
      reason: reasonOf(brand),
    };
  },

  /** `grace_until`: Premium stays until then; null when it has ended. */
  payment_failed: (sale: Sale & { grace_until: string | null }, brand: Brand): Letter => ({
    subject: `A payment for ${brand.appName} did not go through`,
    preview: 'Your payment method may have expired. Here is how to mend it.',
    heading: 'The payment did not go through',
    blocks: [
      greet(sale.name),
      facts(['Plan', sale.plan], ['Price', formatMoney(sale.amount_minor, sale.currency)]),
      text(
        sale.grace_until
          ? `Premium stays as it is until ${formatDay(sale.grace_until)}. Look at your payment method before then; nothing is lost.`
          : 'Your account is a free one for now. All your chats are still there, and Premium returns with the next payment.',
      ),
      button('Look at my subscription', premium(brand)),
    ],
    reason: reasonOf(brand),
  }),

  /** `access_until`: what was paid for ends then. */
  cancelled: (
    { name, plan, access_until }: { name: string; plan: string; access_until: string },
    brand: Brand,
  ): Letter => ({
    subject: `Your ${brand.appName} subscription is canceled`,
    preview: `Premium stays until ${formatDay(access_until)}; nothing more is taken.`,
    heading: 'Your subscription is canceled',
    blocks: [
      greet(name),
      text(
        `Nothing more is taken for ${plan}. What you have paid for stays yours until ${formatDay(access_until)}; after that your account goes on as a free one, with all your chats.`,
      ),
      button('Change my mind', premium(brand)),
    ],
    reason: reasonOf(brand),
  }),
};
