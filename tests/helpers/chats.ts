import type { Chat, Message, SentMessage } from '#features/chat/contract.ts';
import { expectJson, type SignedIn, type TestApp } from './app.ts';
import { makeCharacter } from './factories.ts';
import { readEvents } from './read-events.ts';

/** A new person's chat with a new character. */
export async function beginChat(
  app: TestApp,
  wish: Parameters<typeof makeCharacter>[1] = {},
): Promise<{ person: SignedIn; chat: Chat; slug: string }> {
  const [person, { slug }] = await Promise.all([app.signIn(), makeCharacter(app.ctx.db, wish)]);
  return { person, slug, chat: await openChat(person, slug) };
}

export const openChat = (person: SignedIn, slug: string) =>
  expectJson<Chat>(person.get(`/chat/character/${slug}`));

/** The events of a chat after one of them. */
export const follow = async (person: SignedIn, chatId: string, from: string) =>
  readEvents(await person.get(`/chat/${chatId}/events`, { 'last-event-id': from }));

export const send = (
  person: SignedIn,
  chatId: string,
  content: string,
  headers?: Record<string, string>,
) => expectJson<SentMessage>(person.post(`/chat/${chatId}/messages`, { content }, headers));

/** Whether an event is the end of this reply. */
export const isEnd =
  (id: string | null) => (seen: { event: string; data: { message?: Message } }) =>
    seen.event === 'message' &&
    seen.data.message?.id === id &&
    !['pending', 'streaming'].includes(seen.data.message.status);
