import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that caused the current work, here or in another process. */
export interface Origin {
  requestId?: string | undefined;
  /** The active span, in W3C Trace Context format. */
  traceparent?: string | undefined;
}

/** Without spaces and quotes, so that it fits in a header, a log line and a column. */
const REQUEST_ID = /^[\w.:=+/@-]{1,128}$/;
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const NOBODY: Origin = {};

const storage = new AsyncLocalStorage<Origin>();

export const currentOrigin = (): Origin => storage.getStore() ?? NOBODY;

/** Runs `work`, and everything it starts, with this origin. */
export const runFrom = <T>(origin: Origin, work: () => T): T => storage.run(origin, work);

/** Undefined for an invalid id, such as an arbitrary header value. */
export const readRequestId = (value: unknown): string | undefined =>
  typeof value === 'string' && REQUEST_ID.test(value) ? value : undefined;

export const readTraceparent = (value: unknown): string | undefined =>
  typeof value === 'string' && TRACEPARENT.test(value) ? value : undefined;

/** The origin as one word for a row or a job; null if there is none. */
export function packOrigin({ requestId, traceparent }: Origin = currentOrigin()): string | null {
  if (!requestId && !traceparent) return null;
  return traceparent ? `${requestId ?? ''} ${traceparent}` : requestId!;
}

export function unpackOrigin(packed: unknown): Origin {
  if (typeof packed !== 'string') return NOBODY;
  const [requestId, traceparent] = packed.split(' ', 2);
  return { requestId: readRequestId(requestId), traceparent: readTraceparent(traceparent) };
}

/** Headers that name the request for the servers we call. */
export function originHeaders({ requestId, traceparent }: Origin = currentOrigin()) {
  const headers: Record<string, string> = {};
  if (requestId) headers['x-request-id'] = requestId;
  if (traceparent) headers['traceparent'] = traceparent;
  return headers;
}

/** Its fields in each log line. */
export function describeOrigin(): Record<string, string> {
  const { requestId, traceparent } = currentOrigin();
  const fields: Record<string, string> = {};
  if (requestId) fields['request_id'] = requestId;
  if (traceparent) fields['trace_id'] = traceparent.slice(3, 35);
  return fields;
}
