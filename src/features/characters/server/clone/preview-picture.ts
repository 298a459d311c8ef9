import sharp from 'sharp';
import type { UserContext } from '#platform/context.ts';
import { fetchPicture } from './fetch-picture.ts';

/** The longest side in pixels. */
const PREVIEW_SIDE = 640;

/**
 * A small WebP of the picture at a URL, so that the page loads nothing from other hosts.
 * @throws FieldError that names `url`, AppError rate_limited
 */
export async function previewPicture(
  ctx: UserContext,
  url: string,
  signal: AbortSignal,
): Promise<Buffer> {
  await ctx.limits.consume('fetch_picture', ctx.caller.id);
  const { bytes } = await fetchPicture(ctx, url, ['query', 'url'], signal);
  return sharp(bytes)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
}
