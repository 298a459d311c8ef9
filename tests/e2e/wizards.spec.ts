import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Character, CharacterList } from '#features/characters/contract.ts';
import { DETAIL_TEXT } from '#features/characters/ui/detail/copy.ts';
import { HUB_TEXT, WIZARD_TEXT } from '#features/characters/ui/wizard/copy.ts';
import { STEPS } from '#features/characters/ui/wizard/steps.ts';
import type { Sex } from '#features/characters/options/index.ts';
import type { TestUser } from './person.ts';
import { waitForPath, describeFocus, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });

const question = (page: Page, sex: Sex, step: number) =>
  page.getByRole('heading', { level: 1, name: WIZARD_TEXT.question(STEPS[sex][step]!.id, sex) });
const waitForStep = (page: Page, sex: Sex, step: number) => question(page, sex, step).waitFor();
/** Waits until the step is shown and its question has the focus. */
async function waitForQuestion(page: Page, sex: Sex, step: number): Promise<void> {
  await waitForStep(page, sex, step);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
}
const next = (page: Page) => page.getByRole('button', { name: WIZARD_TEXT.next, exact: true });
const finish = (page: Page) => page.getByRole('button', { name: WIZARD_TEXT.finish });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const isSelected = (page: Page, name: string) =>
  expect.poll(() => radio(page, name).isChecked()).toBe(true);
const line = (page: Page, field: string) =>
  page.getByRole('button', { name: WIZARD_TEXT.change(field) });
const portrait = (page: Page) =>
  page
    .getByRole('complementary', { name: WIZARD_TEXT.portrait })
    .getByAltText(/^Live portrait/)
    .last();
const nameField = (page: Page) => page.getByRole('textbox', { name: WIZARD_TEXT.field.name });

/** The user's only character. */
async function madeBy(user: TestUser): Promise<Character> {
  const { data } = await user.call<CharacterList>('/characters/?only_private=true');
  expect(data).toHaveLength(1);
  return user.call<Character>(`/characters/${data[0]!.slug}`);
}

/** Presses Tab until an element that matches `selector` has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let presses = 0; presses < 90; presses++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
    // No bar covers the focused element.
    await expect.poll(() => page.evaluate(describeFocus)).toMatch(/^seen/);
  }
  throw new Error(`The Tab key does not reach ${selector}.`);
}

describe('the hub', () => {
  test.each([PHONE, DESKTOP])(
    'links to every way to create a character, at %i px',
    async (width) => {
      const page = await app.open({
        path: '/create-ai-companion',
        width,
        as: await app.createUser(),
      });
      await page.getByRole('heading', { level: 1, name: HUB_TEXT.heading }).waitFor();
      for (const [title, path] of [
        [HUB_TEXT.girlfriend.title, '/ai-girlfriend'],
        [HUB_TEXT.boyfriend.title, '/ai-boyfriend'],
        [HUB_TEXT.clone.title, '/clone-ai-companion'],
        [HUB_TEXT.import.title, '/my-characters?import=1'],
        [HUB_TEXT.girls, '/girls'],
        [HUB_TEXT.guys, '/guys'],
      ] as const)
        expect(
          await page.getByRole('main').getByRole('link', { name: title }).getAttribute('href'),
        ).toBe(path);
      await expectAccessible(page);
    },
  );

  test.each(['/create-ai-companion', '/ai-girlfriend?step=3', '/ai-boyfriend'])(
    '%s requires an account',
    async (path) => {
      const page = await app.open({ path });
      await waitForPath(page, `/login?next=${encodeURIComponent(path)}`);
    },
  );
});

test('creates a girlfriend by mouse, with a change at the summary', async () => {
  const user = await app.createUser();
  const page = await app.open({ path: '/create-ai-companion', as: user });
  await page.getByRole('main').getByRole('link', { name: HUB_TEXT.girlfriend.title }).click();

  await waitForStep(page, 'female', 0);
  const previous = page.getByRole('button', { name: WIZARD_TEXT.previous });
  expect(await previous.isDisabled()).toBe(true);
  await portrait(page).waitFor();
  const first = await portrait(page).getAttribute('src');
  await radio(page, 'Anime').check();
  await expect.poll(() => portrait(page).getAttribute('src')).not.toBe(first);
  await expectAccessible(page);
  await next(page).click();

  await waitForQuestion(page, 'female', 1);
  await waitForPath(page, '/ai-girlfriend?step=1');
  expect(await previous.isDisabled()).toBe(false);
  for (const age of ['18+', '20s', '30s', '40s'])
    await page.getByRole('button', { name: age, exact: true }).waitFor();
  expect(await page.getByText(/teen/i).count()).toBe(0);
  await radio(page, 'Latina').check();
  await page.getByRole('button', { name: '30s', exact: true }).click();
  await page.getByText(WIZARD_TEXT.years(35)).waitFor();
  await radio(page, 'Green').check();
  await expectAccessible(page);
  await next(page).click();

  await waitForStep(page, 'female', 2);
  await radio(page, 'Bun').check();
  await radio(page, 'Redhead').check();
  await next(page).click();
  await waitForStep(page, 'female', 3);
  await page.getByRole('radio', { name: /^Sage/ }).check();
  await next(page).click();
  await waitForStep(page, 'female', 4);
  await radio(page, 'Best friend').check();
  await next(page).click();
  await waitForStep(page, 'female', 5);
  await radio(page, 'Curvy').check();
  await next(page).click();

  await waitForStep(page, 'female', 6);
  await radio(page, 'Long dress').check();
  await radio(page, 'Scientist').check();
  for (const hobby of ['Hiking', 'Art', 'Sailing'])
    await page.getByRole('checkbox', { name: hobby, exact: true }).check();
  const gaming = page.getByRole('checkbox', { name: 'Gaming', exact: true });
  expect(await gaming.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: 'Sailing', exact: true }).uncheck();
  expect(await gaming.isDisabled()).toBe(false);
  await gaming.check();
  await expectAccessible(page);
  await next(page).click();

  await waitForStep(page, 'female', 7);
  await radio(page, 'Bright and lively').check();
  await nameField(page).fill('Vera Lindqvist');
  await next(page).click();

  await waitForStep(page, 'female', 8);
  await expectAccessible(page);
  await line(page, WIZARD_TEXT.field.hair_style).click();
  await waitForStep(page, 'female', 2);
  await isSelected(page, 'Bun');
  await radio(page, 'Ponytail').check();
  await page.getByRole('button', { name: WIZARD_TEXT.backToSummary }).click();
  await waitForStep(page, 'female', 8);
  expect(await line(page, WIZARD_TEXT.field.hair_style).innerText()).toContain('Ponytail');
  await finish(page).click();

  await page.waitForURL(/\/character\//);
  await page.getByText(WIZARD_TEXT.created('Vera Lindqvist')).waitFor();
  const made = await madeBy(user);
  await waitForPath(page, `/character/${made.slug}`);
  expect(made).toMatchObject({
    name: 'Vera Lindqvist',
    sex: 'female',
    style: 'anime',
    age: 35,
    ethnicity: 'latina',
    eye_color: 'green',
    hair_style: 'ponytail',
    hair_color: 'redhead',
    personality: 'sage',
    relationship: 'best_friend',
    body_type: 'curvy',
    breast_size: 'medium',
    butt_size: 'medium',
    clothing: 'long_dress',
    occupation: 'scientist',
    voice: 'voice_2',
    hobbies: ['hiking', 'art', 'gaming'],
    is_public: false,
  });
  await page.getByRole('link', { name: DETAIL_TEXT.startChat }).click();
  await waitForPath(page, `/chat/${made.slug}`);
}, 120_000);

test('creates a boyfriend with the keyboard alone', async () => {
  const user = await app.createUser();
  const page = await app.open({ path: '/ai-boyfriend', as: user });
  const press = (key: string) => page.keyboard.press(key);

  await waitForStep(page, 'male', 0);
  await tabTo(page, '[name=style]');
  await press('ArrowRight');
  await isSelected(page, 'Anime');
  await press('Enter');

  await waitForQuestion(page, 'male', 1);
  await tabTo(page, '[name=ethnicity]');
  await press('ArrowRight');
  await isSelected(page, 'Latino');
  await tabTo(page, '[role=slider]');
  for (let year = 25; year < 28; year++) await press('ArrowRight');
  await page.getByText(WIZARD_TEXT.years(28)).waitFor();
  await press('End');
  await page.getByText(WIZARD_TEXT.years(35)).waitFor();
  await tabTo(page, '[name=eye_color]');
  await press('ArrowRight');
  await press('Enter');

  await waitForQuestion(page, 'male', 2);
  await tabTo(page, '[name=hair_style]');
  await press('ArrowRight');
  await isSelected(page, 'Bun');
  await press('Enter');
  await waitForQuestion(page, 'male', 3);
  await tabTo(page, '[name=body_type]');
  await press('ArrowLeft');
  await isSelected(page, 'Slim');
  await press('Enter');
  await waitForQuestion(page, 'male', 4);
  await tabTo(page, '[name=voice]');
  await press('ArrowRight');
  await press('Enter');
  await waitForQuestion(page, 'male', 5);
  await tabTo(page, '[name=relationship]');
  await press('ArrowDown');
  await isSelected(page, 'Best friend');
  await press('Enter');

  await waitForQuestion(page, 'male', 6);
  await tabTo(page, '[name=occupation]');
  await press('ArrowRight');
  await isSelected(page, 'Massage Therapist');
  for (const hobby of ['tv_series', 'cars', 'triathlon']) {
    await tabTo(page, `[name=hobbies][value=${hobby}]`);
    await press('Space');
  }
  await page.getByText(WIZARD_TEXT.hobbiesChosen(3, 3)).waitFor();
  await tabTo(page, 'button[type=submit]');
  await press('Enter');

  await waitForQuestion(page, 'male', 7);
  await tabTo(page, '[name=name]');
  await page.keyboard.type('Tobias Ferrer');
  await tabTo(page, '[name=description]');
  await page.keyboard.type('Keeps bees on the roof.');
  await tabTo(page, 'button[type=submit]');
  await press('Enter');
  await waitForQuestion(page, 'male', 8);
  await tabTo(page, 'button[type=submit]');
  await press('Enter');

  await page.waitForURL(/\/character\//);
  await page.getByText(WIZARD_TEXT.created('Tobias Ferrer')).waitFor();
  expect(await madeBy(user)).toMatchObject({
    name: 'Tobias Ferrer',
    description: 'Keeps bees on the roof.',
    sex: 'male',
    style: 'anime',
    age: 35,
    ethnicity: 'latino',
    eye_color: 'blue',
    hair_style: 'bun',
    body_type: 'slim',
    voice: 'voice_2',
    relationship: 'best_friend',
    clothing: 'jeans_and_t_shirt',
    occupation: 'massage_therapist',
    hobbies: ['tv_series', 'cars', 'triathlon'],
    breast_size: null,
    butt_size: null,
  });
}, 120_000);

describe('progress', () => {
  test('survives a reload and a sign-in until it is reset', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/ai-girlfriend?step=2', width: PHONE, as: user });
    await radio(page, 'Curly').check();
    await next(page).click();
    await waitForStep(page, 'female', 3);
    await page.reload();
    await waitForStep(page, 'female', 3);
    await expectAccessible(page);

    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.reload();
    await waitForPath(page, `/login?next=${encodeURIComponent('/ai-girlfriend?step=3')}`);
    await page.evaluate((token) => localStorage.setItem('auth_token', token), user.token);
    await page.reload();
    await waitForPath(page, '/ai-girlfriend?step=3');
    await waitForStep(page, 'female', 3);
    await page.getByRole('button', { name: WIZARD_TEXT.previous }).click();
    await isSelected(page, 'Curly');

    await page.getByRole('button', { name: WIZARD_TEXT.startOver }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: WIZARD_TEXT.startOverConfirm }).click();
    await waitForStep(page, 'female', 0);
    await page.goto('/ai-girlfriend?step=2');
    await isSelected(page, 'Long');
  });

  test('follows the browser’s back and forward buttons', async () => {
    const page = await app.open({ path: '/ai-boyfriend', as: await app.createUser() });
    await next(page).click();
    await waitForStep(page, 'male', 1);
    await next(page).click();
    await waitForStep(page, 'male', 2);
    await page.goBack();
    await waitForStep(page, 'male', 1);
    await page.goForward();
    await waitForStep(page, 'male', 2);
    await page.getByRole('button', { name: WIZARD_TEXT.previous }).click();
    await waitForStep(page, 'male', 1);
    await page.goBack();
    await waitForStep(page, 'male', 0);
  });
});

test('choices whose pictures fail to load can be selected by their labels', async () => {
  app.allowErrors(/503/);
  const page = await app.open({
    path: '/ai-girlfriend?step=5',
    as: await app.createUser(),
    prepare: (context) =>
      context.route(/options\/picture|characters\/preview/, (route) =>
        route.fulfill({ status: 503, json: {} }),
      ),
  });
  await radio(page, 'Curvy').check();
  const pictures = page.locator('form label img');
  expect(await pictures.count()).toBe(5);
  // The browser's broken-image icon is never shown.
  for (const picture of await pictures.all())
    expect(await picture.evaluate((it) => getComputedStyle(it).opacity)).toBe('0');
  await expectAccessible(page);
});

describe('a rejected form', () => {
  test('without a name shows the alert at the missing field', async () => {
    const page = await app.open({ path: '/ai-boyfriend?step=8', as: await app.createUser() });
    await finish(page).click();
    await waitForStep(page, 'male', 7);
    await page.getByRole('alert').filter({ hasText: WIZARD_TEXT.missing }).waitFor();
    await expect
      .poll(() => nameField(page).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.getByText(WIZARD_TEXT.missing).nth(1).waitFor();
    await expectAccessible(page);
    await nameField(page).fill('Tobias');
    expect(await page.getByRole('alert').filter({ hasText: WIZARD_TEXT.missing }).count()).toBe(0);
  });

  test('with a likeness of a real person shows the server’s message at the texts', async () => {
    app.allowErrors(/400/);
    const user = await app.createUser();
    const page = await app.open({ path: '/ai-girlfriend?step=7', as: user });
    const description = page.getByRole('textbox', { name: WIZARD_TEXT.field.description });
    await nameField(page).fill('Lily');
    await description.fill('She looks just like my ex.');
    await next(page).click();
    await finish(page).click();
    await waitForStep(page, 'female', 7);
    const alert = page.locator('[data-problem]');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('real');
    expect(await nameField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await description.getAttribute('aria-invalid')).toBe('true');
    const { count } = await user.call<CharacterList>('/characters/?only_private=true');
    expect(count).toBe(0);

    await description.fill('She paints boats.');
    await next(page).click();
    await finish(page).click();
    await page.waitForURL(/\/character\//);
    expect(await madeBy(user)).toMatchObject({ name: 'Lily', description: 'She paints boats.' });
  });

  test('after a lost response shows the alert, and resending creates one character', async () => {
    app.allowErrors(/ERR_|Failed to load/);
    const user = await app.createUser();
    const keys: (string | undefined)[] = [];
    const page = await app.open({ path: '/ai-girlfriend?step=7', as: user });
    await page.route('**/api/v1/characters/', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await nameField(page).fill('Ada');
    await next(page).click();
    await finish(page).click();
    await page.getByRole('alert').filter({ hasText: WIZARD_TEXT.failed }).waitFor();
    await page.reload();
    await finish(page).click();
    await page.waitForURL(/\/character\//);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await madeBy(user);
  });
});
