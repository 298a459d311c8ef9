import type { UserContext } from '#platform/context.ts';
import type { Subscription } from '../../contract-checkout.ts';
import { CURRENCY } from '../../catalog.ts';
import { renewalDate, subscriptionState } from '../../payments/subscription-state.ts';
import {
  subscriptionsOfWallet,
  termsOf,
  walletOfUser,
  type SubscriptionRow,
} from './order-queries.ts';

const NONE: Subscription = {
  state: 'none',
  plan_id: null,
  months: null,
  price_minor: null,
  currency: null,
  method: null,
  is_sandbox: false,
  started_at: null,
  paid_through: null,
  renews_at: null,
  grace_until: null,
  access_until: null,
  cancelled_at: null,
  next_plan_id: null,
  can: { cancel: false, resume: false, change: false },
  confirm_url: null,
};

/** The caller's subscription: the one with the latest end. */
export async function readSubscription(ctx: UserContext): Promise<Subscription> {
  const row = await findSubscription(ctx, ctx.caller.id);
  return row ? presentSubscription(ctx, row) : NONE;
}

export async function findSubscription(
  { db }: Pick<UserContext, 'db'>,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const walletId = await walletOfUser(db, userId);
  return walletId === undefined ? undefined : (await subscriptionsOfWallet(db, walletId))[0];
}

async function presentSubscription(ctx: UserContext, row: SubscriptionRow): Promise<Subscription> {
  const now = ctx.now();
  const state = subscriptionState(row, now);
  const term = (await termsOf(ctx.db, row.id)).find(({ plan_id }) => plan_id === row.plan_id);
  const provider = ctx.payments.byName(row.provider);
  const renews = state === 'active' && row.recurs;
  const time = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    state,
    plan_id: row.plan_id as Subscription['plan_id'],
    months: term?.months ?? null,
    price_minor: term?.amount_minor ?? null,
    currency: CURRENCY,
    method: row.method,
    is_sandbox: row.provider === 'sandbox',
    started_at: time(row.started_at),
    paid_through: time(row.paid_through),
    renews_at: time(renewalDate(row, now)),
    grace_until: state === 'past_due' ? time(row.access_until) : null,
    access_until: time(row.access_until),
    cancelled_at: time(row.cancelled_at),
    next_plan_id: row.next_plan_id as Subscription['next_plan_id'],
    can: {
      cancel: row.recurs && (renews || state === 'past_due') && provider !== undefined,
      resume: state === 'cancelled' && provider?.resume !== undefined,
      change: renews && provider?.changeTerms !== undefined,
    },
    confirm_url: null,
  };
}
