export { decodeImage } from './decode-image.ts';
export { FetchImageError, type FetchImageReason } from './fetch-image-error.ts';
export {
  fetchPublicImage,
  type FetchedImage,
  type FetchImageOptions,
} from './fetch-public-image.ts';
