import { useEffect, useEffectEvent, useState } from 'react';

const BARS = 24;
const EVERY_MS = 80;

/** How loud the last two seconds were. */
export function LevelBars({ level }: { level(): number }) {
  const [levels, setLevels] = useState<readonly number[]>(() => Array<number>(BARS).fill(0));
  const measure = useEffectEvent(() => setLevels((before) => [...before.slice(1), level()]));
  useEffect(() => {
    const timer = setInterval(() => measure(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span
      aria-hidden="true"
      data-level={Math.max(...levels).toFixed(2)}
      className="flex h-7 items-center gap-0.5"
    >
      {levels.map((one, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- bars have places, not identities
          key={index}
          className="w-0.5 rounded-full bg-ember"
          style={{ height: `${Math.max(8, one * 100)}%` }}
        />
      ))}
    </span>
  );
}
