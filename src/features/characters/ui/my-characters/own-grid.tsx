import { useState } from 'react';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { notify } from '#ui/toast.ts';
import { reasonOf } from '../detail/reason-of.ts';
import { OWN_TEXT } from './copy.ts';
import { deleteOwnCharacter, type OwnCharacter } from './own-api.ts';
import { OwnCard } from './own-card.tsx';

export const OWN_GRID =
  'grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3 md:gap-4 xl:grid-cols-4';
const COPY = OWN_TEXT.remove;
/** Cards in sight when the page opens. */
const FIRST = 4;

/** One page of cards, and the question before one is deleted. */
export function OwnGrid({ characters }: { characters: OwnCharacter[] }) {
  const [doomed, setDoomed] = useState<OwnCharacter | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    if (!doomed) return;
    try {
      await deleteOwnCharacter(doomed.slug);
    } catch (error) {
      notify.error(COPY.failedTitle, reasonOf(error, COPY.failed));
      throw error;
    }
    notify.success(COPY.done(doomed.name));
  };
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
        onConfirm={remove}
      />
    </>
  );
}
