import { EngineError } from './models/engine-error.ts';
import type { EngineResult, EngineTask, WatchEngine } from './models/engine-watch.ts';
import { currentOrigin, originHeaders } from './origin.ts';
import type { Telemetry } from './telemetry.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Counts, times and traces requests to engines. */
export const watchEngines =
  ({ engineRequests, engineErrors, engineSeconds }: Telemetry, tracing: Tracing): WatchEngine =>
  (task) => {
    const labels = { kind: task.kind, engine: task.engine };
    const took = engineSeconds.startTimer(labels);
    const span = tracing.start(
      `${task.operation} ${task.model}`,
      tracing.isOn ? { kind: 'client', attributes: describeTask(task) } : undefined,
    );
    const { requestId } = currentOrigin();
    let lastError: unknown;
    let tries = 0;
    let isFirst = true;
    let isOver = false;
    return {
      headers: originHeaders({ requestId, traceparent: span.traceparent }),
      first() {
        if (isFirst) span.event('first_token');
        isFirst = false;
      },
      tried(error) {
        if (error !== undefined && error === lastError) return;
        lastError = error;
        tries += 1;
        engineRequests.inc(labels);
        // Anything else thrown is the caller's reason to end the call.
        if (!(error instanceof EngineError)) return;
        engineErrors.inc({ ...labels, code: error.code });
        span.event('try_failed', { 'error.type': error.code });
      },
      end(result) {
        if (isOver) return;
        isOver = true;
        // The caller had enough before the engine was done.
        if (tries === 0) engineRequests.inc(labels);
        took();
        if (result && tracing.isOn) span.set(describeResult(result));
        if (lastError instanceof EngineError) span.fail(lastError.code);
        span.end();
      },
    };
  };

const describeTask = ({ kind, engine, model, operation }: EngineTask) => ({
  'gen_ai.operation.name': operation,
  'gen_ai.provider.name': engine,
  'gen_ai.request.model': model,
  'gen_ai.output.type': kind === 'image' || kind === 'speech' ? kind : 'text',
});

const describeResult = ({ model, reason, input_tokens, output_tokens }: EngineResult) => ({
  ...(model && { 'gen_ai.response.model': model }),
  ...(reason && { 'gen_ai.response.finish_reasons': [reason] }),
  ...(input_tokens && { 'gen_ai.usage.input_tokens': input_tokens }),
  ...(output_tokens && { 'gen_ai.usage.output_tokens': output_tokens }),
});
