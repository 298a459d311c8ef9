interface Token {
  from: 'daily' | 'monthly' | 'bought';
  day: string;
}
interface Hold {
  held: Token[];
  ended: boolean;
  endsAt: number;
  /** Held tokens that are removed on release, by the index of the returned payment. */
  marks: Map<number, number>;
}
/** The due and the granted tokens of a payment. */
interface Paid {
  to: Exclude<Token['from'], 'daily'>;
  due: number;
  granted: number;
}

const ORDER = ['daily', 'monthly', 'bought'];

/**
 * A second, simple implementation of the ledger, in which every token is an object. The tests compare
 * the real ledger with it after each step.
 */
export class LedgerModel {
  readonly holds: Hold[] = [];
  readonly spends: Token[][] = [];
  readonly paid: Paid[] = [];
  spent = 0;
  #free: Token[] = [];
  #day = '';
  readonly #allowance: number;

  constructor(allowance: number) {
    this.#allowance = allowance;
  }

  openDay(day: string): void {
    if (day === this.#day) return;
    this.#day = day;
    this.#free = this.#free.filter(({ from }) => from !== 'daily');
    this.#add('daily', this.#allowance);
  }

  grant(to: Token['from'], amount: number): void {
    this.#add(to, amount);
  }

  /** Returns false when there are not enough tokens. */
  hold(amount: number, endsAt: number): boolean {
    if (this.#free.length < amount) return false;
    this.#free.sort((a, b) => ORDER.indexOf(a.from) - ORDER.indexOf(b.from));
    this.holds.push({
      held: this.#free.splice(0, amount),
      ended: false,
      endsAt,
      marks: new Map(),
    });
    return true;
  }

  capture(hold: Hold, amount: number): void {
    const taken = hold.held.splice(0, amount);
    this.spends.push(taken);
    this.spent += taken.length;
    if (hold.held.length === 0) hold.ended = true;
  }

  /** Returns the number of released tokens. */
  release(hold: Hold): number {
    if (hold.ended) return 0;
    hold.ended = true;
    const back = [...hold.held];
    const released = this.#return(hold.held, hold.held.length);
    for (const [number, marked] of [...hold.marks].toSorted(([a], [b]) => a - b)) {
      const paid = this.paid[number]!;
      for (let one = 0; one < marked; one += 1) {
        const at = back.findIndex(({ from }) => from === paid.to);
        if (at < 0) break;
        back.splice(at, 1);
        paid.granted -= this.#take(paid.to, 1);
      }
    }
    return released;
  }

  pay(to: Paid['to']): void {
    this.paid.push({ to, due: 0, granted: 0 });
  }

  /** Adjusts the granted tokens of a payment to the due amount. */
  settle(number: number, due: number): void {
    const paid = this.paid[number]!;
    if (paid.due === due) return;
    paid.due = due;
    for (const { marks } of this.holds) marks.delete(number);
    if (paid.granted < due) {
      this.#add(paid.to, due - paid.granted);
      paid.granted = due;
    }
    paid.granted -= this.#take(paid.to, paid.granted - due);
    let rest = paid.granted - due;
    for (const hold of this.holds.filter(({ ended }) => !ended).toReversed()) {
      let marked = 0;
      for (const [other, amount] of hold.marks)
        if (this.paid[other]!.to === paid.to) marked += amount;
      const held = hold.held.filter(({ from }) => from === paid.to).length;
      const marks = Math.max(0, Math.min(rest, held - marked));
      hold.marks.set(number, marks);
      rest -= marks;
    }
  }

  reverse(spend: Token[], amount: number): boolean {
    if (amount > spend.length) return false;
    this.spent -= this.#return(spend, amount);
    return true;
  }

  count(from: Token['from']): number {
    return this.#free.filter((token) => token.from === from).length;
  }

  get held(): number {
    return this.holds.reduce((sum, { held, ended }) => sum + (ended ? 0 : held.length), 0);
  }

  #return(tokens: Token[], amount: number): number {
    const back = tokens.splice(tokens.length - amount, amount);
    this.#free.push(...back.filter(({ from, day }) => from !== 'daily' || day === this.#day));
    return back.length;
  }

  /** Removes up to `amount` free tokens; returns the number removed. */
  #take(from: Token['from'], amount: number): number {
    const removed = this.#free.filter((token) => token.from === from).slice(0, amount);
    this.#free = this.#free.filter((token) => !removed.includes(token));
    return removed.length;
  }

  #add(from: Token['from'], amount: number): void {
    for (let one = 0; one < amount; one += 1) this.#free.push({ from, day: this.#day });
  }
}
