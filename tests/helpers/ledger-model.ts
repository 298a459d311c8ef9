interface Token {
  from: 'daily' | 'monthly' | 'bought';
  day: string;
}
interface Hold {
  held: Token[];
  ended: boolean;
  endsAt: number;
}

const ORDER = ['daily', 'monthly', 'bought'];

/**
 * The ledger's rules told a second time, as plainly as can be: every token is a coin that lies
 * somewhere. The tests compare the real ledger with it after each step.
 */
export class LedgerModel {
  readonly holds: Hold[] = [];
  readonly spends: Token[][] = [];
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

  /** False: not enough. */
  hold(amount: number, endsAt: number): boolean {
    if (this.#free.length < amount) return false;
    this.#free.sort((a, b) => ORDER.indexOf(a.from) - ORDER.indexOf(b.from));
    this.holds.push({ held: this.#free.splice(0, amount), ended: false, endsAt });
    return true;
  }

  capture(hold: Hold, amount: number): void {
    const taken = hold.held.splice(0, amount);
    this.spends.push(taken);
    this.spent += taken.length;
    if (hold.held.length === 0) hold.ended = true;
  }

  /** How many were no longer held. */
  release(hold: Hold): number {
    if (hold.ended) return 0;
    hold.ended = true;
    return this.#giveBack(hold.held, hold.held.length);
  }

  reverse(spend: Token[], amount: number): boolean {
    if (amount > spend.length) return false;
    this.spent -= this.#giveBack(spend, amount);
    return true;
  }

  count(from: Token['from']): number {
    return this.#free.filter((token) => token.from === from).length;
  }

  get held(): number {
    return this.holds.reduce((sum, { held, ended }) => sum + (ended ? 0 : held.length), 0);
  }

  #giveBack(tokens: Token[], amount: number): number {
    const back = tokens.splice(tokens.length - amount, amount);
    this.#free.push(...back.filter(({ from, day }) => from !== 'daily' || day === this.#day));
    return back.length;
  }

  #add(from: Token['from'], amount: number): void {
    for (let one = 0; one < amount; one += 1) this.#free.push({ from, day: this.#day });
  }
}
