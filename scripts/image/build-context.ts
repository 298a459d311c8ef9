import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';

/** Lists the files that are sent to a builder: all except those of `.dockerignore`. The last matching line decides. */
export function readDockerignore(folder: string): (path: string) => boolean {
  const lines = readFileSync(join(folder, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return (path) => {
    let isSent = true;
    for (const line of lines) {
      const isException = line.startsWith('!');
      const pattern = line.slice(isException ? 1 : 0).replace(/^\/|\/$/g, '');
      if (fits(path, pattern)) isSent = isException;
    }
    return isSent;
  };
}

/** A pattern that matches a folder matches everything in it. Here, unlike in a shell, `*` matches a dot, too. */
function fits(path: string, pattern: string): boolean {
  const parts = path.split('/');
  return parts.some((_part, index) => {
    const beginning = parts.slice(0, index + 1).join('/');
    if (pattern === '.*') return index === 0 && beginning.startsWith('.');
    return matchesGlob(beginning, pattern);
  });
}

/**
 * Works like COPY: files into a folder or to a name, the content of a folder into a folder.
 * @throws Error when a source does not exist
 */
export function copyInto(
  root: string,
  sources: string[],
  target: string,
  { isSent = () => true, destination }: { isSent?: (path: string) => boolean; destination: string },
): void {
  const intoFolder = target.endsWith('/') || target === '.' || sources.length > 1;
  for (const source of sources) {
    const from = join(root, source);
    if (!existsSync(from) || !isSent(relative(root, from)))
      throw new Error(`COPY ${source}: there is no such file.`);
    if (!statSync(from).isDirectory()) {
      const to = intoFolder
        ? join(destination, target, basename(source))
        : join(destination, target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to);
      continue;
    }
    const to = join(destination, target);
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from))
      cpSync(join(from, name), join(to, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => isSent(relative(root, path)),
      });
  }
}
