import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SEED_CHARACTERS } from '#features/characters/cast/seeds/index.ts';
import type { Character } from '#features/characters/contract.ts';
import { CARD_TEXT } from '#features/characters/ui/copy.ts';
import { DETAIL_TEXT, FIELD_LABELS } from '#features/characters/ui/detail/copy.ts';
import { OWN_TEXT } from '#features/characters/ui/my-characters/copy.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import type { TestUser } from './person.ts';
import { waitForPath, describeFocus, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp();

const CHOICES = {
  female: {
    sex: 'female',
    style: 'realistic',
    ethnicity: 'latina',
    clothing: 'casual',
    occupation: 'teacher',
    personality: 'sage',
    relationship: 'friend',
    voice: 'voice_1',
    hobbies: ['hiking', 'art'],
    body_type: 'slim',
    hair_color: 'brunette',
    hair_style: 'long',
    eye_color: 'brown',
  },
  male: {
    sex: 'male',
    style: 'realistic',
    ethnicity: 'latino',
    clothing: 'jeans_and_t_shirt',
    occupation: 'doctor',
    personality: 'protector',
    relationship: 'friend',
    voice: 'voice_2',
    hobbies: ['sailing'],
    body_type: 'muscular',
    hair_color: 'brown',
    hair_style: 'short',
    eye_color: 'green',
  },
} as const;

/** All texts are set, so that only the portrait is pending. */
const TEXTS = {
  description: 'Keeps a small bookshop by the harbor.',
  opening_message: 'You are back. Sit down, the kettle is on.',
  persona: 'Calm and curious, remembers what everyone reads.',
  scenario: 'A bookshop, an hour before closing.',
  example_dialogue: '<START>\n{{user}}: Still open?\n{{char}}: For you, always.',
};

async function makeCharacter(
  user: TestUser,
  overrides: { name?: string; sex?: 'female' | 'male' } & Record<string, unknown> = {},
): Promise<Character> {
  const { sex = 'female', ...rest } = overrides;
  return user.call<Character>('/characters/', {
    method: 'POST',
    body: JSON.stringify({ name: 'Clara Winter', age: 29, ...CHOICES[sex], ...TEXTS, ...rest }),
  });
}

const read = (user: TestUser, slug: string) => user.call<Character>(`/characters/${slug}`);

/** Creates a character and waits for its portrait, so that no background job changes it later. */
async function makeCharacterWithPortrait(
  user: TestUser,
  overrides?: Parameters<typeof makeCharacter>[1],
) {
  const { slug } = await makeCharacter(user, overrides);
  await expect
    .poll(async () => (await read(user, slug)).portrait_status, { timeout: 60_000 })
    .toBe('ready');
  return read(user, slug);
}

const change = (user: TestUser, slug: string, values: Record<string, unknown>) =>
  user.call<Character>(`/characters/${slug}`, { method: 'PATCH', body: JSON.stringify(values) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: keyof typeof FIELD_LABELS) =>
  page.getByLabel(FIELD_LABELS[name], { exact: true });

/** Records the request body of each save. */
function watchSaves(page: Page) {
  const sent: { body: unknown; version: string | undefined }[] = [];
  page.on('request', (request) => {
    // A page that a user opens for the first time stores the time zone as well.
    if (request.method() === 'PATCH' && request.url().includes('/characters/'))
      sent.push({ body: request.postDataJSON(), version: request.headers()['if-match'] });
  });
  return sent;
}

async function openEditing(user: TestUser, slug: string, width?: number) {
  const page = await app.open({
    path: `/character/${slug}`,
    as: user,
    ...(width ? { width } : {}),
  });
  await button(page, DETAIL_TEXT.edit).click();
  await field(page, 'name').waitFor();
  return page;
}

describe('a character', () => {
  test('can be read by every signed-in user and edited only by its owner', async () => {
    const visitor = await app.open({ path: '/character/elena-marchetti' });
    await waitForPath(visitor, '/login?next=%2Fcharacter%2Felena-marchetti');

    const page = await app.open({
      path: '/character/elena-marchetti',
      as: await app.createUser(),
    });
    await page.getByRole('heading', { level: 1, name: /^Elena, \d+$/ }).waitFor();
    for (const title of ['Character Information', 'Physical Attributes', 'Character Details'])
      await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText(GALLERY_TEXT.empty).waitFor();
    await page.getByRole('img', { name: 'Portrait of Elena' }).waitFor();
    expect(await button(page, DETAIL_TEXT.edit).count()).toBe(0);
    expect(await page.getByText(DETAIL_TEXT.sections.manage).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: DETAIL_TEXT.startChat }).click();
    await waitForPath(page, '/chat/elena-marchetti');
  });

  test('tells a story in four pictures, on its card and on its page', async () => {
    const { name, slug, pictures } = SEED_CHARACTERS.find((one) => one.slug === 'amara-ezenwa')!;
    const [called] = name.split(' ') as [string];
    const reader = await app.createUser();
    const list = await app.open({ path: '/characters', as: reader });
    const next = button(list, CARD_TEXT.nextPicture(called));
    for (const { alt } of pictures) {
      await next.click();
      await list.getByRole('img', { name: alt }).waitFor();
    }
    await next.click();
    await list.getByRole('img', { name: CARD_TEXT.portraitOf(called) }).waitFor();

    const page = await app.open({ path: `/character/${slug}`, as: reader });
    for (const [at, { alt }] of pictures.entries()) {
      await button(page, DETAIL_TEXT.showPicture(at + 2, called)).click();
      const shown = page.getByRole('img', { name: alt });
      await shown.waitFor();
      expect(await shown.getAttribute('src')).toContain(`/scene-${at}-720.webp`);
    }
    await expectAccessible(page);
  });

  test('addresses the reader by name', async () => {
    const user = await app.createUser();
    const opening_message = '*looks up* {{user}}! It is me, {{Char}}.';
    const { slug } = await makeCharacter(user, { opening_message });
    const page = await app.open({ path: `/character/${slug}`, as: user });
    await page.getByText('looks up', { exact: true }).waitFor();
    await page.getByText('Journey! It is me, Clara.').waitFor();
    await button(page, DETAIL_TEXT.edit).click();
    expect(await field(page, 'opening_message').inputValue()).toBe(opening_message);
  });

  test('that is private is not found by other users, and the way back works', async () => {
    const { slug } = await makeCharacter(await app.createUser());
    app.allowErrors(/404/);
    const page = await app.open({ path: '/characters', as: await app.createUser() });
    await page.goto(`/character/${slug}`);
    await page.getByRole('heading', { name: DETAIL_TEXT.load.failed }).waitFor();
    await page.getByText(DETAIL_TEXT.load.missing).waitFor();
    await expectAccessible(page);
    await button(page, DETAIL_TEXT.goBack).click();
    await waitForPath(page, '/characters');
  });

  test('shows the progress of its portrait, and then the portrait', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacter(user, { name: 'Nora Lindqvist' });
    const page = await app.open({ path: `/character/${slug}`, as: user });
    const portrait = page.getByRole('img', { name: 'Portrait of Nora' });
    await expect
      .poll(() => portrait.getAttribute('src').catch(() => ''), { timeout: 60_000 })
      .toMatch(/^\/media\/characters\//);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  test('with a failed portrait offers a retry', async () => {
    const user = await app.createUser();
    const drawn = await makeCharacterWithPortrait(user);
    const page = await app.open({
      path: `/character/${drawn.slug}`,
      as: user,
      prepare: async (context) => {
        let isFailed = true;
        await context.route(`**/api/v1/characters/${drawn.slug}*`, (route) =>
          isFailed
            ? route.fulfill({ json: { ...drawn, media: [], portrait_status: 'failed' } })
            : route.continue(),
        );
        await context.route(`**/api/v1/characters/${drawn.slug}/portrait`, (route) => {
          isFailed = false;
          return route.fulfill({ status: 202, json: drawn });
        });
      },
    });
    await page.getByText(DETAIL_TEXT.portrait.failed).waitFor();
    await expectAccessible(page);
    await button(page, DETAIL_TEXT.portrait.retry).click();
    await page.getByText(DETAIL_TEXT.portrait.failed).waitFor({ state: 'detached' });
    expect(await page.getByRole('img', { name: /^Portrait of/ }).getAttribute('src')).toBe(
      drawn.media[0]!.url,
    );
  });
});

describe('editing', () => {
  test('sends only the changed fields, with the version that was read', async () => {
    const user = await app.createUser();
    const { slug, version } = await makeCharacterWithPortrait(user);
    const page = await openEditing(user, slug);
    const sent = watchSaves(page);
    expect(await field(page, 'name').evaluate((it) => it === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await field(page, 'description').fill('Keeps two bookshops now.');
    await field(page, 'occupation').selectOption('lawyer');
    await page.getByRole('checkbox', { name: 'Cars', exact: true }).check();
    expect(await page.getByRole('checkbox', { name: 'Gaming', exact: true }).isDisabled()).toBe(
      true,
    );
    await field(page, 'age').fill('');
    await button(page, DETAIL_TEXT.save).click();
    await page.getByText(DETAIL_TEXT.update.done).waitFor();
    await page.getByText('Keeps two bookshops now.').waitFor();
    expect(sent).toEqual([
      {
        body: {
          description: 'Keeps two bookshops now.',
          occupation: 'lawyer',
          hobbies: ['hiking', 'art', 'cars'],
        },
        version: `"${version}"`,
      },
    ]);
    expect((await read(user, slug)).age).toBe(29);
  });

  test('works by keyboard, and leaving without changes sends no request', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacterWithPortrait(user);
    const page = await app.open({ path: `/character/${slug}`, as: user });
    const sent = watchSaves(page);
    await button(page, DETAIL_TEXT.edit).focus();
    await page.keyboard.press('Enter');
    await field(page, 'name').waitFor();
    await page.keyboard.press('Enter');
    await field(page, 'name').waitFor({ state: 'detached' });
    expect(
      await button(page, DETAIL_TEXT.edit).evaluate((it) => it === document.activeElement),
    ).toBe(true);
    expect(sent).toEqual([]);
    await page.keyboard.press('Enter');
    await field(page, 'name').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Clara Summer');
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: 'Clara Summer' }).waitFor();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Clara Summer' }]);
  });

  test.each([PHONE, DESKTOP])(
    'never hides the focused element behind a bar, at %i px',
    async (width) => {
      const user = await app.createUser();
      const { slug } = await makeCharacter(user);
      const page = await openEditing(user, slug, width);
      const save = button(page, DETAIL_TEXT.save);
      const visited: string[] = [];
      while (!(await save.evaluate((it) => it === document.activeElement))) {
        expect(visited.length).toBeLessThan(80);
        visited.push(await page.evaluate(describeFocus));
        await page.keyboard.press('Tab');
      }
      expect(visited.length).toBeGreaterThan(20);
      expect(visited.filter((line) => line.startsWith('covered'))).toEqual([]);
    },
  );

  test('Cancel discards all changes', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacterWithPortrait(user);
    const page = await openEditing(user, slug, PHONE);
    await field(page, 'name').fill('Somebody Else');
    await expectAccessible(page);
    await button(page, DETAIL_TEXT.cancel).click();
    await button(page, DETAIL_TEXT.edit).click();
    expect(await field(page, 'name').inputValue()).toBe('Clara Winter');
  });

  test('reports client and server validation errors at their fields', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacterWithPortrait(user);
    const page = await openEditing(user, slug);
    await field(page, 'age').fill('17');
    await button(page, DETAIL_TEXT.save).click();
    await page.getByText(DETAIL_TEXT.form.ageOutside(18, 120)).waitFor();
    expect(await field(page, 'age').getAttribute('aria-invalid')).toBe('true');
    expect(await field(page, 'age').evaluate((it) => it === document.activeElement)).toBe(true);
    await field(page, 'age').fill('30');
    await page.route(`**/api/v1/characters/${slug}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            json: {
              code: 'validation_error',
              request_id: 'x',
              detail: [{ loc: ['body', 'persona'], msg: 'Too odd.', type: 'custom' }],
            },
          })
        : route.continue(),
    );
    app.allowErrors(/422/);
    await button(page, DETAIL_TEXT.save).click();
    await page.getByRole('alert').filter({ hasText: 'Too odd.' }).waitFor();
    await expect.poll(() => field(page, 'persona').getAttribute('aria-invalid')).toBe('true');
    await page.getByText(DETAIL_TEXT.update.failedTitle, { exact: true }).waitFor();
  });

  test('asks for confirmation before unsaved changes are discarded', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacterWithPortrait(user);
    const page = await openEditing(user, slug);
    await field(page, 'name').fill('Clara Unsaved');
    await page.getByRole('link', { name: DETAIL_TEXT.startChat }).click();
    const guard = page.getByRole('alertdialog', { name: DETAIL_TEXT.guard.title });
    await guard.waitFor();
    await expectAccessible(page);
    await guard.getByRole('button', { name: DETAIL_TEXT.cancel }).click();
    await guard.waitFor({ state: 'detached' });
    expect(await field(page, 'name').inputValue()).toBe('Clara Unsaved');
    await page.getByRole('link', { name: DETAIL_TEXT.startChat }).click();
    await guard.getByRole('button', { name: DETAIL_TEXT.guard.leave }).click();
    await waitForPath(page, `/chat/${slug}`);
    expect((await read(user, slug)).name).toBe('Clara Winter');
  });

  test('asks for confirmation when a link was blocked while offline', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacterWithPortrait(user);
    app.allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|events/);
    const page = await openEditing(user, slug);
    await field(page, 'name').fill('Clara Unsaved');
    await page.context().setOffline(true);
    // The link is still followed until the page has noticed.
    await page.getByText(UI_TEXT.offline.now).waitFor();
    await page.getByRole('link', { name: DETAIL_TEXT.startChat }).click();
    const offline = page.getByRole('alert').filter({ hasText: UI_TEXT.offline.page });
    await offline.waitFor();
    await page.context().setOffline(false);
    await offline.getByRole('button', { name: UI_TEXT.tryAgain }).click();
    const guard = page.getByRole('alertdialog', { name: DETAIL_TEXT.guard.title });
    await guard.getByRole('button', { name: DETAIL_TEXT.cancel }).click();
    expect(await field(page, 'name').inputValue()).toBe('Clara Unsaved');
    await page.getByRole('link', { name: DETAIL_TEXT.startChat }).click();
    await guard.getByRole('button', { name: DETAIL_TEXT.guard.leave }).click();
    await waitForPath(page, `/chat/${slug}`);
  });

  test('shows both versions of a conflicting change, and either can be kept', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacterWithPortrait(user);
    app.allowErrors(/409/);
    const page = await openEditing(user, slug);
    await change(user, slug, { name: 'Clara Elsewhere', description: 'Written elsewhere.' });
    await field(page, 'name').fill('Clara Here');
    await button(page, DETAIL_TEXT.save).click();
    const dialog = page.getByRole('dialog', { name: DETAIL_TEXT.conflict.title });
    await dialog.getByText('Clara Elsewhere').waitFor();
    await dialog.getByText('Clara Here').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: DETAIL_TEXT.conflict.keepMine }).click();
    await page.getByText(DETAIL_TEXT.update.done).waitFor();
    const kept = await read(user, slug);
    expect([kept.name, kept.description]).toEqual(['Clara Here', 'Written elsewhere.']);

    await button(page, DETAIL_TEXT.edit).click();
    await change(user, slug, { name: 'Clara Again' });
    await field(page, 'name').fill('Clara Mine');
    await button(page, DETAIL_TEXT.save).click();
    await dialog.getByRole('button', { name: DETAIL_TEXT.conflict.takeTheirs }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('article', { name: 'Clara Again' }).waitFor();
    expect((await read(user, slug)).name).toBe('Clara Again');
  });

  test('offers breast and butt size only for women', async () => {
    const user = await app.createUser();
    const [man, woman] = [
      await makeCharacterWithPortrait(user, { sex: 'male', name: 'Tom Winter' }),
      await makeCharacterWithPortrait(user),
    ];
    const page = await openEditing(user, man.slug);
    expect(await field(page, 'breast_size').count()).toBe(0);
    expect(await field(page, 'butt_size').count()).toBe(0);
    await page.goto(`/character/${woman.slug}`);
    await button(page, DETAIL_TEXT.edit).click();
    await field(page, 'breast_size').waitFor();
    expect(await field(page, 'clothing').locator('option').count()).toBeGreaterThan(60);
  });

  test('shows all card fields under Advanced', async () => {
    const user = await app.createUser();
    const { slug } = await makeCharacterWithPortrait(user);
    const page = await openEditing(user, slug);
    const sent = watchSaves(page);
    await page.getByText(DETAIL_TEXT.sections.advanced, { exact: true }).click();
    await field(page, 'scenario').fill('The same shop, at midnight.');
    await field(page, 'tags').fill('books');
    await field(page, 'tags').press('Enter');
    await button(page, DETAIL_TEXT.form.addGreeting).click();
    await page.getByLabel(DETAIL_TEXT.form.greeting(1), { exact: true }).fill('Back so soon?');
    await expectAccessible(page);
    await button(page, DETAIL_TEXT.save).click();
    await page.getByText(DETAIL_TEXT.update.done).waitFor();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        scenario: 'The same shop, at midnight.',
        tags: ['books'],
        alternate_greetings: ['Back so soon?'],
      },
    ]);
  });
});

describe('publishing', () => {
  test('is requested by the owner, declined with a note and approved by a superuser', async () => {
    const owner = await app.createUser();
    const admin = await app.createUser('admin@example.test');
    const { slug } = await makeCharacterWithPortrait(owner);
    const { request, withdraw, approve, decline } = DETAIL_TEXT.publication.actions;
    const states = DETAIL_TEXT.publication.states;

    const own = await app.open({ path: `/character/${slug}`, as: owner });
    await button(own, request).click();
    await own.getByRole('status').filter({ hasText: states.requested }).waitFor();
    await button(own, withdraw).waitFor();

    const review = await app.open({ path: `/character/${slug}`, as: admin });
    await button(review, decline).click();
    const dialog = review.getByRole('dialog', { name: DETAIL_TEXT.publication.declineTitle });
    await dialog.getByLabel(DETAIL_TEXT.publication.declineLabel).fill('Please tell more.');
    await expectAccessible(review);
    await dialog.getByRole('button', { name: decline }).click();
    await review.getByRole('status').filter({ hasText: states.declined }).waitFor();

    await own.reload();
    await own.getByText('Please tell more.').waitFor();
    await expectAccessible(own);
    await button(own, request).click();
    await button(own, withdraw).waitFor();
    await review.reload();
    await button(review, approve).click();
    await review.getByRole('status').filter({ hasText: states.public }).waitFor();
    await (await app.createUser()).call(`/characters/${slug}`);

    await own.reload();
    await button(own, withdraw).click();
    await own.getByRole('status').filter({ hasText: states.private }).waitFor();
  });
});

describe('deleting', () => {
  test('asks for confirmation and removes the owner’s chat', async () => {
    const user = await app.createUser();
    const { slug, name } = await makeCharacterWithPortrait(user);
    await user.call(`/chat/character/${slug}`);
    const page = await app.open({ path: `/character/${slug}`, as: user });
    await button(page, DETAIL_TEXT.remove.title).click();
    const dialog = page.getByRole('alertdialog', { name: DETAIL_TEXT.remove.title });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: DETAIL_TEXT.cancel }).click();
    await read(user, slug);
    await button(page, DETAIL_TEXT.remove.title).click();
    await dialog.getByRole('button', { name: DETAIL_TEXT.remove.confirm }).click();
    await waitForPath(page, '/my-characters');
    await page.getByText(DETAIL_TEXT.remove.done(name)).waitFor();
    await page.getByText(OWN_TEXT.empty.title).waitFor();
    await expect(read(user, slug)).rejects.toThrow('404');
    const chats = await user.call<{ data: unknown[] }>('/chat/');
    expect(chats.data).toEqual([]);
  });
});

describe('My Characters', () => {
  test('is empty at first and requires an account', async () => {
    const visitor = await app.open({ path: '/my-characters' });
    await waitForPath(visitor, '/login?next=%2Fmy-characters');
    const page = await app.open({ path: '/my-characters', as: await app.createUser() });
    await page.getByRole('heading', { name: OWN_TEXT.title }).waitFor();
    await page.getByText(OWN_TEXT.none).waitFor();
    await page.getByText(OWN_TEXT.empty.text).waitFor();
    expect(
      await page.getByRole('link', { name: OWN_TEXT.create }).last().getAttribute('href'),
    ).toBe('/create-ai-companion');
    await expectAccessible(page);
  });

  test('counts and lists characters by tab, with a message for an empty tab', async () => {
    const user = await app.createUser();
    await makeCharacter(user, { name: 'Ada Realistic' });
    await makeCharacter(user, { name: 'Aiko Anime', style: 'anime' });
    const page = await app.open({ path: '/my-characters', as: user, width: PHONE });
    await page.getByText(OWN_TEXT.count(2)).waitFor();
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const cards = page.getByRole('article');
    await tab('All (2)').waitFor();
    expect(await cards.count()).toBe(2);
    await expectAccessible(page);
    await tab('Girls (1)').click();
    // This card is shown before and after. The other one must disappear.
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole('heading', { name: /^Ada, 29$/ }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(OWN_TEXT.emptyTab.boys.title).waitFor();
    await page.getByRole('link', { name: OWN_TEXT.emptyTab.boys.action }).waitFor();
    await tab('Anime (1)').click();
    await page.getByRole('heading', { name: /^Aiko, 29$/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /^Aiko, 29$/ }).waitFor();
    expect(await cards.count()).toBe(1);
  });

  test('shows the status of each character without overlapping its button', async () => {
    const user = await app.createUser();
    const model = await makeCharacter(user);
    const states = [
      { portrait_status: 'pending', publication: 'requested' },
      { portrait_status: 'failed', publication: 'declined' },
      { portrait_status: 'ready', publication: 'public', is_public: true },
      { portrait_status: 'ready', publication: 'private' },
    ];
    const data = states.map((state, number) => ({ ...model, ...state, slug: `state-${number}` }));
    const page = await app.open({
      path: '/my-characters',
      as: user,
      width: PHONE,
      prepare: (context) =>
        context.route('**/api/v1/characters/?only_private=true*', (route) =>
          route.fulfill({ json: { data, count: data.length, next_cursor: null } }),
        ),
    });
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    const badgesOf = (at: number) => cards.nth(at).getByRole('listitem').allTextContents();
    const { pending, failed, requested, declined, public: shown } = OWN_TEXT.states;
    expect(await badgesOf(0)).toEqual([pending, requested]);
    expect(await badgesOf(1)).toEqual([failed, declined]);
    expect(await badgesOf(2)).toEqual([shown]);
    expect(await badgesOf(3)).toEqual([]);
    const remove = (await cards.first().getByRole('button').boundingBox())!;
    for (const chip of await cards.first().getByRole('listitem').all()) {
      const box = (await chip.boundingBox())!;
      expect(box.y > remove.y + remove.height || box.x + box.width < remove.x).toBe(true);
    }
    await expectAccessible(page);
  });

  test('shows pages of 12 and keeps the tab', async () => {
    const user = await app.createUser();
    const model = await makeCharacter(user);
    const data = Array.from({ length: 14 }, (_, number) => ({
      ...model,
      id: `${model.id}-${number}`,
      slug: `listed-${number}`,
      name: `Girl${number} Listed`,
      media: [],
    }));
    const page = await app.open({
      path: '/my-characters?tab=girls',
      as: user,
      prepare: (context) =>
        context.route('**/api/v1/characters/?only_private=true*', (route) =>
          route.fulfill({ json: { data, count: data.length, next_cursor: null } }),
        ),
    });
    const cards = page.getByRole('article');
    await page.getByRole('heading', { name: /^Girl0,/ }).waitFor();
    expect(await cards.count()).toBe(12);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.getByRole('heading', { name: /^Girl13,/ }).waitFor();
    expect(await cards.count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?tab=girls&page=2');
    await expectAccessible(page);
  });

  test('deletes after a confirmation and updates the list', async () => {
    const user = await app.createUser();
    const gone = await makeCharacter(user, { name: 'Gone Tomorrow' });
    await makeCharacter(user, { name: 'Here Forever' });
    const page = await app.open({ path: '/my-characters', as: user });
    await button(page, OWN_TEXT.remove.action('Gone Tomorrow')).click();
    const dialog = page.getByRole('alertdialog', { name: OWN_TEXT.remove.title });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: OWN_TEXT.remove.confirm }).click();
    await page.getByText(OWN_TEXT.remove.done('Gone Tomorrow')).waitFor();
    await page.getByText(OWN_TEXT.count(1)).waitFor();
    await expect(read(user, gone.slug)).rejects.toThrow('404');
    await page.getByRole('link', { name: /^Here, 29/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Here, 29' }).waitFor();
  });

  test('shows an error when it cannot be loaded, and can be retried', async () => {
    const user = await app.createUser();
    app.allowErrors(/400/);
    let isBroken = true;
    const page = await app.open({
      path: '/my-characters',
      as: user,
      prepare: (context) =>
        context.route('**/api/v1/characters/?only_private=true*', (route) =>
          isBroken ? route.fulfill({ status: 400, json: {} }) : route.continue(),
        ),
    });
    await page.getByRole('alert').filter({ hasText: OWN_TEXT.failed }).waitFor();
    await expectAccessible(page);
    isBroken = false;
    await button(page, OWN_TEXT.tryAgain).click();
    await page.getByText(OWN_TEXT.none).waitFor();
  });
});

test('a public character is shared by its link, a private one is not', async () => {
  const user = await app.createUser();
  const page = await app.open({
    path: '/character/elena-marchetti',
    as: user,
    prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
  });
  await button(page, DETAIL_TEXT.share.label).click();
  await page.getByText(DETAIL_TEXT.share.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${app.server.url}/character/elena-marchetti`,
  );
  const { slug } = await makeCharacter(user);
  await page.goto(`/character/${slug}`);
  await button(page, DETAIL_TEXT.edit).waitFor();
  expect(await button(page, DETAIL_TEXT.share.label).count()).toBe(0);
});
