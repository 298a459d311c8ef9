import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';

interface TarballOptions {
  /** The folder in the tarball that contains everything. */
  prefix: string;
  /** The time of every entry. */
  time: Date;
  /** The gzip level, 1 to 9. */
  level: number;
}

/**
 * Writes a folder as a compressed tarball, and `<path>.sha256` next to it. The same files give the same
 * bytes: entries are sorted, and have one time and no owner.
 * @returns the SHA-256 of the tarball
 */
export async function writeTarball(
  folder: string,
  path: string,
  options: TarballOptions,
): Promise<string> {
  const draft = `${path}.part`;
  const { readable, controller } = createTarPacker();
  const hash = createHash('sha256');
  const pack = async () => {
    try {
      for (const name of namesIn(folder)) await addEntry(controller, folder, name, options);
      controller.finalize();
    } catch (error) {
      controller.error(error);
      throw error;
    }
  };
  try {
    await Promise.all([
      pipeline(
        readable,
        createGzip({ level: options.level }),
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk);
            yield chunk;
          }
        },
        createWriteStream(draft),
      ),
      pack(),
    ]);
    const sum = hash.digest('hex');
    await rename(draft, path);
    await writeFile(`${path}.sha256`, `${sum}  ${basename(path)}\n`);
    return sum;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** All paths below a folder, folders before their content, sorted; links are not followed. */
function namesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = posix.join(below, entry.name);
      return entry.isDirectory() ? [name, ...namesIn(folder, name)] : [name];
    });
}

async function addEntry(
  controller: ReturnType<typeof createTarPacker>['controller'],
  folder: string,
  name: string,
  { prefix, time }: TarballOptions,
): Promise<void> {
  const file = join(folder, name);
  const stat = lstatSync(file);
  const header = { name: `${prefix}/${name}`, mtime: time, uid: 0, gid: 0, size: 0 };
  if (stat.isSymbolicLink()) {
    const linkname = readlinkSync(file);
    return controller.add({ ...header, type: 'symlink', linkname, mode: 0o777 }).close();
  }
  if (stat.isDirectory()) {
    const asFolder = {
      ...header,
      name: `${header.name}/`,
      type: 'directory',
      mode: 0o755,
    } as const;
    return controller.add(asFolder).close();
  }
  const mode = stat.mode & 0o100 ? 0o755 : 0o644;
  const writer = controller.add({ ...header, type: 'file', mode, size: stat.size }).getWriter();
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>)
    await writer.write(new Uint8Array(chunk));
  return writer.close();
}
