import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveHub } from '#tests/helpers/live-hub.ts';
import { createLive, type LiveMessage, type LiveReceiver } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two processes on one hub. */
async function start(options?: { carriesText: boolean }) {
  const hub = createLiveHub(options);
  const [transport, other] = [hub.connect(), hub.connect()];
  const [here, there] = [await createLive(transport), await createLive(other)];
  return { hub, transport, here, there };
}

describe('in one process', () => {
  it('delivers to readers until they leave', async () => {
    const live = await createLive();
    const got: LiveMessage[] = [];
    const end = live.subscribe('chat:1', (message) => got.push(message));
    await end.ready;
    live.publish('chat:1', { n: 1 });
    live.publish('chat:2', { n: 2 });
    live.deliver('chat:1', { n: 3 });
    live.hint('chat:1', { n: 4 });
    end();
    live.publish('chat:1', { n: 5 });
    expect(got).toEqual([{ n: 1 }, { n: 3 }]);
    expect(live.carriesText).toBe(false);
  });

  it('keeps two subscriptions of one function separate', async () => {
    const live = await createLive();
    const handler = vi.fn<(message: LiveMessage) => void>();
    const [first] = [live.subscribe('chat:1', handler), live.subscribe('chat:1', handler)];
    first();
    first();
    live.publish('chat:1', {});
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('over a transport', () => {
  it('listens once for all readers, and leaves some seconds after the last', async () => {
    const { transport, here } = await start();
    const ends = [1, 2, 3].map(() => here.subscribe('chat:1', () => {}));
    for (const end of ends) await end.ready;
    expect(transport.asked).toEqual(['+chat:1']);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(4000);
    expect([...transport.listened]).toEqual(['chat:1']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(transport.asked).toEqual(['+chat:1', '-chat:1']);
  });

  it('keeps listening for a reader who returns in time, so no message is lost', async () => {
    const { transport, here, there } = await start();
    const first = here.subscribe('chat:1', () => {});
    await first.ready;
    first();
    await vi.advanceTimersByTimeAsync(4000);
    const got: LiveMessage[] = [];
    const again = here.subscribe('chat:1', (message) => got.push(message));
    there.publish('chat:1', { n: 1 });
    await again.ready;
    await vi.advanceTimersByTimeAsync(60_000);
    there.publish('chat:1', { n: 2 });
    expect(got).toEqual([{ n: 1 }, { n: 2 }]);
    expect(transport.asked).toEqual(['+chat:1']);
  });

  it('is ready only when the channel is listened to, even after it was left', async () => {
    const { transport, here, there } = await start();
    const first = here.subscribe('chat:1', () => {});
    await first.ready;
    first();
    await vi.advanceTimersByTimeAsync(6000);
    const release = transport.hold();
    const got: LiveMessage[] = [];
    const again = here.subscribe('chat:1', (message) => got.push(message));
    const ready = vi.fn<() => void>();
    void again.ready.then(ready);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ready).not.toHaveBeenCalled();
    release();
    await again.ready;
    there.publish('chat:1', { n: 1 });
    expect(got).toEqual([{ n: 1 }]);
  });

  it('rejects a wait that takes too long, and tries again for the next', async () => {
    const { transport, here } = await start();
    const release = transport.hold();
    const first = here.subscribe('chat:1', () => {});
    await Promise.all([
      expect(first.ready).rejects.toThrow('does not listen'),
      vi.advanceTimersByTimeAsync(5000),
    ]);
    const second = here.subscribe('chat:1', () => {});
    release();
    await second.ready;
    expect(transport.asked).toEqual(['+chat:1', '+chat:1']);
  });

  it('reports a gap to every reader once messages arrive again', async () => {
    const { transport, here, there } = await start();
    const received: unknown[] = [];
    const of = (channel: string) =>
      here.subscribe(
        channel,
        ({ n }) => received.push(n),
        () => received.push(channel),
      );
    const [chat, gone] = [of('chat:1'), of('chat:2')];
    here.subscribe('chat:3', () => {});
    await chat.ready;
    gone();
    transport.cut();
    there.publish('chat:1', { n: 1 });
    transport.restore();
    there.publish('chat:1', { n: 2 });
    expect(received).toEqual(['chat:1', 2]);
  });

  it('does not parse messages that nobody here follows', async () => {
    const { promise, resolve } = Promise.withResolvers<LiveReceiver>();
    const open = async (receiver: LiveReceiver) => resolve(receiver);
    const here = await createLive({ ...createLiveHub().connect(), open });
    const { receive } = await promise;
    const end = here.subscribe('chat:1', () => {});
    await end.ready;
    expect(() => receive('chat:1', 'no JSON')).toThrow('JSON');
    expect(() => receive('chat:2', 'no JSON')).not.toThrow();
    end();
    expect(() => receive('chat:1', 'no JSON')).not.toThrow();
  });

  it('sends whole messages if the transport carries text, otherwise hints', async () => {
    for (const carriesText of [true, false]) {
      const { hub, here, there } = await start({ carriesText });
      const got: LiveMessage[] = [];
      await there.subscribe('chat:1', (message) => got.push(message)).ready;
      here.publish('chat:1', { text: 'long' }, { id: 1 });
      here.publish('chat:1', { text: 'longer' }, null);
      here.publish('chat:1', { id: 2 });
      here.deliver('chat:1', { id: 3 });
      here.hint('chat:1', { id: 4 });
      expect(here.carriesText).toBe(carriesText);
      expect(got).toEqual(
        carriesText
          ? [{ text: 'long' }, { text: 'longer' }, { id: 2 }, { id: 4 }]
          : [{ id: 1 }, { id: 2 }, { id: 4 }],
      );
      expect(hub.sent).toHaveLength(got.length);
    }
  });
});
