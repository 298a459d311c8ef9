import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { METHOD_NAMES } from '../../catalog.ts';
import type { ReceiptDetails } from '../../contract-checkout.ts';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import { receiptQuery } from '../queries.ts';
import { RECEIPT_TEXT } from './copy.ts';

const COPY = RECEIPT_TEXT.one;

/** One receipt; its buttons are hidden in print. */
export function ReceiptSheet({ id }: { id: string }) {
  const query = useQuery(receiptQuery(id));
  const { data } = query;
  if (hasLoadFailed(query))
    return (
      <PageFailure
        query={query}
        missing={{ title: COPY.unknown, action: <AllReceipts /> }}
        failed={{ title: COPY.failed }}
      />
    );
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 md:px-8 md:pt-12 print:max-w-none print:p-0">
      <div className="mb-6 flex flex-wrap justify-between gap-3 print:hidden">
        <AllReceipts />
        {data && (
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {COPY.print}
          </Button>
        )}
      </div>
      {data ? (
        <Sheet receipt={data} />
      ) : (
        <div role="status">
          <span className="sr-only">{COPY.loading}</span>
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
    </div>
  );
}

const AllReceipts = () => (
  <ButtonLink to="/receipts" variant="quiet" className="-ml-4">
    <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
    {COPY.all}
  </ButtonLink>
);

function Sheet({ receipt }: { receipt: ReceiptDetails }) {
  const { seller, buyer, amount_minor, returned_minor, returns } = receipt;
  const price = (minor: number) => formatMoney(minor, receipt.currency);
  return (
    <article className="rounded-card bg-raised p-6 shadow-[inset_0_0_0_1px_var(--line)] md:p-10 print:p-0 print:shadow-none">
      <h1 className="display text-2xl">{COPY.title(receipt.number)}</h1>
      {receipt.is_sandbox && <p className="mt-3 font-semibold">{COPY.sandbox}</p>}
      <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party title={COPY.from} lines={[seller.name, seller.url, seller.email]} />
        <Party title={COPY.to} lines={[buyer.name, buyer.email]} />
      </div>
      <table className="mt-8 w-full text-left tabular-nums">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 font-medium">
              {COPY.what}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {COPY.sum}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          <Line name={receipt.description} sum={price(amount_minor)} />
          {returns.map((back) => (
            <Line
              key={`${back.at} ${back.amount_minor}`}
              name={returnLabel(back)}
              sum={price(-back.amount_minor)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-line font-semibold">
            <th scope="row" className="py-3">
              {returns.length > 0 ? COPY.left : COPY.total}
            </th>
            <td className="py-3 text-right">{price(amount_minor - returned_minor)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="mt-8 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
        <Fact name={COPY.date}>
          <time dateTime={receipt.settled_at}>{formatDay(receipt.settled_at)}</time>
        </Fact>
        <Fact name={COPY.method}>{METHOD_NAMES[receipt.method]}</Fact>
        <Fact name={COPY.provider}>{receipt.provider}</Fact>
        <Fact name={COPY.transaction}>{receipt.transaction}</Fact>
        <Fact name={COPY.order}>{receipt.order_id}</Fact>
      </dl>
      {seller.email && <p className="mt-8 text-sm text-muted">{COPY.questions(seller.email)}</p>}
    </article>
  );
}

function returnLabel({
  amount_minor,
  is_charge_back,
  at,
}: ReceiptDetails['returns'][number]): string {
  const day = formatDay(at);
  if (amount_minor < 0) return COPY.again(day);
  return is_charge_back ? COPY.chargeBack(day) : COPY.refund(day);
}

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h2 className="text-sm text-muted">{title}</h2>
      {lines.filter(Boolean).map((line, index) => (
        <p key={line} className={index === 0 ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>
          {line}
        </p>
      ))}
    </div>
  );
}

function Line({ name, sum }: { name: string; sum: string }) {
  return (
    <tr>
      <th scope="row" className="py-3 font-normal">
        {name}
      </th>
      <td className="py-3 text-right">{sum}</td>
    </tr>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere max-sm:mb-2">{children}</dd>
    </>
  );
}
