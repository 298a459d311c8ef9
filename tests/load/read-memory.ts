import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Resident and private memory of a process, in bytes. Linux only, 0 elsewhere. */
export function readMemory(pid: number): { resident: number; own: number } {
  const file = `/proc/${pid}/smaps_rollup`;
  if (existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    const sum = (pattern: RegExp) =>
      [...text.matchAll(pattern)].reduce((bytes, [, kb]) => bytes + Number(kb) * 1024, 0);
    return {
      resident: sum(/^Rss:\s+(\d+)/gm),
      own: sum(/^Private_(?:Clean|Dirty):\s+(\d+)/gm),
    };
  }
  const rss = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return { resident: Number(rss.trim()) * 1024, own: 0 };
}
