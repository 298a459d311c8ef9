import { clsx } from 'clsx';
import type { Sex } from '../../options/index.ts';
import { WIZARD_TEXT } from './copy.ts';
import { STEPS } from './steps.ts';

interface ProgressProps {
  sex: Sex;
  step: number;
}

/** A thin line in nine parts; completed parts are lit. */
function Line({ sex, step }: ProgressProps) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {STEPS[sex].map(({ id }, index) => (
        <span
          key={id}
          className={clsx(
            'h-[3px] flex-1 rounded-full transition-colors',
            index <= step ? 'bg-ember' : 'bg-line-strong/50',
          )}
        />
      ))}
    </span>
  );
}

/** For narrow screens: the line, and the name of the current step. */
export function ShortProgress({ sex, step }: ProgressProps) {
  const steps = STEPS[sex];
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{WIZARD_TEXT.stepName[steps[step]!.id]}</span>
        <span className="text-muted tabular-nums">
          {WIZARD_TEXT.progress(step + 1, steps.length)}
        </span>
      </p>
      <Line sex={sex} step={step} />
    </div>
  );
}

/** For wide screens: the line, and the step names as buttons. */
export function StepNames({ sex, step, onGo }: ProgressProps & { onGo(step: number): void }) {
  return (
    <nav aria-label={WIZARD_TEXT.steps}>
      <ol className="flex gap-1">
        {STEPS[sex].map(({ id }, index) => (
          <li key={id} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onGo(index)}
              className={clsx(
                'flex min-h-11 w-full flex-col justify-start gap-2 rounded-control pt-1 text-left text-xs transition-colors hover:text-text',
                index === step ? 'font-semibold text-text' : 'text-muted',
              )}
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'h-[3px] w-full rounded-full transition-colors',
                  index <= step ? 'bg-ember' : 'bg-line-strong/50',
                )}
              />
              <span className="block w-full px-0.5 leading-tight">{WIZARD_TEXT.stepName[id]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
