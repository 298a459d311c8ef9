import type { MessagePart, TextMessage } from './types.ts';

/** What a model with vision reads of a message. */
const partsOf = ({ content, parts }: TextMessage): MessagePart[] =>
  parts ?? [{ type: 'text', text: content }];

/** Joins a message and the next one of the same side, with a blank line between their texts. */
export function joinMessages<T extends TextMessage>(one: T, next: TextMessage): T {
  const content = `${one.content}\n\n${next.content}`;
  if (!one.parts && !next.parts) return { ...one, content };
  return { ...one, content, parts: [...partsOf(one), ...partsOf(next)] };
}

/** The same messages for a model without vision. */
export const withoutPictures = (messages: readonly TextMessage[]): TextMessage[] =>
  messages.map(({ role, content }) => ({ role, content }));

export const hasPictures = (messages: readonly TextMessage[]): boolean =>
  messages.some(({ parts }) => parts?.some(({ type }) => type === 'picture'));
