import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '#shared/escape-html.ts';
import { MIN_AGE } from '../../rules.ts';

/** The content of a share picture. `portrait` is an image file; without one there is only text. */
export interface ShareCard {
  /** The product's name on this installation. */
  appName: string;
  name: string;
  age: number;
  /** One sentence of the story; empty when there is none. */
  line: string;
  portrait: Buffer | null;
}

/** The size in pixels that link previews ask for. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

const PORTRAIT_WIDTH = 560;
const MARGIN = 72;
const GAP = 28;
const GROUND = '#14090f';
const INK = '#f7f1e8';
const MUTED = '#cbbab4';
const ACCENT = '#f58b58';

const fontFile = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
// Pango reads the last words of a font's name as its weight; a comma ends the name.
const SERIF = { font: 'Fraunces,', fontfile: fontFile('fraunces') };
const SANS = { font: 'Figtree,', fontfile: fontFile('figtree') };
/** Sizes of the name in pixels, largest first: the first that fits into two lines is used. */
const NAME_SIZES = [80, 64, 50, 38];
const NAME_HEIGHT = 200;
const LINE_SIZE = 32;

interface Words {
  png: Buffer;
  width: number;
  height: number;
}

/** Draws the preview picture of a link to a character: portrait, name and a line of the story, as JPEG. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const width = card.portrait
    ? SHARE_WIDTH - PORTRAIT_WIDTH - MARGIN - GAP
    : SHARE_WIDTH - 2 * MARGIN;
  const name = await fitName(`${card.name}, ${card.age}`, width);
  const line = card.line ? await words(card.line, SANS, LINE_SIZE, MUTED, width) : null;
  const brand = await words(card.appName, SERIF, 34, ACCENT, width);
  const notice = await words(`AI companion · adults only (${MIN_AGE}+)`, SANS, 24, MUTED, width);
  const block = name.height + (line ? GAP + line.height : 0);
  const top = Math.round((SHARE_HEIGHT - block) / 2);
  const layers: OverlayOptions[] = [
    ...(card.portrait ? [await portraitLayer(card.portrait)] : []),
    { input: brand.png, left: MARGIN, top: 56 },
    { input: name.png, left: MARGIN, top },
    ...(line ? [{ input: line.png, left: MARGIN, top: top + name.height + GAP }] : []),
    { input: notice.png, left: MARGIN, top: SHARE_HEIGHT - 56 - notice.height },
  ];
  return sharp(Buffer.from(ground()))
    .composite(layers)
    .flatten({ background: GROUND })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

async function portraitLayer(portrait: Buffer): Promise<OverlayOptions> {
  const input = await sharp(portrait)
    .resize(PORTRAIT_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(fade()), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: SHARE_WIDTH - PORTRAIT_WIDTH, top: 0 };
}

/** The ground with a warm light behind the portrait. */
function ground(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
    <radialGradient id="lamp" cx="0.78" cy="0.45" r="0.7">
      <stop offset="0" stop-color="#4a2519"/><stop offset="1" stop-color="${GROUND}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#lamp)"/>
  </svg>`;
}

/** The portrait's opacity: its left edge fades into the ground. */
function fade(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT_WIDTH}" height="${SHARE_HEIGHT}">
    <linearGradient id="edge">
      <stop offset="0" stop-opacity="0"/><stop offset="0.4"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#edge)"/>
  </svg>`;
}

async function fitName(text: string, width: number): Promise<Words> {
  let fitted: Words | undefined;
  for (const size of NAME_SIZES) {
    fitted = await words(text, SERIF, size, INK, width);
    if (fitted.height <= NAME_HEIGHT) break;
  }
  return fitted!;
}

async function words(
  text: string,
  font: { font: string; fontfile: string },
  size: number,
  color: string,
  width: number,
): Promise<Words> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `${font.font} ${size}`,
      fontfile: font.fontfile,
      width,
      wrap: 'word-char',
      // One point is one pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}
