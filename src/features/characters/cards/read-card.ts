import { dropPictures, takePictures, type CardPicture } from './assets.ts';
import { CARD_FILE_BYTES } from '../limits.ts';
import { CardError, MAX_CARD_BYTES } from './card-error.ts';
import type { Card } from './card.ts';
import { isObject, parseCardJson, type JsonObject, type ParsedCard } from './parse-json.ts';
import { isPng } from './png-chunks.ts';
import { readPngCards } from './png-card.ts';
import { repairCard } from './repair-card.ts';
import { REPAIR_TEXT } from './repair-value.ts';
import { isZip, openZip, type Zip } from './zip-entry.ts';

export type CardFormat = 'json' | 'png' | 'charx';

export interface ReadCard {
  format: CardFormat;
  /** In one form for all versions. */
  card: Card;
  /** The original JSON without pictures, which is stored for later exports. */
  source: JsonObject;
  /** A message for each repair. */
  repaired: string[];
  /** The pictures of a CharX archive, the main one first. */
  pictures: CardPicture[];
  /** True if the file contains pictures that are not imported. */
  hasMorePictures: boolean;
}

/**
 * The card in a file, detected by its first bytes: JSON, PNG (`ccv3` before `chara`) or CharX.
 * @throws CardError and nothing else, for any bytes
 */
export function readCardFile(bytes: Buffer): ReadCard {
  if (bytes.length > CARD_FILE_BYTES) throw new CardError('too_large');
  if (bytes.length === 0) throw new CardError('empty');
  const format = isPng(bytes) ? 'png' : isZip(bytes) ? 'charx' : 'json';
  const zip = format === 'charx' ? openZip(bytes) : undefined;
  const { json, notes } = zip ? readArchive(zip) : readJson(format, bytes);
  const { source, dropped } = withoutPictures(json);
  if (Buffer.byteLength(JSON.stringify(source)) > MAX_CARD_BYTES)
    throw new CardError('too_much_text');
  const repaired = [...notes];
  const card = repairCard(source, repaired);
  const data = json['data'];
  const pictures = zip && isObject(data) ? takePictures(data, zip) : [];
  const hasMorePictures = format === 'png' || dropped > pictures.length;
  return { format, card, source, repaired, pictures, hasMorePictures };
}

function readJson(format: CardFormat, bytes: Buffer): ParsedCard {
  if (format === 'png') return readFirst(bytes);
  // Another file type, such as a JPEG, gets a better message than "not valid JSON".
  if (!/^[\uFEFF\s]*\{/.test(startOf(bytes))) throw new CardError('unknown_format');
  return parseCardJson(bytes);
}

function readArchive(zip: Zip): ParsedCard {
  const card = zip.read('card.json', CARD_FILE_BYTES, 'too_much_text');
  if (!card) throw new CardError('no_card_in_archive');
  return parseCardJson(card);
}

function startOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 64);
  const isUtf16 = start[0] === 0xff && start[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(start);
}

/** The first readable card; the first card's problem when none is readable. */
function readFirst(picture: Buffer): ParsedCard {
  const { cards, hasDamaged } = readPngCards(picture);
  let problem: unknown;
  for (const [index, text] of cards.entries())
    try {
      const { json, notes } = parseCardJson(text);
      return {
        json,
        notes: index === 0 && !hasDamaged ? notes : [REPAIR_TEXT.v3Damaged, ...notes],
      };
    } catch (error) {
      problem ??= error;
    }
  throw problem;
}

function withoutPictures(json: JsonObject): { source: JsonObject; dropped: number } {
  if (!isObject(json['data'])) return { source: json, dropped: 0 };
  const { data, dropped } = dropPictures(json['data']);
  return { source: { ...json, data }, dropped };
}
