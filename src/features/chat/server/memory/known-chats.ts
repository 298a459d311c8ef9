import { sql, type SQL } from 'drizzle-orm';

/**
 * A query for the chats whose facts a chat can use: itself and, if the user enabled that, the
 * user's other chats with the same character. No rows for a removed chat or another user's.
 * @param ownerId null: any owner
 */
export const knownChats = (chatId: SQL, ownerId: SQL): SQL => sql`
  SELECT known.id FROM chats own
  JOIN chats known ON known.user_id = own.user_id AND known.character_id = own.character_id
    AND known.removed_at IS NULL AND (known.id = own.id OR own.recalls_other_chats)
  WHERE own.id = ${chatId} AND own.removed_at IS NULL
    AND own.user_id = coalesce(${ownerId}::uuid, own.user_id)`;
