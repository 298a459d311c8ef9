import type { Context } from '#platform/context.ts';
import { signedTokens } from '#platform/signed-tokens.ts';
import type { DataExport } from '../../contract-profile.ts';
import { EXPORT_INTERVAL_MS } from '../../rules.ts';
import type { ExportRow } from './queries.ts';

export const EXPORT_TOKEN = 'export';

const tokenFor = async (ctx: Pick<Context, 'db'>, id: string): Promise<string> =>
  (await signedTokens(ctx)).sign(EXPORT_TOKEN, id);

/** The page of a finished export, which a mail leads to. */
export const exportPage = async (ctx: Pick<Context, 'db'>, id: string): Promise<string> =>
  `/legal/${await tokenFor(ctx, id)}`;

/** When another export can be asked for after this one; null: now. A failed one does not count. */
export function nextExportAt(row: ExportRow | undefined, now: Date): Date | null {
  if (!row || row.status === 'failed') return null;
  const at = new Date(row.requested_at.getTime() + EXPORT_INTERVAL_MS);
  return at > now ? at : null;
}

/** `mayFetch`: the address of the file is told, with which anybody can fetch it. */
export async function presentExport(
  ctx: Pick<Context, 'db' | 'now'>,
  row: ExportRow | undefined,
  mayFetch: boolean,
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
  const isOver = row.status === 'ready' && row.expires_at! <= now;
  const isReady = row.status === 'ready' && !isOver;
  return {
    status: isOver ? 'expired' : row.status,
    progress: row.progress,
    size_bytes: isReady ? row.size_bytes : null,
    url: isReady && mayFetch ? `/api/v1/exports/${await tokenFor(ctx, row.id)}` : null,
    requested_at: row.requested_at.toISOString(),
    expires_at: isReady ? row.expires_at!.toISOString() : null,
    next_at: nextExportAt(row, now)?.toISOString() ?? null,
  };
}
