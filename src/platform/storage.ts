import { createReadStream } from 'node:fs';
import { mkdir, opendir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';

/** Media files by key, such as `characters/elena-marchetti/0-720.webp`; each appears whole or not at all. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Every file under a folder such as `images`, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
  about(key: string): Promise<FileAbout | null>;
  /** A file as a stream, or a part of it. The caller reads the stream to its end or cancels it. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | 'out_of_range' | null>;
  /** For operators: where files are kept, and whether the last call of it succeeded. */
  status(): StorageStatus;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

export interface FileAbout {
  /** Bytes of the whole. */
  size: number;
  modifiedAt: Date;
  /** In quotes, as in the header. */
  etag: string;
}

/** First and last byte, both included; without `end` to the file's end, with `last` its last bytes. */
export type ByteRange = { start: number; end?: number | undefined } | { last: number };

export interface OpenedFile extends FileAbout {
  body: ReadableStream<Uint8Array>;
  /** The bytes that the body holds, both included, when a range was asked for. */
  part?: { start: number; end: number };
}

export interface StorageStatus {
  kind: 'files' | 's3';
  ready: boolean;
  detail: string;
}

/** Longest key in bytes of UTF-8, as S3 has it. */
const KEY_BYTES = 1024;
/** Longest part of a key: file systems take 255 bytes, and a draft's name is longer than its file's. */
const PART_BYTES = 200;

/** Whether a key can name a file and leads nowhere else: no empty, `.` or `..` parts, no NUL, no part too long. */
export function isKey(key: string): boolean {
  if (key.includes('\0') || !key.isWellFormed() || Buffer.byteLength(key) > KEY_BYTES) return false;
  return key
    .split(/[/\\]/)
    .every((part) => !['', '.', '..'].includes(part) && Buffer.byteLength(part) <= PART_BYTES);
}

/** @throws Error for a key that is none: only a mistake of this program asks for one */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}

/** The bytes of a range within a file of so many; undefined when there are none. */
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

/** Every file under a folder; folders may go while it is read. */
async function* walk(folder: string): AsyncGenerator<string> {
  const found = await opendir(folder).catch(missing);
  if (!found) return;
  for await (const entry of found) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

/** Storage in a folder. */
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
    status: () => ({ kind: 'files', ready: true, detail: root }),
  };
}

/** A folder that has just been made may be removed as empty by whoever removed its last file. */
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

/** Removes `folder` and those above it, up to `root`, as far as nothing is in them. */
async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let at = folder; relative(root, at) !== ''; at = dirname(at)) {
    try {
      await rmdir(at);
    } catch {
      // Something is in it, or another removal was faster.
      return;
    }
  }
}
