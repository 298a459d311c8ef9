import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#ui/describe-error.ts';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import { notify } from '#ui/toast.ts';
import { useSession } from '#ui/session.tsx';
import type { User } from '../../contract.ts';
import { cancelEmailChange } from '../mutations.ts';
import { PROFILE_TEXT } from './copy.ts';

const EditName = lazyComponent(() => import('./edit-name-dialog.tsx'));
const EditEmail = lazyComponent(() => import('./edit-email-dialog.tsx'));
const ChoosePicture = lazyComponent(() => import('./picture-dialog.tsx'));

const DIALOGS = { name: EditName, email: EditEmail, picture: ChoosePicture } as const;

/** Shows picture, name, email address and status. */
export function AccountCard({ user }: { user: User }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const Dialog = open && DIALOGS[open];
  // A change saved after its dialog was closed must not close the one opened since.
  const close = () => setOpen((now) => (now === open ? null : now));
  return (
    <SectionCard title={PROFILE_TEXT.account}>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar src={user.profile_picture} name={user.full_name} size={88} />
        <div className="min-w-0 flex-1 basis-48">
          <p className="display text-2xl wrap-anywhere">{user.full_name}</p>
          <p className="mt-1 text-sm text-muted">{PROFILE_TEXT.memberSince(user.created_at)}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            aria-haspopup="dialog"
            onClick={() => setOpen('picture')}
          >
            {PROFILE_TEXT.picture.change}
          </Button>
        </div>
      </div>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        <Row name={PROFILE_TEXT.fullName} value={user.full_name} onEdit={() => setOpen('name')} />
        <Row name={PROFILE_TEXT.email} value={user.email} onEdit={() => setOpen('email')} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
          <dt className="w-full shrink-0 text-sm text-muted sm:w-32">{PROFILE_TEXT.status}</dt>
          <dd className="flex min-w-0 flex-1 items-center gap-3">
            <span
              className={`inline-flex items-center gap-2 font-medium ${user.is_active ? 'text-success' : 'text-danger'}`}
            >
              <span aria-hidden="true" className="size-2 rounded-full bg-current" />
              {user.is_active ? PROFILE_TEXT.active : PROFILE_TEXT.inactive}
            </span>
            {user.is_superuser && <Badge tone="ember">{PROFILE_TEXT.admin}</Badge>}
          </dd>
        </div>
      </dl>
      {user.pending_email && <Pending email={user.pending_email} />}
      {Dialog && (
        <LazyBoundary onFailed={close}>
          <Dialog user={user} onClose={close} />
        </LazyBoundary>
      )}
    </SectionCard>
  );
}

function Row({ name, value, onEdit }: { name: string; value: string; onEdit: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 py-1.5 max-sm:pt-3">
      <dt className="w-full shrink-0 text-sm text-muted sm:w-32">{name}</dt>
      <dd className="flex min-w-0 flex-1 basis-40 items-center gap-2">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{value}</span>
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11!"
          aria-haspopup="dialog"
          aria-label={PROFILE_TEXT.edit(name)}
          onClick={onEdit}
        >
          <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </Button>
      </dd>
    </div>
  );
}

/** Shows a pending email change, which can be canceled. */
function Pending({ email }: { email: string }) {
  const { refresh } = useSession();
  const { editEmail } = PROFILE_TEXT;
  const cancel = useMutation({
    ...cancelEmailChange,
    async onSuccess() {
      await refresh();
      notify.success(editEmail.canceled);
    },
    onError: (error) =>
      notify.error(
        PROFILE_TEXT.updateFailed,
        describeError(error) ?? PROFILE_TEXT.failedField(PROFILE_TEXT.fields.email),
      ),
  });
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-ember-wash px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">{editEmail.pending(email)}</p>
      <Button
        variant="secondary"
        size="sm"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {editEmail.cancelPending}
      </Button>
    </div>
  );
}
