import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createListening, type ListeningConnection } from './live-listening.ts';
import { createLog } from './log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection whose server answers commands in order, when the test allows it. */
function createConnection() {
  const names = new Set<string>();
  const commands: (() => void)[] = [];
  let refuses = false;
  const connection: ListeningConnection = {
    listen: (asked) =>
      new Promise((resolve, reject) => {
        commands.push(() => {
          if (refuses) return reject(new Error('refused'));
          for (const name of asked) names.add(name);
          resolve(undefined);
        });
      }),
    unlisten: (name) => void commands.push(() => names.delete(name)),
  };
  return {
    connection,
    names,
    refuse: (value: boolean) => (refuses = value),
    async answer() {
      for (const command of commands.splice(0)) command();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const settled = (promise: Promise<void>) => {
  const seen = { isReady: false };
  void promise.then(() => (seen.isReady = true));
  return seen;
};

it('listens to everything again on a new connection, and only then reports the gap', async () => {
  const gap = vi.fn<() => void>();
  const listening = createListening(createLog('silent'), gap);
  const [first, second] = [createConnection(), createConnection()];
  void listening.connected(first.connection);
  const ready = listening.listen('a');
  await first.answer();
  await ready;
  listening.lost();
  const meanwhile = settled(listening.listen('b'));
  const held = settled(listening.listen('a'));
  void listening.connected(second.connection);
  await vi.advanceTimersByTimeAsync(0);
  expect([gap.mock.calls.length, meanwhile.isReady, held.isReady]).toEqual([0, false, false]);
  await second.answer();
  expect([...second.names].toSorted()).toEqual(['a', 'b']);
  expect([gap.mock.calls.length, meanwhile.isReady, held.isReady]).toEqual([1, true, true]);
});

it('retries names that the server refused, unless nobody wants them anymore', async () => {
  const listening = createListening(createLog('silent'), () => {});
  const server = createConnection();
  void listening.connected(server.connection);
  server.refuse(true);
  const ready = settled(listening.listen('a'));
  void listening.listen('b');
  await server.answer();
  server.refuse(false);
  listening.unlisten('b');
  await vi.advanceTimersByTimeAsync(1000);
  await server.answer();
  expect([...server.names]).toEqual(['a']);
  expect(ready.isReady).toBe(true);
});

it('after any sequence of events, listens to what is wanted and resolves only when it does', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('listen', 'unlisten'), name: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ do: fc.constantFrom('answer', 'cut', 'connect'), name: fc.constant('') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const listening = createListening(createLog('silent'), () => {});
      let server: ReturnType<typeof createConnection> | undefined;
      const wanted = new Map<string, { isReady: boolean }>();
      const connect = () => {
        server ??= createConnection();
        void listening.connected(server.connection);
      };
      for (const { do: what, name } of steps) {
        if (what === 'listen') wanted.set(name, settled(listening.listen(name)));
        else if (what === 'unlisten') {
          wanted.delete(name);
          listening.unlisten(name);
        } else if (what === 'answer') {
          await server?.answer();
          if (server)
            for (const [one, { isReady }] of wanted)
              if (isReady) expect(server.names).toContain(one);
        } else if (what === 'cut' && server) {
          server = undefined;
          listening.lost();
          for (const one of wanted.keys()) wanted.set(one, settled(listening.listen(one)));
        } else if (what === 'connect' && !server) connect();
      }
      if (!server) connect();
      await server!.answer();
      await server!.answer();
      expect([...server!.names].toSorted()).toEqual([...wanted.keys()].toSorted());
      for (const { isReady } of wanted.values()) expect(isReady).toBe(true);
    }),
  );
});
