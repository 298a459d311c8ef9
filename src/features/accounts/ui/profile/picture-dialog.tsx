import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { LoadFailure } from '#ui/primitives/load-failure.tsx';
import { LoadingRows } from '#ui/primitives/loading-rows.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import type { User } from '../../contract.ts';
import { changeProfile } from '../mutations.ts';
import { identitiesQuery, ownPicturesQuery } from '../queries.ts';
import { PROFILE_TEXT } from './copy.ts';
import { useSaving } from './use-profile.ts';

const { picture: TEXT } = PROFILE_TEXT;

/** Chooses the profile picture: the provider's, a generated image, or none. */
export default function PictureDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { isSaving, save } = useSaving('picture');
  const [chosen, setChosen] = useState<string | null>(null);
  const identities = useQuery(identitiesQuery);
  async function choose(name: string, profile_picture: string | null) {
    setChosen(name);
    if (await save(() => changeProfile({ profile_picture }))) onClose();
    setChosen(null);
  }
  const tile = (name: string, label: string, value: string | null, content: ReactNode) => (
    <Tile
      key={name}
      label={label}
      isBusy={chosen === name}
      disabled={isSaving}
      onChoose={() => void choose(name, value)}
    >
      {content}
    </Tile>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TEXT.title}
      description={TEXT.note}
      className="w-auto sm:max-w-2xl!"
    >
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {tile('none', TEXT.none, null, <Avatar name={user.full_name} size={64} />)}
        {identities.data?.data.map(
          ({ provider, picture }) =>
            picture &&
            tile(
              provider,
              TEXT.ofProvider(provider),
              provider,
              <Avatar src={picture} name={user.full_name} size={64} />,
            ),
        )}
      </div>
      <h3 className="mt-6 mb-3 font-semibold">{TEXT.own}</h3>
      <OwnPictures tile={tile} />
    </Dialog>
  );
}

type MakeTile = (name: string, label: string, value: string, content: ReactNode) => ReactNode;

function OwnPictures({ tile }: { tile: MakeTile }) {
  const gallery = useInfiniteQuery(ownPicturesQuery);
  const images = (gallery.data?.pages ?? [])
    .flatMap((page) => page.images)
    .filter(({ is_nsfw }) => !is_nsfw);
  if (gallery.isPending) return <LoadingRows label={TEXT.loading} rows={2} />;
  if (gallery.isLoadingError)
    return (
      <LoadFailure text={PROFILE_TEXT.failed(TEXT.own)} onRetry={() => void gallery.refetch()} />
    );
  return (
    <>
      {images.length === 0 && !gallery.hasNextPage && <p className="text-muted">{TEXT.noImages}</p>}
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {images.map(({ id, url, srcset, prompt }) =>
          tile(
            id,
            TEXT.image(prompt),
            id,
            <img
              src={url}
              srcSet={srcset}
              sizes="140px"
              alt=""
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover object-top"
            />,
          ),
        )}
      </div>
      <MoreButton
        query={gallery}
        label={TEXT.more}
        failed={PROFILE_TEXT.failed(TEXT.own)}
        className="mt-4"
      />
    </>
  );
}

function Tile({
  label,
  isBusy,
  disabled,
  onChoose,
  children,
}: {
  label: string;
  isBusy: boolean;
  disabled: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  const isPicture = label.startsWith(TEXT.image(''));
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-label={isPicture ? label : undefined}
      disabled={disabled}
      onClick={onChoose}
      className={clsx(
        'relative grid aspect-square place-items-center overflow-hidden rounded-control bg-overlay/60 p-2 text-sm shadow-[inset_0_0_0_1px_var(--line)] transition hover:brightness-108 disabled:opacity-55',
        isBusy && 'animate-pulse',
      )}
    >
      {children}
      {!isPicture && <span className="text-xs text-muted">{label}</span>}
    </button>
  );
}
