/** A fixed number of slots, assigned in order of request. */
export interface Slots {
  /**
   * Resolves with a function that releases the slot; rejects with `signal.reason` while waiting.
   */
  take(signal: AbortSignal): Promise<() => void>;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];

  function hold(): () => void {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    };
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return hold();
      }
      return new Promise((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', leave);
          resolve(hold());
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal.reason as Error);
        };
        waiting.push(enter);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
