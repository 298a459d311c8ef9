import type { ReactNode } from 'react';

/** Short facts with their names, one per line. An unknown fact keeps its place. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mt-7 w-full divide-y divide-line rounded-card bg-raised text-left shadow-[inset_0_0_0_1px_var(--line)]">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-4 px-4 py-3 text-sm sm:px-5">
          <dt className="w-16 shrink-0 text-muted">{name}</dt>
          <dd className="min-h-5 flex-1 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
