export { checkTarget, resolveHost } from './check-target.ts';
export { decodeImage } from './decode-image.ts';
export { pinTo } from './download.ts';
export { FetchImageError, type FetchImageReason } from './fetch-image-error.ts';
export {
  fetchPublicImage,
  type FetchedImage,
  type FetchImageOptions,
} from './fetch-public-image.ts';
