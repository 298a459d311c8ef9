import { found } from '../../errors.ts';
import { randomBytes } from 'node:crypto';
import { newId } from '#shared/ids.ts';
import { PaymentProviderError } from '../payment-error.ts';
import { acknowledgeAsText } from '../payment-event.ts';
import {
  bareState,
  type PaymentProvider,
  type ProviderReference,
  type ProviderState,
} from '../port.ts';
import { applyAction, findDueAction, allowedActions, type SandboxAction } from './actions.ts';
import { deliverSale, deliverPending } from './deliver.ts';
import type { SandboxDependencies } from './dependencies.ts';
import {
  selectDueSales,
  eventsOf,
  findSale,
  insertSale,
  lockSale,
  updateSale,
  type SaleRow,
  type SandboxEventRow,
} from './queries.ts';
import { readCallback } from './webhook.ts';

/** The data of a sale's page. */
export interface SandboxSale {
  sale: SaleRow;
  events: SandboxEventRow[];
  actions: SandboxAction[];
}

/** A provider for testing: its pages are on this server, and no money moves. */
export interface PaymentSandbox {
  provider: PaymentProvider;
  read(reference: string): Promise<SandboxSale | undefined>;
  /** Runs a button's action on a sale's page; returns undefined when the sale does not exist. */
  act(reference: string, action: SandboxAction): Promise<SaleRow | undefined>;
  /** Charges due sales, ends expired ones and retries undelivered events. */
  tick(): Promise<void>;
}

export function createPaymentSandbox(deps: SandboxDependencies): PaymentSandbox {
  const act = async (
    saleId: string,
    action: SandboxAction,
    at: Date,
    more?: { parent?: string; amount_minor?: number },
  ): Promise<boolean> => {
    const isDone = await deps.db.transaction(async (tx) =>
      applyAction(tx, await lockSale(tx, saleId), action, at, more),
    );
    await deliverSale(deps, saleId);
    return isDone;
  };

  const requireSale = async ({ orderReference }: ProviderReference): Promise<SaleRow> => {
    const sale = await findSale(deps.db, { order: orderReference });
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
      await insertSale(deps.db, {
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
        created_at: deps.now(),
      });
      const sale = found(await findSale(deps.db, { order: order.reference }));
      return {
        redirectUrl: `${deps.publicUrl}/sandbox-pay/${sale.reference}`,
        providerReference: sale.id,
      };
    },
    verifyAndParse: async (delivery) => [readCallback(deps.secret, delivery)],
    acknowledge: acknowledgeAsText,
    async cancel(reference) {
      const sale = await findSale(deps.db, { order: reference.orderReference });
      if (!sale) return { outcome: 'absent' };
      return { outcome: (await act(sale.id, 'cancel', deps.now())) ? 'cancelled' : 'already' };
    },
    async resume(reference) {
      const sale = await requireSale(reference);
      if (!(await act(sale.id, 'resume', deps.now())))
        throw new PaymentProviderError('provider_refused', 'The sale is not canceled, or is over.');
    },
    async changeTerms(reference, { amountMinor, periodMonths }) {
      const { id } = await requireSale(reference);
      await deps.db.transaction((tx) =>
        updateSale(tx, id, { next_amount_minor: amountMinor, next_period_months: periodMonths }),
      );
    },
    async refund(refund) {
      const sale = await requireSale(refund);
      const more = { parent: refund.transactionReference, amount_minor: refund.amountMinor };
      if (!(await act(sale.id, 'refund', deps.now(), more)))
        throw new PaymentProviderError('provider_refused', 'Nothing is left to refund.');
    },
    async fetchState(reference) {
      const sale = await findSale(deps.db, { order: reference.orderReference });
      return sale ? toState(sale) : bareState('absent', 'absent');
    },
    close: async () => {},
  };

  return {
    provider,
    async read(reference) {
      const sale = await findSale(deps.db, { reference });
      if (!sale) return undefined;
      const events = await eventsOf(deps.db, sale.id);
      return { sale, events, actions: allowedActions(sale, events) };
    },
    async act(reference, action) {
      const sale = await findSale(deps.db, { reference });
      if (sale) await act(sale.id, action, deps.now());
      return sale;
    },
    async tick() {
      for (const id of await selectDueSales(deps.db, deps.now())) await catchUp(deps, id);
      await deliverPending(deps);
    },
  };
}

/** Applies every due action at its due time, so that a server that was down misses no period. */
async function catchUp({ db, now }: SandboxDependencies, saleId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const sale = await lockSale(tx, saleId);
    for (;;) {
      const action = findDueAction(sale, now());
      if (!action || !(await applyAction(tx, sale, action, sale.paid_through!))) return;
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

function toState(sale: SaleRow): ProviderState {
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
