import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Server } from './server.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for a mail to `address` whose text includes `excerpt`. Returns the newest one. */
export async function waitForMail(server: Server, address: string, excerpt = ''): Promise<Mail> {
  const folder = join(server.dataDir, 'outbox');
  const find = () => {
    const names = (() => {
      try {
        return readdirSync(folder);
      } catch {
        return [];
      }
    })();
    return names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Mail)
      .findLast(({ to, text }) => to === address && text.includes(excerpt));
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find()!;
}
