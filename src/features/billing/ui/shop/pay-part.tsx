import { clsx } from 'clsx';
import { Bitcoin, CreditCard, Landmark } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { useSession } from '#ui/session.tsx';
import { METHOD_NAMES } from '../../catalog.ts';
import type { Method, MethodOffer } from '../../contract.ts';
import { SHOP_TEXT } from './copy.ts';
import { TILE, TILE_RADIO } from './tile.ts';
import type { Checkout } from './use-checkout.ts';

const ICONS = { card: CreditCard, bank: Landmark, crypto: Bitcoin } as const;

interface PayPartProps {
  methods: MethodOffer[];
  method: Method;
  onMethod(method: Method): void;
  /** True for plans, because only they can renew. */
  isPlan: boolean;
  total: string;
  /** The terms of the payment. */
  summary: string;
  checkout: Checkout;
}

/** The payment methods, the terms and the pay button. */
export function PayPart(props: PayPartProps) {
  const { methods, method, onMethod, isPlan, total, summary, checkout } = props;
  const { status } = useSession();
  const name = useId();
  const about = ({ renews }: MethodOffer) => {
    if (!isPlan) return SHOP_TEXT.methods.once;
    return renews ? SHOP_TEXT.methods.renews : SHOP_TEXT.methods.prepaid;
  };
  const isSandbox = methods.find(({ id }) => id === method)?.is_sandbox;
  return (
    <>
      <fieldset className="mt-6 min-w-0">
        <legend className="mb-3 font-semibold">{SHOP_TEXT.methods.legend}</legend>
        <div className="grid gap-3 md:grid-cols-3">
          {methods.map((offer) => {
            const Icon = ICONS[offer.id];
            return (
              <label
                key={offer.id}
                className={clsx(TILE, 'flex items-center gap-3 rounded-control px-4 py-3')}
              >
                <input
                  type="radio"
                  name={name}
                  value={offer.id}
                  checked={offer.id === method}
                  onChange={() => onMethod(offer.id)}
                  className={TILE_RADIO}
                />
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-5.5 shrink-0" />
                <span className="min-w-0">
                  <span className="block leading-snug font-semibold">{METHOD_NAMES[offer.id]}</span>{' '}
                  <span className="block text-sm text-muted">{about(offer)}</span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="mt-6 flex flex-col gap-5 md:flex-row md:items-center md:justify-between">
        <div className="max-w-prose text-sm text-muted tabular-nums">
          <p>{summary}</p>
          {isSandbox && <p className="mt-1">{SHOP_TEXT.methods.sandbox}</p>}
          {status === 'anonymous' && <p className="mt-1">{SHOP_TEXT.signInFirst}</p>}
        </div>
        <Button
          type="submit"
          size="lg"
          variant={isPlan ? 'premium' : 'secondary'}
          loading={checkout.isBusy}
          className="shrink-0 max-md:w-full"
        >
          {status === 'anonymous' ? SHOP_TEXT.paySignedOut : SHOP_TEXT.pay(total)}
        </Button>
      </div>
      {checkout.problem && (
        <p role="alert" className="mt-4 text-danger">
          {checkout.problem}
        </p>
      )}
    </>
  );
}
