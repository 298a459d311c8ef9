import { toStorableBook, type JsonObject } from '../cards/parse-json.ts';
import { repairBook } from '../cards/repair-book.ts';
import type { LoreBook } from '../cards/card.ts';

/**
 * A storable lorebook in a card's shape, also from a chat program's world file; null when it is
 * nested too deeply. Numbers, switches and lists are read as they were meant.
 */
export function toLorebook(given: JsonObject): LoreBook | null {
  const storable = toStorableBook(given);
  return storable && repairBook(storable);
}
