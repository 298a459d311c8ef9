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
    const { path, files, bytes, pausedMs } = await told(backUp(config, manifest.version, subject));
    return [
      `${path}: ${files} files, ${formatBytes(bytes)}. The database waited ${Math.round(pausedMs)} ms.`,
      'It holds everything that people wrote, and the keys of signed links: keep it as you keep the data. Copy it to another machine.',
    ].join('\n');
  },
  async restore(config, { subject, replace, erasures }) {
    const archive = required(subject, 'restore <file> [--replace] [--erasures <file or folder>]');
    const { about, aside, ...done } = await told(restore(config, archive, { replace, erasures }));
    return [
      `Restored the state of ${about.made_at} (release ${about.product}) into ${config.dataDir}.`,
      aside ? `The state before is in ${aside}: delete it once you do not need it.` : '',
      done.erasures > 0
        ? `The next start does ${done.erasures} noted erasures again before it serves.`
        : 'No erasure is noted. If people left after this backup was made, restore again with --erasures and the journal of that time (docs/operating/backup.md).',
      config.s3.bucket
        ? 'Media go into DATA_DIR/media: put them into the bucket by npm run admin -- copy-media.'
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

function told<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof BackupError ? new AdminError(error.message, { cause: error }) : error;
  });
}
