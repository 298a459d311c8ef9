import { createHash } from 'node:crypto';
import type { WebhookDelivery } from '#platform/payments/port.ts';
import { startHttpStandIn, type StandInRequest, type HttpStandIn } from './http-stand-in.ts';
import { answerFault, createFaults, toDelivery, type ProviderFaults } from './provider-faults.ts';

const SETTINGS = {
  account: '900100',
  subaccount: '0005',
  flexId: 'cb617dcc-8467-49ab-b3a7-735ce1d60ad9',
  salt: '62SaltOfTheForm77',
  webhookSecret: 'wh-7Jk2pQ9sXv4Lm8Zt3Rn6Yb',
  dataLinkUser: 'shopkeeper',
  dataLinkPassword: 'dl-Pa55&word=+',
  addresses: ['64.38.212.0/24', '64.38.215.0/24', '64.38.240.0/24', '64.38.241.0/24'],
};

interface Subscription {
  fields: Record<string, string>;
  /** 0: expired, 1: canceled, 2: active. */
  status: 0 | 1 | 2;
  refunds: number;
}

export interface CcbillStandIn extends HttpStandIn, Pick<ProviderFaults, 'fail'> {
  settings: typeof SETTINGS & { formsUrl: string; dataLinkUrl: string };
  /** Queries of DataLink calls, oldest first. */
  asked: URLSearchParams[];
  /** Timestamp of its webhooks in CCBill's format. */
  timestamp: string;
  /** Responds with two lines of quoted values although XML was requested. */
  answersInLines: boolean;
  /** Pays a form and returns the webhook. @throws Error for a form that CCBill would reject */
  pay(form: string, format?: WebhookFormat): WebhookDelivery;
  happen(
    subscription: string,
    eventType: string,
    more?: Record<string, string>,
    format?: WebhookFormat,
  ): WebhookDelivery;
  webhook(
    eventType: string,
    fields: Record<string, string>,
    format?: WebhookFormat,
  ): WebhookDelivery;
}

export type WebhookFormat = 'json' | 'form';

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** CCBill on a free local port: DataLink's subscription management, and webhooks of paid forms. */
export async function startCcbillStandIn(): Promise<CcbillStandIn> {
  const subscriptions = new Map<string, Subscription>();
  const faults = createFaults();
  const incoming: URLSearchParams[] = [];
  let last = 109_000_000;

  function act(query: URLSearchParams): number | Record<string, string> {
    const { account, subaccount, dataLinkUser, dataLinkPassword } = SETTINGS;
    if (query.get('clientAccnum') !== account) return -1;
    if (query.get('username') !== dataLinkUser || query.get('password') !== dataLinkPassword)
      return -1;
    if (query.get('usingSubacc') !== subaccount) return -4;
    const id = query.get('subscriptionId');
    if (!id || !/^\d+$/.test(id)) return -2;
    const subscription = subscriptions.get(id);
    if (!subscription) return -3;
    switch (query.get('action')) {
      case 'cancelSubscription':
        if (subscription.status !== 2) return 0;
        subscription.status = 1;
        return 1;
      case 'refundTransaction':
        subscription.refunds++;
        subscription.status = 0;
        return 1;
      case 'viewSubscriptionStatus':
        return {
          cancelDate: subscription.status === 2 ? '' : '20270205',
          signupDate: '20270201',
          chargebacksIssued: '0',
          timesRebilled: '0',
          expirationDate: (subscription.fields.nextRenewalDate ?? '2027-03-04').replaceAll('-', ''),
          recurringSubscription: subscription.fields.recurringPeriod ? '1' : '0',
          subscriptionStatus: String(subscription.status),
          refundsIssued: String(subscription.refunds),
          voidsIssued: '0',
        };
      default:
        return -6;
    }
  }

  const base = await startHttpStandIn(({ response, path, query }: StandInRequest) => {
    incoming.push(query);
    const fault = faults.take();
    if (answerFault(response, fault)) return;
    if (path !== '/utils/subscriptionManagement.cgi') return void response.writeHead(404).end();
    const result = act(query);
    if (fault?.kind === 'lost') return void response.socket?.destroy();
    const isXml = query.get('returnXML') === '1' && !standIn.answersInLines;
    response.writeHead(200, { 'content-type': isXml ? 'text/xml' : 'text/plain' });
    response.end(isXml ? toXml(result) : toLines(result));
  });

  function webhook(
    eventType: string,
    fields: Record<string, string>,
    format: WebhookFormat = 'json',
  ): WebhookDelivery {
    const { account: clientAccnum, subaccount: clientSubacc } = SETTINGS;
    const all = { clientAccnum, clientSubacc, timestamp: standIn.timestamp, ...fields };
    const isJson = format === 'json';
    return toDelivery({
      rawQuery: new URLSearchParams({ clientAccnum, clientSubacc, eventType }).toString(),
      pathTail: SETTINGS.webhookSecret,
      ip: '64.38.212.17',
      headers: {
        'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      body: isJson ? JSON.stringify(all) : new URLSearchParams(all).toString(),
    });
  }

  const standIn: CcbillStandIn = Object.assign(base, {
    settings: { ...SETTINGS, formsUrl: base.origin, dataLinkUrl: base.origin },
    asked: incoming,
    timestamp: '2027-02-01 12:00:00',
    answersInLines: false,
    fail: faults.fail,
    webhook,
    pay(form: string, format?: WebhookFormat) {
      const { pathname, searchParams } = new URL(form);
      const order = Object.fromEntries(searchParams);
      if (pathname !== `/wap-frontflex/flexforms/${SETTINGS.flexId}`) throw new Error('no form');
      const prices = ['initialPrice', 'initialPeriod', 'recurringPrice', 'recurringPeriod'];
      const signed = [...prices, 'numRebills', 'currencyCode'].map((name) => order[name] ?? '');
      if (order.formDigest !== md5(signed.join('') + SETTINGS.salt)) throw new Error('bad digest');
      const id = `0${++last}000000001`;
      const fields: Record<string, string> = {
        subscriptionId: id,
        billedInitialPrice: order.initialPrice!,
        billedCurrencyCode: order.currencyCode!,
        subscriptionInitialPrice: order.initialPrice!,
        subscriptionCurrencyCode: order.currencyCode!,
        initialPeriod: order.initialPeriod!,
        ...(order.recurringPeriod
          ? { recurringPeriod: order.recurringPeriod, nextRenewalDate: '2027-03-04' }
          : {}),
        'X-orderReference': order.orderReference!,
      };
      subscriptions.set(id, { fields, status: 2, refunds: 0 });
      return webhook(
        'NewSaleSuccess',
        {
          ...fields,
          transactionId: `${id}9`,
          dynamicPricingValidationDigest: md5(`${id}1${SETTINGS.salt}`),
          username: 'buyer1',
          password: 'mYPaSSw0rD',
          firstName: 'Ada',
          email: 'ada@example.test',
          ipAddress: '192.0.2.4',
        },
        format,
      );
    },
    happen(
      id: string,
      eventType: string,
      more: Record<string, string> = {},
      format?: WebhookFormat,
    ) {
      const subscription = subscriptions.get(id);
      if (!subscription) throw new Error('CCBill: no such subscription');
      if (eventType === 'Cancellation') subscription.status = 1;
      if (eventType === 'Expiration') subscription.status = 0;
      if (eventType === 'RenewalSuccess') Object.assign(subscription.fields, more);
      return webhook(eventType, { subscriptionId: id, ...more }, format);
    },
  });
  return standIn;
}

const toXml = (result: number | Record<string, string>): string => {
  const inside =
    typeof result === 'number'
      ? String(result)
      : Object.entries(result)
          .map(([name, value]) => `\n  <${name}>${value}</${name}>`)
          .join('');
  return `<?xml version='1.0' standalone='yes'?>\n<results>${inside}</results>\n`;
};

const toLines = (result: number | Record<string, string>): string => {
  const fields = typeof result === 'number' ? { results: String(result) } : result;
  const quote = (values: string[]) => values.map((value) => `"${value}"`).join(',');
  return `${quote(Object.keys(fields))}\n${quote(Object.values(fields))}\n`;
};
