import { formatUtcMoment } from '#shared/format-date.ts';
import { lookUp } from '#shared/look-up.ts';
import { html } from 'hono/html';
import { plainPage } from '../../http/plain-page.ts';
import { formatMinor } from '../money.ts';
import type { SandboxAction } from './actions.ts';
import type { SandboxSale } from './payment-sandbox.ts';
import { STYLE } from './style.ts';

const METHOD_NAMES = {
  card: 'Card',
  bank: 'Instant bank payment',
  crypto: 'Cryptocurrency',
} as const;

const BUTTONS: Record<SandboxAction, [label: string, about: string, kind?: 'primary' | 'danger']> =
  {
    pay: ['Pay', 'The payment succeeds', 'primary'],
    decline: ['Decline', 'The payment is refused; you can try again'],
    abandon: ['Go back without paying', 'The shop gets no notification'],
    renew: ['Renew now', 'The next period is charged', 'primary'],
    fail_renewal: ['Let a renewal fail', 'The next charge is refused'],
    cancel: ['Cancel here', 'As if canceled with the provider'],
    resume: ['Undo the cancellation', 'It renews again', 'primary'],
    expire: ['Give up', 'The subscription is over'],
    refund: ['Refund', 'The rest of the last payment is refunded', 'danger'],
    refund_half: ['Refund half', 'Half of the rest is refunded', 'danger'],
    charge_back: ['Charge back', 'The bank reverses the last payment', 'danger'],
  };

const STATES = {
  open: 'Waiting for payment',
  paid: 'Paid',
  cancelled: 'Paid, and will not renew',
  failed: 'A renewal failed; it is tried again',
  ended: 'Over',
} as const;

const EVENT_LABELS: Record<string, string> = {
  initial: 'Paid',
  invoice_settled: 'Paid',
  renewal: 'Renewed',
  renewal_failed: 'A renewal failed',
  cancelled: 'Canceled',
  uncancelled: 'Cancellation undone',
  expired: 'Over',
  payment_failed: 'Declined',
  refund: 'Refunded',
  chargeback: 'Charged back',
};

/** The hosted page of one sale: a plain form that works without JavaScript. */
export function sandboxPage(
  appName: string,
  { sale, events, actions }: SandboxSale,
): Promise<Response> {
  const money = (minor: number) => `${formatMinor(minor, sale.currency)} ${sale.currency}`;
  const facts = [
    ['For', sale.description],
    ['By', METHOD_NAMES[sale.method]],
    ['Renews', renewal(sale.recurs, sale.next_period_months ?? sale.period_months)],
    ['State', STATES[sale.state]],
    ...(sale.paid_through
      ? [['Paid until', formatUtcMoment(sale.paid_through.toISOString())]]
      : []),
  ] as const;
  return plainPage({
    title: `Sandbox payment · ${appName}`,
    style: STYLE,
    content: html`<p class="tag">Sandbox: no money moves</p>
      <h1>${money(sale.next_amount_minor ?? sale.amount_minor)}</h1>
      <p class="lead">
        This page stands in for a payment provider. Nothing is charged, and there is nothing to fill
        in: choose what should happen.
      </p>
      <dl>
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <form method="post" aria-label="What should happen">
        ${actions.map((action) => {
          const [label, about, kind = ''] = BUTTONS[action];
          return html`<button name="action" value="${action}" class="${kind}">
            <b>${label}</b><span>${about}</span>
          </button>`;
        })}
      </form>
      ${actions.length === 0 ? html`<p class="lead">Nothing more can happen here.</p>` : ''}
      ${
        events.length > 0
          ? html`<h2>Events</h2>
              <ol>
                ${events.toReversed().map(
                  (event) =>
                    html`<li>
                      <b>${lookUp(EVENT_LABELS, event.type) ?? event.type}</b>
                      ${event.amount_minor === null ? '' : money(event.amount_minor)}
                      <span
                        >${formatUtcMoment(event.created_at.toISOString())},
                        ${event.delivered_at ? 'accepted by the shop' : 'not accepted yet'}</span
                      >
                    </li>`,
                )}
              </ol>`
          : ''
      }
      <p class="back"><a href="/premium">Back to ${appName}</a></p>`,
  });
}

function renewal(recurs: boolean, months: number | null): string {
  if (months === null) return 'No: bought once';
  if (!recurs) return `No: ${months === 1 ? 'one month' : `${months} months`} bought in advance`;
  return months === 1 ? 'Every month' : `Every ${months} months`;
}
