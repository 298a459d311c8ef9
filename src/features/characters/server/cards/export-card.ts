import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import {
  cardOf,
  writeCharxFile,
  writeJsonFile,
  writePngFile,
  type CardVersion,
} from '../../cards/index.ts';
import type { CharacterRow } from '../queries.ts';
import { readCharacterRow } from '../read-character.ts';
import { readPortrait } from '../read-portrait.ts';
import { CARD_MESSAGES } from './copy.ts';

export interface CardFile {
  bytes: Buffer;
  mime: string;
  /** Letters, digits and hyphens only. */
  filename: string;
}

type Wanted = { kind: 'json'; version: CardVersion } | { kind: 'png' } | { kind: 'charx' };

const MIME = { json: 'application/json', png: 'image/png', charx: 'application/zip' };

/**
 * A character as a card file, for anyone who can read it.
 * @throws AppError not_found; conflict for a PNG while there is no portrait
 */
export async function exportCard(
  ctx: Context,
  caller: Caller | null,
  slug: string,
  wanted: Wanted,
): Promise<CardFile> {
  const row = await readCharacterRow(ctx, caller, slug);
  return {
    bytes: await write(ctx, row, wanted),
    mime: MIME[wanted.kind],
    filename: `${row.slug.replace(/[^a-z0-9-]+/gi, '-')}.${wanted.kind}`,
  };
}

async function write(ctx: Context, row: CharacterRow, wanted: Wanted): Promise<Buffer> {
  const card = cardOf(row);
  if (wanted.kind === 'json') return Buffer.from(writeJsonFile(card, wanted.version));
  const portrait = await readPngPortrait(ctx, row);
  if (wanted.kind === 'charx') return writeCharxFile(card, portrait, row.updated_at);
  if (!portrait) throw new AppError('conflict', { detail: CARD_MESSAGES.noPortrait });
  return writePngFile(card, portrait);
}

/** The largest portrait as a PNG with its AI label; null when there is none. */
async function readPngPortrait(ctx: Context, row: CharacterRow): Promise<Buffer | null> {
  const stored = await readPortrait(ctx, row);
  if (!stored) return null;
  const { default: sharp } = await import('sharp');
  return sharp(stored).keepXmp().png({ compressionLevel: 9 }).toBuffer();
}
