import ipaddr from 'ipaddr.js';

export type CardProvider = 'sandbox' | 'verotel' | 'ccbill' | 'none';
export type BankProvider = 'sandbox' | 'verotel' | 'none';
export type CryptoProvider = 'sandbox' | 'btcpay' | 'none';

export interface VerotelSettings {
  shopId: string;
  signatureKey: string;
  /** `https://secure.verotel.com`, or the one of another brand of theirs; without a slash at its end. */
  baseUrl: string;
  /** What a payment by bank is there. */
  bankMethod: 'DDEU' | 'IDEAL';
}

export interface CcbillSettings {
  /** Six digits. */
  account: string;
  /** Four digits. */
  subaccount: string;
  flexId: string;
  salt: string;
  /** Last part of the webhook's address. */
  webhookSecret: string;
  dataLinkUser: string;
  dataLinkPassword: string;
  formsUrl: string;
  dataLinkUrl: string;
  /** Addresses or ranges (CIDR) that webhooks come from. */
  addresses: readonly string[];
}

export interface BtcpaySettings {
  url: string;
  storeId: string;
  apiKey: string;
  webhookSecret: string;
}

/** What `PAYMENT_*` says. A provider whose keys are set answers for its old orders also when no method names it. */
export interface PaymentSettings {
  card: CardProvider;
  bank: BankProvider;
  crypto: CryptoProvider;
  verotel?: VerotelSettings;
  ccbill?: CcbillSettings;
  btcpay?: BtcpaySettings;
}

/** The same, as far as it was set: what is missing or does not fit is undefined or ''. */
export interface GivenPayments {
  card: CardProvider;
  bank: BankProvider;
  crypto: CryptoProvider;
  verotel: Partial<VerotelSettings>;
  ccbill: Partial<CcbillSettings>;
  btcpay: Partial<BtcpaySettings>;
}

const ASK_FOR = {
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
type KeyedProvider = keyof typeof ASK_FOR;
const KEYED = Object.keys(ASK_FOR) as KeyedProvider[];

const keysOf = (given: GivenPayments, provider: KeyedProvider): [name: string, value: unknown][] =>
  Object.entries(ASK_FOR[provider]).map(([key, name]) => [
    name,
    (given[provider] as Record<string, unknown>)[key],
  ]);

/** A provider all of whose keys are set counts as configured. */
export function toPaymentSettings(given: GivenPayments): PaymentSettings {
  const whole = KEYED.filter((provider) => keysOf(given, provider).every(([, value]) => value));
  return {
    card: given.card,
    bank: given.bank,
    crypto: given.crypto,
    ...(Object.fromEntries(whole.map((provider) => [provider, given[provider]])) as Pick<
      PaymentSettings,
      KeyedProvider
    >),
  };
}

/** What is missing or does not go together, in one sentence that names the settings and no value of theirs. */
export function findPaymentContradiction(given: GivenPayments): string | undefined {
  const chosen = new Map<string, string>(
    (['card', 'bank', 'crypto'] as const)
      .toReversed()
      .map((method) => [given[method], `PAYMENT_${method.toUpperCase()}=${given[method]}`]),
  );
  for (const provider of KEYED) {
    const keys = keysOf(given, provider);
    const missing = keys.find(([, value]) => !value)?.[0];
    const present = keys.find(([, value]) => value)?.[0];
    const choice = chosen.get(provider);
    if (missing && choice) return `${choice} needs ${missing}.`;
    if (missing && present) return `${present} is set without ${missing}: set both or neither.`;
  }
  return findUnfitKey(given);
}

function findUnfitKey({ verotel, ccbill, btcpay }: GivenPayments): string | undefined {
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

function isRange(text: string): boolean {
  return text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
}
