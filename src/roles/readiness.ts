interface Report {
  status: 'starting' | 'ready' | 'stopping';
  parts: Record<string, { ready: boolean; detail: string }>;
}

/** Readiness of each part, as reported by /ready. */
export interface Readiness {
  set(part: string, detail: string): void;
  /** From now on the process wants no more traffic. */
  stop(): void;
  report(): Report;
}

/** @param expected the parts that must be set before the whole is ready */
export function createReadiness(expected: string[]): Readiness {
  const done = new Map<string, string>();
  let isStopping = false;
  return {
    set: (part, detail) => done.set(part, detail),
    stop: () => void (isStopping = true),
    report() {
      const parts = Object.fromEntries(
        [...new Set([...expected, ...done.keys()])].map((part) => [
          part,
          { ready: done.has(part), detail: done.get(part) ?? 'starting' },
        ]),
      );
      const isReady = expected.every((part) => done.has(part));
      return { status: isStopping ? 'stopping' : isReady ? 'ready' : 'starting', parts };
    },
  };
}
