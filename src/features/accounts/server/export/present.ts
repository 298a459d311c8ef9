import type { Context } from '#platform/context.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import type { DataExport } from '../../contract-profile.ts';
import { EXPORT_INTERVAL_MS } from '../../rules.ts';
import type { ExportRow } from './queries.ts';

export const EXPORT_TOKEN = 'export';

const signExportToken = async (ctx: Pick<Context, 'db'>, id: string): Promise<string> =>
  (await signedTokens(ctx)).sign(EXPORT_TOKEN, id);

/** Returns the path of an export's page, which the email links to. */
export const buildExportPath = async (ctx: Pick<Context, 'db'>, id: string): Promise<string> =>
  `/legal/${await signExportToken(ctx, id)}`;

/** Returns when another export can be requested; null: now. A failed export does not count. */
export function nextExportAt(row: ExportRow | undefined, now: Date): Date | null {
  if (!row || row.status === 'failed') return null;
  const at = new Date(row.requested_at.getTime() + EXPORT_INTERVAL_MS);
  return at > now ? at : null;
}

/** `canDownload`: include the download URL, which works for anyone who has it. */
export async function presentExport(
  ctx: Pick<Context, 'db' | 'now'>,
  row: ExportRow | undefined,
  canDownload: boolean,
): Promise<DataExport> {
  const now = ctx.now();
  if (!row)
    return {
      status: 'none',
      progress: 0,
      size_bytes: null,
      url: null,
      requested_at: null,
      expires_at: null,
      next_at: null,
    };
  const isExpired = row.status === 'ready' && row.expires_at! <= now;
  const isReady = row.status === 'ready' && !isExpired;
  return {
    status: isExpired ? 'expired' : row.status,
    progress: row.progress,
    size_bytes: isReady ? row.size_bytes : null,
    url: isReady && canDownload ? `/api/v1/exports/${await signExportToken(ctx, row.id)}` : null,
    requested_at: row.requested_at.toISOString(),
    expires_at: isReady ? row.expires_at!.toISOString() : null,
    next_at: nextExportAt(row, now)?.toISOString() ?? null,
  };
}
