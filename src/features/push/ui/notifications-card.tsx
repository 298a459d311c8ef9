import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { useAnnounce } from '#features/accounts/ui/profile/use-profile.ts';
import { usePreferences } from '#features/accounts/ui/use-preferences.ts';
import { useInstall } from '#ui/install-prompt.ts';
import { Button } from '#ui/primitives/button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import { useSite } from '#ui/site.ts';
import { notify } from '#ui/toast.ts';
import { PUSH_TEXT as TEXT } from './copy.ts';
import { NotAllowed } from './device.ts';
import { turnOff, turnOn } from './mutations.ts';
import { deviceQuery } from './queries.ts';

/** Notifications on this device and their kinds, and the offer to install the site. */
export function NotificationsCard({ user }: { user: User }) {
  return (
    <SectionCard title={TEXT.title} note={TEXT.note}>
      <div className="grid gap-5">
        <Device />
        <Kinds user={user} />
        <Install />
      </div>
    </SectionCard>
  );
}

function Device() {
  const { data: state } = useQuery(deviceQuery);
  const on = useMutation({
    ...turnOn,
    onError(error) {
      // The note next to the switch explains why.
      if (!(error instanceof NotAllowed)) notify.error(TEXT.turnOnFailed, TEXT.tryAgain);
    },
  });
  const off = useMutation({
    ...turnOff,
    onError: () => notify.error(TEXT.turnOffFailed, TEXT.tryAgain),
  });
  const isChanging = on.isPending || off.isPending;
  return (
    <Switch
      label={TEXT.device}
      note={TEXT.deviceText[state ?? 'unknown']}
      checked={isChanging ? on.isPending : state === 'on'}
      disabled={isChanging || (state !== 'on' && state !== 'off')}
      onChange={(isOn) => (isOn ? on.mutate() : off.mutate())}
    />
  );
}

function Kinds({ user }: { user: User }) {
  const { failed } = useAnnounce('preferences');
  const { preferences, change } = usePreferences(user, failed);
  if (!preferences) return null;
  const { notifications, proactive } = preferences;
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">{TEXT.everywhere}</legend>
      <p aria-hidden="true" className="text-sm font-semibold text-muted">
        {TEXT.everywhere}
      </p>
      <Switch
        label={TEXT.firstMessages}
        note={proactive ? TEXT.firstMessagesText : TEXT.firstMessagesOff}
        checked={notifications.first_messages}
        onChange={(first_messages) => change({ notifications: { first_messages } })}
      />
      <Switch
        label={TEXT.pictures}
        note={TEXT.picturesText}
        checked={notifications.pictures}
        onChange={(pictures) => change({ notifications: { pictures } })}
      />
      <Switch
        label={TEXT.words}
        note={TEXT.wordsText}
        checked={notifications.words}
        onChange={(words) => change({ notifications: { words } })}
      />
    </fieldset>
  );
}

function Install() {
  const install = useInstall();
  const { appName } = useSite();
  if (!install) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
      <p className="min-w-48 flex-1 text-sm text-muted">{TEXT.installText}</p>
      <Button variant="secondary" onClick={() => void install()}>
        <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
        {TEXT.install(appName)}
      </Button>
    </div>
  );
}
