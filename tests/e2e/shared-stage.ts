import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Server } from './server.ts';
import type { StubModel } from './spoken-model.ts';

/** What the tests of a file run against. */
export interface Stage {
  server: Server;
  browser: Browser;
  model: StubModel | undefined;
}

/**
 * The stages of files that have ended, by kind. The next file of that kind in this worker continues with one,
 * which saves the start of a server and of a browser.
 */
const free = new Map<string, Stage>();

export function takeStage(kind: string): Stage | undefined {
  const stage = free.get(kind);
  free.delete(kind);
  return stage;
}

/** @param folder where `endStages` finds the server once the worker has ended */
export function leaveStage(kind: string, stage: Stage, folder: string): void {
  free.set(kind, stage);
  const { pid, dataDir } = stage.server;
  writeFileSync(join(folder, String(pid)), dataDir);
}

/** Ends the servers that workers left behind. Their browsers ended with the workers. */
export function endStages(folder: string): void {
  for (const pid of readdirSync(folder)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended with its worker.
    }
    rmSync(readFileSync(join(folder, pid), 'utf8'), { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true });
}
