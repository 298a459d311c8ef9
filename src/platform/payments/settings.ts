import { isRange } from '../ip-ranges.ts';

export type CardProvider = 'sandbox' | 'verotel' | 'ccbill' | 'none';
export type BankProvider = 'sandbox' | 'verotel' | 'none';
export type CryptoProvider = 'sandbox' | 'btcpay' | 'none';

export interface VerotelSettings {
  shopId: string;
  signatureKey: string;
  /** Still accepted for deliveries while the provider switches to the new one. */
  previous?: { signatureKey?: string | undefined };
  /** `https://secure.verotel.com`, or the URL of another Verotel brand; without a trailing slash. */
  baseUrl: string;
  /** Verotel's method for payments by bank. */
  bankMethod: 'DDEU' | 'IDEAL';
}

export interface CcbillSettings {
  /** Six digits. */
  account: string;
  /** Four digits. */
  subaccount: string;
  flexId: string;
  salt: string;
  /** Last segment of the webhook URL. */
  webhookSecret: string;
  previous?: { salt?: string | undefined; webhookSecret?: string | undefined };
  dataLinkUser: string;
  dataLinkPassword: string;
  formsUrl: string;
  dataLinkUrl: string;
  /** IP addresses or ranges (CIDR) that webhooks come from. */
  addresses: readonly string[];
}

export interface BtcpaySettings {
  url: string;
  storeId: string;
  apiKey: string;
  webhookSecret: string;
  previous?: { webhookSecret?: string | undefined };
}

/** The `PAYMENT_*` settings. A provider whose keys are set still serves its old orders when no method uses it. */
export interface PaymentSettings {
  card: CardProvider;
  bank: BankProvider;
  crypto: CryptoProvider;
  verotel?: VerotelSettings;
  ccbill?: CcbillSettings;
  btcpay?: BtcpaySettings;
}

/** The raw settings: a missing or invalid value is undefined or ''. */
export interface GivenPayments {
  card: CardProvider;
  bank: BankProvider;
  crypto: CryptoProvider;
  verotel: Partial<VerotelSettings>;
  ccbill: Partial<CcbillSettings>;
  btcpay: Partial<BtcpaySettings>;
}

const REQUIRED_KEYS = {
  verotel: {
    shopId: 'PAYMENT_VEROTEL_SHOP_ID',
    signatureKey: 'PAYMENT_VEROTEL_SIGNATURE_KEY',
  },
  ccbill: {
    account: 'PAYMENT_CCBILL_ACCOUNT',
    subaccount: 'PAYMENT_CCBILL_SUBACCOUNT',
    flexId: 'PAYMENT_CCBILL_FLEX_ID',
    salt: 'PAYMENT_CCBILL_SALT',
    webhookSecret: 'PAYMENT_CCBILL_WEBHOOK_SECRET',
    dataLinkUser: 'PAYMENT_CCBILL_DATALINK_USER',
    dataLinkPassword: 'PAYMENT_CCBILL_DATALINK_PASSWORD',
  },
  btcpay: {
    url: 'PAYMENT_BTCPAY_URL',
    storeId: 'PAYMENT_BTCPAY_STORE_ID',
    apiKey: 'PAYMENT_BTCPAY_API_KEY',
    webhookSecret: 'PAYMENT_BTCPAY_WEBHOOK_SECRET',
  },
} as const;
type KeyedProvider = keyof typeof REQUIRED_KEYS;
const KEYED_PROVIDERS = Object.keys(REQUIRED_KEYS) as KeyedProvider[];

const keysOf = (given: GivenPayments, provider: KeyedProvider): [name: string, value: unknown][] =>
  Object.entries(REQUIRED_KEYS[provider]).map(([key, name]) => [
    name,
    (given[provider] as Record<string, unknown>)[key],
  ]);

/** A provider counts as configured when all of its keys are set. */
export function toPaymentSettings(given: GivenPayments): PaymentSettings {
  const configured = KEYED_PROVIDERS.filter((provider) =>
    keysOf(given, provider).every(([, value]) => value),
  );
  return {
    card: given.card,
    bank: given.bank,
    crypto: given.crypto,
    ...(Object.fromEntries(configured.map((provider) => [provider, given[provider]])) as Pick<
      PaymentSettings,
      KeyedProvider
    >),
  };
}

/** Describes missing or conflicting settings in one sentence that names the settings and none of their values. */
export function findPaymentContradiction(given: GivenPayments): string | undefined {
  const chosen = new Map<string, string>(
    (['card', 'bank', 'crypto'] as const)
      .toReversed()
      .map((method) => [given[method], `PAYMENT_${method.toUpperCase()}=${given[method]}`]),
  );
  for (const provider of KEYED_PROVIDERS) {
    const keys = keysOf(given, provider);
    const missing = keys.find(([, value]) => !value)?.[0];
    const present = keys.find(([, value]) => value)?.[0];
    const choice = chosen.get(provider);
    if (missing && choice) return `${choice} needs ${missing}.`;
    if (missing && present) return `${present} is set without ${missing}: set both or neither.`;
  }
  return findInvalidKey(given);
}

function findInvalidKey({ verotel, ccbill, btcpay }: GivenPayments): string | undefined {
  if (verotel.shopId && !/^\d{1,12}$/.test(verotel.shopId))
    return 'PAYMENT_VEROTEL_SHOP_ID is the number of the website at Verotel: digits only.';
  if (ccbill.account && !/^\d{6}$/.test(ccbill.account))
    return 'PAYMENT_CCBILL_ACCOUNT is the number of the main account: six digits.';
  if (ccbill.subaccount && !/^\d{4}$/.test(ccbill.subaccount))
    return 'PAYMENT_CCBILL_SUBACCOUNT has four digits, 0000 for example.';
  if (ccbill.flexId && !/^[\w-]{8,64}$/.test(ccbill.flexId))
    return 'PAYMENT_CCBILL_FLEX_ID is the id of a payment flow, as the admin portal shows it.';
  if (ccbill.webhookSecret && !/^[\w-]{24,100}$/.test(ccbill.webhookSecret))
    return 'PAYMENT_CCBILL_WEBHOOK_SECRET is part of an address: 24 to 100 letters, digits, - or _.';
  const unreadable = ccbill.addresses?.find((range) => !isRange(range));
  if (unreadable !== undefined)
    return `PAYMENT_CCBILL_ADDRESSES has “${unreadable}”: write addresses or ranges like 64.38.212.0/24.`;
  const withPassword = [
    ['PAYMENT_BTCPAY_URL', btcpay.url],
    ['PAYMENT_VEROTEL_URL', verotel.baseUrl],
    ['PAYMENT_CCBILL_FORMS_URL', ccbill.formsUrl],
    ['PAYMENT_CCBILL_DATALINK_URL', ccbill.dataLinkUrl],
  ].find(([, url]) => url && (new URL(url).username || new URL(url).password));
  if (withPassword) return `${withPassword[0]} holds a password: leave it out of the address.`;
  return undefined;
}
