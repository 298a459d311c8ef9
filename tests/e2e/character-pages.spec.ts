import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Character } from '#features/characters/contract.ts';
import { DETAIL_TEXT, FIELD_LABELS } from '#features/characters/ui/detail/copy.ts';
import { OWN_TEXT } from '#features/characters/ui/my-characters/copy.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import type { Person } from './person.ts';
import { arrived, describeFocus, DESKTOP, expectAccessible, PHONE, setStage } from './stage.ts';

const stage = setStage();

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

/** Every text is given, so that nothing is written later and only the portrait is on its way. */
const TEXTS = {
  description: 'Keeps a small bookshop by the harbor.',
  opening_message: 'You are back. Sit down, the kettle is on.',
  persona: 'Calm and curious, remembers what everyone reads.',
  scenario: 'A bookshop, an hour before closing.',
  example_dialogue: '<START>\n{{user}}: Still open?\n{{char}}: For you, always.',
};

async function makeCharacter(
  person: Person,
  wish: { name?: string; sex?: 'female' | 'male' } & Record<string, unknown> = {},
): Promise<Character> {
  const { sex = 'female', ...rest } = wish;
  return person.call<Character>('/characters/', {
    method: 'POST',
    body: JSON.stringify({ name: 'Clara Winter', age: 29, ...CHOICES[sex], ...TEXTS, ...rest }),
  });
}

const read = (person: Person, slug: string) => person.call<Character>(`/characters/${slug}`);

/** A character whose portrait is there: nothing but its people changes it from now on. */
async function makeDrawn(person: Person, wish?: Parameters<typeof makeCharacter>[1]) {
  const { slug } = await makeCharacter(person, wish);
  await expect
    .poll(async () => (await read(person, slug)).portrait_status, { timeout: 60_000 })
    .toBe('ready');
  return read(person, slug);
}

const change = (person: Person, slug: string, values: Record<string, unknown>) =>
  person.call<Character>(`/characters/${slug}`, { method: 'PATCH', body: JSON.stringify(values) });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: keyof typeof FIELD_LABELS) =>
  page.getByLabel(FIELD_LABELS[name], { exact: true });

/** What saves sent, one entry for each. */
function watchSaves(page: Page) {
  const sent: { body: unknown; version: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH')
      sent.push({ body: request.postDataJSON(), version: request.headers()['if-match'] });
  });
  return sent;
}

async function openEditing(person: Person, slug: string, width?: number) {
  const page = await stage.open({
    path: `/character/${slug}`,
    as: person,
    ...(width ? { width } : {}),
  });
  await button(page, DETAIL_TEXT.edit).click();
  await field(page, 'name').waitFor();
  return page;
}

describe('a character', () => {
  test('is read by everyone signed in, edited by its owner alone', async () => {
    const visitor = await stage.open({ path: '/character/elena-marchetti' });
    await arrived(visitor, '/login?next=%2Fcharacter%2Felena-marchetti');

    const page = await stage.open({
      path: '/character/elena-marchetti',
      as: await stage.person(),
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
    await arrived(page, '/chat/elena-marchetti');
  });

  test('speaks to its reader by name', async () => {
    const person = await stage.person();
    const opening_message = '*looks up* {{user}}! It is me, {{Char}}.';
    const { slug } = await makeCharacter(person, { opening_message });
    const page = await stage.open({ path: `/character/${slug}`, as: person });
    await page.getByText('looks up', { exact: true }).waitFor();
    await page.getByText('Journey! It is me, Clara.').waitFor();
    await button(page, DETAIL_TEXT.edit).click();
    expect(await field(page, 'opening_message').inputValue()).toBe(opening_message);
  });

  test('of somebody else that is private is not found, and the way back works', async () => {
    const { slug } = await makeCharacter(await stage.person());
    stage.expectTrouble(/404/);
    const page = await stage.open({ path: '/characters', as: await stage.person() });
    await page.goto(`/character/${slug}`);
    await page.getByRole('heading', { name: DETAIL_TEXT.load.failed }).waitFor();
    await page.getByText(DETAIL_TEXT.load.missing).waitFor();
    await expectAccessible(page);
    await button(page, DETAIL_TEXT.goBack).click();
    await arrived(page, '/characters');
  });

  test('shows how its portrait is drawn, and the portrait once it is there', async () => {
    const person = await stage.person();
    const { slug } = await makeCharacter(person, { name: 'Nora Lindqvist' });
    const page = await stage.open({ path: `/character/${slug}`, as: person });
    const portrait = page.getByRole('img', { name: 'Portrait of Nora' });
    await expect
      .poll(() => portrait.getAttribute('src').catch(() => ''), { timeout: 60_000 })
      .toMatch(/^\/media\/characters\//);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  test('whose portrait failed offers another try', async () => {
    const person = await stage.person();
    const drawn = await makeDrawn(person);
    const page = await stage.open({
      path: `/character/${drawn.slug}`,
      as: person,
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
  test('sends what changed and nothing else, on the version that was read', async () => {
    const person = await stage.person();
    const { slug, version } = await makeDrawn(person);
    const page = await openEditing(person, slug);
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
    expect((await read(person, slug)).age).toBe(29);
  });

  test('by keyboard; nothing changed leaves without a call', async () => {
    const person = await stage.person();
    const { slug } = await makeDrawn(person);
    const page = await stage.open({ path: `/character/${slug}`, as: person });
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
    await page.getByText('Clara Summer').first().waitFor();
    expect(sent.map(({ body }) => body)).toEqual([{ name: 'Clara Summer' }]);
  });

  test.each([PHONE, DESKTOP])(
    'by Tab never leaves the focus behind a bar, at %i px',
    async (width) => {
      const person = await stage.person();
      const { slug } = await makeCharacter(person);
      const page = await openEditing(person, slug, width);
      const save = button(page, DETAIL_TEXT.save);
      const visited: string[] = [];
      while (!(await save.evaluate((it) => it === document.activeElement))) {
        expect(visited.length).toBeLessThan(80);
        visited.push(await page.evaluate(describeFocus));
        await page.keyboard.press('Tab');
      }
      expect(visited.length).toBeGreaterThan(20);
      expect(visited.filter((told) => told.startsWith('covered'))).toEqual([]);
    },
  );

  test('Cancel gives everything back', async () => {
    const person = await stage.person();
    const { slug } = await makeDrawn(person);
    const page = await openEditing(person, slug, PHONE);
    await field(page, 'name').fill('Somebody Else');
    await expectAccessible(page);
    await button(page, DETAIL_TEXT.cancel).click();
    await button(page, DETAIL_TEXT.edit).click();
    expect(await field(page, 'name').inputValue()).toBe('Clara Winter');
  });

  test('tells at its field what is wrong, before the server and after it', async () => {
    const person = await stage.person();
    const { slug } = await makeDrawn(person);
    const page = await openEditing(person, slug);
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
    stage.expectTrouble(/422/);
    await button(page, DETAIL_TEXT.save).click();
    await page.getByRole('alert').filter({ hasText: 'Too odd.' }).waitFor();
    await expect.poll(() => field(page, 'persona').getAttribute('aria-invalid')).toBe('true');
    await page.getByText(DETAIL_TEXT.update.failedTitle, { exact: true }).waitFor();
  });

  test('asks before unsaved changes are left', async () => {
    const person = await stage.person();
    const { slug } = await makeDrawn(person);
    const page = await openEditing(person, slug);
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
    await arrived(page, `/chat/${slug}`);
    expect((await read(person, slug)).name).toBe('Clara Winter');
  });

  test('asks before unsaved changes are left by a link that was blocked while offline', async () => {
    const person = await stage.person();
    const { slug } = await makeDrawn(person);
    stage.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch|events/);
    const page = await openEditing(person, slug);
    await field(page, 'name').fill('Clara Unsaved');
    await page.context().setOffline(true);
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
    await arrived(page, `/chat/${slug}`);
  });

  test('that meets another change shows both, and either can stay', async () => {
    const person = await stage.person();
    const { slug } = await makeDrawn(person);
    stage.expectTrouble(/409/);
    const page = await openEditing(person, slug);
    await change(person, slug, { name: 'Clara Elsewhere', description: 'Written elsewhere.' });
    await field(page, 'name').fill('Clara Here');
    await button(page, DETAIL_TEXT.save).click();
    const dialog = page.getByRole('dialog', { name: DETAIL_TEXT.conflict.title });
    await dialog.getByText('Clara Elsewhere').waitFor();
    await dialog.getByText('Clara Here').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: DETAIL_TEXT.conflict.keepMine }).click();
    await page.getByText(DETAIL_TEXT.update.done).waitFor();
    const kept = await read(person, slug);
    expect([kept.name, kept.description]).toEqual(['Clara Here', 'Written elsewhere.']);

    await button(page, DETAIL_TEXT.edit).click();
    await change(person, slug, { name: 'Clara Again' });
    await field(page, 'name').fill('Clara Mine');
    await button(page, DETAIL_TEXT.save).click();
    await dialog.getByRole('button', { name: DETAIL_TEXT.conflict.takeTheirs }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Clara Again').first().waitFor();
    expect((await read(person, slug)).name).toBe('Clara Again');
  });

  test('offers breast and butt size for a woman only', async () => {
    const person = await stage.person();
    const [man, woman] = [
      await makeDrawn(person, { sex: 'male', name: 'Tom Winter' }),
      await makeDrawn(person),
    ];
    const page = await openEditing(person, man.slug);
    expect(await field(page, 'breast_size').count()).toBe(0);
    expect(await field(page, 'butt_size').count()).toBe(0);
    await page.goto(`/character/${woman.slug}`);
    await button(page, DETAIL_TEXT.edit).click();
    await field(page, 'breast_size').waitFor();
    expect(await field(page, 'clothing').locator('option').count()).toBeGreaterThan(60);
  });

  test('reaches the whole card under Advanced', async () => {
    const person = await stage.person();
    const { slug } = await makeDrawn(person);
    const page = await openEditing(person, slug);
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
  test('is asked for by the owner, declined with a note and approved by a superuser', async () => {
    const owner = await stage.person();
    const admin = await stage.person('admin@example.test');
    const { slug } = await makeDrawn(owner);
    const { request, withdraw, approve, decline } = DETAIL_TEXT.publication.actions;
    const states = DETAIL_TEXT.publication.states;

    const own = await stage.open({ path: `/character/${slug}`, as: owner });
    await button(own, request).click();
    await own.getByRole('status').filter({ hasText: states.requested }).waitFor();
    await button(own, withdraw).waitFor();

    const review = await stage.open({ path: `/character/${slug}`, as: admin });
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
    await (await stage.person()).call(`/characters/${slug}`);

    await own.reload();
    await button(own, withdraw).click();
    await own.getByRole('status').filter({ hasText: states.private }).waitFor();
  });
});

describe('deleting', () => {
  test('asks first, and takes the own chat with it', async () => {
    const person = await stage.person();
    const { slug, name } = await makeDrawn(person);
    await person.call(`/chat/character/${slug}`);
    const page = await stage.open({ path: `/character/${slug}`, as: person });
    await button(page, DETAIL_TEXT.remove.title).click();
    const dialog = page.getByRole('alertdialog', { name: DETAIL_TEXT.remove.title });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: DETAIL_TEXT.cancel }).click();
    await read(person, slug);
    await button(page, DETAIL_TEXT.remove.title).click();
    await dialog.getByRole('button', { name: DETAIL_TEXT.remove.confirm }).click();
    await arrived(page, '/my-characters');
    await page.getByText(DETAIL_TEXT.remove.done(name)).waitFor();
    await page.getByText(OWN_TEXT.empty.title).waitFor();
    await expect(read(person, slug)).rejects.toThrow('404');
    const chats = await person.call<{ data: unknown[] }>('/chat/');
    expect(chats.data).toEqual([]);
  });
});

describe('My Characters', () => {
  test('is empty at first, for signed-in people only', async () => {
    const visitor = await stage.open({ path: '/my-characters' });
    await arrived(visitor, '/login?next=%2Fmy-characters');
    const page = await stage.open({ path: '/my-characters', as: await stage.person() });
    await page.getByRole('heading', { name: OWN_TEXT.title }).waitFor();
    await page.getByText(OWN_TEXT.none).waitFor();
    await page.getByText(OWN_TEXT.empty.text).waitFor();
    expect(
      await page.getByRole('link', { name: OWN_TEXT.create }).last().getAttribute('href'),
    ).toBe('/create-ai-companion');
    await expectAccessible(page);
  });

  test('counts and shows by tab, with the words for an empty one', async () => {
    const person = await stage.person();
    await makeCharacter(person, { name: 'Ada Realistic' });
    await makeCharacter(person, { name: 'Aiko Anime', style: 'anime' });
    const page = await stage.open({ path: '/my-characters', as: person, width: PHONE });
    await page.getByText(OWN_TEXT.count(2)).waitFor();
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const cards = page.getByRole('article');
    await tab('All (2)').waitFor();
    expect(await cards.count()).toBe(2);
    await expectAccessible(page);
    await tab('Girls (1)').click();
    // Her card is there before and after: the other one has to leave.
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

  test('tells where each character stands, clear of its button', async () => {
    const person = await stage.person();
    const model = await makeCharacter(person);
    const states = [
      { portrait_status: 'pending', publication: 'requested' },
      { portrait_status: 'failed', publication: 'declined' },
      { portrait_status: 'ready', publication: 'public', is_public: true },
      { portrait_status: 'ready', publication: 'private' },
    ];
    const data = states.map((state, number) => ({ ...model, ...state, slug: `state-${number}` }));
    const page = await stage.open({
      path: '/my-characters',
      as: person,
      width: PHONE,
      prepare: (context) =>
        context.route('**/api/v1/characters/?only_private=true*', (route) =>
          route.fulfill({ json: { data, count: data.length, next_cursor: null } }),
        ),
    });
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    const told = (at: number) => cards.nth(at).getByRole('listitem').allTextContents();
    const { pending, failed, requested, declined, public: shown } = OWN_TEXT.states;
    expect(await told(0)).toEqual([pending, requested]);
    expect(await told(1)).toEqual([failed, declined]);
    expect(await told(2)).toEqual([shown]);
    expect(await told(3)).toEqual([]);
    const remove = (await cards.first().getByRole('button').boundingBox())!;
    for (const chip of await cards.first().getByRole('listitem').all()) {
      const box = (await chip.boundingBox())!;
      expect(box.y > remove.y + remove.height || box.x + box.width < remove.x).toBe(true);
    }
    await expectAccessible(page);
  });

  test('turns pages of 12 and keeps the tab', async () => {
    const person = await stage.person();
    const model = await makeCharacter(person);
    const data = Array.from({ length: 14 }, (_, number) => ({
      ...model,
      id: `${model.id}-${number}`,
      slug: `listed-${number}`,
      name: `Girl${number} Listed`,
      media: [],
    }));
    const page = await stage.open({
      path: '/my-characters?tab=girls',
      as: person,
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

  test('deletes after asking, and the list follows', async () => {
    const person = await stage.person();
    const gone = await makeCharacter(person, { name: 'Gone Tomorrow' });
    await makeCharacter(person, { name: 'Here Forever' });
    const page = await stage.open({ path: '/my-characters', as: person });
    await button(page, OWN_TEXT.remove.action('Gone Tomorrow')).click();
    const dialog = page.getByRole('alertdialog', { name: OWN_TEXT.remove.title });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: OWN_TEXT.remove.confirm }).click();
    await page.getByText(OWN_TEXT.remove.done('Gone Tomorrow')).waitFor();
    await page.getByText(OWN_TEXT.count(1)).waitFor();
    await expect(read(person, gone.slug)).rejects.toThrow('404');
    await page.getByRole('link', { name: /^Here, 29/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Here, 29' }).waitFor();
  });

  test('says when it cannot be read, and tries again', async () => {
    const person = await stage.person();
    stage.expectTrouble(/400/);
    let isBroken = true;
    const page = await stage.open({
      path: '/my-characters',
      as: person,
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
