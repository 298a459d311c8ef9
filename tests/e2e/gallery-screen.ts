import type { Locator, Page } from 'playwright-core';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import type { GeneratedImage, GenerateImage, ImageList } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import type { TestUser } from './person.ts';

export const SLUG = 'elena-marchetti';
export const GALLERY_PATH = `/character/${SLUG}`;

type ImageOptions = Partial<GenerateImage> & { prompt: string };

/** Generates pictures of the character `SLUG` over the API and waits for them. */
export async function makeImages(user: TestUser, options: ImageOptions): Promise<GeneratedImage[]> {
  if (options.nsfw)
    await user.call('/age-acknowledgements', {
      method: 'POST',
      body: JSON.stringify({ version: AGE_NOTICE_VERSION }),
    });
  const { images } = await user.call<{ images: GeneratedImage[] }>('/generate/image', {
    method: 'POST',
    body: JSON.stringify({ character_slug: SLUG, ...options }),
  });
  return images;
}

export const readImages = async (user: TestUser): Promise<GeneratedImage[]> =>
  (await user.call<ImageList>('/generate/')).images;

export const gallery = (page: Page): Locator =>
  page.getByRole('list', { name: GALLERY_TEXT.label });
/** The gallery button of a picture. Its name is the beginning of the prompt. */
export const card = (page: Page, name: string): Locator =>
  gallery(page).getByRole('button', { name, exact: true });
export const nsfwCard = (page: Page): Locator =>
  gallery(page).getByRole('button', { name: /^NSFW Content/ });
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: GALLERY_TEXT.lightbox.title });
/** The current picture of the lightbox. */
export const slide = (page: Page, name: string): Locator =>
  lightbox(page).locator('.yarl__slide_current').getByRole('img', { name });

/** Opens a picture's menu and chooses an item. */
export async function chooseMenuItem(page: Page, name: string, action: string): Promise<void> {
  await card(page, name).hover();
  await page.getByRole('button', { name: GALLERY_TEXT.card.menu(name) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
