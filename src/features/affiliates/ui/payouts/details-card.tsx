import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { notify } from '#ui/toast.ts';
import type { PayoutDetails } from '../../contract.ts';
import { formatAccount } from '../describe.ts';
import { changePayoutDetails } from '../mutations.ts';
import { AFFILIATE_DASHBOARD_TEXT } from '../copy.ts';

// Lazy, because they are needed only for changes.
const DetailsDialog = lazyComponent(() => import('./details-dialog.tsx'));
const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('#ui/primitives/confirm-dialog.tsx')).ConfirmDialog,
}));

const TEXT = AFFILIATE_DASHBOARD_TEXT.details;

/** The payout account, with its actions. */
export function DetailsCard({ details }: { details: PayoutDetails | null }) {
  const [open, setOpen] = useState<'form' | 'remove' | null>(null);

  const { mutateAsync: save } = useMutation({
    ...changePayoutDetails,
    onSuccess: (_, next) => notify.success(next ? TEXT.saved : TEXT.removed),
  });

  return (
    <SectionCard title={TEXT.title}>
      {details ? <AccountFacts details={details} /> : <p className="text-muted">{TEXT.none}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen('form')}>
          {details ? TEXT.change : TEXT.add}
        </Button>
        {details && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
            {TEXT.remove}
          </Button>
        )}
      </div>
      <LazyBoundary onFailed={() => setOpen(null)}>
        {open === 'form' && (
          <DetailsDialog
            details={details}
            onSave={(next) => save(next)}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'remove' && (
          <ConfirmDialog
            open
            onOpenChange={(isOpen) => !isOpen && setOpen(null)}
            title={TEXT.removeTitle}
            description={TEXT.removeText}
            confirmLabel={TEXT.remove}
            danger
            onConfirm={() => save(null, { onError: () => notify.error(TEXT.removeFailed) })}
          />
        )}
      </LazyBoundary>
    </SectionCard>
  );
}

function AccountFacts({ details: { method, name, account } }: { details: PayoutDetails }) {
  const facts = [
    { name: TEXT.method, value: TEXT.methods[method] },
    { name: TEXT.name, value: name },
    { name: TEXT.account[method], value: formatAccount(method, account) },
  ];
  return (
    <dl className="grid gap-3">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt className="text-sm text-muted">{fact.name}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
