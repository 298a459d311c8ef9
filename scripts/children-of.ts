import { existsSync, readFileSync } from 'node:fs';

/** The ids of a process's children, in the order of their start; none once it is gone. Linux alone. */
export function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    : [];
}
