import { SectionCard } from '#ui/primitives/section-card.tsx';
import { AFFILIATE_DASHBOARD_TEXT } from './copy.ts';

const { title, steps } = AFFILIATE_DASHBOARD_TEXT.start;

/** Hints for a link without activity. */
export function FirstSteps() {
  return (
    <SectionCard title={title}>
      <ol className="grid gap-6 pt-1">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-ember-wash font-semibold text-ember-text tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="pt-1 font-semibold">{step.title}</p>
              <p className="mt-1 max-w-prose text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}
