import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Server } from './server.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address whose text has `holding`, once it is in the outbox. */
export async function mailTo(server: Server, address: string, holding = ''): Promise<Mail> {
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
      .findLast(({ to, text }) => to === address && text.includes(holding));
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return find()!;
}
