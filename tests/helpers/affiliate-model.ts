import type { CommissionState, Earnings } from '#features/affiliates/contract.ts';
import type { AdminPayout } from '#features/affiliates/contract-admin.ts';

type PayoutStatus = AdminPayout['status'];

interface PayoutLine {
  payoutId: string;
  amount: number;
}

/** A commission in the model. */
export interface ModelCommission {
  currency: string;
  amount: number;
  reversed: number;
  isReturned: boolean;
  approvesAt: number;
  lines: PayoutLine[];
}

/** A second, simple implementation of commissions and payouts; tests compare the product with it. */
export class AffiliateModel {
  readonly commissions: ModelCommission[] = [];
  readonly payouts = new Map<string, { currency: string; status: PayoutStatus }>();

  private sumLines(one: ModelCommission, statuses: PayoutStatus[]): number {
    return one.lines
      .filter(({ payoutId }) => statuses.includes(this.payouts.get(payoutId)!.status))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private openLines(currency: string, now: number): { one: ModelCommission; amount: number }[] {
    return this.commissions
      .filter((one) => one.currency === currency && one.approvesAt <= now)
      .map((one) => ({
        one,
        amount: one.amount - one.reversed - this.sumLines(one, ['approved', 'paid']),
      }))
      .filter(({ amount }) => amount !== 0);
  }

  due(currency: string, now: number): number {
    return this.openLines(currency, now).reduce((sum, { amount }) => sum + amount, 0);
  }

  hasOpenPayout(currency: string): boolean {
    return [...this.payouts.values()].some(
      (one) => one.currency === currency && one.status === 'approved',
    );
  }

  approve(payoutId: string, currency: string, now: number): number {
    const lines = this.openLines(currency, now);
    this.payouts.set(payoutId, { currency, status: 'approved' });
    for (const { one, amount } of lines) one.lines.push({ payoutId, amount });
    return lines.length;
  }

  private stateOf(one: ModelCommission, now: number): CommissionState {
    if (one.isReturned) return 'reversed';
    if (this.sumLines(one, ['paid']) > 0) return 'paid';
    return one.approvesAt <= now ? 'approved' : 'pending';
  }

  earnings(now: number): Earnings[] {
    const currencies = [...new Set(this.commissions.map(({ currency }) => currency))].toSorted();
    return currencies.map((currency) => {
      const all = this.commissions.filter((one) => one.currency === currency);
      const sumOf = (state: CommissionState) =>
        all
          .filter((one) => this.stateOf(one, now) === state)
          .reduce((sum, one) => sum + one.amount - one.reversed, 0);
      return {
        currency,
        pending_minor: sumOf('pending'),
        approved_minor: sumOf('approved'),
        paid_minor: sumOf('paid'),
        reversed_minor: all.reduce((sum, one) => sum + one.reversed, 0),
        due_minor: this.due(currency, now),
      };
    });
  }
}
