import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

/** One card of a page, named by its heading. */
export function SectionCard({
  title,
  note,
  className,
  children,
}: {
  title: string;
  /** One sentence under the heading. */
  note?: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'rounded-card bg-raised p-5 shadow-[inset_0_0_0_1px_var(--line)] md:p-6',
        className,
      )}
    >
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-prose text-sm text-muted">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
