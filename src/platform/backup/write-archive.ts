import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { ABOUT, MANIFEST, type About, type Manifest } from './manifest.ts';

/** A folder, or a file whose `body` yields exactly `size` bytes. */
export type ArchiveEntry =
  { path: string; size: number; body: AsyncIterable<Uint8Array> } | { path: string; size: null };

/**
 * Writes an archive that only this user can read. It gets its final name only when it is complete.
 * @returns the number of files in it
 */
export async function writeArchive(
  path: string,
  about: About,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<number> {
  const draft = `${path}.${process.pid}.part`;
  const { readable, controller } = createTarPacker();
  const files = new Map<string, Manifest['files'][string]>();
  const add = async (name: string, size: number, body: AsyncIterable<Uint8Array>) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, type: 'file', mode: 0o600 }).getWriter();
    for await (const chunk of body) {
      hash.update(chunk);
      await writer.write(new Uint8Array(chunk));
    }
    await writer.close();
    files.set(name, { size, sha256: hash.digest('hex') });
  };
  const addJson = (name: string, value: object) => {
    const bytes = Buffer.from(JSON.stringify(value));
    return add(name, bytes.length, once(bytes));
  };
  const pack = async () => {
    try {
      await addJson(ABOUT, about);
      for await (const entry of entries)
        if (entry.size === null)
          await controller
            .add({ name: `${entry.path}/`, size: 0, type: 'directory', mode: 0o700 })
            .close();
        else await add(entry.path, entry.size, entry.body);
      await addJson(MANIFEST, { files: Object.fromEntries(files) } satisfies Manifest);
      controller.finalize();
    } catch (error) {
      controller.error(error);
      throw error;
    }
  };
  // Opened here, because a stream could create the file after a failure has removed it.
  const file = await open(draft, 'wx', 0o600);
  try {
    await Promise.all([
      // Pictures are already compressed; the fastest level halves the database.
      pipeline(readable, createGzip({ level: 1 }), file.createWriteStream({ flush: true })),
      pack(),
    ]);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return files.size - 1;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
