import { useEffect, useRef } from 'react';
import { formatMoney } from '#shared/format-money.ts';
import { SHOP_TEXT } from './copy.ts';
import { PackOption } from './pack-option.tsx';
import { PayPart } from './pay-part.tsx';
import type { ShopFormProps } from './plan-form.tsx';
import { useCheckout } from './use-checkout.ts';

const COPY = SHOP_TEXT.packs;

/** Token packs, open at once when the URL asks for them; empty if no payment method is offered. */
export function PackForm(props: ShopFormProps & { isWanted: boolean }) {
  const { offers, choice, onChoice, next, isWanted } = props;
  const checkout = useCheckout(next);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWanted) form.current?.scrollIntoView();
  }, [isWanted]);
  const { method } = choice;
  if (!method) return null;
  const pack = offers.packs.find(({ id }) => id === choice.pack)!;
  const total = formatMoney(pack.price_minor, pack.currency);
  return (
    <form
      ref={form}
      aria-labelledby="packs"
      onSubmit={(event) => {
        event.preventDefault();
        void checkout.pay({ pack_id: pack.id, method });
      }}
    >
      <h2 id="packs" className="display text-2xl">
        {COPY.title}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">{COPY.lead}</p>
      <fieldset className="min-w-0">
        <legend className="sr-only">{COPY.legend}</legend>
        <div className="grid gap-3 md:grid-cols-3 md:gap-4">
          {offers.packs.map((one) => (
            <PackOption
              key={one.id}
              pack={one}
              isChosen={one.id === pack.id}
              onChoose={() => onChoice({ pack: one.id })}
            />
          ))}
        </div>
      </fieldset>
      <PayPart
        methods={offers.methods}
        method={method}
        onMethod={(id) => onChoice({ method: id })}
        isPlan={false}
        total={total}
        summary={COPY.once(total, pack.tokens)}
        checkout={checkout}
      />
    </form>
  );
}
