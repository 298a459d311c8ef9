import { createHash } from 'node:crypto';
import type { WebhookDelivery } from '#platform/payments/port.ts';
import { startHttpStandIn, type StandInRequest, type HttpStandIn } from './http-stand-in.ts';
import { answerFault, createFaults, toDelivery, type ProviderFaults } from './provider-faults.ts';

const SHOP = '98765';
const KEY = 'Tt8mVq2Zr7Lw4Yk9Nd3Pb6Hx1Cs5Jf';

/** A sale as the status page reports it. */
interface Sale {
  fields: Record<string, string>;
  canceled: boolean;
  expired: boolean;
  transactions: number;
}

export interface VerotelStandIn extends HttpStandIn, Pick<ProviderFaults, 'fail'> {
  settings: {
    shopId: string;
    signatureKey: string;
    baseUrl: string;
    bankMethod: 'DDEU' | 'IDEAL';
  };
  /** Queries of all calls, oldest first. */
  asked: URLSearchParams[];
  /** Pays a start order and returns its postback. @throws Error for an order that Verotel would reject */
  pay(startOrder: string, day?: string): WebhookDelivery;
  /** Applies an event to a sale and returns its postback. */
  happen(sale: string, event: string, more?: Record<string, string>): WebhookDelivery;
  /** Signs any fields as a postback. */
  postback(fields: Record<string, string>): WebhookDelivery;
  /** Cancellation responds with a confirmation page instead of canceling. */
  cancelsByPage: boolean;
}

export function sign(fields: Record<string, string>, algorithm = 'sha256', key = KEY): string {
  const joined = Object.keys(fields)
    .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map((name) => `:${name}=${fields[name]}`);
  return createHash(algorithm)
    .update(`${key}${joined.join('')}`)
    .digest('hex');
}

/** Verotel FlexPay 4 on a free local port: order, status and cancellation pages, and postbacks. */
export async function startVerotelStandIn(): Promise<VerotelStandIn> {
  const sales = new Map<string, Sale>();
  const faults = createFaults();
  const incoming: URLSearchParams[] = [];
  let last = 5_551_000;

  const findSale = (query: URLSearchParams): [string, Sale] | undefined =>
    [...sales].find(
      ([id, sale]) =>
        id === query.get('saleID') || sale.fields.referenceID === query.get('referenceID'),
    );

  const postback = (fields: Record<string, string>): WebhookDelivery =>
    toDelivery({
      method: 'GET',
      rawQuery: new URLSearchParams({ ...fields, signature: sign(fields) }).toString(),
    });

  function answer({ response, path, query }: StandInRequest): void {
    incoming.push(query);
    const fault = faults.take();
    if (answerFault(response, fault)) return;
    const send = (text: string, type = 'text/plain') =>
      response.writeHead(200, { 'content-type': type }).end(text);
    const { signature, ...fields } = Object.fromEntries(query);
    if (signature !== sign(fields) || fields.shopID !== SHOP || fields.version !== '4')
      return void send('response: ERROR\nerror: Invalid signature\n');
    if ('saleID' in fields === 'referenceID' in fields)
      return void send('response: ERROR\nerror: Either saleID or referenceID must be set\n');
    const found = findSale(query);
    if (path === '/salestatus')
      return void send(found ? toStatus(...found) : 'response: NOTFOUND\n');
    if (path !== '/cancel-subscription' || !found) return void response.writeHead(404).end();
    if (standIn.cancelsByPage) return void send('<h1>Cancel your subscription?</h1>', 'text/html');
    found[1].canceled = true;
    if (fault?.kind === 'lost') return void response.socket?.destroy();
    send('OK');
  }

  const base = await startHttpStandIn(answer);
  const standIn: VerotelStandIn = Object.assign(base, {
    settings: {
      shopId: SHOP,
      signatureKey: KEY,
      baseUrl: base.origin,
      bankMethod: 'DDEU' as const,
    },
    asked: incoming,
    cancelsByPage: false,
    fail: faults.fail,
    postback,
    pay(startOrder: string, day = '2027-03-01') {
      const {
        signature,
        email: _unsigned,
        ...order
      } = Object.fromEntries(new URL(startOrder).searchParams);
      if (signature !== sign(order)) throw new Error('Verotel: invalid signature');
      if (order.version !== '4' || order.shopID !== SHOP) throw new Error('Verotel: no such shop');
      const id = String(++last);
      sales.set(id, { fields: order, canceled: false, expired: false, transactions: 1 });
      const priceFields = Object.fromEntries(
        ['priceAmount', 'priceCurrency', 'referenceID', 'paymentMethod', 'type'].map((name) => [
          name,
          order[name]!,
        ]),
      );
      const common = { ...priceFields, saleID: id, shopID: SHOP, transactionID: `${id}01` };
      if (order.type === 'purchase') return postback(common);
      const { subscriptionType, period } = order as { subscriptionType: string; period: string };
      const until = subscriptionType === 'recurring' ? 'nextChargeOn' : 'expiresOn';
      order[until] = day;
      return postback({ ...common, event: 'initial', subscriptionType, period, [until]: day });
    },
    happen(id: string, event: string, more: Record<string, string> = {}) {
      const sale = sales.get(id);
      if (!sale) throw new Error('Verotel: no such sale');
      const { type, referenceID, subscriptionType, priceAmount, priceCurrency } = sale.fields;
      const isReversal = event === 'credit' || event === 'chargeback';
      const money: Record<string, string> =
        event === 'rebill'
          ? { amount: priceAmount!, currency: priceCurrency! }
          : isReversal
            ? { priceAmount: priceAmount!, priceCurrency: priceCurrency!, parentID: `${id}01` }
            : {};
      if (event === 'cancel') sale.canceled = true;
      if (event === 'uncancel') sale.canceled = false;
      if (event === 'expiry' || isReversal) sale.expired = true;
      if (more.nextChargeOn) sale.fields.nextChargeOn = more.nextChargeOn;
      const transaction: Record<string, string> =
        event === 'rebill' || isReversal ? { transactionID: `${id}0${++sale.transactions}` } : {};
      return postback({
        type: type!,
        referenceID: referenceID!,
        ...(subscriptionType ? { subscriptionType } : {}),
        saleID: id,
        shopID: SHOP,
        event,
        ...money,
        ...transaction,
        ...more,
      });
    },
  });
  return standIn;
}

function toStatus(id: string, { fields, canceled, expired }: Sale): string {
  const shown = ['type', 'referenceID', 'priceAmount', 'priceCurrency', 'paymentMethod'];
  const more = ['subscriptionType', 'period', 'nextChargeOn', 'expiresOn', 'name'];
  return [
    'response: FOUND',
    `saleID: ${id}`,
    `shopID: ${SHOP}`,
    'saleResult: APPROVED',
    ...[...shown, ...more].flatMap((name) => (fields[name] ? [`${name}: "${fields[name]}"`] : [])),
    ...(fields.type === 'subscription'
      ? [`cancelled: ${canceled ? 'yes' : 'no'}`, `expired: ${expired ? 'yes' : 'no'}`]
      : []),
    'createdOn: 2027-02-01 12:00:00',
    'country: NL',
    '',
  ].join('\n');
}
