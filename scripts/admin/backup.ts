import { backUp } from '#platform/backup/back-up.ts';
import { BackupError } from '#platform/backup/manifest.ts';
import { restore } from '#platform/backup/restore.ts';
import type { Config } from '#platform/config.ts';
import { readErasures, toLine } from '#platform/erasures/journal.ts';
import { openStorage } from '#platform/open-storage.ts';
import { formatBytes } from '#shared/format-bytes.ts';
import manifest from '../../package.json' with { type: 'json' };
import { AdminError, required, type AdminArgs, type AdminOutput } from './command.ts';

type BackupCommand = (config: Config, args: AdminArgs) => Promise<AdminOutput>;

/** Commands that need no open database. @throws AdminError */
export const BACKUP_COMMANDS: Record<string, BackupCommand> = {
  async backup(config, { subject }) {
    const { path, files, bytes, pausedMs } = await asAdminError(
      backUp(config, manifest.version, subject),
    );
    return [
      `${path}: ${files} files, ${formatBytes(bytes)}. The database waited ${Math.round(pausedMs)} ms.`,
      'It contains everything that people wrote, and the keys of signed links: protect it like the data. Copy it to another machine.',
    ].join('\n');
  },
  async restore(config, { subject, replace, erasures }) {
    const archive = required(subject, 'restore <file> [--replace] [--erasures <file or folder>]');
    const { about, aside, ...done } = await asAdminError(
      restore(config, archive, { replace, erasures }),
    );
    return [
      `Restored the state of ${about.made_at} (release ${about.product}) into ${config.dataDir}.`,
      aside ? `The old state is in ${aside}: delete it when you no longer need it.` : '',
      done.erasures > 0
        ? `The next start repeats ${done.erasures} recorded erasures before it serves.`
        : 'No erasure is recorded. If people left after this backup was made, restore again with --erasures and the journal of that time (docs/operating/backup.md).',
      config.s3.bucket
        ? 'Media are in DATA_DIR/media: copy them to the bucket with npm run admin -- copy-media.'
        : '',
    ]
      .filter(Boolean)
      .join('\n');
  },
  async erasures(config) {
    const noted = await readErasures(await openStorage(config));
    return noted.map(toLine).join('\n');
  },
};

function asAdminError<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof BackupError ? new AdminError(error.message, { cause: error }) : error;
  });
}
