import { useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import type { Subscription } from '../../contract-checkout.ts';
import { entitlementsOf } from '../../entitlements.ts';
import { formatDay } from '#shared/format-date.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { SUBSCRIPTION_TEXT as COPY } from './copy.ts';
import type { SubscriptionChange } from '../mutations.ts';
import type { SubscriptionControls } from './use-subscription.ts';

/** The actions that the subscription's provider currently allows. */
export function SubscriptionActions(props: {
  subscription: Subscription;
  controls: SubscriptionControls;
}) {
  const { subscription, controls } = props;
  const { can, plan_id, next_plan_id, state, paid_through } = subscription;
  const [opened, setOpened] = useState<'cancel' | 'change' | null>(null);
  const { changing } = controls;
  // The controls report failures.
  const change = (request: SubscriptionChange) =>
    void controls.change(request).catch(() => undefined);
  const close = () => setOpened(null);
  return (
    <>
      {can.resume && (
        <Button loading={changing === 'resume'} onClick={() => change({ kind: 'resume' })}>
          {COPY.resume}
        </Button>
      )}
      {can.change && next_plan_id && plan_id && (
        <Button
          variant="secondary"
          loading={changing === 'plan'}
          onClick={() => change({ kind: 'plan', planId: plan_id })}
        >
          {COPY.undoChange}
        </Button>
      )}
      {can.change && (
        <Button variant="secondary" onClick={() => setOpened('change')}>
          {COPY.change}
        </Button>
      )}
      {can.cancel && (
        <Button variant="secondary" onClick={() => setOpened('cancel')}>
          {COPY.cancel}
        </Button>
      )}
      <ConfirmDialog
        open={opened === 'cancel'}
        onOpenChange={(open) => !open && close()}
        title={COPY.cancelDialog.title}
        description={
          state === 'past_due'
            ? COPY.cancelDialog.pastDue
            : COPY.cancelDialog.paid(
                paid_through ? formatDay(paid_through) : '',
                entitlementsOf('premium').monthlyTokens,
              )
        }
        confirmLabel={COPY.cancel}
        cancelLabel={COPY.cancelDialog.keep}
        onConfirm={() => controls.change({ kind: 'cancel' })}
      />
      {opened === 'change' && (
        <ChangePlanDialog
          subscription={subscription}
          onClose={close}
          onChange={(planId) => controls.change({ kind: 'plan', planId })}
        />
      )}
    </>
  );
}
