import { useState } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { PROFILE_TEXT } from './copy.ts';

const DeleteDialog = lazyComponent(() => import('./delete-account-dialog.tsx'));
const { danger: TEXT } = PROFILE_TEXT;

/** Danger Zone: deletes the account. */
export function DangerCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard
      title={TEXT.title}
      note={TEXT.note}
      className="shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--danger)_55%,transparent)]!"
    >
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {TEXT.open}
      </Button>
      {isOpen && (
        <LazyBoundary onFailed={() => setOpen(false)}>
          <DeleteDialog onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </SectionCard>
  );
}
