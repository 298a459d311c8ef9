import type { SubscriptionLook } from './look.ts';

/** Words about a subscription. Days and sums come in as people read them. */
export const SUBSCRIPTION_TEXT = {
  title: 'Your Premium',
  loading: 'Loading your subscription',
  failed: 'Your subscription could not be loaded',
  looks: {
    renewing: 'Renews',
    prepaid: 'Paid in advance',
    cancelled: 'Will not renew',
    past_due: 'Payment awaited',
    ended: 'Ended',
  } satisfies Record<SubscriptionLook, string>,
  renews: (day: string, sum: string, method: string) =>
    `Renews on ${day} for ${sum}, by ${method.toLowerCase()}.`,
  goesOn: (day: string, plan: string, sum: string) =>
    `Renews on ${day} as ${plan}, for ${sum}. Until then nothing changes.`,
  prepaid: (day: string) =>
    `Paid until ${day}, then it ends by itself. Nothing more is charged. A period that you buy before then comes on top.`,
  canceled: (day: string) =>
    `You canceled. Premium stays until ${day}, and nothing more is charged.`,
  anew: 'The payment provider cannot take a cancellation back. A plan that you buy anew begins when this one ends.',
  pastDue: (day: string) =>
    `The last renewal was not paid; it is tried again. Premium stays until ${day} meanwhile, without new tokens, and ends then if nothing arrives.`,
  pastDueHint:
    'If the card or account has changed, cancel here and buy a plan anew with the other one.',
  ended: (day: string) =>
    `Ended on ${day}. Your chats, characters and pictures are as you left them.`,
  sandbox: 'Sandbox: no money moves.',
  receipts: 'Receipts',
  cancel: 'Cancel subscription',
  resume: 'Renew after all',
  change: 'Change plan',
  manage: 'See plans',
  undoChange: 'Keep the present plan',
  confirmAt:
    'One more step: the payment provider wants the cancellation confirmed on its own page. Until then it renews.',
  confirmLink: 'Confirm at the payment provider',
  cancelDialog: {
    title: 'Cancel your subscription?',
    keep: 'Keep Premium',
    paid: (day: string, tokens: number) =>
      `Premium stays until ${day}, with its ${tokens} tokens a month. After that nothing is charged, and you go on with the free plan. Your chats, characters, pictures and tokens stay.`,
    pastDue:
      'The last period was not paid, so Premium ends at once, and nothing is charged. You go on with the free plan. Your chats, characters, pictures and tokens stay.',
  },
  changeDialog: {
    title: 'Change plan',
    text: (day: string) =>
      `The new plan begins on ${day}, when what you paid ends. Nothing is charged today.`,
    legend: 'Plan from then on',
    option: (total: string, count: number) =>
      `${total} every ${count === 1 ? 'month' : `${count} months`}`,
    confirm: 'Change plan',
  },
  done: {
    canceled: 'Canceled',
    resumed: 'It renews again',
    changed: 'The plan is changed',
    kept: 'The plan stays as it is',
  },
  notDone: 'That did not work',
} as const;
