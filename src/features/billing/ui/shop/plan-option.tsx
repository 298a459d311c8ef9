import { clsx } from 'clsx';
import { Badge } from '#ui/primitives/badge.tsx';
import type { PlanOffer } from '../../contract.ts';
import { formatMoney } from '#shared/format-money.ts';
import { SHOP_TEXT } from './copy.ts';
import { TILE, TILE_RADIO } from './tile.ts';

const COPY = SHOP_TEXT.plans;

interface PlanOptionProps {
  plan: PlanOffer;
  isChosen: boolean;
  /** The plan renews automatically with the selected payment method. */
  renews: boolean;
  onChoose(): void;
}

/** A plan as a radio option: its monthly price and the total charge. */
export function PlanOption({ plan, isChosen, renews, onChoose }: PlanOptionProps) {
  const price = (minor: number) => formatMoney(minor, plan.currency);
  return (
    <label className={clsx(TILE, 'flex flex-col rounded-card p-5 lg:p-6')}>
      <input
        type="radio"
        name="plan"
        value={plan.id}
        checked={isChosen}
        onChange={onChoose}
        className={TILE_RADIO}
      />
      <span className="flex min-h-7 items-center justify-between gap-2 whitespace-nowrap">
        <span className="text-lg font-semibold md:max-lg:text-base">
          {COPY.months(plan.months)}
        </span>
        <Badge tone={isChosen ? 'iris' : 'plain'}>{COPY.discount(plan.discount_percentage)}</Badge>
      </span>
      <span className="mt-3 flex flex-wrap items-baseline gap-x-2 tabular-nums md:mt-5 md:max-lg:flex-col">
        <span className="display text-3xl lg:text-4xl">{price(plan.price_minor)}</span>
        <span className="text-muted">{COPY.perMonth}</span>
      </span>
      <s className="mt-1 text-sm text-muted tabular-nums">
        {COPY.before(price(plan.original_price_minor))}
      </s>
      <span className="mt-3 border-t border-line pt-3 text-sm tabular-nums md:mt-5 md:pt-4">
        {COPY.sum(plan.months, price(plan.price_minor), price(plan.total_minor), renews)}
      </span>
    </label>
  );
}
