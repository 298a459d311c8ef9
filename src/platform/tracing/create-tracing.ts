import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Telemetry } from '../telemetry.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Starts tracing if it is configured; otherwise nothing of OpenTelemetry is loaded. */
export async function createTracing(
  config: Pick<Config, 'tracing' | 'roles'>,
  parts: { processId: string; log: Log; telemetry: Telemetry },
): Promise<Tracing> {
  const { tracing: settings, roles } = config;
  if (!settings) return NO_TRACING;
  const { openTracing } = await import('./open-telemetry.ts');
  return openTracing({ ...settings, roles, ...parts });
}
