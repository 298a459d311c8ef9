import { expect, it } from 'vitest';
import { createLiveHub } from '#tests/helpers/live-hub.ts';
import { attend, isAttended } from './attention.ts';
import { createLive } from './live.ts';

it.each([true, false])(
  'a user is seen in every process while a stream is open (transport carries text: %s)',
  async (carriesText) => {
    const hub = createLiveHub({ carriesText });
    const [web, worker] = [await createLive(hub.connect()), await createLive(hub.connect())];
    try {
      expect(await isAttended(worker, 'ada')).toBe(false);
      const leave = attend(web, 'ada');
      await expect.poll(() => isAttended(worker, 'ada')).toBe(true);
      expect(await isAttended(web, 'ada')).toBe(true);
      expect(await isAttended(worker, 'bob')).toBe(false);
      leave();
      expect(await isAttended(worker, 'ada')).toBe(false);
    } finally {
      await Promise.all([web.close(), worker.close()]);
    }
  },
);

it('a user is seen in one process without others', async () => {
  const live = await createLive();
  const leave = attend(live, 'ada');
  expect(await isAttended(live, 'ada')).toBe(true);
  leave();
  expect(await isAttended(live, 'ada')).toBe(false);
  await live.close();
});
