import { afterAll, expect, test } from 'vitest';
import { PROFILE_TEXT } from '#features/accounts/ui/profile/copy.ts';
import type { ChatList } from '#features/chat/contract.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import type { PushPayload } from '#features/push/payload.ts';
import { PUSH_TEXT } from '#features/push/ui/copy.ts';
import { startPushService } from '../stand-ins/push-service.ts';
import { waitForChat, openChat, readSlugs } from './chat-screen.ts';
import {
  clickNotification,
  deliver,
  deviceSwitch,
  subscribeAtStandIn,
  waitForWorker,
} from './push-screen.ts';
import { subscribe } from './shop-screen.ts';
import { expectAccessible, PHONE, setupApp, waitForPath } from './stage.ts';

const HOUR = 3_600_000;
let clockOffset = 0;
const service = await startPushService(() => new Date(Date.now() + clockOffset));
afterAll(() => service.close());
const app = setupApp({ env: { PUSH_ALLOW_LOOPBACK: 'true' }, serviceWorker: true });
const { preferences: TEXT } = PROFILE_TEXT;

test('a character writes first to users who allow it: notified, unread in the list, answered', async () => {
  const { user, page: shop } = await subscribe(app);
  await shop.context().close();
  const page = await app.open({
    path: '/profile',
    as: user,
    prepare: (context) => subscribeAtStandIn(context, (key) => service.subscribe(key)),
  });
  const allow = page.getByRole('switch', { name: TEXT.proactive });
  expect(await allow.isChecked()).toBe(false);
  await allow.click();
  await expect
    .poll(() => user.call<{ preferences: object }>('/users/me'))
    .toMatchObject({ preferences: { proactive: true } });
  await page.getByText(PUSH_TEXT.deviceText.off).waitFor();
  await deviceSwitch(page).click();
  await page.getByText(PUSH_TEXT.deviceText.on).waitFor();
  await page.context().close();

  const [slug] = await readSlugs(app, 1);
  const chat = await openChat(app, slug!, user);
  await chat.sendText('I like rainy evenings');
  await chat.waitForReply();
  await chat.page.context().close();

  const list = () => user.call<ChatList>('/chat/');
  const before = (await list()).data[0]!;
  expect(before.unread).toBe(0);
  clockOffset = 31 * HOUR;
  await app.restartWithClockOffset(clockOffset);
  await expect.poll(async () => (await list()).data[0]!.unread).toBe(1);
  const text = (await list()).data[0]!.last_message!.content;
  expect(text).not.toBe(before.last_message!.content);

  await service.waitUntil(() => service.received.length + service.refusals.length > 0);
  expect(service.refusals).toEqual([]);
  const payload = JSON.parse(service.received[0]!.payload) as PushPayload;
  expect(payload).toMatchObject({ body: '', path: `/chat/${slug}?chat=${before.id}` });

  const later = await app.open({
    path: '/chat',
    as: user,
    width: PHONE,
    prepare: (context) => context.grantPermissions(['notifications']),
  });
  const row = later.getByRole('link').filter({ hasText: COPY.list.unread(1) });
  await row.waitFor();
  await expectAccessible(later);
  const worker = await waitForWorker(later);
  await deliver(later, service.received[0]!.payload);
  await clickNotification(worker);
  await waitForPath(later, payload.path);
  const opened = await waitForChat(later);
  await opened.waitForText(text.replaceAll('*', '').slice(0, 40));
  await expectAccessible(later);
  await opened.sendText('How kind of you to write');
  await opened.waitForReply();
  await expect.poll(async () => (await list()).data[0]!.unread).toBe(0);
});
