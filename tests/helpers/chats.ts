import type { Chat } from '#features/chat/contract.ts';
import type { Message, SentMessage } from '#features/chat/contract-messages.ts';
import { expectJson, type TestClient, type TestApp } from './app.ts';
import { makeCharacter } from './factories.ts';
import { readEvents } from './read-events.ts';

/** Creates a user and a character, and opens their chat. */
export async function startChat(
  app: TestApp,
  overrides: Parameters<typeof makeCharacter>[1] = {},
): Promise<{ client: TestClient; chat: Chat; slug: string }> {
  const [client, { slug }] = await Promise.all([
    app.signIn(),
    makeCharacter(app.ctx.db, overrides),
  ]);
  return { client, slug, chat: await openChat(client, slug) };
}

export const openChat = (client: TestClient, slug: string) =>
  expectJson<Chat>(client.get(`/chat/character/${slug}`));

/** Opens a chat's event stream after the event `from`. */
export const followEvents = async (client: TestClient, chatId: string, from: string) =>
  readEvents(await client.get(`/chat/${chatId}/events`, { 'last-event-id': from }));

export const sendMessage = (
  client: TestClient,
  chatId: string,
  content: string,
  headers?: Record<string, string>,
) => expectJson<SentMessage>(client.post(`/chat/${chatId}/messages`, { content }, headers));

/** Returns a predicate for the event that ends reply `id`. */
export const isFinalEvent =
  (id: string | null) => (seen: { event: string; data: { message?: Message } }) =>
    seen.event === 'message' &&
    seen.data.message?.id === id &&
    !['pending', 'streaming'].includes(seen.data.message.status);
