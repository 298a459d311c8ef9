import { EngineError } from './models/engine-error.ts';
import type { WatchEngine } from './models/engine-watch.ts';
import { originHeaders } from './origin.ts';
import type { Telemetry } from './telemetry.ts';

/** Counts and times what engines are asked for. */
export const watchEngines =
  ({ engineRequests, engineErrors, engineSeconds }: Telemetry): WatchEngine =>
  ({ kind, engine }) => {
    const labels = { kind, engine };
    const took = engineSeconds.startTimer(labels);
    let told: unknown;
    let tries = 0;
    let isOver = false;
    return {
      headers: originHeaders(),
      first() {},
      tried(error) {
        if (error !== undefined && error === told) return;
        told = error;
        tries += 1;
        engineRequests.inc(labels);
        // Whatever else is thrown is the caller's reason to end the call.
        if (error instanceof EngineError) engineErrors.inc({ ...labels, code: error.code });
      },
      end() {
        if (isOver) return;
        isOver = true;
        // The caller had enough before the engine was done.
        if (tries === 0) engineRequests.inc(labels);
        took();
      },
    };
  };
