import { inflateSync } from 'node:zlib';
import { CARD_FILE_BYTES } from '../limits.ts';
import { CardError } from './card-error.ts';
import { readChunks, writeChunks, type PngChunk } from './png-chunks.ts';

/** Chunk keywords by precedence: V3 first. */
const KEYWORDS = ['ccv3', 'chara'];

/**
 * The JSON texts of the cards in a PNG, the preferred one first. Damaged cards are skipped when
 * another one can be read.
 * @throws CardError broken_picture, no_card_inside, broken_base64, too_much_text
 */
export function readPngCards(bytes: Buffer): { cards: Buffer[]; hasDamaged: boolean } {
  const texts = readChunks(bytes)
    .map(readText)
    .filter((text) => text !== null);
  const wanted = KEYWORDS.flatMap((keyword) =>
    texts.filter((text) => text.keyword.toLowerCase() === keyword),
  );
  if (wanted.length === 0) throw new CardError('no_card_inside');
  const cards: Buffer[] = [];
  let problem: unknown;
  for (const { open } of wanted)
    try {
      cards.push(decodeBase64(open()));
    } catch (error) {
      problem ??= error;
    }
  if (cards.length === 0) throw problem;
  return { cards, hasDamaged: problem !== undefined };
}

/** Embeds the card in the picture: V2 as `chara`, V3 as `ccv3`. Replaces earlier cards. */
export function writePngCards(picture: Buffer, v2: string, v3: string): Buffer {
  const chunks = readChunks(picture).filter(
    (chunk) => !KEYWORDS.includes(readText(chunk)?.keyword.toLowerCase() ?? ''),
  );
  const end = chunks.findIndex((chunk) => chunk.type === 'IEND');
  return writeChunks([
    ...chunks.slice(0, end),
    toText('chara', v2),
    toText('ccv3', v3),
    ...chunks.slice(end),
  ]);
}

function toText(keyword: string, json: string): PngChunk {
  const text = Buffer.from(json, 'utf8').toString('base64');
  return { type: 'tEXt', data: Buffer.from(`${keyword}\0${text}`, 'latin1') };
}

interface TextChunk {
  keyword: string;
  open(): Buffer;
}

function readText({ type, data }: PngChunk): TextChunk | null {
  const end = data.indexOf(0);
  if (end < 1 || end > 79) return null;
  const keyword = data.toString('latin1', 0, end);
  const rest = data.subarray(end + 1);
  if (type === 'tEXt') return { keyword, open: () => rest };
  if (type === 'zTXt') return { keyword, open: () => inflated(rest.subarray(1)) };
  if (type !== 'iTXt') return null;
  // Compression flag and method, then language and translated keyword, each NUL-terminated.
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  const open = (): Buffer => {
    if (translated < 0) throw new CardError('broken_picture');
    const text = rest.subarray(translated + 1);
    return rest[0] === 1 ? inflated(text) : text;
  };
  return { keyword, open };
}

function inflated(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: CARD_FILE_BYTES });
  } catch (cause) {
    const isTooLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new CardError(isTooLarge ? 'too_much_text' : 'broken_picture', { cause });
  }
}

/** Base64 in both alphabets, with line breaks; some tools embed plain JSON. */
function decodeBase64(text: Buffer): Buffer {
  const bare = text.toString('latin1').replace(/\s+/g, '');
  if (bare.startsWith('{')) return text;
  // Anchored at the start: `=+$` would rescan at each of a million equals signs.
  const [, digits = ''] = /^([A-Za-z0-9+/_-]+)=*$/.exec(bare) ?? [];
  if (digits === '' || digits.length % 4 === 1) throw new CardError('broken_base64');
  return Buffer.from(digits, 'base64');
}
