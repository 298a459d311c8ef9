import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import type { DataExport } from '../../contract-profile.ts';
import { readArchive } from './archive-store.ts';
import { EXPORT_TOKEN, presentExport } from './present.ts';
import { findExport, type ExportRow } from './queries.ts';

export interface OpenedExport {
  body: ReadableStream<Uint8Array>;
  bytes: number;
  filename: string;
}

/** Opens the ZIP of an emailed link until it expires. @throws AppError link_ended */
export async function openExport(ctx: Context, token: string): Promise<OpenedExport> {
  const row = await findExportByToken(ctx, token);
  if (row?.status !== 'ready' || row.expires_at! <= ctx.now()) throw new AppError('link_ended');
  const name = ctx.config.appName.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'my';
  return {
    body: readArchive(ctx.storage, row),
    bytes: row.size_bytes,
    filename: `${name}-data-${row.requested_at.toISOString().slice(0, 10)}.zip`,
  };
}

/** Returns the status of the export of an emailed link. @throws AppError not_found for an unknown link */
export async function readLinkedExport(ctx: Context, token: string): Promise<DataExport> {
  const row = await findExportByToken(ctx, token);
  if (!row) throw new AppError('not_found');
  return presentExport(ctx, row, true);
}

async function findExportByToken(ctx: Context, token: string): Promise<ExportRow | undefined> {
  const [id] = (await signedTokens(ctx)).read(EXPORT_TOKEN, token) ?? [];
  return id ? findExport(ctx.db, id) : undefined;
}
