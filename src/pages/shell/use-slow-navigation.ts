import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const PATIENCE_MILLIS = 180;

/** The path of a page that has been loading for more than a moment, else null. */
export function useSlowNavigation(): string | null {
  const here = useLocation().pathname;
  const there = useNavigation().location?.pathname;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (!there || there === here) return;
    const timer = setTimeout(() => setSlow(there), PATIENCE_MILLIS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [here, there]);
  return slow !== null && slow === there ? slow : null;
}
