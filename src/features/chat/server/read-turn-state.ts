import { and, eq, sql } from 'drizzle-orm';
import { statementName, type Db } from '#db/client.ts';
import { characters, chat_requests, chats, users } from '#db/schema/index.ts';
import { countedMessagesSql, utcDay } from '#features/billing/server/index.ts';
import type { UserContext } from '#platform/context.ts';
import { earlierRequest, type EarlierRequest, type RepeatableRequest } from './idempotency.ts';

/** What must be known anew before each turn of a chat, and by which all else is found unchanged. */
export interface TurnState {
  user_id: string;
  removed_at: Date | null;
  rev: number;
  summary_upto: string | null;
  character_version: number;
  full_name: string;
  ai_disclosed_at: Date | null;
  /** Messages that count against the user's allowance of this UTC day. */
  usedToday: number;
  /** What this very request made when it came before. */
  earlier: EarlierRequest | undefined;
}

/**
 * The state of a chat in one short statement; undefined when there is no such chat.
 * @throws AppError idempotency_mismatch
 */
export async function readTurnState(
  ctx: UserContext,
  chatId: string,
  request: RepeatableRequest,
): Promise<TurnState | undefined> {
  const [row] = await statementOf(ctx.db).execute({
    chatId,
    callerId: ctx.caller.id,
    key: request.key ?? null,
    day: utcDay(ctx.now()),
  });
  return row && { ...row, earlier: earlierRequest(row.request, request) };
}

const statements = new WeakMap<Db, ReturnType<typeof prepareStatement>>();

function statementOf(db: Db) {
  let made = statements.get(db);
  if (!made) statements.set(db, (made = prepareStatement(db)));
  return made;
}

function prepareStatement(db: Db) {
  return db
    .select({
      user_id: chats.user_id,
      removed_at: chats.removed_at,
      rev: chats.rev,
      summary_upto: chats.summary_upto,
      character_version: characters.version,
      full_name: users.full_name,
      ai_disclosed_at: users.ai_disclosed_at,
      usedToday: countedMessagesSql(users.id, sql.placeholder('day')),
      request: chat_requests,
    })
    .from(chats)
    .innerJoin(characters, eq(characters.id, chats.character_id))
    .innerJoin(users, eq(users.id, chats.user_id))
    .leftJoin(
      chat_requests,
      and(
        eq(chat_requests.user_id, sql.placeholder('callerId')),
        eq(chat_requests.key, sql.placeholder('key')),
      ),
    )
    .where(eq(chats.id, sql.placeholder('chatId')))
    .prepare(statementName(db, 'turn_state'));
}
