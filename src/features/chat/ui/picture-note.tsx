import type { ReactNode } from 'react';

/** The text shown in place of a picture. */
export function PictureNote({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-md flex-wrap items-center gap-3 rounded-card border border-line px-4 py-3 text-sm text-muted">
      {children}
    </div>
  );
}
