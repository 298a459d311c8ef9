import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import type { Sex } from '../../options/index.ts';
import { missingField, type Draft } from './draft.ts';
import { formatAnswer } from './describe-draft.ts';
import { WIZARD_TEXT } from './copy.ts';
import { STEPS, type WizardField } from './steps.ts';

interface SummaryProps {
  sex: Sex;
  draft: Draft;
  onChange(step: number, field: WizardField): void;
}

/** Every answer as a line that links to its step. */
export function Summary({ sex, draft, onChange }: SummaryProps) {
  const missing = missingField(draft);
  const lines = STEPS[sex].flatMap(({ fields }, step) => fields.map((field) => ({ step, field })));
  return (
    <>
      <p className="-mt-2 max-w-2xl text-muted">{WIZARD_TEXT.summaryLead}</p>
      <ul className="grid grid-cols-1 gap-x-8 border-t border-line xl:grid-cols-2">
        {lines.map(({ step, field }) => (
          <li key={field} className="border-b border-line">
            <button
              type="button"
              onClick={() => onChange(step, field)}
              className="group flex min-h-13 w-full items-center gap-3 py-2.5 text-left"
            >
              <span className="w-28 shrink-0 text-sm text-muted">{WIZARD_TEXT.field[field]}</span>
              <span
                className={clsx(
                  'line-clamp-3 min-w-0 flex-1 font-semibold wrap-anywhere',
                  missing === field && 'text-danger',
                )}
              >
                {formatAnswer(sex, draft, field)}
              </span>
              <Pencil
                aria-hidden="true"
                strokeWidth={1.5}
                className="size-4.5 shrink-0 text-muted transition-colors group-hover:text-ember-text"
              />
              <span className="sr-only">{WIZARD_TEXT.change(WIZARD_TEXT.field[field])}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
