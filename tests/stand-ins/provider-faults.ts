import type { ServerResponse } from 'node:http';
import type { WebhookDelivery } from '#platform/payments/port.ts';
import { sendTruncated } from './http-stand-in.ts';

/** A fault that replaces the next response. `silence` never responds; `lost` acts without a response. */
export type ProviderFault =
  | { kind: 'silence' }
  | { kind: 'destroy' }
  | { kind: 'half' }
  | { kind: 'lost' }
  | { kind: 'status'; status: number; retry_after?: string }
  | { kind: 'malformed'; body: string; type?: string }
  | { kind: 'redirect' };

export interface ProviderFaults {
  /** Queues a fault for each of the next `times` calls. */
  fail(fault: ProviderFault, times?: number): void;
  take(): ProviderFault | undefined;
}

export function createFaults(): ProviderFaults {
  const queue: ProviderFault[] = [];
  return {
    fail: (fault, times = 1) => void queue.push(...Array<ProviderFault>(times).fill(fault)),
    take: () => queue.shift(),
  };
}

/** Returns true when the fault replaces the response. */
export function answerFault(response: ServerResponse, fault: ProviderFault | undefined): boolean {
  switch (fault?.kind) {
    case 'silence':
      return true;
    case 'destroy':
      response.socket?.destroy();
      return true;
    case 'half':
      sendTruncated(response, '{"response": "FOUND", "results": 1, "id": "cut"}');
      return true;
    case 'status':
      response.writeHead(
        fault.status,
        fault.retry_after === undefined ? {} : { 'retry-after': fault.retry_after },
      );
      response.end('Try again later.');
      return true;
    case 'malformed':
      response.writeHead(200, { 'content-type': fault.type ?? 'application/json' }).end(fault.body);
      return true;
    case 'redirect':
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end();
      return true;
    default:
      return false;
  }
}

/** Builds a webhook delivery from what a provider would send. */
export function toDelivery(
  sent: Partial<WebhookDelivery> & { body?: string | Buffer },
): WebhookDelivery {
  return {
    method: 'POST',
    rawBody: Buffer.from(sent.body ?? ''),
    headers: {},
    rawQuery: '',
    pathTail: '',
    ip: '127.0.0.1',
    ...sent,
  };
}
