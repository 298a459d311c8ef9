import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

/** One card of a character's page, named by its heading. */
export function SectionCard({
  title,
  className,
  children,
}: {
  title: string;
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
      <div className="mt-4">{children}</div>
    </section>
  );
}
