import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { ExportResultCode, suppressTracing, type ExportResult } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import project from '../../../package.json' with { type: 'json' };
import type { Log } from '../log.ts';
import { currentOrigin } from '../origin.ts';
import type { Telemetry } from '../telemetry.ts';
import type { Span, SpanOptions, Tracing } from './tracing.ts';

interface Parts {
  protocol: 'http/protobuf' | 'http/json';
  roles: readonly string[];
  processId: string;
  log: Log;
  telemetry: Telemetry;
}

/** How long a stop waits for a collector that does not answer. Milliseconds. */
const CLOSE_WITHIN_MS = 2000;
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/**
 * Sends spans as OTLP. Address, headers, sampler, limits and the resource are read by the SDK from
 * the standard variables of the environment.
 */
export async function openTracing({ protocol, ...parts }: Parts): Promise<Tracing> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': 'everafter',
          'service.version': project.version,
          'service.instance.id': parts.processId,
          'everafter.roles': parts.roles.join(','),
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(watchExporter(new OTLPTraceExporter(), parts))],
  });
  const tracer = provider.getTracer('everafter', project.version);
  return {
    isOn: true,
    start(name, { kind, attributes = {}, parent = currentOrigin() }: SpanOptions = {}) {
      const options = { attributes, ...(kind && { kind: KINDS[kind] }) };
      return wrap(tracer.startSpan(name, options, toContext(parent.traceparent)));
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, CLOSE_WITHIN_MS)));
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}

/** A traceparent that `readTraceparent` accepted. */
function toContext(traceparent: string | undefined) {
  if (!traceparent) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = traceparent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: traceId!,
    spanId: spanId!,
    traceFlags: Number.parseInt(flags!, 16),
    isRemote: true,
  });
}

function wrap(span: ReturnType<ReturnType<typeof trace.getTracer>['startSpan']>): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    event: (name, attributes) => void span.addEvent(name, attributes),
    fail(type) {
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

/**
 * Counts sent spans, and logs once when the collector does not accept them and once when it does
 * again.
 */
function watchExporter(
  exporter: SpanExporter,
  { log, telemetry }: Parts | Omit<Parts, 'protocol'>,
) {
  let isFailing = false;
  const watched: SpanExporter = {
    export(spans: ReadableSpan[], report: (result: ExportResult) => void) {
      context.with(suppressTracing(context.active()), () =>
        exporter.export(spans, (result) => {
          const hasFailed = result.code !== ExportResultCode.SUCCESS;
          telemetry.spans.inc({ outcome: hasFailed ? 'lost' : 'sent' }, spans.length);
          if (hasFailed && !isFailing)
            log.warn({ spans: spans.length }, 'the collector does not accept traces');
          if (!hasFailed && isFailing) log.info('the collector accepts traces again');
          isFailing = hasFailed;
          // Losses are logged above; the SDK would print them again.
          report({ code: ExportResultCode.SUCCESS });
        }),
      );
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
  return watched;
}
