import { useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { useSingleMutation } from '#ui/use-single-mutation.ts';
import { PLANS } from '../../catalog.ts';
import type { Subscription } from '../../contract-checkout.ts';
import type { PlanOffer } from '../../contract.ts';
import { formatDay } from '#shared/format-date.ts';
import { formatMoney } from '#shared/format-money.ts';
import { SHOP_TEXT } from '../shop/copy.ts';
import { TILE, TILE_RADIO } from '../shop/tile.ts';
import { SUBSCRIPTION_TEXT } from './copy.ts';

const COPY = SUBSCRIPTION_TEXT.changeDialog;

interface ChangePlanDialogProps {
  subscription: Subscription;
  onClose(): void;
  /** Rejects on failure, which keeps the dialog open. */
  onChange(planId: PlanOffer['id']): Promise<unknown>;
}

/** Chooses the plan of the next period. */
export function ChangePlanDialog({ subscription, onClose, onChange }: ChangePlanDialogProps) {
  const { plan_id, next_plan_id, renews_at } = subscription;
  const others = PLANS.filter(({ id }) => id !== (next_plan_id ?? plan_id));
  const [chosen, setChosen] = useState(others[0]!.id);
  // The failure was already shown; the dialog stays open for a retry.
  const confirm = useSingleMutation({ mutationFn: onChange, onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={COPY.title}
      description={COPY.text(formatDay(renews_at!))}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm.mutate(chosen);
        }}
      >
        <fieldset className="grid gap-3 pt-2">
          <legend className="sr-only">{COPY.legend}</legend>
          {others.map((plan) => (
            <label key={plan.id} className={`${TILE} block rounded-control px-4 py-3`}>
              <input
                type="radio"
                name="next-plan"
                value={plan.id}
                checked={plan.id === chosen}
                onChange={() => setChosen(plan.id)}
                className={TILE_RADIO}
              />
              <span className="block font-semibold">{SHOP_TEXT.plans.months(plan.months)}</span>{' '}
              <span className="block text-sm text-muted tabular-nums">
                {COPY.option(formatMoney(plan.total_minor, plan.currency), plan.months)}
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" loading={confirm.isPending} className="mt-6 w-full">
          {COPY.confirm}
        </Button>
      </form>
    </Dialog>
  );
}
