import { afterAll, beforeAll, expect, test } from 'vitest';
import { COPY } from '#features/chat/ui/copy.ts';
import { OFFER } from '#features/chat/ui/real-model/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { installPluginStandIn, PLUGIN_REPLY } from '#tests/stand-ins/gguf-plugin.ts';
import { startModelHost, type ModelHost } from '#tests/stand-ins/model-host.ts';
import { openChat, readSlugs } from './chat-screen.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const env: Record<string, string> = { NODE_OPTIONS: '--import=./tests/e2e/moved-addresses.mjs' };
let host: ModelHost;

beforeAll(async () => {
  host = await startModelHost();
  env.MODEL_HOST = host.origin;
});
afterAll(() => host.close());

const app = setupApp({ env });
const ADMIN = 'admin@example.test';

test('only a superuser is offered a real model', async () => {
  const page = await app.open({ path: '/real-model', as: await app.createUser() });
  await page.getByRole('heading', { name: COPY.realModel.title }).waitFor();
  await page.getByRole('button', { name: UI_TEXT.userMenu }).click();
  await page.getByRole('menuitem', { name: UI_TEXT.logout }).waitFor();
  expect(await page.getByRole('menuitem', { name: UI_TEXT.realModel }).count()).toBe(0);
  expect(await page.getByText(OFFER.title).count()).toBe(0);
});

test('a superuser downloads the small model, and it replies in the chat that was open', async () => {
  const admin = await app.createUser(ADMIN);
  const [slug] = await readSlugs(app);
  const chat = await openChat(app, slug!, admin);
  await chat.sendText('Before the model.');
  await chat.waitForReply();

  installPluginStandIn(app.server.dataDir);
  host.fault = 'wrong_checksum';
  const page = await app.open({ as: admin, width: PHONE });
  await page.getByRole('button', { name: UI_TEXT.userMenu }).click();
  await page.getByRole('menuitem', { name: UI_TEXT.realModel }).click();
  const offer = page.getByRole('region', { name: OFFER.title });
  await offer.getByText(OFFER.noServers).waitFor();
  await offer.getByText(/40 GB of disk and 8 GB of memory/).waitFor();
  await expectAccessible(page);

  await offer.getByRole('button', { name: OFFER.download }).click();
  await offer.getByText(OFFER.failures.wrong_checksum).waitFor();
  await expectAccessible(page);

  host.fault = 'hold';
  await offer.getByRole('button', { name: OFFER.download }).click();
  await offer.getByRole('progressbar', { name: OFFER.progress }).waitFor();
  await offer.getByText('97.7 KB of 195.3 KB').waitFor();
  await expectAccessible(page);
  await offer.getByRole('button', { name: OFFER.cancel }).click();
  await offer.getByText(OFFER.phases.canceled).waitFor();

  host.fault = 'none';
  await offer.getByRole('button', { name: OFFER.resume }).click();
  await page.getByRole('heading', { name: OFFER.connectedTitle }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: UI_TEXT.userMenu }).click();
  await page.getByRole('menuitem', { name: UI_TEXT.logout }).waitFor();
  expect(await page.getByRole('menuitem', { name: UI_TEXT.realModel }).count()).toBe(0);

  await chat.sendText('After the model.');
  await chat.waitForText(PLUGIN_REPLY);
  expect(await chat.countText('Before the model.')).toBe(1);

  await app.restart('stop');
  expect(await admin.call('/admin/text-engine')).toMatchObject({
    is_demo: false,
    engine: 'qwen2.5-1.5b-instruct-q4_k_m',
  });
});
