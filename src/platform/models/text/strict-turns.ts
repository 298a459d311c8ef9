import { joinMessages } from './message-parts.ts';
import type { TextMessage } from './types.ts';

/**
 * Some chat templates reject a system message after the first turn, an opening assistant turn, or
 * two turns of one side in a row. Returns the prompt in the format that all accept: one system
 * message, then alternating turns, user first and last.
 */
export function toStrictTurns(messages: TextMessage[]): TextMessage[] {
  const firstTurn = messages.findIndex((message) => message.role !== 'system');
  const head = (firstTurn === -1 ? messages : messages.slice(0, firstTurn)).map((m) => m.content);
  const turns: TextMessage[] = [];
  for (const message of firstTurn === -1 ? [] : messages.slice(firstTurn)) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const content =
      message.role === 'system' ? `[Instruction: ${message.content}]` : message.content;
    const last = turns.at(-1);
    if (last === undefined && role === 'assistant')
      turns.push({ role: 'user', content: '[Begin.]' });
    const turn: TextMessage = { role, content, ...(message.parts && { parts: message.parts }) };
    if (last?.role === role) turns[turns.length - 1] = joinMessages(last, turn);
    else turns.push(turn);
  }
  if (turns.at(-1)?.role !== 'user') turns.push({ role: 'user', content: '[Go on.]' });
  return head.length > 0 ? [{ role: 'system', content: head.join('\n\n') }, ...turns] : turns;
}

/** True if a strict template would reject these messages. */
export function hasLooseTurns(messages: TextMessage[]): boolean {
  return messages.some((message, at) => {
    const before = messages[at - 1];
    if (before === undefined) return message.role === 'assistant';
    return (
      before.role === message.role ||
      (message.role === 'system' && before.role !== 'system') ||
      (message.role === 'assistant' && before.role === 'system')
    );
  });
}
