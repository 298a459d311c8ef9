import { useEffect, useState } from 'react';
import { UNDO_SECONDS } from '#shared/undo.ts';
import { Button } from '#ui/primitives/button.tsx';
import { notify } from '#ui/toast.ts';
import { MEMORY_COPY as COPY } from './copy.ts';

interface Offer {
  title: string;
  undo(): void;
}

/**
 * Offers to undo something: with a toast next to the conversation, or with a line inside a sheet,
 * which covers toasts and makes them inert.
 */
export function useUndo(isInSheet: boolean) {
  const [offered, setOffered] = useState<Offer | null>(null);
  useEffect(() => {
    if (!offered) return undefined;
    const timer = setTimeout(() => setOffered(null), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [offered]);
  const offer = (title: string, undo: () => void) => {
    if (isInSheet) setOffered({ title, undo });
    else notify.undo(title, COPY.undo, undo);
  };
  const take = () => {
    offered?.undo();
    setOffered(null);
  };
  const line = offered && (
    <div className="pb-safe sticky bottom-0 z-[5] mt-auto flex items-center gap-3 border-t border-line bg-overlay px-5 py-2 text-sm">
      <output className="flex-1">{offered.title}</output>
      <Button variant="quiet" size="sm" className="min-h-11" onClick={take}>
        {COPY.undo}
      </Button>
    </div>
  );
  return { offer, line };
}
