import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { MailTransport } from './transport.ts';
import { parseJson } from '#shared/parse-json.ts';

/** The format of an outbox file. */
const StoredMail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()),
  written_at: z.string(),
});
export type StoredMail = z.infer<typeof StoredMail>;

/** The oldest files above this count are deleted. */
const MAX_FILES = 500;
const NAME = /^\d+-[0-9a-f-]{36}\.json$/;

/** Writes messages to files in a folder, for installations without a mail server. */
export function createOutbox(folder: string, from: string): MailTransport {
  return {
    kind: 'outbox',
    where: folder,
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const written = new Date();
      const path = join(folder, `${written.getTime()}-${mail.id}.json`);
      const stored: StoredMail = { ...mail, from, written_at: written.toISOString() };
      await writeFile(`${path}.part`, JSON.stringify(stored, null, 2), { mode: 0o600 });
      await rename(`${path}.part`, path);
      const names = await listNames(folder);
      await Promise.all(
        names.slice(MAX_FILES).map((name) => rm(join(folder, name), { force: true })),
      );
    },
    check: async () => void (await mkdir(folder, { recursive: true })),
    close: async () => {},
  };
}

/** Newest first. */
async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Returns stored messages, newest first. Skips files that are not valid messages. */
export async function readOutbox(folder: string, limit = 100): Promise<StoredMail[]> {
  const names = (await listNames(folder)).slice(0, limit);
  const read = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8').catch(() => 'null');
    return StoredMail.safeParse(parseJson(text)).data;
  });
  return (await Promise.all(read)).filter((mail) => mail !== undefined);
}

/** Deletes every message that contains one of these words, ignoring case. */
export async function deleteFromOutbox(folder: string, words: string[]): Promise<void> {
  for (const name of await listNames(folder)) {
    const text = (await readFile(join(folder, name), 'utf8').catch(() => '')).toLowerCase();
    if (words.some((word) => text.includes(word))) await rm(join(folder, name), { force: true });
  }
}
