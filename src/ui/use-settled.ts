import { useEffect, useState } from 'react';

/** A search starts after a pause of this many milliseconds in typing. */
const PAUSE = 250;

/** What was typed, once typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
