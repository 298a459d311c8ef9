import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** Listens, reports the port, and stays busy until it is terminated. */
const BUSY_SERVER = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(async ({ listen }) => {
    parentPort.postMessage(await listen(createServer(), '127.0.0.1', 0));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;
const READERS = 1000;

function readSystemLimit(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  } catch {
    return 0;
  }
}

it.skipIf(readSystemLimit() < READERS)(
  'accepts a thousand connections while the process is busy',
  async () => {
    const server = new Worker(BUSY_SERVER, {
      eval: true,
      workerData: new URL('./listen.ts', import.meta.url).href,
    });
    const [port] = (await once(server, 'message')) as [number];
    const sockets = Array.from({ length: READERS }, () => connect(port, '127.0.0.1'));
    try {
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      expect(sockets.every(({ readyState }) => readyState === 'open')).toBe(true);
    } finally {
      for (const socket of sockets) socket.destroy();
      await server.terminate();
    }
  },
);
