import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { acknowledgeAge } from '#ui/mutations.ts';
import { Switch } from '#ui/primitives/switch.tsx';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { hasAgreed, saveAgreement } from './studio-storage.ts';
import { STUDIO_TEXT } from './copy.ts';

const COPY = STUDIO_TEXT.nsfw;

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('#ui/primitives/confirm-dialog.tsx')).ConfirmDialog,
}));

interface NsfwSwitchProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/**
 * Switches NSFW pictures on and off. The first time asks for an age confirmation, which the server
 * stores.
 */
export function NsfwSwitch({ isOn, onChange }: NsfwSwitchProps) {
  const { user, refresh } = useSession();
  const [isAsking, setAsking] = useState(false);
  const owner = user?.id ?? '';
  const isKnown = () => Boolean(user?.age_confirmed_at) && hasAgreed(localStorage, owner);

  const { mutateAsync: agree } = useMutation({
    ...acknowledgeAge,
    onSuccess() {
      saveAgreement(localStorage, owner);
      onChange(true);
      void refresh();
    },
    onError: () => notify.error(STUDIO_TEXT.failures.title, COPY.failed),
  });
  return (
    <>
      <Switch
        label={COPY.label}
        note={COPY.hint}
        checked={isOn}
        onChange={(wanted) => (!wanted || isKnown() ? onChange(wanted) : setAsking(true))}
      />
      {isAsking && (
        <LazyBoundary onFailed={() => setAsking(false)}>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={COPY.title}
            description={COPY.text}
            confirmLabel={COPY.confirm}
            onConfirm={() => agree()}
          />
        </LazyBoundary>
      )}
    </>
  );
}
