import type { Context } from '#platform/context.ts';
import type { MemoriesChange } from '../../contract-memories.ts';

/** The maximum facts in one event, and the characters of each. */
const NAMED = 3;
const NAMED_LENGTH = 120;

/** Notifies the user's pages that a chat's memories changed, and what was learned. */
export function announceMemories(
  ctx: Pick<Context, 'live'>,
  userId: string,
  chatId: string,
  learned: readonly string[] = [],
): void {
  const named = learned.slice(0, NAMED).map(shorten);
  const event = (texts: string[]) => {
    const data: MemoriesChange = { chat_id: chatId, learned: texts };
    return { event: 'memories', data };
  };
  ctx.live.publish(`user:${userId}`, event(named), event([]));
}

const shorten = (text: string): string =>
  text.length <= NAMED_LENGTH
    ? text
    : `${text
        .slice(0, NAMED_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`;
