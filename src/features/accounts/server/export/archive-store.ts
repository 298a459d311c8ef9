import type { Storage } from '#platform/storage.ts';

/** A ZIP is stored as parts of at most this many bytes. */
const PART_BYTES = 8 * 1024 ** 2;

const folderOf = (id: string) => `exports/${id}`;
const keyOf = (id: string, attempt: number, part: number) =>
  `${folderOf(id)}/${attempt}-${String(part).padStart(6, '0')}.part`;

/** Stores a stream part by part, with one part in memory. */
export async function storeArchive(
  storage: Storage,
  { id, attempt }: { id: string; attempt: number },
  zip: ReadableStream<Uint8Array>,
): Promise<{ parts: number; bytes: number }> {
  let held = new Uint8Array(PART_BYTES);
  let filled = 0;
  let parts = 0;
  let bytes = 0;
  const store = async () => {
    await storage.put(keyOf(id, attempt, parts), held.subarray(0, filled));
    parts += 1;
    bytes += filled;
    held = new Uint8Array(PART_BYTES);
    filled = 0;
  };
  for await (const chunk of zip) {
    for (let from = 0; from < chunk.length;) {
      const taken = Math.min(chunk.length - from, PART_BYTES - filled);
      held.set(chunk.subarray(from, from + taken), filled);
      filled += taken;
      from += taken;
      if (filled === PART_BYTES) await store();
    }
  }
  if (filled > 0) await store();
  return { parts, bytes };
}

/** Returns a stored archive as one stream that reads one part at a time. */
export function readArchive(
  storage: Storage,
  { id, attempt, parts }: { id: string; attempt: number; parts: number },
): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = next < parts ? await storage.get(keyOf(id, attempt, next)) : null;
        if (piece) controller.enqueue(new Uint8Array(piece));
        else if (next < parts) controller.error(new Error('a part of an export is missing'));
        next += 1;
        if (next >= parts) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Deletes all parts of an export, of every attempt except `except`. */
export async function removeArchive(
  storage: Storage,
  id: string,
  except?: { attempt: number },
): Promise<void> {
  const kept = except && `${folderOf(id)}/${except.attempt}-`;
  const keys: string[] = [];
  for await (const { key } of storage.list(folderOf(id)))
    if (!kept || !key.startsWith(kept)) keys.push(key);
  for (const key of keys) await storage.remove(key);
}
