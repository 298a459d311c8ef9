import { PRICES } from './catalog.ts';
import type { PlanOffers } from './contract.ts';
import { entitlementsOf, type Entitlements } from './entitlements.ts';

/** How much of one item a plan includes: a count, a price, or yes/no. */
export type Amount =
  | { kind: 'count'; count: number }
  | { kind: 'unlimited' }
  | { kind: 'price'; tokens: number }
  | { kind: 'included' | 'none' };

type RowId = keyof Entitlements | 'dailyCredits' | 'images';

export interface ComparisonRow {
  id: RowId;
  free: Amount;
  premium: Amount;
}

/** Compares Free with Premium from what the server enforces: the entitlements and its settings. */
export function comparePlans({
  daily_messages,
  daily_credits,
}: PlanOffers['free']): ComparisonRow[] {
  const amounts = (plan: 'free' | 'premium'): Record<RowId, Amount> => {
    const has = entitlementsOf(plan);
    return {
      unlimitedMessages: has.unlimitedMessages
        ? { kind: 'unlimited' }
        : { kind: 'count', count: daily_messages },
      dailyCredits: { kind: 'count', count: daily_credits },
      monthlyTokens:
        has.monthlyTokens > 0 ? { kind: 'count', count: has.monthlyTokens } : { kind: 'none' },
      images: { kind: 'price', tokens: PRICES.image },
      chatImagePrice:
        has.chatImagePrice > 0
          ? { kind: 'price', tokens: has.chatImagePrice }
          : { kind: 'included' },
      unblurredImages: yesOrNo(has.unblurredImages),
      sendPictures: yesOrNo(has.sendPictures),
      voiceMessages: has.voiceMessages
        ? { kind: 'price', tokens: PRICES.voice_message }
        : { kind: 'none' },
      calls: has.calls ? { kind: 'price', tokens: PRICES.call_minute } : { kind: 'none' },
      proactiveMessages: yesOrNo(has.proactiveMessages),
    };
  };
  const free = amounts('free');
  const premium = amounts('premium');
  return (Object.keys(free) as RowId[]).map((id) => ({
    id,
    free: free[id],
    premium: premium[id],
  }));
}

const yesOrNo = (has: boolean): Amount => ({ kind: has ? 'included' : 'none' });
