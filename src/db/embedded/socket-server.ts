import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { TYPES } from './messages.ts';
import { SharedStatements, type StatementNames } from './shared-statements.ts';

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const IDLE = 0x49;

interface Batch {
  from: Connection;
  messages: Buffer[];
}

/**
 * Serves PGlite's one backend to many connections of the PostgreSQL protocol (v3).
 *
 * A batch (all messages up to Sync, or one simple query) runs without another connection's messages in
 * between, and a transaction holds the backend until it ends. The published socket server queues single
 * messages, so that under load one connection's Bind could meet another's unnamed statement (docs/decisions/003).
 */
export function servePglite(database: PGlite, path: string): Promise<{ close(): Promise<void> }> {
  const backend = createBackend(database);
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    const connection = new Connection(socket, backend.enqueue);
    socket.on('data', (bytes) => connection.receive(bytes));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      backend.leave(connection);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () =>
      resolve({
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            for (const socket of sockets) socket.destroy();
          }),
      }),
    );
  });
}

function createBackend(database: PGlite) {
  let queue: Batch[] = [];
  /** The connection whose transaction is open: only its batches run until it ends. */
  let holder: Connection | null = null;
  let running = false;
  const statements = new SharedStatements((messages) => database.execProtocolRaw(messages));

  /** Rejects when PGlite itself fails. Nothing catches that, so it ends the thread: see `openEmbedded`. */
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (let batch = takeNext(); batch; batch = takeNext()) {
      const { from, messages } = batch;
      let status = IDLE;
      // Nobody awaits the output: the socket's own buffer provides backpressure.
      for (const output of await statements.run(messages, from.statements)) {
        if (output.length === 0) continue;
        status = readyStatus(output) ?? status;
        from.send(output);
      }
      holder = status === IDLE ? null : from;
      if (holder?.isGone) await rollBack();
    }
    running = false;
  };
  const takeNext = (): Batch | undefined => {
    const index = holder ? queue.findIndex((batch) => batch.from === holder) : 0;
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  };
  const rollBack = async (): Promise<void> => {
    holder = null;
    await database.exec('ROLLBACK');
  };

  return {
    enqueue(batch: Batch): void {
      queue.push(batch);
      void run();
    },
    /**
     * A connection ended: its queued batches are dropped, and its open transaction is rolled back.
     */
    leave(connection: Connection): void {
      connection.isGone = true;
      queue = queue.filter((batch) => batch.from !== connection);
      if (holder !== connection || running) return;
      running = true;
      void rollBack().then(() => {
        running = false;
        return run();
      });
    },
  };
}

/** The transaction status of the last ReadyForQuery ('Z') when the output ends with one. */
function readyStatus(output: Uint8Array): number | undefined {
  const at = output.length - 6;
  return at >= 0 && output[at] === 0x5a && output[at + 4] === 5 ? output[at + 5] : undefined;
}

/** One client: splits its bytes into protocol messages, and these into batches. */
class Connection {
  isGone = false;
  readonly statements: StatementNames = new Map();
  #socket: Socket;
  #enqueue: (batch: Batch) => void;
  #buffer: Buffer = Buffer.alloc(0);
  #messages: Buffer[] = [];
  #started = false;

  constructor(socket: Socket, enqueue: (batch: Batch) => void) {
    this.#socket = socket;
    this.#enqueue = enqueue;
  }

  send(bytes: Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  receive(bytes: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? bytes : Buffer.concat([this.#buffer, bytes]);
    for (let message = this.#cut(); message; message = this.#cut()) this.#take(message);
  }

  /** The next complete message. The first ones have no type byte. */
  #cut(): Buffer | undefined {
    const typeBytes = this.#started ? 1 : 0;
    if (this.#buffer.length < typeBytes + 4) return undefined;
    const length = typeBytes + this.#buffer.readInt32BE(typeBytes);
    if (this.#buffer.length < length) return undefined;
    const message = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    return message;
  }

  #take(message: Buffer): void {
    if (!this.#started) return this.#start(message);
    const type = message[0]!;
    if (type === TYPES.terminate) {
      this.#socket.end();
      return;
    }
    this.#messages.push(message);
    if (type !== TYPES.sync && type !== TYPES.query) return;
    this.#enqueue({ from: this, messages: this.#messages });
    this.#messages = [];
  }

  #start(message: Buffer): void {
    const code = message.readInt32BE(4);
    if (code === SSL_REQUEST) return this.send(Buffer.from('N'));
    if (code === CANCEL_REQUEST) return void this.#socket.end();
    this.#started = true;
    this.#enqueue({ from: this, messages: [message] });
  }
}
