import { existsSync, readFileSync } from 'node:fs';

/** The ids of a process's children, in the order of their start; empty when it has ended. Linux only. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    : [];
}
