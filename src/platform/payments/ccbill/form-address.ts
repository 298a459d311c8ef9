import { encodeFields } from '../form-fields.ts';
import { formatMinor } from '../money.ts';
import { md5Hex } from '../payment-event.ts';
import type { CheckoutOrder } from '../port.ts';
import type { CcbillSettings } from '../settings.ts';
import { codeOfCurrency } from './currencies.ts';

/** It comes back in webhooks as `X-orderReference`. */
export const PASS_THROUGH = 'orderReference';

/** Until it is canceled. */
const REBILLS_FOR_EVER = '99';
/** The shortest period of a form; a purchase has none of its own. */
const PURCHASE_DAYS = 2;

/**
 * CCBill counts days: a period is as long as the longest run of so many months, so that nobody is charged
 * before what was paid for is used up. A year is the most that a form takes.
 */
export const toDays = (months: number): number => Math.min(365, Math.ceil((months * 92) / 3));

/** md5 over the price fields in the order that CCBill publishes, then the salt. */
export const digestForm = (prices: readonly string[], salt: string): string =>
  md5Hex(prices.join('') + salt);

/**
 * Where a browser pays by FlexForms with a price of ours.
 * @throws RangeError for an order that a form cannot carry
 */
export function formAddress(settings: CcbillSettings, order: CheckoutOrder): string {
  const currencyCode = codeOfCurrency(order.currency);
  if (order.method !== 'card') throw new RangeError('CCBill takes cards here.');
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
          ['numRebills', REBILLS_FOR_EVER],
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
