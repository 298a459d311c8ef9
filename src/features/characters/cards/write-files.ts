import { zipSync } from 'fflate';
import { PORTRAIT_PATH, withPortrait } from './assets.ts';
import type { Card, CardData } from './card.ts';
import { writePngCards } from './png-card.ts';
import { writeCard, type CardVersion } from './write-card.ts';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

export function writeJsonFile(card: Card, version: CardVersion): string {
  return pretty(writeCard(card, version));
}

/** The portrait (a PNG) with the card embedded in both versions. */
export function writePngFile(card: Card, portrait: Buffer): Buffer {
  return writePngCards(
    portrait,
    JSON.stringify(writeCard(card, 2)),
    JSON.stringify(writeCard(card, 3)),
  );
}

/**
 * A CharX archive: the V3 card, and the portrait (a PNG) if there is one.
 * @param changedAt the files' timestamp, so that the same card yields the same archive
 */
export function writeCharxFile(card: Card, portrait: Buffer | null, changedAt: Date): Buffer {
  const data = portrait ? (withPortrait(card.data) as CardData) : card.data;
  const json = pretty(writeCard({ ...card, data }, 3));
  return Buffer.from(
    zipSync(
      {
        'card.json': new TextEncoder().encode(json),
        // PNG is already compressed.
        ...(portrait ? { [PORTRAIT_PATH]: [portrait, { level: 0 }] } : {}),
      },
      { mtime: changedAt },
    ),
  );
}
