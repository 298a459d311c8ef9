import { expect } from 'vitest';
import type { Ledger } from '#features/billing/contract.ts';
import type { Chat } from '#features/chat/contract.ts';
import type { Message } from '#features/chat/contract-messages.ts';
import type { ImageList } from '#features/images/contract.ts';
import { expectJson, type TestClient } from './app.ts';

export const readChat = (client: TestClient, id: string) =>
  expectJson<Chat>(client.get(`/chat/${id}?limit=100`));

export const balanceOf = async (client: TestClient) =>
  (await expectJson<Ledger>(client.get('/billing/ledger'))).balance;

/** The pictures in the collection that were created in chats. */
export const collectionOf = async (client: TestClient) =>
  (await expectJson<ImageList>(client.get('/generate/?source=chat'))).images;

/** Waits until the last picture of a chat has this status, and returns its message. */
export async function waitForPicture(
  client: TestClient,
  chatId: string,
  status: Message['status'],
): Promise<Message> {
  const find = async () =>
    (await readChat(client, chatId)).messages.findLast((m) => m.content_type === 'image');
  await expect.poll(async () => (await find())?.status, { timeout: 15_000 }).toBe(status);
  return (await find())!;
}

/** Waits until the last text of a chat is a finished reply. */
export async function waitForReply(client: TestClient, chatId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { messages } = await readChat(client, chatId);
        const last = messages.findLast((m) => m.content_type === 'text');
        return last?.sender === 'character' && last.status;
      },
      { timeout: 15_000 },
    )
    .toBe('done');
}
