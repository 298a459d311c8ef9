import { z } from 'zod';
import { PaymentProviderError } from '../payment-error.ts';
import type { ProviderAnswer, ProviderHttp } from '../provider-http.ts';
import type { BtcpaySettings } from '../settings.ts';
import { Invoice } from './invoice.ts';

/** The calls of BTCPay Server's Greenfield API that payments use; each throws PaymentProviderError. */
export interface Greenfield {
  create(invoice: object): Promise<Invoice>;
  /** Returns undefined when the store has no such invoice. */
  find(id: string): Promise<Invoice | undefined>;
  /** Newest first. */
  findByOrder(reference: string): Promise<Invoice[]>;
}

export function createGreenfield(settings: BtcpaySettings, http: ProviderHttp): Greenfield {
  const base = `${settings.url}/api/v1/stores/${encodeURIComponent(settings.storeId)}/invoices`;
  const headers = { accept: 'application/json', authorization: `token ${settings.apiKey}` };

  return {
    async create(body) {
      const answer = await http.send(base, { method: 'POST', headers, body, idempotent: false });
      return assertStore(settings, read(Invoice, assertSuccess(answer)));
    },
    async find(id) {
      const url = `${base}/${encodeURIComponent(id)}`;
      const answer = await http.send(url, { headers, idempotent: true });
      if (answer.status === 404 && !isStoreMissing(answer)) return undefined;
      return assertStore(settings, read(Invoice, assertSuccess(answer)));
    },
    async findByOrder(reference) {
      const url = `${base}?orderId=${encodeURIComponent(reference)}`;
      const answer = await http.send(url, { headers, idempotent: true });
      const found = read(z.array(Invoice), assertSuccess(answer));
      return found.filter((one) => one.metadata?.orderId === reference);
    },
  };
}

function assertStore(settings: BtcpaySettings, invoice: Invoice): Invoice {
  if (invoice.storeId !== settings.storeId)
    throw new PaymentProviderError(
      'provider_bad_response',
      'BTCPay Server answered with an invoice of another store.',
    );
  return invoice;
}

const Problem = z.object({ code: z.string().max(60) });

const isStoreMissing = (answer: ProviderAnswer): boolean =>
  Problem.safeParse(tryJson(answer.text)).data?.code === 'store-not-found';

function assertSuccess(answer: ProviderAnswer): ProviderAnswer {
  const { status } = answer;
  if (status === 200) return answer;
  const code = Problem.safeParse(tryJson(answer.text)).data?.code;
  const details = `${status}${code === undefined ? '' : `, ${code}`}`;
  if (status === 401 || status === 403)
    throw new PaymentProviderError(
      'provider_unauthorized',
      `BTCPay Server does not accept PAYMENT_BTCPAY_API_KEY for PAYMENT_BTCPAY_STORE_ID (${details}).`,
      { status },
    );
  if (status === 404)
    throw new PaymentProviderError(
      'provider_unauthorized',
      `BTCPay Server has no store PAYMENT_BTCPAY_STORE_ID (${details}).`,
      { status },
    );
  throw new PaymentProviderError('provider_refused', `BTCPay Server refused (${details}).`, {
    status,
  });
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function read<T>(schema: z.ZodType<T>, answer: ProviderAnswer): T {
  const parsed = schema.safeParse(tryJson(answer.text));
  if (parsed.success) return parsed.data;
  throw new PaymentProviderError(
    'provider_bad_response',
    'BTCPay Server sent something unreadable.',
    { retryable: true },
  );
}
