import { formatUtcDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import { button, facts, greet, text, type Brand, type EmailContent } from '../email-content.ts';

/** `plan` is its display name ("Premium, 12 months"). Amounts are in minor units, times in ISO 8601. */
interface Sale {
  name: string;
  plan: string;
  amount_minor: number;
  currency: string;
}

const formatReason = (brand: Brand) =>
  `You received this email because you made a purchase at ${brand.appName}.`;
const premium = (brand: Brand) => `${brand.publicUrl}/premium`;

export const BILLING_TEMPLATES = {
  /** Sent after each payment. */
  receipt: (
    sale: Sale & {
      reference: string;
      paid_at: string;
      method?: string;
      paid_until?: string | null;
    },
    brand: Brand,
  ): EmailContent => ({
    subject: `Your receipt from ${brand.appName}: ${formatMoney(sale.amount_minor, sale.currency)}`,
    preview: `${sale.plan}, paid on ${formatUtcDay(sale.paid_at)}.`,
    heading: 'Thank you',
    blocks: [
      greet(sale.name),
      text('We received your payment. Keep this email as your receipt.'),
      facts(
        ['For', sale.plan],
        ['Paid', formatMoney(sale.amount_minor, sale.currency)],
        ['On', formatUtcDay(sale.paid_at)],
        ['By', sale.method],
        ['Paid until', sale.paid_until && formatUtcDay(sale.paid_until)],
        ['Reference', sale.reference],
        ['Sold by', [brand.operatorName, brand.operatorAddress].filter(Boolean).join(', ')],
      ),
      button('View my receipts', `${brand.publicUrl}/receipts`),
    ],
    reason: formatReason(brand),
  }),

  /** Sent when a payment arrived for a closed account and the provider was asked to refund it. */
  payment_returned: (sale: Sale & { reference: string }, brand: Brand): EmailContent => {
    const amount = formatMoney(sale.amount_minor, sale.currency);
    return {
      subject: `We refunded your payment: ${amount}`,
      preview: 'It arrived after your account was closed.',
      heading: 'Your payment is being refunded',
      blocks: [
        greet(sale.name),
        text(
          'Your payment arrived after your account was closed. You received nothing for it, so we requested a refund. How long the refund takes depends on your bank or wallet. Most take a few days.',
        ),
        facts(['For', sale.plan], ['Refunded', amount], ['Reference', sale.reference]),
      ],
      reason: formatReason(brand),
    };
  },

  /** Sent some days before a period ends. `is_prepaid`: it ends without an automatic charge. */
  renewal_reminder: (
    sale: Sale & { renews_at: string; is_prepaid: boolean },
    brand: Brand,
  ): EmailContent => {
    const day = formatUtcDay(sale.renews_at);
    const price = formatMoney(sale.amount_minor, sale.currency);
    if (sale.is_prepaid)
      return {
        subject: `Your Premium at ${brand.appName} ends on ${day}`,
        preview: 'You will not be charged automatically.',
        heading: `Premium until ${day}`,
        blocks: [
          greet(sale.name),
          text(
            `You paid for ${sale.plan} in advance, and it ends on ${day}. You will not be charged automatically. To continue, buy another period (${price}). Otherwise your account becomes a free account and keeps all your chats.`,
          ),
          button('Buy another period', premium(brand)),
        ],
        reason: formatReason(brand),
        optional: 'reminders',
      };
    return {
      subject: `Your Premium at ${brand.appName} renews on ${day}`,
      preview: `You will be charged ${price} on ${day}, unless you cancel before then.`,
      heading: `Premium renews on ${day}`,
      blocks: [
        greet(sale.name),
        facts(['Plan', sale.plan], ['Price', price], ['On', day]),
        text(
          'If you want to continue, you do not need to do anything. To stop, cancel before that day. It takes two clicks, and you keep Premium until the end of the period that you paid for.',
        ),
        button('View or cancel my subscription', premium(brand)),
      ],
      reason: formatReason(brand),
    };
  },

  /** `grace_until`: Premium stays active until then. Null when it has ended. */
  payment_failed: (sale: Sale & { grace_until: string | null }, brand: Brand): EmailContent => ({
    subject: `A payment for ${brand.appName} did not go through`,
    preview: 'Your payment method may have expired. Here is how to fix it.',
    heading: 'The payment did not go through',
    blocks: [
      greet(sale.name),
      facts(['Plan', sale.plan], ['Price', formatMoney(sale.amount_minor, sale.currency)]),
      text(
        sale.grace_until
          ? `Your Premium stays active until ${formatUtcDay(sale.grace_until)}. Check your payment method before then, and nothing changes.`
          : 'Your account is a free account for now. All your chats are still there, and Premium returns after the next successful payment.',
      ),
      button('View my subscription', premium(brand)),
    ],
    reason: formatReason(brand),
  }),

  /** `access_until`: the end of the paid period. */
  cancelled: (
    { name, plan, access_until }: { name: string; plan: string; access_until: string },
    brand: Brand,
  ): EmailContent => ({
    subject: `Your ${brand.appName} subscription is canceled`,
    preview: `You keep Premium until ${formatUtcDay(access_until)}. You will not be charged again.`,
    heading: 'Your subscription is canceled',
    blocks: [
      greet(name),
      text(
        `You will not be charged again for ${plan}. You keep Premium until ${formatUtcDay(access_until)}. After that, your account becomes a free account and keeps all your chats.`,
      ),
      button('View my subscription', premium(brand)),
    ],
    reason: formatReason(brand),
  }),
};
