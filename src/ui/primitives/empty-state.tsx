import type { ReactNode } from 'react';
import { LampDrawing } from './lamp-drawing.tsx';

/** Says that nothing is here yet and what to do about it; `action` is a button or link. */
export function EmptyState({
  title,
  description,
  action,
}: {
  title: string;
  description?: string;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center">
      <LampDrawing lit />
      <h2 className="display mt-6 text-xl">{title}</h2>
      {description && <p className="mt-2 text-muted">{description}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
