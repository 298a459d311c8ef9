import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import threads from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureEmbeddedTemplate } from '#tests/helpers/template.ts';
import { DatabaseDamaged, openEmbedded } from './open.ts';

/** What the next thread runs instead of the database, and the most recently started thread. */
const thread = { script: '', worker: undefined as threads.Worker | undefined };
const { Worker } = threads;
class PlayedWorker extends Worker {
  constructor(...[file, options]: ConstructorParameters<typeof Worker>) {
    if (thread.script) super(thread.script, { eval: true });
    else super(file, options);
    thread.worker = this;
  }
}

/** Replaces the class that `node:worker_threads` exports. */
function setWorker(replacement: typeof Worker): void {
  threads.Worker = replacement;
  syncBuiltinESMExports();
}

const READY = `const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ type: 'ready' });`;
const FAILS_WHEN_ASKED = `${READY} parentPort.on('message', async () => { throw new Error('trap'); });`;

const folder = mkdtempSync(join(tmpdir(), 'everafter-open-'));
const file = join(folder, 'dump.tar');
const onEnd = vi.fn<(error: Error) => void>();
beforeAll(() => setWorker(PlayedWorker));
beforeEach(() => {
  onEnd.mockReset();
  thread.script = '';
});
afterAll(() => {
  setWorker(Worker);
  rmSync(folder, { recursive: true, force: true });
});

it('reports once that the thread ended, and leaves no caller waiting', async () => {
  const templatePath = await ensureEmbeddedTemplate();
  const server = await openEmbedded({ dataDir: null, templatePath, onEnd });
  // PGlite does not survive a start without a user.
  const start = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
  connect(join(server.socketDir, '.s.PGSQL.5432'))
    .on('error', () => {})
    .write(start);
  await expect.poll(() => onEnd.mock.calls).toEqual([[expect.any(Error)]]);
  await expect(server.dump(file)).rejects.toThrow();
  await server.close();
  expect(existsSync(server.socketDir)).toBe(false);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('rejects pending calls when the thread ends', async () => {
  thread.script = FAILS_WHEN_ASKED;
  const server = await openEmbedded({ dataDir: null, onEnd });
  await expect(server.dump(file)).rejects.toThrow('trap');
  expect(onEnd.mock.calls).toEqual([[expect.objectContaining({ message: 'trap' })]]);
  await server.close();
});

it('reports a failed close to its caller', async () => {
  thread.script = FAILS_WHEN_ASKED;
  const server = await openEmbedded({ dataDir: null, onEnd });
  await expect(server.close()).rejects.toThrow('trap');
  expect(existsSync(server.socketDir)).toBe(false);
  expect(onEnd).not.toHaveBeenCalled();
});

it('is not opened when the thread ends before it is ready', async () => {
  thread.script = 'process.exit(3)';
  const opened = openEmbedded({ dataDir: null, onEnd });
  await expect(opened).rejects.toThrow(DatabaseDamaged);
  await expect(opened).rejects.toMatchObject({ cause: { message: expect.stringContaining('3') } });
  expect(onEnd).not.toHaveBeenCalled();
});

it('removes the listeners of earlier calls, and closes without an error', async () => {
  thread.script = `${READY} parentPort.on('message', ({ type }) => {
    parentPort.postMessage(type === 'close' ? { type: 'closed' } : { type, bytes: new Uint8Array(1) });
  });`;
  const server = await openEmbedded({ dataDir: null, onEnd });
  const before = thread.worker!.listenerCount('message');
  await server.dump(file);
  await server.dump(file);
  expect(thread.worker!.listenerCount('message')).toBe(before);
  expect(thread.worker!.listenerCount('error')).toBe(1);
  await server.close();
  expect(onEnd).not.toHaveBeenCalled();
});
