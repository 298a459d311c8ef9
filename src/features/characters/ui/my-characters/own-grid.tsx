import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#ui/describe-error.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { notify } from '#ui/toast.ts';
import { deleteCharacter } from '../mutations.ts';
import { removeCachedCharacter, type OwnCharacter } from '../queries.ts';
import { OWN_TEXT } from './copy.ts';
import { OwnCard } from './own-card.tsx';

export const OWN_GRID =
  'grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3 md:gap-4 xl:grid-cols-4';
const COPY = OWN_TEXT.remove;
/** The number of cards in the first view. */
const FIRST = 4;

/** One page of cards, and the confirmation before one is deleted. */
export function OwnGrid({ characters }: { characters: OwnCharacter[] }) {
  const [doomed, setDoomed] = useState<OwnCharacter | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: remove } = useMutation({
    mutationFn: ({ slug }: OwnCharacter) => deleteCharacter(slug),
    async onSuccess(_, { slug, name }) {
      await removeCachedCharacter(slug);
      notify.success(COPY.done(name));
    },
    onError: (error) => notify.error(COPY.failedTitle, describeError(error) ?? COPY.failed),
  });
  return (
    <>
      <ul className={OWN_GRID}>
        {characters.map((character, position) => (
          <li key={character.slug}>
            <OwnCard
              character={character}
              priority={position < FIRST}
              onDelete={() => {
                setDoomed(character);
                setAsking(true);
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={COPY.title}
        description={COPY.ask(doomed?.name ?? '')}
        confirmLabel={COPY.confirm}
        danger
        onConfirm={() => doomed && remove(doomed)}
      />
    </>
  );
}
