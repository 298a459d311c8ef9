import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { MoreButton } from '#ui/primitives/more-button.tsx';
import { QueryRows } from '#ui/primitives/query-rows.tsx';
import { notify } from '#ui/toast.ts';
import type { User } from '../../contract.ts';
import { changeProfile } from '../mutations.ts';
import { identitiesQuery, ownPicturesQuery } from '../queries.ts';
import { PROFILE_TEXT } from './copy.ts';
import { useAnnounce } from './use-profile.ts';

const { picture: TEXT } = PROFILE_TEXT;

/** Chooses the profile picture: the provider's, a generated image, or none. */
export default function PictureDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { saved, failed } = useAnnounce('picture');
  const identities = useQuery(identitiesQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (profile_picture: string | null) => changeProfile({ profile_picture }),
    onSuccess(changed) {
      saved(changed);
      notify.success(PROFILE_TEXT.updated, PROFILE_TEXT.updatedField(PROFILE_TEXT.fields.picture));
      onClose();
    },
    onError: failed,
  });
  const tile: MakeTile = (value, look) => (
    <Tile
      key={value}
      {...look}
      isBusy={isPending && variables === value}
      disabled={isPending}
      onChoose={() => mutate(value)}
    />
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
        {tile(null, { label: TEXT.none, children: <Avatar name={user.full_name} size={64} /> })}
        {identities.data?.data.map(
          ({ provider, picture }) =>
            picture &&
            tile(provider, {
              label: TEXT.ofProvider(provider),
              children: <Avatar src={picture} name={user.full_name} size={64} />,
            }),
        )}
      </div>
      <h3 className="mt-6 mb-3 font-semibold">{TEXT.own}</h3>
      <OwnPictures tile={tile} />
    </Dialog>
  );
}

interface TileLook {
  label: string;
  /** The label is only spoken: the picture fills the tile. */
  isFilled?: boolean;
  children: ReactNode;
}

/** A tile for a value of `profile_picture`. */
type MakeTile = (value: string | null, look: TileLook) => ReactNode;

function OwnPictures({ tile }: { tile: MakeTile }) {
  const gallery = useInfiniteQuery(ownPicturesQuery);
  const images = (gallery.data?.pages ?? [])
    .flatMap((page) => page.images)
    .filter(({ is_nsfw }) => !is_nsfw);
  if (!gallery.data)
    return (
      <QueryRows
        query={gallery}
        label={TEXT.loading}
        rows={2}
        failed={PROFILE_TEXT.failed(TEXT.own)}
      />
    );
  return (
    <>
      {images.length === 0 && !gallery.hasNextPage && <p className="text-muted">{TEXT.noImages}</p>}
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {images.map(({ id, url, srcset, prompt }) =>
          tile(id, {
            label: TEXT.image(prompt),
            isFilled: true,
            children: (
              <img
                src={url}
                srcSet={srcset}
                sizes="140px"
                alt=""
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-cover object-top"
              />
            ),
          }),
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

interface TileProps extends TileLook {
  isBusy: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Tile({ label, isFilled = false, isBusy, disabled, onChoose, children }: TileProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-label={isFilled ? label : undefined}
      disabled={disabled}
      onClick={onChoose}
      className={clsx(
        'relative grid aspect-square place-items-center overflow-hidden rounded-control bg-overlay/60 p-2 text-sm shadow-[inset_0_0_0_1px_var(--line)] transition hover:brightness-108 disabled:opacity-55',
        isBusy && 'animate-pulse',
      )}
    >
      {children}
      {!isFilled && <span className="text-xs text-muted">{label}</span>}
    </button>
  );
}
