import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Media files by key, such as `characters/elena-marchetti/0-720.webp`. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every file under a folder such as `images/`, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Storage in a folder; a file appears whole or not at all. */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string): string => {
    const path = join(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`storage key leaves its root: ${key}`);
    return path;
  };
  const missing = (error: NodeJS.ErrnoException): null => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
    throw error;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}.part`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
    get: (key) => readFile(pathOf(key)).catch(missing),
    has: async (key) => (await stat(pathOf(key)).catch(missing))?.isFile() ?? false,
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(folder) {
      const found = await opendir(pathOf(folder), { recursive: true }).catch(missing);
      if (!found) return;
      for await (const entry of found) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const about = await stat(path).catch(missing);
        if (about)
          yield { key: relative(root, path).split(sep).join('/'), modifiedAt: about.mtime };
      }
    },
  };
}
