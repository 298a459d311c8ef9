import { useMutation } from '@tanstack/react-query';
import { firstName } from '#shared/replace-placeholders.ts';
import { Button, ButtonLink } from '#ui/primitives/button.tsx';
import { SectionCard } from '#ui/primitives/section-card.tsx';
import type { Call } from '../../contract.ts';
import { CALL_TEXT } from '../copy.ts';
import { endOtherCall } from '../mutations.ts';

const TEXT = CALL_TEXT.open;

/** The user is in a call already. */
export function OtherCall({ call }: { call: Call }) {
  const { mutate: hangUp, isPending, isError } = useMutation(endOtherCall);
  const { character, chat_id: chatId, id } = call;
  return (
    <SectionCard
      title={TEXT.title(firstName(character.name))}
      note={TEXT.text}
      className="mt-8 w-full text-left"
    >
      <div className="flex flex-wrap gap-3">
        <Button loading={isPending} onClick={() => hangUp(id)}>
          {TEXT.hangUp}
        </Button>
        <ButtonLink
          to={`/chat/${character.slug}?chat=${chatId}`}
          reloadDocument
          variant="secondary"
        >
          {TEXT.chat}
        </ButtonLink>
      </div>
      {isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {TEXT.failed}
        </p>
      )}
    </SectionCard>
  );
}
