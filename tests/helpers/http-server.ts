import { connect } from 'node:net';
import type { CallTimes } from '#features/calls/server/index.ts';
import { createReadiness } from '#roles/readiness.ts';
import { startHttp } from '#roles/serve.ts';
import type { TestApp } from './app.ts';

export interface HttpServer {
  origin: string;
  port: number;
  /** Sends raw bytes and resolves with everything received until the server closes the connection. */
  send(...parts: (string | Uint8Array)[]): Promise<string>;
  close(): Promise<void>;
}

/** Serves the test app's API on a socket. Create the app with `PORT: '0'` and without the `web` role. */
export async function startTestServer(
  { ctx }: TestApp,
  { callTimes }: { callTimes?: CallTimes } = {},
): Promise<HttpServer> {
  const readiness = createReadiness(['api']);
  const http = await startHttp(ctx, readiness, {
    isDevelopment: false,
    ...(callTimes && { callTimes }),
  });
  await http.open();
  readiness.set('api', 'serving');
  return {
    origin: `http://127.0.0.1:${http.port}`,
    port: http.port,
    send: (...parts) =>
      new Promise((resolve, reject) => {
        let received = '';
        const socket = connect(http.port, '127.0.0.1', () => {
          for (const part of parts) socket.write(part);
        });
        socket.setEncoding('latin1').on('data', (chunk: string) => void (received += chunk));
        socket.on('end', () => socket.end());
        socket.on('error', reject).on('close', () => resolve(received));
      }),
    close: () => http.close(Date.now() + 500),
  };
}
