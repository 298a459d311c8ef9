import { constants, createReadStream } from 'node:fs';
import {
  access,
  mkdir,
  opendir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

/** Media files by key, such as `characters/elena-marchetti/0-720.webp`. Writes are atomic. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Lists every file under a folder such as `images`, unordered. */
  list(folder: string): AsyncIterable<StoredFile>;
  about(key: string): Promise<FileAbout | null>;
  /**
   * Opens a file or a range of it as a stream. The caller must read the stream to its end or cancel
   * it.
   */
  open(key: string, range?: ByteRange): Promise<OpenedFile | 'out_of_range' | null>;
  /**
   * An address at which anybody can read the file for `seconds`, whether or not it exists; only where
   * browsers reach the storage.
   */
  addressOf?(key: string, method: 'GET' | 'HEAD', seconds: number): Promise<string>;
  /** A cheap call that fails when files cannot be stored right now. */
  probe(): Promise<void>;
  /** For operators: where files are stored, and whether the last call succeeded. */
  status(): StorageStatus;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

export interface FileAbout {
  /** Size of the whole file in bytes. */
  size: number;
  modifiedAt: Date;
  /** Quoted, as in the header. */
  etag: string;
}

/**
 * First and last byte, both inclusive. Without `end`, up to the end of the file; with `last`, the
 * last bytes.
 */
export type ByteRange = { start: number; end?: number | undefined } | { last: number };

export interface OpenedFile extends FileAbout {
  body: ReadableStream<Uint8Array>;
  /** The bytes in the body, both inclusive, if a range was requested. */
  part?: { start: number; end: number };
}

export interface StorageStatus {
  kind: 'files' | 's3';
  ready: boolean;
  detail: string;
}

/** Maximum length of a key in bytes of UTF-8, as in S3. */
const KEY_BYTES = 1024;
/**
 * Maximum length of a key's segment: file systems allow 255 bytes, and temporary names are longer.
 */
const PART_BYTES = 200;

/**
 * Checks that a key is a safe file name: no empty, `.`, or `..` segments, no NUL, no overlong
 * segment.
 */
export function isKey(key: string): boolean {
  if (key.includes('\0') || !key.isWellFormed() || Buffer.byteLength(key) > KEY_BYTES) return false;
  return key
    .split(/[/\\]/)
    .every((part) => !['', '.', '..'].includes(part) && Buffer.byteLength(part) <= PART_BYTES);
}

/** @throws Error for an invalid key, which is always a programming error */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}

/** Resolves a range against a file's size; undefined if it is not satisfiable. */
export function resolveRange(
  range: ByteRange,
  size: number,
): { start: number; end: number } | undefined {
  const start = 'last' in range ? Math.max(0, size - range.last) : range.start;
  const end = 'last' in range ? size - 1 : Math.min(range.end ?? size - 1, size - 1);
  return start > end ? undefined : { start, end };
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** Every file under a folder; folders may be removed during the walk. */
async function* walk(folder: string): AsyncGenerator<string> {
  const found = await opendir(folder).catch(missing);
  if (!found) return;
  for await (const entry of found) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/** Stores files in a folder. */
export function createFileStorage(root: string): Storage {
  const pathOf = (key: string): string => {
    requireKey(key);
    return join(root, key);
  };
  const about = async (key: string): Promise<FileAbout | null> => {
    const found = await stat(pathOf(key)).catch(missing);
    if (!found?.isFile()) return null;
    const { size, mtime, mtimeMs } = found;
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
    return { size, modifiedAt: mtime, etag };
  };
  let drafts = 0;
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      drafts += 1;
      const draft = `${path}.${process.pid}-${drafts}.part`;
      await writeInNewFolder(draft, bytes);
      await rename(draft, path);
    },
    get: (key) => readFile(pathOf(key)).catch(missing),
    has: async (key) => (await about(key)) !== null,
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmptyFolders(root, dirname(path));
    },
    async *list(folder) {
      if (folder !== '') requireKey(folder);
      for await (const path of walk(join(root, folder))) {
        const file = await stat(path).catch(missing);
        if (file) yield { key: relative(root, path).split(sep).join('/'), modifiedAt: file.mtime };
      }
    },
    about,
    async open(key, range) {
      const found = await about(key);
      if (!found) return null;
      const part = range && resolveRange(range, found.size);
      if (range && !part) return 'out_of_range';
      const stream = createReadStream(pathOf(key), part ?? {});
      const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
      return { ...found, body, ...(part ? { part } : {}) };
    },
    probe: () => access(root, constants.W_OK | constants.X_OK),
    status: () => ({ kind: 'files', ready: true, detail: root }),
  };
}

/** Retries, since a concurrent removal of the last file can delete the new folder. */
async function writeInNewFolder(path: string, bytes: Uint8Array): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await mkdir(dirname(path), { recursive: true });
      return await writeFile(path, bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 5) throw error;
    }
  }
}

/** Removes `folder` and its parents up to `root`, as long as they are empty. */
async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let at = folder; relative(root, at) !== ''; at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      // The folder is not empty, or was removed concurrently.
      return;
    }
  }
}
