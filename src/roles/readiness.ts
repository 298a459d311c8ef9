/** Readiness of each part, as reported by /ready. */
export interface Readiness {
  set(part: string, detail: string): void;
  report(): { ready: boolean; parts: Record<string, { ready: boolean; detail: string }> };
}

/** @param expected the parts that must be set before the whole is ready */
export function createReadiness(expected: string[]): Readiness {
  const done = new Map<string, string>();
  return {
    set: (part, detail) => done.set(part, detail),
    report() {
      const parts = Object.fromEntries(
        [...new Set([...expected, ...done.keys()])].map((part) => [
          part,
          { ready: done.has(part), detail: done.get(part) ?? 'starting' },
        ]),
      );
      return { ready: expected.every((part) => done.has(part)), parts };
    },
  };
}
