import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { readJson, readProtobuf, type OtlpSpan } from './otlp-spans.ts';

/** Its response instead of accepting spans: a status with Retry-After, or none. */
export type CollectorFault = 429 | 503 | 400 | 'silent' | undefined;

export interface OtlpCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  /** All accepted spans. */
  readonly spans: OtlpSpan[];
  /** Headers of all requests, including rejected ones. */
  readonly requests: IncomingHttpHeaders[];
  fault: CollectorFault;
  close(): Promise<void>;
}

/** Starts a collector according to the specification: OTLP over HTTP 1.1, protobuf or JSON. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const server = createServer((request, response) => {
    void buffer(request).then((sent) => {
      const type = request.headers['content-type'];
      collector.requests.push(request.headers);
      if (collector.fault === 'silent') return;
      if (collector.fault) return response.writeHead(collector.fault, { 'retry-after': '1' }).end();
      if (request.method !== 'POST' || request.url !== '/v1/traces')
        return response.writeHead(404).end();
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
      if (type === 'application/x-protobuf') collector.spans.push(...readProtobuf(body));
      else if (type === 'application/json') collector.spans.push(...readJson(body.toString()));
      else return response.writeHead(415).end();
      // An empty ExportTraceServiceResponse, in the encoding of the request.
      response
        .writeHead(200, { 'content-type': type })
        .end(type === 'application/json' ? '{}' : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const collector: OtlpCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    requests: [],
    fault: undefined,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return collector;
}
