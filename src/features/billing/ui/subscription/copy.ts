import type { SubscriptionPhase } from './phase.ts';

/** Words about a subscription. Days and sums come in as people read them. */
export const SUBSCRIPTION_TEXT = {
  title: 'Your Premium',
  loading: 'Loading your subscription',
  failed: 'Your subscription could not be loaded',
  looks: {
    renewing: 'Renews',
    prepaid: 'Paid in advance',
    cancelled: 'Will not renew',
    past_due: 'Payment due',
    ended: 'Ended',
  } satisfies Record<SubscriptionPhase, string>,
  renews: (day: string, sum: string, method: string) =>
    `Renews on ${day} for ${sum}, by ${method.toLowerCase()}.`,
  planChange: (day: string, plan: string, sum: string) =>
    `Renews on ${day} as ${plan} for ${sum}. Nothing changes until then.`,
  prepaid: (day: string) =>
    `Paid until ${day}. It does not renew. If you buy more time before then, it is added.`,
  canceled: (day: string) =>
    `You canceled. Premium stays until ${day}, and nothing more is charged.`,
  buyNewPlan:
    'The payment provider cannot undo a cancellation. If you buy a new plan, it starts when this one ends.',
  pastDue: (day: string) =>
    `The last renewal payment failed and will be retried. Premium stays active until ${day}, without new tokens, and ends then unless the payment succeeds.`,
  pastDueHint:
    'If your card or account has changed, cancel here and buy a new plan with the new one.',
  ended: (day: string) => `Ended on ${day}. Your chats, characters and pictures are still here.`,
  sandbox: 'Sandbox: no money moves.',
  receipts: 'Receipts',
  cancel: 'Cancel subscription',
  resume: 'Resume renewal',
  change: 'Change plan',
  manage: 'See plans',
  undoChange: 'Keep the current plan',
  confirmAt:
    'One more step: confirm the cancellation on the payment provider’s page. Until you do, the plan still renews.',
  confirmLink: 'Confirm at the payment provider',
  cancelDialog: {
    title: 'Cancel your subscription?',
    keep: 'Keep Premium',
    paid: (day: string, tokens: number) =>
      `Premium stays until ${day}, with its ${tokens} tokens a month. After that nothing is charged, and you are on the free plan. Your chats, characters, pictures and tokens stay.`,
    pastDue:
      'The last period was not paid, so Premium ends right away and nothing is charged. You are then on the free plan. Your chats, characters, pictures and tokens stay.',
  },
  changeDialog: {
    title: 'Change plan',
    text: (day: string) =>
      `The new plan starts on ${day}, when your paid period ends. Nothing is charged today.`,
    legend: 'New plan',
    option: (total: string, count: number) =>
      `${total} every ${count === 1 ? 'month' : `${count} months`}`,
    confirm: 'Change plan',
  },
  done: {
    canceled: 'Canceled',
    resumed: 'Renewal resumed',
    changed: 'Plan changed',
    kept: 'Plan unchanged',
  },
  notDone: 'That did not work',
} as const;
