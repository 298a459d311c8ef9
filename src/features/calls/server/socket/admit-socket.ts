import type { IncomingMessage } from 'node:http';
import { findCaller } from '#features/accounts/server/index.ts';
import type { Caller, Context } from '#platform/context.ts';
import { AppError } from '#platform/errors.ts';
import { resolveClient } from '#platform/http/client-address.ts';
import { parseJson } from '#shared/parse-json.ts';
import { CallPosition } from '../../socket-messages.ts';
import { readCallToken } from '../call-token.ts';
import { findCall, type CallRow } from '../queries.ts';

export const CALL_SOCKET_PATH =
  /^\/api\/v1\/calls\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/socket$/;

/**
 * Decides who may open a call's socket: its token names the session for which the call was started.
 * @throws AppError rate_limited, forbidden for a page of another origin, unauthorized for a wrong
 * token, not_found for a call that has ended, and the errors of a request if the user may not act
 */
export async function admitSocket(
  ctx: Context,
  request: IncomingMessage,
): Promise<{ call: CallRow; caller: Caller; position: CallPosition | undefined }> {
  const { headers, socket, url = '' } = request;
  const remote = socket.remoteAddress ?? 'unknown';
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  await ctx.limits.consume(
    'call_socket',
    resolveClient(remote, forwarded || undefined, ctx.config.trustProxy),
  );
  if (!isOwnOrigin(ctx, headers)) throw new AppError('forbidden');
  const { pathname, searchParams } = new URL(url, 'http://call');
  const id = CALL_SOCKET_PATH.exec(pathname)?.[1];
  const token = await readCallToken(ctx, searchParams.get('token') ?? '');
  if (!token || token.callId !== id) throw new AppError('unauthorized');
  const call = await findCall(ctx.db, id);
  if (!call || call.ended_at) throw new AppError('not_found');
  const caller = await findCaller(ctx, token.sessionId);
  if (call.socket_hash !== token.hash || caller.id !== call.user_id)
    throw new AppError('unauthorized');
  // An unreadable value counts as absent.
  const position = CallPosition.safeParse(parseJson(searchParams.get('known') ?? '')).data;
  return { call, caller, position };
}

/** Browsers send the page's origin. Other clients send none; they only have the token. */
function isOwnOrigin(
  { config }: Pick<Context, 'config'>,
  { origin, host }: IncomingMessage['headers'],
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || page.origin === new URL(config.publicUrl).origin;
}
