import type { Character } from '#features/characters/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { FormProblem } from '#ui/primitives/form-problem.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { refreshCharacterLists } from '../queries.ts';
import { announceCreated } from '../wizard/announce-created.tsx';
import { CardDrop } from './card-drop.tsx';
import { CardSummary } from './card-summary.tsx';
import { ImportForm } from './import-form.tsx';
import { CARDS_TEXT } from './copy.ts';
import { useCardImport } from './use-card-import.ts';

const TEXT = CARDS_TEXT.import;

/** Creates a character from a card file: select it, review it, correct it, import it. */
export function ImportCardDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const card = useCardImport((character: Character) => {
    onOpenChange(false);
    announceCreated(character);
    void refreshCharacterLists();
  });
  const { preview, problem, isReading, isSending } = card;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) card.reset();
        onOpenChange(next);
      }}
      title={TEXT.title}
      description={TEXT.description}
      className="max-w-2xl!"
    >
      {!preview && !isReading && <CardDrop onFile={card.read} />}
      {!preview && isReading && (
        <p role="status" className="flex items-center justify-center gap-3 py-16 text-muted">
          <Spinner className="size-5" label={null} />
          {TEXT.reading}
        </p>
      )}
      {preview && (
        <form
          {...card.formProps}
          className="**:scroll-mb-28"
          onChange={({ target }) => {
            if ((target as Element).getAttribute('name') === 'sex') card.guessAgain();
          }}
        >
          <CardSummary preview={preview} fileName={card.file?.name ?? ''} />
          {preview.refused.length === 0 && (
            <fieldset disabled={isReading || isSending} className="min-w-0">
              <ImportForm card={card} />
            </fieldset>
          )}
          {problem && <FormProblem className="mt-4">{problem}</FormProblem>}
          <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 rounded-b-card bg-raised px-6 py-4 shadow-[inset_0_1px_0_var(--line)]">
            <Button variant="secondary" onClick={card.reset} disabled={isSending}>
              {TEXT.another}
            </Button>
            {preview.refused.length === 0 && (
              <Button type="submit" loading={isSending} disabled={isReading}>
                {isSending ? TEXT.importing : TEXT.submit}
              </Button>
            )}
          </div>
        </form>
      )}
      {!preview && problem && <FormProblem className="mt-4">{problem}</FormProblem>}
    </Dialog>
  );
}
