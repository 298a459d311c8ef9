import type { CommissionState, Earnings } from '#features/affiliates/contract.ts';
import type { AdminPayout } from '#features/affiliates/contract-admin.ts';

type PayoutStatus = AdminPayout['status'];

interface Held {
  payoutId: string;
  amount: number;
}

/** A commission, as plainly as can be. */
export interface Earned {
  currency: string;
  amount: number;
  reversed: number;
  isReturned: boolean;
  ripeAt: number;
  held: Held[];
}

/** The rules of commissions and payouts told a second time; tests compare the product with it. */
export class AffiliateModel {
  readonly earned: Earned[] = [];
  readonly payouts = new Map<string, { currency: string; status: PayoutStatus }>();

  private sumHeld(one: Earned, statuses: PayoutStatus[]): number {
    return one.held
      .filter(({ payoutId }) => statuses.includes(this.payouts.get(payoutId)!.status))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private open(currency: string, now: number): { one: Earned; amount: number }[] {
    return this.earned
      .filter((one) => one.currency === currency && one.ripeAt <= now)
      .map((one) => ({
        one,
        amount: one.amount - one.reversed - this.sumHeld(one, ['approved', 'paid']),
      }))
      .filter(({ amount }) => amount !== 0);
  }

  due(currency: string, now: number): number {
    return this.open(currency, now).reduce((sum, { amount }) => sum + amount, 0);
  }

  hasOpenPayout(currency: string): boolean {
    return [...this.payouts.values()].some(
      (one) => one.currency === currency && one.status === 'approved',
    );
  }

  approve(payoutId: string, currency: string, now: number): number {
    const lines = this.open(currency, now);
    this.payouts.set(payoutId, { currency, status: 'approved' });
    for (const { one, amount } of lines) one.held.push({ payoutId, amount });
    return lines.length;
  }

  private stateOf(one: Earned, now: number): CommissionState {
    if (one.isReturned) return 'reversed';
    if (this.sumHeld(one, ['paid']) > 0) return 'paid';
    return one.ripeAt <= now ? 'approved' : 'pending';
  }

  earnings(now: number): Earnings[] {
    const currencies = [...new Set(this.earned.map(({ currency }) => currency))].toSorted();
    return currencies.map((currency) => {
      const all = this.earned.filter((one) => one.currency === currency);
      const kept = (state: CommissionState) =>
        all
          .filter((one) => this.stateOf(one, now) === state)
          .reduce((sum, one) => sum + one.amount - one.reversed, 0);
      return {
        currency,
        pending_minor: kept('pending'),
        approved_minor: kept('approved'),
        paid_minor: kept('paid'),
        reversed_minor: all.reduce((sum, one) => sum + one.reversed, 0),
        due_minor: this.due(currency, now),
      };
    });
  }
}
