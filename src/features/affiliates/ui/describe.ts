import type { Affiliate, Commission } from '../contract.ts';

/** Pages of the site that a link may lead to, the home page first. */
export const TARGETS = ['/', '/girls', '/anime', '/guys', '/premium'] as const;
export type Target = (typeof TARGETS)[number];

/** The referral link, leading to one page; the home page needs no word. */
export function linkTo(link: string, target: Target): string {
  return target === '/' ? link : `${link}?to=${target}`;
}

/** Basis points as people read them: 4000 is `40%`, 1250 is `12.5%`. */
export const formatRate = (bps: number): string => `${Math.round(bps) / 100}%`;

/** `part` in a hundred of `whole`, at most one digit behind the point; null when there is no whole. */
export function shareOf(part: number, whole: number): string | null {
  return whole > 0 ? `${Math.round((part / whole) * 1000) / 10}%` : null;
}

const number = new Intl.NumberFormat('en');

/** A count as people read it, e.g. `12,480`. */
export const formatCount = (count: number): string => number.format(count);

/** True until the link has done anything at all. */
export function isUntouched({ clicks, sign_ups, earnings }: Affiliate): boolean {
  return clicks === 0 && sign_ups === 0 && earnings.length === 0;
}

/** How much of a commission went back with the buyer's payment. */
export function returnOf({
  amount_minor,
  reversed_minor,
}: Pick<Commission, 'amount_minor' | 'reversed_minor'>): 'none' | 'part' | 'all' {
  if (reversed_minor <= 0) return 'none';
  return reversed_minor >= amount_minor ? 'all' : 'part';
}

/** An IBAN in groups of four, as it stands on a card; a wallet's address as it is. */
export function formatAccount(method: 'bank' | 'crypto', account: string): string {
  if (method === 'crypto') return account;
  return account.replaceAll(/\s/g, '').replaceAll(/.{4}/g, '$& ').trim();
}
