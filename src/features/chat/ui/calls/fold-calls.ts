import type { Message } from '#features/chat/contract-messages.ts';

/**
 * The messages that have a row: for a collapsed call, only the first one, which shows its block.
 */
export function foldCalls(
  messages: readonly Message[],
  open: ReadonlySet<string>,
): readonly Message[] {
  if (!messages.some(({ call_id: id }) => id)) return messages;
  return messages.filter(
    (message, at) =>
      !message.call_id || open.has(message.call_id) || startsCall(message, messages[at - 1]),
  );
}

/** True for the first of consecutive messages that belong to one call. */
export const startsCall = (message: Message, before: Message | null | undefined): boolean =>
  Boolean(message.call_id) && before?.call_id !== message.call_id;
