import type { Sex } from '#features/characters/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import type { ConflictRow } from './conflict.ts';
import { describeField } from './describe-field.ts';
import { DETAIL_TEXT, FIELD_LABELS } from './copy.ts';

const COPY = DETAIL_TEXT.conflict;

/** Shows both versions of every differing field, and lets the user choose. */
export default function ConflictDialog(props: {
  sex: Sex;
  rows: readonly ConflictRow[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={COPY.title}
      description={COPY.text}
      className="max-w-2xl!"
    >
      <ul className="divide-y divide-line border-y border-line">
        {props.rows.map(({ field, mine, theirs }) => (
          <li key={field} className="py-4">
            <h3 className="text-sm font-semibold">{FIELD_LABELS[field]}</h3>
            <dl className="mt-2 grid gap-4 sm:grid-cols-2">
              <Version name={COPY.yours} words={describeField(props.sex, field, mine)} />
              <Version name={COPY.theirs} words={describeField(props.sex, field, theirs)} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-6 -mb-6 flex flex-wrap justify-end gap-3 bg-raised py-4">
        <Button variant="secondary" onClick={props.onTakeTheirs}>
          {COPY.takeTheirs}
        </Button>
        <Button onClick={props.onKeepMine}>{COPY.keepMine}</Button>
      </div>
    </Dialog>
  );
}

function Version({ name, words }: { name: string; words: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 text-sm whitespace-pre-line wrap-anywhere">
        {words || <span className="text-muted">{DETAIL_TEXT.empty}</span>}
      </dd>
    </div>
  );
}
