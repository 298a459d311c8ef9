import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readCardFile } from '#features/characters/cards/index.ts';
import { CARDS_TEXT } from '#features/characters/ui/cards/copy.ts';
import { FIELD_LABELS } from '#features/characters/ui/detail/copy.ts';
import { COPY } from '#features/chat/ui/copy.ts';
import { openChat } from './chat-screen.ts';
import type { TestUser } from './person.ts';
import { DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
const TEXT = CARDS_TEXT.import;

const CARD = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Mira Stone',
    description:
      'She bakes before dawn in a harbor town. Her long brown hair is in a bun, her eyes are green. She works as a baker.',
    personality: 'warm, wry',
    scenario: 'A bakery at five in the morning.',
    first_mes: 'You are early. Coffee?',
    mes_example: '<START>\n{{user}}: Is it warm?\n{{char}}: Always.',
    alternate_greetings: ['The oven is on.'],
    tags: 'bakery, dawn',
    character_book: {
      entries: [{ keys: ['mill'], content: 'The mill stands by the river.', probability: 40 }],
    },
    extensions: { talkativeness: '0.5' },
    x_future: ['kept'],
  },
};
const asFile = (card: unknown, name = 'mira.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(card)),
});

describe('a character card', () => {
  test.each([PHONE, DESKTOP])(
    'is imported, corrected, and exported completely, at %i px',
    async (width) => {
      const user = await app.createUser();
      const page = await app.open({ path: '/my-characters?import=1', as: user, width });
      const dialog = page.getByRole('dialog', { name: TEXT.title });
      await dialog.getByText(TEXT.drop).waitFor();
      await expectAccessible(page);

      await dialog.getByLabel(TEXT.file).setInputFiles(asFile(CARD));
      await dialog.getByText(TEXT.taken).waitFor();
      await dialog.getByText(TEXT.repaired).waitFor();
      await expectAccessible(page);
      const field = (name: keyof typeof FIELD_LABELS) =>
        dialog.getByLabel(FIELD_LABELS[name], { exact: true });
      expect(await field('name').inputValue()).toBe('Mira Stone');
      expect(await field('sex').inputValue()).toBe('female');
      expect(await field('eye_color').inputValue()).toBe('green');
      expect(await field('occupation').inputValue()).toBe('baker');

      // The form is not submitted without an age.
      await dialog.getByRole('button', { name: TEXT.submit, exact: true }).click();
      await dialog.getByText(TEXT.ageMissing).waitFor();
      await field('age').fill('31');
      await field('hair_color').selectOption('redhead');
      await dialog.getByRole('button', { name: TEXT.submit, exact: true }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      const link = page.locator('.toast a[href^="/character/"]').first();
      await link.click();
      await page.waitForURL(/\/character\/mira-stone/);
      const slug = new URL(page.url()).pathname.split('/').at(-1)!;
      expect(await user.call(`/characters/${slug}`)).toMatchObject({
        age: 31,
        hair_color: 'redhead',
        card: { alternate_greetings: ['The oven is on.'], tags: ['bakery', 'dawn'] },
      });

      await page.getByRole('button', { name: CARDS_TEXT.export.label }).click();
      await page.getByRole('menu').waitFor();
      await expectAccessible(page);
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: CARDS_TEXT.export.json2 }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`${slug}.json`);
      const { card } = readCardFile(await readFile(await download.path()));
      expect(card.data).toMatchObject({
        name: 'Mira Stone',
        personality: 'warm, wry',
        scenario: CARD.data.scenario,
        x_future: ['kept'],
        character_book: { entries: [{ keys: ['mill'], probability: 40 }] },
        extensions: { talkativeness: '0.5', everafter: { age: 31, hair_color: 'redhead' } },
      });
    },
  );

  test('that is damaged, or describes a minor, is rejected with a reason and can be corrected', async () => {
    app.allowErrors(/400/);
    const page = await app.open({ path: '/my-characters?import=1', as: await app.createUser() });
    const dialog = page.getByRole('dialog', { name: TEXT.title });
    const file = dialog.getByLabel(TEXT.file);
    await file.setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.from('hello'),
    });
    await dialog.getByRole('alert').getByText('Choose a JSON, PNG or CharX file.').waitFor();

    const refused = { ...CARD, data: { ...CARD.data, scenario: 'She is 16 years old.' } };
    await file.setInputFiles(asFile(refused));
    await dialog.getByRole('alert').getByText(TEXT.refused).waitFor();
    expect(await dialog.getByRole('button', { name: TEXT.submit, exact: true }).count()).toBe(0);
    await dialog.getByRole('button', { name: TEXT.another }).click();
    await dialog.getByText(TEXT.drop).waitFor();
  });

  test('can be dropped on the dialog', async () => {
    const page = await app.open({ path: '/my-characters?import=1', as: await app.createUser() });
    const dialog = page.getByRole('dialog', { name: TEXT.title });
    const dropped = await page.evaluateHandle((json) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([json], 'mira.json', { type: 'application/json' }));
      return transfer;
    }, JSON.stringify(CARD));
    await dialog.getByText(TEXT.drop).dispatchEvent('drop', { dataTransfer: dropped });
    await dialog.getByText(TEXT.taken).waitFor();
  });
});

/** Imports a card over the API. Returns the new character's slug. */
async function importCard(user: TestUser, card: unknown): Promise<string> {
  const form = new FormData();
  form.set('file', new File([JSON.stringify(card)], 'mira.json'));
  form.set('choices', JSON.stringify({ age: 31 }));
  const response = await fetch(`${app.server.url}/api/v1/characters/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${user.token}` },
  });
  return ((await response.json()) as { slug: string }).slug;
}

test('the greetings of a card can be paged through until a message is sent', async () => {
  const user = await app.createUser();
  const alternate_greetings = ['The oven is on.', 'Flour on your nose, {{user}}.'];
  const slug = await importCard(user, { ...CARD, data: { ...CARD.data, alternate_greetings } });
  const chat = await openChat(app, slug, user, { width: PHONE });
  await chat.waitForText('You are early. Coffee?');
  const pager = chat.log.getByRole('group', { name: COPY.message.greetings });
  await pager.getByText(COPY.message.variant(0, 3)).waitFor();
  await expectAccessible(chat.page);

  const next = pager.getByRole('button', { name: COPY.message.next });
  await next.click();
  await pager.getByText(COPY.message.variant(1, 3)).waitFor();
  await chat.waitForText('The oven is on.');
  await next.press('Enter');
  await pager.getByText(COPY.message.variant(2, 3)).waitFor();
  await chat.waitForText('Flour on your nose, Journey.');
  await pager.getByRole('button', { name: COPY.message.previous }).click();
  await chat.waitForText('The oven is on.');
  expect(await chat.countText('Coffee?')).toBe(0);
  await chat.page.reload();
  await pager.getByText(COPY.message.variant(1, 3)).waitFor();

  await chat.sendText('Good morning!');
  await pager.waitFor({ state: 'detached' });
  await chat.waitForReply();
  await chat.waitForText('The oven is on.');
  await chat.page.reload();
  await chat.waitForText('Good morning!');
  await chat.waitForText('The oven is on.');
  expect(await pager.count()).toBe(0);
});

test('a lorebook is edited on its character, and fields that are not shown are kept', async () => {
  const BOOK = CARDS_TEXT.book;
  const user = await app.createUser();
  const slug = await importCard(user, CARD);
  const page = await app.open({ path: `/character/${slug}`, as: user });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByRole('button', { name: BOOK.add }).click();
  await page.getByLabel(BOOK.keys).fill('oven, stove');
  await page
    .getByRole('group', { name: BOOK.entry(2) })
    .getByLabel(BOOK.content)
    .fill('It is old.');
  await page.getByLabel(BOOK.priority).fill('7');
  await page.getByLabel(BOOK.position).selectOption('after_char');
  await page.getByLabel(BOOK.depth, { exact: true }).fill('2');
  await page.getByRole('button', { name: BOOK.up(2) }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  const changed = await user.call<{ card: { character_book: unknown } }>(`/characters/${slug}`);
  expect(changed.card.character_book).toMatchObject({
    entries: [
      {
        keys: ['oven', 'stove'],
        content: 'It is old.',
        priority: 7,
        position: 'after_char',
        extensions: { depth: 2 },
      },
      { keys: ['mill'], probability: 40 },
    ],
  });
});

test.each([PHONE, DESKTOP])('a long key stays inside its entry, at %i px', async (width) => {
  const user = await app.createUser();
  const keys = ['mill', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte'];
  const character_book = { entries: [{ keys, content: 'Old.' }] };
  const slug = await importCard(user, { ...CARD, data: { ...CARD.data, character_book } });
  const page = await app.open({ path: `/character/${slug}`, as: user, width });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByRole('button', { name: /^mill/ }).click();
  const box = (await page.getByLabel(CARDS_TEXT.book.keys).boundingBox())!;
  expect(box.x + box.width).toBeLessThan(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
