import { afterAll, beforeAll, expect, test } from 'vitest';
import { OFFER } from '#features/chat/ui/real-model/copy.ts';
import { startModelHost, type ModelHost } from '#tests/stand-ins/model-host.ts';
import { expectAccessible, setupApp } from './stage.ts';

const env: Record<string, string> = { NODE_OPTIONS: '--import=./tests/e2e/moved-addresses.mjs' };
let host: ModelHost;

beforeAll(async () => {
  host = await startModelHost();
  env.MODEL_HOST = host.origin;
});
afterAll(() => host.close());

const app = setupApp({ env });

test('a superuser finds a server on this machine and chooses its model', async () => {
  app.allowErrors(/422/);
  const admin = await app.createUser('admin@example.test');
  const page = await app.open({ path: '/real-model', as: admin });
  const offer = page.getByRole('region', { name: OFFER.title });
  await offer.getByText(OFFER.noServers).waitFor();
  host.localModels = ['warm:3b', 'calm:7b'];
  await offer.getByRole('button', { name: OFFER.look }).click();
  await offer.getByRole('heading', { name: OFFER.server('Ollama') }).waitFor();
  await expectAccessible(page);

  // It stopped in the meantime.
  host.localModels = [];
  await offer.getByRole('button', { name: OFFER.use('Ollama') }).click();
  await page.getByText(OFFER.refused('Ollama')).waitFor();

  await offer.getByText(OFFER.noServers).waitFor();
  host.localModels = ['warm:3b', 'calm:7b'];
  await offer.getByRole('button', { name: OFFER.look }).click();
  await offer.getByLabel(OFFER.model('Ollama')).selectOption('calm:7b');
  await offer.getByRole('button', { name: OFFER.use('Ollama') }).click();
  await page.getByText(OFFER.connected('calm:7b')).waitFor();
  await page.reload();
  await page.getByText(OFFER.connected('calm:7b')).waitFor();
  expect(await admin.call('/admin/text-engine')).toMatchObject({ is_demo: false });
});
