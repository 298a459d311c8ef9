/**
 * CPU time of this thread that a synchronous function takes, in milliseconds. Unlike wall time it does
 * not grow when the machine is busy.
 */
export function cpuTimeOf(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
