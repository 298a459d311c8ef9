import type { PartHealth, Probes } from './probe-parts.ts';

interface Report {
  /** `unavailable`: it has started, and something that it needs is down. */
  status: 'starting' | 'ready' | 'unavailable' | 'stopping';
  parts: Record<string, PartHealth>;
}

/** Readiness of each part, as reported by /ready. */
export interface Readiness {
  set(part: string, detail: string): void;
  /** From now on the process reports that it wants no more traffic. */
  stop(): void;
  report(): Promise<Report>;
}

/** @param expected the parts that must be ready @param probes what else must answer */
export function createReadiness(expected: string[], probes?: Pick<Probes, 'read'>): Readiness {
  const done = new Map<string, string>();
  let isStopping = false;
  return {
    set: (part, detail) => done.set(part, detail),
    stop: () => void (isStopping = true),
    async report() {
      const probed = (await probes?.read()) ?? {};
      const steps = Object.fromEntries(
        [...new Set([...expected, ...done.keys()])].map((part) => [
          part,
          { ready: done.has(part), detail: done.get(part) ?? 'starting' },
        ]),
      );
      const started = Object.values(steps).every(({ ready }) => ready);
      const answers = Object.values(probed).every(({ ready }) => ready);
      const rest = !started ? 'starting' : answers ? 'ready' : 'unavailable';
      return { status: isStopping ? 'stopping' : rest, parts: { ...steps, ...probed } };
    },
  };
}
