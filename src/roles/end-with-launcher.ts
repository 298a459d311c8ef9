const POLL_MS = 200;
const OPTION = '--launched-by=';

/**
 * Ends this process and Node's watcher, its parent, once the command that started them is gone. The
 * watcher gives its child no channel whose closing would show that.
 */
export function endWithLauncher(): void {
  const option = process.argv.find((one) => one.startsWith(OPTION));
  const launcher = Number(option?.slice(OPTION.length));
  if (!launcher) return;
  const poll = setInterval(() => {
    if (isRunning(launcher)) return;
    clearInterval(poll);
    // The watcher passes it on to this process and exits after it.
    process.kill(process.ppid, 'SIGTERM');
  }, POLL_MS).unref();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
