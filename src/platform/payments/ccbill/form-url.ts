import { encodeFields } from '../form-fields.ts';
import { formatMinor } from '../money.ts';
import { md5Hex } from '../payment-event.ts';
import type { CheckoutOrder } from '../port.ts';
import type { CcbillSettings } from '../settings.ts';
import { numericCodeOf } from './currencies.ts';

/** CCBill returns this field in webhooks as `X-orderReference`. */
export const PASS_THROUGH = 'orderReference';

/** CCBill's value for "until it is canceled". */
const UNLIMITED_REBILLS = '99';
/** The shortest period of a form, because a purchase has no period. */
const PURCHASE_DAYS = 2;

/**
 * CCBill counts days. A period lasts as long as the longest run of that many months, so that nobody is charged
 * before the paid period ends. A form accepts at most a year.
 */
export const toDays = (months: number): number => Math.min(365, Math.ceil((months * 92) / 3));

/** MD5 over the price fields in CCBill's published order, followed by the salt. */
export const digestForm = (prices: readonly string[], salt: string): string =>
  md5Hex(prices.join('') + salt);

/**
 * Builds the URL of a FlexForms payment page with a dynamic price.
 * @throws RangeError for an order that a form cannot represent
 */
export function buildFormUrl(settings: CcbillSettings, order: CheckoutOrder): string {
  const currencyCode = numericCodeOf(order.currency);
  if (order.method !== 'card') throw new RangeError('CCBill only accepts cards here.');
  if (currencyCode === undefined)
    throw new RangeError(`CCBill does not charge in ${order.currency}.`);
  const isSubscription = order.kind === 'subscription';
  const months = order.periodMonths ?? 0;
  if (isSubscription && !(months > 0 && months <= 12))
    throw new RangeError('A subscription has a period of 1 to 12 months.');
  const price = formatMinor(order.amountMinor, order.currency);
  const days = String(isSubscription ? toDays(months) : PURCHASE_DAYS);
  const prices: [string, string][] = [
    ['initialPrice', price],
    ['initialPeriod', days],
    ...(isSubscription && order.recurs
      ? ([
          ['recurringPrice', price],
          ['recurringPeriod', days],
          ['numRebills', UNLIMITED_REBILLS],
        ] as [string, string][])
      : []),
    ['currencyCode', currencyCode],
  ];
  const fields: [string, string][] = [
    ['clientAccnum', settings.account],
    ['clientSubacc', settings.subaccount],
    ...prices,
    [
      'formDigest',
      digestForm(
        prices.map(([, value]) => value),
        settings.salt,
      ),
    ],
    [PASS_THROUGH, order.reference],
    ...(order.email ? ([['email', order.email]] as [string, string][]) : []),
  ];
  return `${settings.formsUrl}/wap-frontflex/flexforms/${settings.flexId}?${encodeFields(fields)}`;
}
