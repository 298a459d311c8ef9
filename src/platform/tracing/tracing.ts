import { currentOrigin, runFrom, type Origin } from '../origin.ts';

/** Values describe an outcome, never a person's text, name or id. */
export type Attributes = Record<string, string | number | boolean | string[] | undefined>;

/** A piece of work that is timed as a part of a trace. */
export interface Span {
  /** As W3C Trace Context writes it; undefined while tracing is off. */
  readonly traceparent: string | undefined;
  rename(name: string): void;
  set(attributes: Attributes): void;
  event(name: string, attributes?: Attributes): void;
  /** Marks a failure; `type` is a code or a class name, never a message. */
  fail(type: string): void;
  end(): void;
}

export interface SpanOptions {
  kind?: 'server' | 'client' | 'producer' | 'consumer';
  attributes?: Attributes;
  /** The parent; by default the current origin's span. */
  parent?: Origin;
}

export interface Tracing {
  readonly isOn: boolean;
  start(name: string, options?: SpanOptions): Span;
  /** Sends the remaining spans, within a short time limit. */
  close(): Promise<void>;
}

/** A transaction that is worth its own span. */
export const TRANSACTION: SpanOptions = {
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'transaction' },
};

export const NO_SPAN: Span = {
  traceparent: undefined,
  rename() {},
  set() {},
  event() {},
  fail() {},
  end() {},
};

export const NO_TRACING: Tracing = {
  isOn: false,
  start: () => NO_SPAN,
  close: async () => {},
};

/** Runs `work` in its own span, the parent of every span that it starts. */
export async function inSpan<T>(
  tracing: Tracing,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (!tracing.isOn) return work(NO_SPAN);
  const span = tracing.start(name, options);
  const { requestId } = options.parent ?? currentOrigin();
  try {
    return await runFrom({ requestId, traceparent: span.traceparent }, () => work(span));
  } catch (error) {
    span.fail(describeFailure(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The type of an error: its code, or the name of its class. */
export function describeFailure(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, name } = (root ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'other';
}
