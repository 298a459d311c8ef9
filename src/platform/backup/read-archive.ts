import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { isKey } from '../storage.ts';
import { ABOUT, About, BackupError, MANIFEST, Manifest } from './manifest.ts';

/** The unpacked files by name. */
type Found = Map<string, Manifest['files'][string]>;

/**
 * Unpacks an archive into an empty folder and compares every file with its checksum.
 * @param admit refuses an archive based on its header, before anything else is unpacked
 * @throws BackupError that names the damaged, missing, or unexpected file
 */
export async function readArchive(
  path: string,
  folder: string,
  admit: (about: About) => void,
): Promise<About> {
  const found: Found = new Map();
  let about: About | undefined;
  let at = 'its beginning';
  try {
    const gunzip = createGunzip();
    // Its failure is read from `gunzip`, which it destroys.
    pipeline(createReadStream(path), gunzip).catch(() => {});
    const unzipped = Readable.toWeb(gunzip) as ReadableStream<Uint8Array>;
    const entries = unzipped.pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      at = header.name;
      const name = header.name.replace(/\/$/, '');
      if (!isKey(name) || (!about && name !== ABOUT))
        throw new BackupError(`${path} is no backup of this product: it contains ${header.name}.`);
      if (header.type === 'directory') {
        await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
        await body.cancel();
        continue;
      }
      found.set(name, await unpack(body, join(folder, name)));
      if (!about) admit((about = await readAbout(join(folder, ABOUT), path)));
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`);
    if (/^(ENOSPC|EDQUOT|EACCES|EROFS)$/.test(code)) throw error;
    throw new BackupError(`${path} is damaged at ${at}: nothing was restored.`, { cause: error });
  }
  await compare(path, folder, found);
  return about!;
}

/** Writes one file of the archive. @returns what was written */
async function unpack(
  body: ReadableStream<Uint8Array>,
  path: string,
): Promise<{ size: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of body) {
      hash.update(chunk);
      size += chunk.length;
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

async function readAbout(file: string, path: string): Promise<About> {
  const about = About.safeParse(parse(await readFile(file, 'utf8')));
  if (about.success) return about.data;
  throw new BackupError(
    `${path} is no backup that this release can read: use the release that made it.`,
  );
}

/** @throws BackupError for the first file that changed since the backup was made */
async function compare(path: string, folder: string, found: Found): Promise<void> {
  const text = found.has(MANIFEST) ? await readFile(join(folder, MANIFEST), 'utf8') : '';
  const manifest = Manifest.safeParse(parse(text));
  if (!manifest.success)
    throw new BackupError(`${path} was cut off: ${MANIFEST} is not at its end.`);
  const expected = manifest.data.files;
  for (const [name, { size, sha256 }] of Object.entries(expected)) {
    const file = found.get(name);
    if (!file) throw new BackupError(`${path} is damaged: ${name} is missing.`);
    if (file.size !== size || file.sha256 !== sha256)
      throw new BackupError(`${path} is damaged: ${name} does not have its checksum.`);
  }
  const stranger = [...found.keys()].find(
    (name) => name !== MANIFEST && !Object.hasOwn(expected, name),
  );
  if (stranger)
    throw new BackupError(`${path} is damaged: ${stranger} is not in its list of files.`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
