import type { Locator, Page } from 'playwright-core';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import type { GeneratedImage, GenerateImage, ImageList } from '#features/images/contract.ts';
import { GALLERY_TEXT } from '#features/images/ui/copy.ts';
import type { Person } from './person.ts';

export const SLUG = 'elena-marchetti';
export const GALLERY_PATH = `/character/${SLUG}`;

type Order = Partial<GenerateImage> & { prompt: string };

/** Makes pictures of Elena for a person and waits for them. */
export async function makeImages(person: Person, order: Order): Promise<GeneratedImage[]> {
  if (order.nsfw)
    await person.call('/age-acknowledgements', {
      method: 'POST',
      body: JSON.stringify({ version: AGE_NOTICE_VERSION }),
    });
  const { images } = await person.call<{ images: GeneratedImage[] }>('/generate/image', {
    method: 'POST',
    body: JSON.stringify({ character_slug: SLUG, ...order }),
  });
  return images;
}

export const readImages = async (person: Person): Promise<GeneratedImage[]> =>
  (await person.call<ImageList>('/generate/')).images;

export const gallery = (page: Page): Locator =>
  page.getByRole('list', { name: GALLERY_TEXT.label });
/** The button of a picture, by the beginning of its prompt. */
export const card = (page: Page, name: string): Locator =>
  gallery(page).getByRole('button', { name, exact: true });
export const nsfwCard = (page: Page): Locator =>
  gallery(page).getByRole('button', { name: /^NSFW Content/ });
export const toast = (page: Page, words: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: words });
export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: GALLERY_TEXT.lightbox.title });
/** The picture that the lightbox shows. */
export const slide = (page: Page, name: string): Locator =>
  lightbox(page).locator('.yarl__slide_current').getByRole('img', { name });

/** Opens a picture's menu and chooses. */
export async function act(page: Page, name: string, action: string): Promise<void> {
  await card(page, name).hover();
  await page.getByRole('button', { name: GALLERY_TEXT.card.menu(name) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
