import { FoldMark } from '#ui/primitives/fold-mark.tsx';
import type { FaqItem } from '../faq.ts';
import { BROWSE_TEXT } from '../copy.ts';

/** Expandable questions; they work without JavaScript. */
export function FaqSection({ items }: { items: readonly FaqItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mx-auto mt-20 max-w-3xl" aria-labelledby="faq">
      <h2 id="faq" className="display text-2xl">
        {BROWSE_TEXT.faqTitle}
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {items.map(({ question, answer }) => (
          <details key={question} name="faq" className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold">
              {question}
              <FoldMark />
            </summary>
            <p className="max-w-2xl pr-9 pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
