/** The maximum share of a payment's net amount, in hundredths of a percent. */
export const MAX_COMMISSION_BPS = 4_000;

export const DASHBOARD_PATH = '/affiliate/dashboard';

/** The kinds of payout accounts. */
export const PAYOUT_METHODS = ['bank', 'crypto'] as const;
/** Maximum length of a payout's name and account, in UTF-16 units. */
export const MAX_PAYOUT_LENGTH = 120;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** How long an affiliate's networks are stored, and how long an invitation is valid. */
export const ADDRESS_LIFETIME_MS = 30 * DAY_MS;
export const INVITATION_LIFETIME_MS = 30 * DAY_MS;

/** `part` / `whole` of an amount, rounded down; exact even when the product is not a safe integer. */
const share = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/** The commission of a payment in minor units, after the provider's fees; both are rounded down. */
export function commissionOf(
  paidMinor: number,
  { feesBps, commissionBps }: { feesBps: number; commissionBps: number },
): { net_minor: number; amount_minor: number } {
  const net = share(paidMinor, 10_000 - feesBps, 10_000);
  return {
    net_minor: net,
    amount_minor: share(net, Math.min(commissionBps, MAX_COMMISSION_BPS), 10_000),
  };
}

/** The reversed part of a commission, in proportion to the returned part of its payment. */
export const reversedOf = (amountMinor: number, returnedMinor: number, paidMinor: number): number =>
  share(amountMinor, returnedMinor, paidMinor);

/**
 * Removes what a mailbox ignores: case, a tag after a plus, and the dots of Gmail. For comparison only;
 * email is sent to the original address.
 */
export function normalizeEmail(email: string): string {
  const [name = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const untagged = name.replace(/\+.*$/, '');
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}

export type Refusal = 'same_user' | 'same_email' | 'same_address';

/** Why a new user is considered the affiliate themselves; null: they are not. */
export function findSelfReferral(
  person: { id: string; email: string; network: string | null },
  affiliate: { user_id: string | null; emails: readonly string[]; networks: readonly string[] },
): Refusal | null {
  if (person.id === affiliate.user_id) return 'same_user';
  const email = normalizeEmail(person.email);
  if (affiliate.emails.some((one) => normalizeEmail(one) === email)) return 'same_email';
  if (person.network !== null && affiliate.networks.includes(person.network)) return 'same_address';
  return null;
}

/** Excludes letters and digits that look alike. */
const CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const CODE_NAME_LENGTH = 16;

/** Creates the code of a link. @param random four numbers from 0 up to 1 */
export function affiliateCode(asciiName: string, random: readonly number[]): string {
  const name = asciiName.toLowerCase().replace(/[^a-z0-9]+/g, '');
  const end = random.map((one) => CODE_LETTERS[Math.floor(one * CODE_LETTERS.length)]).join('');
  return `${name.slice(0, CODE_NAME_LENGTH) || 'partner'}-${end}`;
}

/** Normalizes an account: an IBAN in upper case without spaces; null when it is invalid. */
export function readAccount(method: 'bank' | 'crypto', account: string): string | null {
  if (method === 'crypto') return /^[\x21-\x7e]{20,120}$/.test(account) ? account : null;
  const iban = account.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) && remainderOfIban(iban) === 1 ? iban : null;
}

/** ISO 7064, mod 97-10: country code and check digits move to the end, and letters count from 10. */
function remainderOfIban(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((one) => parseInt(one, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
