import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** One value out of a list, 44 px high. Give it a label. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...props}
        className="min-h-11 w-full appearance-none truncate rounded-control bg-raised py-2 pr-10 pl-4 text-base text-text shadow-[inset_0_0_0_1px_var(--line-strong)] focus-visible:shadow-[inset_0_0_0_2px_var(--ember)] focus-visible:outline-none disabled:opacity-60 [&>option]:bg-raised"
      />
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
