import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ImageList } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import { STUDIO_TEXT } from '#features/images/ui/studio/copy.ts';
import { UI_TEXT } from '#ui/copy.ts';
import { readSlugs } from './chat-screen.ts';
import { makeImages } from './gallery-screen.ts';
import type { TestUser } from './person.ts';
import { waitForPath, DESKTOP, expectAccessible, PHONE, setupApp } from './stage.ts';

const app = setupApp({ isShared: true });
const COPY = STUDIO_TEXT.prompt;
const SCENE = 'On a sunny terrace by the sea, laughing';

const CHARACTER = {
  age: 31,
  sex: 'female',
  style: 'realistic',
  ethnicity: 'latina',
  clothing: 'casual',
  occupation: 'teacher',
  personality: 'sage',
  relationship: 'friend',
  voice: 'voice_1',
  hobbies: [],
  body_type: 'slim',
  hair_color: 'brunette',
  hair_style: 'long',
  eye_color: 'brown',
};

const box = (page: Page) => page.getByRole('textbox', { name: COPY.label });
/** The button that makes pictures; its name shows their progress. */
const make = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${COPY.generate}|^Generating…`) });
const gallery = (page: Page) => page.getByRole('list', { name: GALLERY_TEXT.label });
const placeholders = (page: Page) => gallery(page).getByRole('progressbar');
const alert = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
const count = (page: Page, images: number) =>
  page.getByRole('radio', { name: new RegExp(`^${images} images?,`) });
const button = (page: Page, name: string) => page.getByRole('button', { name });
/** Checks the number of pictures and that none is in progress. The grid renders only visible ones. */
const hasPictures = (page: Page, number: number) =>
  expect
    .poll(
      async () => [
        await gallery(page).locator(`li[aria-setsize="${number}"]`).count(),
        await placeholders(page).count(),
      ],
      { timeout: 30_000 },
    )
    .toEqual([expect.toSatisfy((shown: number) => shown > 0), 0]);
const hasTokens = (page: Page, number: number) =>
  page.getByText(STUDIO_TEXT.credits.available(number)).waitFor();

/** The user's pictures on the server. */
const made = (user: TestUser) => user.call<ImageList>('/generate/');

async function firstSlug(): Promise<string> {
  const [slug] = await readSlugs(app, 1);
  return slug!;
}

describe('the entry pages', () => {
  test.each(['/generate', '/generate/nobody', '/generator', '/character-images/nobody'])(
    '%s requires an account',
    async (path) => {
      const page = await app.open({ path });
      await waitForPath(page, `/login?next=${encodeURIComponent(path)}`);
    },
  );

  test.each(['/generator', '/generate/elena-marchetti'])(
    '%s has sufficient contrast',
    async (path) => {
      const user = await app.createUser();
      const page = await app.open({ path, as: user, storage: { theme: 'light' } });
      await page.getByText(GALLERY_TEXT.empty).waitFor();
      await expectAccessible(page);
    },
  );

  test.each([PHONE, 768, 1024, 1100, DESKTOP])(
    'show all choices legibly at %i px',
    async (width) => {
      const page = await app.open({
        path: '/generate/elena-marchetti',
        width,
        as: await app.createUser(),
      });
      await count(page, 8).waitFor({ state: 'attached' });
      await button(page, 'Dancing').waitFor();
      const cut = await page
        .locator('main form')
        .evaluate((form) =>
          [...form.querySelectorAll('fieldset label, li button')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(cut).toEqual([]);
    },
  );

  test.each([PHONE, DESKTOP])(
    'let the user find and select a character by name, at %i px',
    async (width) => {
      const page = await app.open({ width, as: await app.createUser() });
      await page
        .getByRole('navigation', { name: UI_TEXT.mainNavigation })
        .getByRole('link', { name: /^Generate/ })
        .click();
      await waitForPath(page, '/generate');
      await page.getByRole('heading', { level: 1, name: STUDIO_TEXT.generate.heading }).waitFor();
      const active = page.locator('nav [aria-current=page]:visible');
      await expect.poll(() => active.innerText()).toMatch(/^Generate/);
      const picker = page.getByRole('region', { name: STUDIO_TEXT.picker.label });
      expect(await picker.getByRole('link').count()).toBe(12);
      await page.getByText(GALLERY_TEXT.empty).waitFor();
      await expectAccessible(page);

      await button(page, STUDIO_TEXT.picker.more).click();
      await expect.poll(() => picker.getByRole('link').count()).toBeGreaterThan(12);
      await button(page, STUDIO_TEXT.picker.yours).click();
      await page.getByText(STUDIO_TEXT.picker.noneOwn).waitFor();
      await button(page, STUDIO_TEXT.picker.everyone).click();
      const search = page.getByRole('searchbox', { name: STUDIO_TEXT.picker.search });
      await search.fill('nobody is called so');
      await page.getByText(STUDIO_TEXT.picker.none('nobody is called so')).waitFor();
      await search.fill('elena');
      await picker.getByRole('link', { name: /^Elena/ }).click();
      await waitForPath(page, '/generate/elena-marchetti');
      await page.getByRole('heading', { name: STUDIO_TEXT.character.about('Elena') }).waitFor();
      if (width === PHONE)
        expect(await page.getByRole('navigation', { name: UI_TEXT.mainNavigation }).count()).toBe(
          0,
        );
      await expectAccessible(page);
      const details = page.getByRole('link', { name: STUDIO_TEXT.character.viewDetails });
      expect(await details.getAttribute('href')).toBe('/character/elena-marchetti');
      await page.getByRole('link', { name: STUDIO_TEXT.character.back }).click();
      await waitForPath(page, '/generate');
      await page.getByRole('link', { name: STUDIO_TEXT.generate.free }).click();
      await waitForPath(page, '/generator');
      await page.getByRole('heading', { level: 1, name: 'Images Collection' }).waitFor();
      await expectAccessible(page);
    },
  );

  test('handle an unknown character and an address without one', async () => {
    app.allowErrors(/404/);
    const user = await app.createUser();
    const page = await app.open({ path: '/generate', as: user });
    for (const path of ['/generate/nobody-here', '/character-images/nobody-here']) {
      await page.goto('/generate');
      await page.goto(path);
      await page.getByRole('heading', { name: STUDIO_TEXT.missing.title }).waitFor();
      await expectAccessible(page);
      await button(page, STUDIO_TEXT.missing.goBack).click();
      await waitForPath(page, '/generate');
    }
    await page.goto('/character-images');
    await page.getByRole('heading', { name: STUDIO_TEXT.images.noSlug }).waitFor();
    await expectAccessible(page);
  });
});

describe('generating pictures', () => {
  test('of a character: one, then four, while the user leaves the page and returns', async () => {
    const user = await app.createUser();
    const slug = await firstSlug();
    const page = await app.open({ path: `/generate/${slug}`, as: user });
    await hasTokens(page, 20);
    await box(page).fill(SCENE);
    await make(page).click();
    await hasTokens(page, 18);
    await hasPictures(page, 1);
    await toast(page, STUDIO_TEXT.success.text).waitFor();
    // The page scrolls to the new picture.
    await expect
      .poll(() => gallery(page).evaluate((list) => list.getBoundingClientRect().top))
      .toBeLessThan(900);
    expect(await box(page).inputValue()).toBe(SCENE);

    await count(page, 4).check();
    await page.getByRole('radio', { name: 'Landscape' }).check();
    await make(page).click();
    await expect.poll(() => placeholders(page).count()).toBeGreaterThan(0);
    // The button is disabled until the pictures are finished.
    await expect
      .poll(async () => (await make(page).isDisabled()) && (await make(page).innerText()))
      .toMatch(/^Generating… \d+%$/);
    await page.getByRole('link', { name: STUDIO_TEXT.character.back }).click();
    await waitForPath(page, '/generate');
    await page.goBack();
    await waitForPath(page, `/generate/${slug}`);
    await hasPictures(page, 5);
    await expect.poll(() => make(page).isEnabled()).toBe(true);
    await hasTokens(page, 10);
    expect(await count(page, 4).isChecked()).toBe(true);
    expect(await box(page).inputValue()).toBe(SCENE);
    const { images } = await made(user);
    expect(images.map(({ character_slug }) => character_slug)).toEqual(Array(5).fill(slug));
    expect(images.filter(({ width, height }) => width > height)).toHaveLength(4);
    await expectAccessible(page);
  });

  test('without a character: Enter generates one, and the settings dialog is remembered', async () => {
    const user = await app.createUser();
    const page = await app.open({ path: '/generator', width: PHONE, as: user });
    await box(page).press('Enter');
    await alert(page, COPY.empty).waitFor();
    expect(await box(page).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await box(page).fill('A whale');
    expect(await alert(page, COPY.empty).count()).toBe(0);
    await box(page).press('Shift+Enter');
    await page.keyboard.type('at dusk');
    expect(await box(page).inputValue()).toBe('A whale\nat dusk');
    await box(page).press('Enter');
    await hasPictures(page, 1);
    await toast(page, STUDIO_TEXT.success.text).waitFor();
    // The built-in illustrator names the words that it did not draw.
    await page.getByText(STUDIO_TEXT.notDrawn(['whale'])).waitFor();

    await button(page, COPY.settings).click();
    const dialog = page.getByRole('dialog', { name: STUDIO_TEXT.settings.title });
    await dialog.getByRole('radio', { name: '4 images, 8 tokens' }).check();
    await dialog.getByRole('radio', { name: 'Square' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: STUDIO_TEXT.settings.done }).click();
    await button(page, COPY.settingsNow(4, 'square', false)).waitFor();
    await make(page).click();
    await hasPictures(page, 5);
    await page.reload();
    await button(page, COPY.settingsNow(4, 'square', false)).waitFor();
    expect(await box(page).inputValue()).toBe('A whale\nat dusk');
    const { images } = await made(user);
    expect(images.filter(({ width, height }) => width === height)).toHaveLength(4);
  });

  test('on the page of a character’s images: one, then four', async () => {
    const user = await app.createUser();
    const slug = await firstSlug();
    const page = await app.open({ path: `/character-images/${slug}`, as: user });
    await box(page).fill(SCENE);
    await make(page).click();
    await hasPictures(page, 1);
    await button(page, COPY.settings).click();
    await page.getByRole('dialog').getByRole('radio', { name: '4 images, 8 tokens' }).check();
    await page.keyboard.press('Escape');
    await make(page).click();
    await hasPictures(page, 5);
    expect((await made(user)).images.every((one) => one.character_slug === slug)).toBe(true);
    await expectAccessible(page);
  });

  test('that are NSFW requires one confirmation of the notice', async () => {
    const user = await app.createUser();
    const slug = await firstSlug();
    const page = await app.open({ path: `/generate/${slug}`, as: user });
    const toggle = page.getByRole('switch', { name: STUDIO_TEXT.nsfw.label });
    await toggle.click();
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: UI_TEXT.cancel }).click();
    expect(await toggle.isChecked()).toBe(false);
    await toggle.click();
    await dialog.getByRole('button', { name: STUDIO_TEXT.nsfw.confirm }).click();
    await expect.poll(() => toggle.isChecked()).toBe(true);
    await box(page).fill(SCENE);
    await make(page).click();
    await gallery(page).getByText(GALLERY_TEXT.card.nsfw.title).waitFor();
    expect((await made(user)).images[0]).toMatchObject({ is_nsfw: true, is_blurred: false });

    await page.reload();
    expect(await toggle.isChecked()).toBe(false);
    await toggle.click();
    await expect.poll(() => toggle.isChecked()).toBe(true);
    expect(await dialog.count()).toBe(0);
  });
});

describe('the character picker', () => {
  test('finds the user’s own characters by name', async () => {
    const user = await app.createUser();
    const { slug } = await user.call<{ slug: string }>('/characters/', {
      method: 'POST',
      body: JSON.stringify({ ...CHARACTER, name: 'Lunaria Vale' }),
    });
    const page = await app.open({ path: '/generate', as: user });
    await button(page, STUDIO_TEXT.picker.yours).click();
    const picker = page.getByRole('region', { name: STUDIO_TEXT.picker.label });
    const search = page.getByRole('searchbox', { name: STUDIO_TEXT.picker.search });
    await picker.locator(`a[href="/generate/${slug}"]`).waitFor();
    await search.fill('elena');
    await page.getByText(STUDIO_TEXT.picker.none('elena')).waitFor();
    await search.fill('vale');
    await picker.locator(`a[href="/generate/${slug}"]`).waitFor();
  });

  test('shows an error when the search fails, and can be retried', async () => {
    app.allowErrors(/ERR_FAILED/);
    const page = await app.open({
      path: '/generate',
      as: await app.createUser(),
      prepare: (context) => context.route('**/characters/search*', (route) => route.abort()),
    });
    await page.getByRole('searchbox', { name: STUDIO_TEXT.picker.search }).fill('elena');
    await alert(page, STUDIO_TEXT.picker.failed).waitFor();
    await page.context().unrouteAll();
    await button(page, UI_TEXT.tryAgain).click();
    await page
      .getByRole('region', { name: STUDIO_TEXT.picker.label })
      .getByRole('link', { name: /^Elena/ })
      .waitFor();
  });
});

describe('the prompt', () => {
  test('can be composed from suggestions by keyboard', async () => {
    const page = await app.open({ path: '/generator', as: await app.createUser() });
    await box(page).fill('She laughs');
    await page.getByRole('tab', { name: 'Action' }).focus();
    for (const next of ['Pose', 'Outfit']) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name: next, selected: true }).waitFor();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await box(page).inputValue()).toBe('She laughs, in elegant evening wear');
    const tile = button(page, 'Evening wear');
    expect(await tile.getAttribute('aria-pressed')).toBe('true');
    await expect
      .poll(() => tile.locator('img').evaluate((it) => (it as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await page.keyboard.press('Space');
    expect(await box(page).inputValue()).toBe('She laughs');
  });

  test('can be randomized without repeats, and the user’s own text can be restored', async () => {
    const page = await app.open({ path: '/generator', width: PHONE, as: await app.createUser() });
    await box(page).fill('My own words');
    let last = '';
    for (let turn = 0; turn < 12; turn += 1) {
      await button(page, COPY.random).click();
      const now = await box(page).inputValue();
      expect(now).not.toBe(last);
      last = now;
    }
    await button(page, COPY.putBack).click();
    expect(await box(page).inputValue()).toBe('My own words');
  });

  test('shows the remaining characters, and rejects a suggestion that does not fit', async () => {
    const page = await app.open({ path: '/generator', width: PHONE, as: await app.createUser() });
    await box(page).fill('x'.repeat(1495));
    await page.getByText(COPY.left(5)).waitFor();
    await button(page, 'Dancing').click();
    await alert(page, COPY.noRoom).waitFor();
    expect(await box(page).inputValue()).toBe('x'.repeat(1495));
    await expectAccessible(page);
  });

  test('can be reused from a picture without leaving the page', async () => {
    const page = await app.open({ path: '/generator', as: await app.createUser() });
    await box(page).fill('A whale at dusk');
    await make(page).click();
    await hasPictures(page, 1);
    await box(page).fill('Something else');
    await button(page, GALLERY_TEXT.card.menu('A whale at dusk')).click();
    await page.getByRole('menuitem', { name: GALLERY_TEXT.actions.usePrompt }).click();
    await expect.poll(() => box(page).inputValue()).toBe('A whale at dusk');
    await button(page, COPY.putBack).click();
    expect(await box(page).inputValue()).toBe('Something else');
  });

  test('can be reused from the lightbox, which closes', async () => {
    const user = await app.createUser();
    await makeImages(user, { prompt: SCENE });
    const page = await app.open({ path: '/generate/elena-marchetti', as: user });
    await gallery(page).getByRole('button', { name: SCENE, exact: true }).click();
    const lightbox = page.getByRole('dialog', { name: GALLERY_TEXT.lightbox.title });
    await lightbox.getByRole('button', { name: GALLERY_TEXT.actions.usePrompt }).click();
    await expect.poll(() => lightbox.count()).toBe(0);
    await expect.poll(() => box(page).inputValue()).toBe(SCENE);
    await expect.poll(() => box(page).evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('survives an expired session', async () => {
    // Some lists are still loading when the session expires.
    app.allowErrors(/401/);
    const user = await app.createUser();
    const slug = await firstSlug();
    const page = await app.open({ path: `/generate/${slug}`, as: user });
    await box(page).fill(SCENE);
    await page.evaluate(() => localStorage.removeItem('auth_token'));
    await page.reload();
    await waitForPath(page, `/login?next=${encodeURIComponent(`/generate/${slug}`)}`);
    await page.evaluate((token) => localStorage.setItem('auth_token', token), user.token);
    await page.reload();
    await waitForPath(page, `/generate/${slug}`);
    await expect.poll(() => box(page).inputValue()).toBe(SCENE);
  });
});

describe('a rejected request keeps the prompt', () => {
  test('without enough tokens: shows the price, the balance and the links', async () => {
    app.allowErrors(/429/);
    const page = await app.open({
      path: `/generate/${await firstSlug()}`,
      width: PHONE,
      as: await app.createUser(),
    });
    await box(page).fill(SCENE);
    await count(page, 8).check();
    await make(page).click();
    await hasTokens(page, 4);
    await make(page).click();
    const panel = alert(page, STUDIO_TEXT.tokens.text(16, 4));
    await panel.waitFor();
    const way = panel.getByRole('link', { name: STUDIO_TEXT.tokens.upgrade });
    expect(await way.getAttribute('href')).toMatch(/^\/premium\?pack=small&next=%2Fgenerate%2F/);
    await expectAccessible(page);
    await panel.getByRole('button', { name: STUDIO_TEXT.tokens.fewer(2) }).click();
    await hasTokens(page, 0);
    await hasPictures(page, 10);
    expect(await box(page).inputValue()).toBe(SCENE);
    expect(await panel.count()).toBe(0);
  });

  test('with a blocked prompt: shows the server’s message next to the box', async () => {
    app.allowErrors(/400/);
    const page = await app.open({ path: '/generator', as: await app.createUser() });
    const text = 'A portrait that looks just like my ex';
    await box(page).fill(text);
    await make(page).click();
    await alert(page, /real/).waitFor();
    expect(await box(page).inputValue()).toBe(text);
    expect(await box(page).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await hasTokens(page, 20);
    await box(page).fill('A portrait in watercolor');
    expect(await alert(page, /real/).count()).toBe(0);
  });

  test.each([
    [429, { code: 'rate_limited', detail: 'Wait for one to finish.' }, 'Wait for one to finish.'],
    [503, { code: 'not_ready', detail: 'Starting.' }, STUDIO_TEXT.failures.down],
  ])('an answer %i: a clear sentence', async (status, json, sentence) => {
    app.allowErrors(new RegExp(String(status)));
    const page = await app.open({
      path: '/generator',
      as: await app.createUser(),
      prepare: (context) =>
        context.route('**/generate/image', (route) => route.fulfill({ status, json })),
    });
    await box(page).fill(SCENE);
    await make(page).click();
    await alert(page, sentence).waitFor();
    expect(await box(page).inputValue()).toBe(SCENE);
    expect(await make(page).isEnabled()).toBe(true);
  });

  test('after an unexpected failure, and while the network is down', async () => {
    app.allowErrors(/500|ERR_/);
    const user = await app.createUser();
    const page = await app.open({ path: '/generator', as: user });
    await page.route('**/generate/image', (route) => route.fulfill({ status: 500, json: {} }));
    await box(page).fill(SCENE);
    await make(page).click();
    await toast(page, STUDIO_TEXT.failures.other).waitFor();
    await page.unrouteAll();
    await page.route('**/generate/image', (route) => route.abort());
    await make(page).click();
    await alert(page, STUDIO_TEXT.failures.offline).waitFor();
    expect(await box(page).inputValue()).toBe(SCENE);
    await page.reload();
    expect(await box(page).inputValue()).toBe(SCENE);
    await page.unrouteAll();
    await make(page).click();
    await hasPictures(page, 1);
    expect((await made(user)).count).toBe(1);
  });
});
