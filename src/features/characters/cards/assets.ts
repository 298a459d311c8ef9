import { MAX_PICTURES, MAX_PICTURE_BYTES } from './card-error.ts';
import { isObject, type JsonObject } from './parse-json.ts';
import type { Zip } from './zip-entry.ts';

/** An undecoded picture from a card's archive. */
export type CardPicture = Buffer;

/**
 * Asset types that are pictures; others, such as `x-risu-asset`, contain pictures, sounds and
 * models.
 */
const PICTURE_TYPES = new Set(['icon', 'background', 'emotion', 'user_icon']);
const PICTURE_PATH = /\.(png|apng|jpe?g|webp|avif|gif)$/i;

/**
 * The pictures that a card's assets refer to, main icon first, custom types last, without
 * duplicates, at most `MAX_PICTURES`.
 * @throws CardError picture_too_large, broken_archive
 */
export function takePictures(data: JsonObject, zip: Zip): CardPicture[] {
  const assets = Array.isArray(data['assets']) ? data['assets'].filter(isObject) : [];
  const named = assets
    .filter(({ type, uri }) => isPictureType(type) || PICTURE_PATH.test(String(uri)))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const paths = new Set(
    named.flatMap(({ uri }) => /^embedd?ed:\/\/(.+)$/i.exec(String(uri))?.[1] ?? []),
  );
  return [...paths]
    .slice(0, MAX_PICTURES)
    .flatMap((path) => zip.read(path, MAX_PICTURE_BYTES, 'picture_too_large') ?? []);
}

const isPictureType = (type: unknown): boolean => PICTURE_TYPES.has(String(type));
const rankOf = (asset: JsonObject): number =>
  isMainIcon(asset) ? 0 : isPictureType(asset['type']) ? 1 : 2;

/** The path of our portrait in the archive, and its URI in a card. */
export const PORTRAIT_PATH = 'assets/icon/main.png';
const PORTRAIT_URI = `embeded://${PORTRAIT_PATH}`;
const DEFAULT_URI = 'ccdefault:';

const isInside = (uri: unknown): boolean =>
  typeof uri === 'string' && /^(embedd?ed:\/\/|data:|__asset:)/i.test(uri);
const isMainIcon = (asset: JsonObject): boolean =>
  asset['type'] === 'icon' && asset['name'] === 'main';

/**
 * A card's data without the pictures inside its file: a main icon among them becomes the default
 * icon, the others are removed. A lone default icon equals no assets.
 */
export function dropPictures(data: JsonObject): { data: JsonObject; dropped: number } {
  const { assets: given, ...rest } = data;
  if (!Array.isArray(given)) return { data, dropped: 0 };
  const assets = given.flatMap((asset: unknown) => {
    if (!isObject(asset) || !isInside(asset['uri'])) return [asset];
    return isMainIcon(asset) ? [{ ...asset, uri: DEFAULT_URI, ext: 'png' }] : [];
  });
  const dropped = given.filter((asset) => isObject(asset) && isInside(asset['uri'])).length;
  const remaining = assets.filter((asset) => !isPlaceholder(asset));
  return { data: remaining.length === 0 ? rest : { ...rest, assets: remaining }, dropped };
}

function isPlaceholder(asset: unknown): boolean {
  return (
    isObject(asset) &&
    isMainIcon(asset) &&
    asset['uri'] === DEFAULT_URI &&
    Object.keys(asset).every((key) => ['type', 'uri', 'name', 'ext'].includes(key))
  );
}

/** The card's assets plus our portrait; another main icon keeps its place. */
export function withPortrait(data: JsonObject): JsonObject {
  const given: unknown[] = Array.isArray(data['assets']) ? data['assets'] : [];
  const ours = { type: 'icon', uri: PORTRAIT_URI, name: 'main', ext: 'png' };
  const isDefaultIcon = (asset: unknown) =>
    isObject(asset) && isMainIcon(asset) && asset['uri'] === DEFAULT_URI;
  const place = given.findIndex(isDefaultIcon);
  if (place >= 0)
    return {
      ...data,
      assets: given.map((asset, index) =>
        index === place ? { ...(asset as JsonObject), uri: PORTRAIT_URI, ext: 'png' } : asset,
      ),
    };
  const hasOther = given.some((asset) => isObject(asset) && isMainIcon(asset));
  return { ...data, assets: [{ ...ours, name: hasOther ? 'portrait' : 'main' }, ...given] };
}
