import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { WebhookDelivery } from '#platform/payments/port.ts';
import {
  sendJson,
  startHttpStandIn,
  type StandInRequest,
  type HttpStandIn,
} from './http-stand-in.ts';
import { answerFault, createFaults, toDelivery, type ProviderFaults } from './provider-faults.ts';

const STORE = 'Store9xKq';
const API_KEY = 'greenfield-key-Zt3Rn6';
const WEBHOOK_SECRET = 'whsec-Pa55-über';
const BASE = `/api/v1/stores/${STORE}/invoices`;

/** The documented fields of Greenfield's CreateInvoiceRequest for an invoice with a price. */
const CreateInvoice = z.strictObject({
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  currency: z.string().regex(/^[A-Z]{3,5}$/),
  metadata: z.looseObject({ orderId: z.string().optional() }).optional(),
  checkout: z
    .strictObject({
      redirectURL: z.url().optional(),
      redirectAutomatically: z.boolean().optional(),
      expirationMinutes: z.number().optional(),
      defaultPaymentMethod: z.string().optional(),
    })
    .optional(),
});

type Invoice = z.infer<typeof CreateInvoice> & {
  id: string;
  status: 'New' | 'Processing' | 'Settled' | 'Expired' | 'Invalid';
  additionalStatus: 'None' | 'PaidLate' | 'PaidPartial' | 'Marked' | 'Invalid' | 'PaidOver';
};

export interface BtcpayStandIn extends HttpStandIn, Pick<ProviderFaults, 'fail'> {
  settings: { url: string; storeId: string; apiKey: string; webhookSecret: string };
  invoices: Invoice[];
  /** Timestamp of the next webhook in Unix seconds. Increases by one second per webhook. */
  clock: number;
  /** The store id in responses. Change it to simulate another store. */
  answersForStore: string;
  /** Changes an invoice and returns the resulting webhook. */
  happen(
    id: string,
    type: string,
    change?: Partial<Pick<Invoice, 'status' | 'additionalStatus'>>,
    more?: Record<string, unknown>,
  ): WebhookDelivery;
  /** Redelivers a webhook as BTCPay Server does: with a new id and time, and the original id. */
  redeliver(delivery: WebhookDelivery): WebhookDelivery;
  webhook(payload: Record<string, unknown>): WebhookDelivery;
}

export const signBody = (body: string | Buffer, secret = WEBHOOK_SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** BTCPay Server's Greenfield API for invoices, and its webhooks, on a free local port. */
export async function startBtcpayStandIn(): Promise<BtcpayStandIn> {
  const invoices: Invoice[] = [];
  const faults = createFaults();
  let last = 0;

  const toData = (invoice: Invoice) => ({
    ...invoice,
    storeId: standIn.answersForStore,
    type: 'Standard',
    checkoutLink: `${base.origin}/i/${invoice.id}`,
    createdTime: 1_790_000_000,
    expirationTime: 1_790_000_900,
    monitoringExpiration: 1_790_087_300,
    availableStatusesForManualMarking: ['Settled', 'Invalid'],
    archived: false,
    paidAmount: '0',
  });

  function answer({ request, response, method, path, query, body }: StandInRequest): void {
    const fault = faults.take();
    if (answerFault(response, fault)) return;
    const refuse = (status: number, code: string, message: string) =>
      sendJson(response, status, { code, message });
    if (request.headers.authorization !== `token ${API_KEY}`)
      return refuse(401, 'unauthenticated', 'Authentication is required for this endpoint');
    if (!path.startsWith(BASE)) return refuse(404, 'store-not-found', 'The store was not found');
    const id = path.slice(BASE.length + 1);
    if (method === 'GET' && id === '') {
      const wanted = query.getAll('orderId');
      const found = invoices.filter(
        ({ metadata }) => wanted.length === 0 || wanted.includes(metadata?.orderId ?? ''),
      );
      return sendJson(response, 200, found.toReversed().map(toData));
    }
    if (method === 'GET') {
      const invoice = invoices.find((one) => one.id === id);
      return invoice
        ? sendJson(response, 200, toData(invoice))
        : refuse(404, 'invoice-not-found', 'The invoice was not found');
    }
    if (method !== 'POST' || id !== '') return void response.writeHead(405).end();
    const parsed = CreateInvoice.safeParse(JSON.parse(body));
    if (!parsed.success)
      return sendJson(
        response,
        422,
        parsed.error.issues.map(({ path: at, message }) => ({ path: at.join('.'), message })),
      );
    const made: Invoice = {
      ...parsed.data,
      id: `Inv${++last}`,
      status: 'New',
      additionalStatus: 'None',
    };
    invoices.push(made);
    if (fault?.kind === 'lost') return void response.socket?.destroy();
    sendJson(response, 200, toData(made));
  }

  const base = await startHttpStandIn(answer);
  const webhook = (payload: Record<string, unknown>): WebhookDelivery => {
    const body = JSON.stringify(payload);
    return toDelivery({
      body,
      headers: { 'content-type': 'application/json', 'btcpay-sig': signBody(body) },
    });
  };
  let deliveries = 0;
  const standIn: BtcpayStandIn = Object.assign(base, {
    settings: {
      url: base.origin,
      storeId: STORE,
      apiKey: API_KEY,
      webhookSecret: WEBHOOK_SECRET,
    },
    invoices,
    clock: 1_790_000_000,
    answersForStore: STORE,
    fail: faults.fail,
    webhook,
    happen(
      id: string,
      type: string,
      change: Partial<Invoice> = {},
      more: Record<string, unknown> = {},
    ) {
      const invoice = invoices.find((one) => one.id === id);
      if (!invoice) throw new Error('BTCPay: no such invoice');
      Object.assign(invoice, change);
      const deliveryId = `Dlv${++deliveries}`;
      return webhook({
        deliveryId,
        webhookId: 'Wh1',
        originalDeliveryId: deliveryId,
        isRedelivery: false,
        type,
        timestamp: standIn.clock + deliveries,
        storeId: STORE,
        invoiceId: id,
        metadata: invoice.metadata ?? {},
        ...more,
      });
    },
    redeliver(delivery: WebhookDelivery) {
      const payload = JSON.parse(Buffer.from(delivery.rawBody).toString()) as object;
      return webhook({
        ...payload,
        deliveryId: `Dlv${++deliveries}`,
        isRedelivery: true,
        timestamp: standIn.clock + 9000 + deliveries,
      });
    },
  });
  return standIn;
}
