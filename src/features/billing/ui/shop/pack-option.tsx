import { clsx } from 'clsx';
import { PRICES } from '../../catalog.ts';
import type { PackOffer } from '../../contract.ts';
import { formatMoney } from '#shared/format-money.ts';
import { SHOP_TEXT } from './copy.ts';
import { TILE, TILE_RADIO } from './tile.ts';

const COPY = SHOP_TEXT.packs;

/** A pack of tokens as a radio option. */
export function PackOption(props: { pack: PackOffer; isChosen: boolean; onChoose(): void }) {
  const { pack, isChosen, onChoose } = props;
  return (
    <label className={clsx(TILE, 'block rounded-card p-5')}>
      <input
        type="radio"
        name="pack"
        value={pack.id}
        checked={isChosen}
        onChange={onChoose}
        className={TILE_RADIO}
      />
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 whitespace-nowrap tabular-nums">
        <span className="text-lg font-semibold">{COPY.tokens(pack.tokens)}</span>
        <span className="display text-xl">{formatMoney(pack.price_minor, pack.currency)}</span>
      </span>
      <span className="mt-1 block text-sm text-muted tabular-nums">
        {COPY.images(Math.floor(pack.tokens / PRICES.image))}
        {pack.discount_percentage > 0 && ` · ${COPY.saving(pack.discount_percentage)}`}
      </span>
    </label>
  );
}
