import { Check, Minus } from 'lucide-react';
import { comparePlans, type Amount } from '../../comparison.ts';
import type { PlanOffers } from '../../contract.ts';
import { SHOP_TEXT } from './copy.ts';

const COPY = SHOP_TEXT.compare;

/** Compares the free plan with Premium. */
export function ComparisonTable({ free }: { free: PlanOffers['free'] }) {
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" className="display text-2xl">
        {COPY.title}
      </h2>
      <table className="mt-5 w-full border-collapse text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-3 pr-4 font-medium">
              {COPY.what}
            </th>
            <th scope="col" className="w-1/4 py-3 pr-4 font-medium">
              {COPY.free}
            </th>
            <th scope="col" className="w-1/4 py-3 font-semibold text-iris-text">
              {COPY.premium}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {comparePlans(free).map((row) => (
            <tr key={row.id}>
              <th scope="row" className="py-3 pr-4 font-normal">
                {COPY.rows[row.id]}
              </th>
              <td className="py-3 pr-4 text-muted">
                <Cell amount={row.free} />
              </td>
              <td className="py-3 font-medium">
                <Cell amount={row.premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-prose text-sm text-muted">{COPY.note}</p>
    </section>
  );
}

function Cell({ amount }: { amount: Amount }) {
  switch (amount.kind) {
    case 'count':
      return amount.count;
    case 'unlimited':
      return COPY.unlimited;
    case 'price':
      return COPY.price(amount.tokens);
    case 'included':
      return (
        <span className="inline-flex items-center gap-1.5 align-bottom">
          <Check aria-hidden="true" strokeWidth={2} className="size-4.5 text-iris-text" />
          {COPY.included}
        </span>
      );
    case 'none':
      return (
        <span className="inline-flex items-center gap-1.5 align-bottom">
          <Minus aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
          {COPY.none}
        </span>
      );
  }
}
