import type { ReactNode } from 'react';

export const MAIN_ID = 'content';

/** The page's content: the target of "Skip to content". */
export function Main({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className} style={{ outline: 'none' }}>
      {children}
    </main>
  );
}
