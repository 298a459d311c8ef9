import { found } from '../../errors.ts';
import { randomBytes } from 'node:crypto';
import { newId } from '#shared/ids.ts';
import { PaymentProviderError } from '../payment-error.ts';
import { acknowledgePlainly } from '../payment-event.ts';
import {
  bareState,
  type PaymentProvider,
  type ProviderReference,
  type ProviderState,
} from '../port.ts';
import { actOnSale, dueAction, possibleActions, type SandboxAction } from './actions.ts';
import { deliverSale, deliverWaiting } from './deliver.ts';
import type { SandboxParts } from './parts.ts';
import {
  dueSales,
  eventsOf,
  findSale,
  insertSale,
  lockSale,
  updateSale,
  type SaleRow,
  type SandboxEventRow,
} from './queries.ts';
import { readCallback } from './webhook.ts';

/** A sale as its page shows it. */
export interface SandboxSale {
  sale: SaleRow;
  events: SandboxEventRow[];
  actions: SandboxAction[];
}

/** The sandbox: a provider whose pages are on this server, and by which no money moves. */
export interface SandboxDesk {
  provider: PaymentProvider;
  read(reference: string): Promise<SandboxSale | undefined>;
  /** Presses a button of a sale's page. Undefined: there is no such sale. */
  act(reference: string, action: SandboxAction): Promise<SaleRow | undefined>;
  /** What its clock does: charges what is due, ends what is over, and sends what was not taken. */
  tick(): Promise<void>;
}

export function createSandboxDesk(parts: SandboxParts): SandboxDesk {
  const act = async (
    saleId: string,
    action: SandboxAction,
    at: Date,
    more?: { parent?: string; amount_minor?: number },
  ): Promise<boolean> => {
    const isDone = await parts.db.transaction(async (tx) =>
      actOnSale(tx, await lockSale(tx, saleId), action, at, more),
    );
    await deliverSale(parts, saleId);
    return isDone;
  };

  const known = async ({ orderReference }: ProviderReference): Promise<SaleRow> => {
    const sale = await findSale(parts.db, { order: orderReference });
    if (!sale)
      throw new PaymentProviderError('provider_refused', 'The sandbox does not know this sale.');
    return sale;
  };

  const provider: PaymentProvider = {
    name: 'sandbox',
    capabilities: {
      methods: ['card', 'bank', 'crypto'],
      recurringMethods: ['card', 'bank'],
      refundApi: true,
      cancelApi: true,
      sandbox: true,
    },
    async createCheckout(order) {
      await insertSale(parts.db, {
        id: newId(),
        reference: randomBytes(24).toString('base64url'),
        order_reference: order.reference,
        kind: order.kind,
        amount_minor: order.amountMinor,
        currency: order.currency,
        period_months: order.periodMonths,
        recurs: order.recurs,
        method: order.method,
        description: order.description,
        success_url: order.successUrl,
        decline_url: order.declineUrl,
        state: 'open',
        created_at: parts.now(),
      });
      const sale = found(await findSale(parts.db, { order: order.reference }));
      return {
        redirectUrl: `${parts.publicUrl}/sandbox-pay/${sale.reference}`,
        providerReference: sale.id,
      };
    },
    verifyAndParse: async (delivery) => [readCallback(parts.secret, delivery)],
    acknowledge: acknowledgePlainly,
    async cancel(reference) {
      const sale = await findSale(parts.db, { order: reference.orderReference });
      if (!sale) return { outcome: 'absent' };
      return { outcome: (await act(sale.id, 'cancel', parts.now())) ? 'cancelled' : 'already' };
    },
    async resume(reference) {
      const sale = await known(reference);
      if (!(await act(sale.id, 'resume', parts.now())))
        throw new PaymentProviderError('provider_refused', 'The sale is not canceled, or is over.');
    },
    async changeTerms(reference, { amountMinor, periodMonths }) {
      const { id } = await known(reference);
      await parts.db.transaction((tx) =>
        updateSale(tx, id, { next_amount_minor: amountMinor, next_period_months: periodMonths }),
      );
    },
    async refund(refund) {
      const sale = await known(refund);
      const more = { parent: refund.transactionReference, amount_minor: refund.amountMinor };
      if (!(await act(sale.id, 'refund', parts.now(), more)))
        throw new PaymentProviderError('provider_refused', 'Nothing is left to give back.');
    },
    async fetchState(reference) {
      const sale = await findSale(parts.db, { order: reference.orderReference });
      return sale ? stateOf(sale) : bareState('absent', 'absent');
    },
    close: async () => {},
  };

  return {
    provider,
    async read(reference) {
      const sale = await findSale(parts.db, { reference });
      if (!sale) return undefined;
      const events = await eventsOf(parts.db, sale.id);
      return { sale, events, actions: possibleActions(sale, events) };
    },
    async act(reference, action) {
      const sale = await findSale(parts.db, { reference });
      if (sale) await act(sale.id, action, parts.now());
      return sale;
    },
    async tick() {
      for (const id of await dueSales(parts.db, parts.now())) await catchUp(parts, id);
      await deliverWaiting(parts);
    },
  };
}

/** All that was due since, at the times at which it was due: a server that was off misses no period. */
async function catchUp({ db, now }: SandboxParts, saleId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const sale = await lockSale(tx, saleId);
    for (;;) {
      const action = dueAction(sale, now());
      if (!action || !(await actOnSale(tx, sale, action, sale.paid_through!))) return;
    }
  });
}

const STATUS = {
  open: 'pending',
  paid: 'active',
  failed: 'active',
  cancelled: 'cancelled',
  ended: 'expired',
} as const;

function stateOf(sale: SaleRow): ProviderState {
  const isOnce = !sale.recurs && sale.state === 'paid';
  return {
    status: isOnce ? 'settled' : STATUS[sale.state],
    providerStatus: sale.state,
    providerReference: sale.id,
    orderReference: sale.order_reference,
    amountMinor: sale.amount_minor,
    currency: sale.currency,
    nextChargeAt: sale.state === 'paid' && sale.recurs ? sale.paid_through : null,
    paidThrough: sale.paid_through,
  };
}
