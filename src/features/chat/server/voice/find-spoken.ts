import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#db/client.ts';
import { characters, chats, messages, users } from '#db/schema/index.ts';
import { planAt } from '#features/accounts/server/index.ts';
import { speakerId, type MessageRow } from '../message-queries.ts';

export interface Spoken {
  message: MessageRow;
  user_id: string;
  plan: 'free' | 'premium';
  sex: 'female' | 'male';
  voice: string;
}

/** A message with what determines its voice: its speaker and its user's plan. */
export async function findSpoken(
  db: Queryable,
  messageId: string,
  now: Date,
): Promise<Spoken | undefined> {
  const [row] = await db
    .select({
      message: messages,
      user: { id: users.id, plan: users.plan, premium_until: users.premium_until },
      sex: characters.sex,
      voice: characters.voice,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chat_id))
    .innerJoin(users, eq(users.id, chats.user_id))
    .innerJoin(
      characters,
      // Another character of a scene speaks in its own voice.
      and(eq(characters.id, speakerId)),
    )
    .where(eq(messages.id, messageId));
  if (!row) return undefined;
  const { message, user, sex, voice } = row;
  return { message, user_id: user.id, plan: planAt(user, now), sex, voice };
}
