import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Character } from '#features/characters/contract.ts';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { WIZARD_TEXT } from '#features/characters/ui/wizard/copy.ts';
import { woman } from '../helpers/characters.ts';
import { startComfyStandIn, type ComfyStandIn } from '../stand-ins/comfyui.ts';
import type { TestUser } from './person.ts';
import { expectAccessible, PHONE, setupApp } from './stage.ts';

const env: Record<string, string> = {};
let comfy: ComfyStandIn;
beforeAll(async () => {
  comfy = await startComfyStandIn({ hold: true });
  useComfy();
});
// Starts before the file's server and closes after it.
const app = setupApp({ env });
afterAll(() => comfy.close());

function useComfy() {
  Object.assign(env, {
    IMAGE_ENGINE: 'comfyui',
    IMAGE_BASE_URL: comfy.origin,
    IMAGE_MODEL: 'dream.safetensors',
  });
}
function useIllustrator() {
  for (const name of Object.keys(env)) delete env[name];
}

const make = (user: TestUser) =>
  user.call<Character>('/characters/', { method: 'POST', body: JSON.stringify(woman) });
const read = (user: TestUser, slug: string) => user.call<Character>(`/characters/${slug}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawing = (page: Page) => page.getByRole('progressbar', { name: /^Drawing the portrait of/ });
const portrait = (page: Page) => page.getByRole('img', { name: 'Portrait of Mara' });

test('a portrait survives a server kill, and another engine offers a redraw', async () => {
  const user = await app.createUser();
  const { slug } = await make(user);
  await expect.poll(() => comfy.graphs.length).toBe(1);
  const page = await app.open({ path: `/character/${slug}`, as: user });
  await drawing(page).waitFor();
  await expectAccessible(page);

  await app.restart('kill');
  await expect.poll(() => comfy.graphs.length, { timeout: 20_000 }).toBe(2);
  expect(comfy.graphs[1]).toEqual(comfy.graphs[0]);
  comfy.release();
  // The page updates without a reload.
  await drawing(page).waitFor({ state: 'detached' });
  await expect.poll(() => portrait(page).getAttribute('src')).toMatch(/^\/media\/characters\//);
  const { media, portrait_engine } = await read(user, slug);
  expect(portrait_engine).toBe('dream.safetensors');
  expect(media).toHaveLength(1);

  useIllustrator();
  await app.restart('stop');
  try {
    const later = await app.open({ path: `/character/${slug}`, as: user, width: PHONE });
    await later.getByText(DETAIL_TEXT.portrait.redrawOtherHint).waitFor();
    await expectAccessible(later);
    await button(later, DETAIL_TEXT.portrait.redrawOther).click();
    await later.getByText(DETAIL_TEXT.portrait.redrawOtherHint).waitFor({ state: 'detached' });
    await expect.poll(async () => (await read(user, slug)).portrait_engine).toBe('illustrated');
  } finally {
    useComfy();
    await app.restart('stop');
  }
});

test('a failed portrait shows an error, and a retry succeeds', async () => {
  const user = await app.createUser();
  comfy.release();
  comfy.fail({ kind: 'no_outputs' }, 3);
  const { slug } = await make(user);
  const page = await app.open({ path: `/character/${slug}`, as: user, width: PHONE });
  await button(page, DETAIL_TEXT.portrait.retry).waitFor({ timeout: 60_000 });
  await expectAccessible(page);
  await button(page, DETAIL_TEXT.portrait.retry).click();
  await expect
    .poll(() =>
      portrait(page)
        .getAttribute('src')
        .catch(() => ''),
    )
    .toMatch(/^\/media\/characters\//);
});

test('the wizard labels its live portrait as a sketch, and its tiles are replaced by the engine’s', async () => {
  const user = await app.createUser();
  comfy.release();
  const page = await app.open({ path: '/ai-girlfriend', as: user });
  await page.getByText(WIZARD_TEXT.portraitByEngineNote).waitFor();
  await expectAccessible(page);
  const tile = '/characters/options/picture?sex=female&style=anime&field=style&id=anime&by=engine';
  const kept = async () => {
    const response = await fetch(`${app.server.url}/api/v1${tile}`);
    await response.arrayBuffer();
    return response.headers.get('cache-control');
  };
  await expect.poll(kept, { timeout: 60_000 }).toBe('public, max-age=86400');
});
