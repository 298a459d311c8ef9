import type { Affiliate, Commission } from '../contract.ts';

/** Pages of the site that a link may lead to, the home page first. */
export const TARGETS = ['/', '/girls', '/anime', '/guys', '/premium'] as const;
export type Target = (typeof TARGETS)[number];

/** The referral link to a page; the home page needs no parameter. */
export function linkTo(link: string, target: Target): string {
  return target === '/' ? link : `${link}?to=${target}`;
}

/** Formats basis points: 4000 is `40%`, 1250 is `12.5%`. */
export const formatRate = (bps: number): string => `${Math.round(bps) / 100}%`;

/** Formats `part` of `whole` as a percentage with at most one decimal; null when `whole` is zero. */
export function shareOf(part: number, whole: number): string | null {
  return whole > 0 ? `${Math.round((part / whole) * 1000) / 10}%` : null;
}

const number = new Intl.NumberFormat('en');

/** Formats a count, e.g. `12,480`. */
export const formatCount = (count: number): string => number.format(count);

/** True until the link has any activity. */
export function isUntouched({ clicks, sign_ups, earnings }: Affiliate): boolean {
  return clicks === 0 && sign_ups === 0 && earnings.length === 0;
}

/** Whether a commission was reversed in full, in part or not at all. */
export function returnOf({
  amount_minor,
  reversed_minor,
}: Pick<Commission, 'amount_minor' | 'reversed_minor'>): 'none' | 'part' | 'all' {
  if (reversed_minor <= 0) return 'none';
  return reversed_minor >= amount_minor ? 'all' : 'part';
}

/** Formats an IBAN in groups of four; a wallet address is unchanged. */
export function formatAccount(method: 'bank' | 'crypto', account: string): string {
  if (method === 'crypto') return account;
  return account.replaceAll(/\s/g, '').replaceAll(/.{4}/g, '$& ').trim();
}
