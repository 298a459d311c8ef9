import { expect } from 'vitest';
import type { Ledger } from '#features/billing/contract.ts';
import type { Chat, Message } from '#features/chat/contract.ts';
import type { ImageList } from '#features/images/contract.ts';
import { expectJson, type SignedIn } from './app.ts';

export const readChat = (person: SignedIn, id: string) =>
  expectJson<Chat>(person.get(`/chat/${id}?limit=100`));

export const balanceOf = async (person: SignedIn) =>
  (await expectJson<Ledger>(person.get('/billing/ledger'))).balance;

/** What the collection shows: pictures that were made in chats. */
export const collectionOf = async (person: SignedIn) =>
  (await expectJson<ImageList>(person.get('/generate/?source=chat'))).images;

/** The last picture of a chat's page, once it has ended in this way. */
export async function untilPicture(
  person: SignedIn,
  chatId: string,
  status: Message['status'],
): Promise<Message> {
  const find = async () =>
    (await readChat(person, chatId)).messages.findLast((m) => m.content_type === 'image');
  await expect.poll(async () => (await find())?.status, { timeout: 15_000 }).toBe(status);
  return (await find())!;
}

/** Waits until a chat's last text is a finished reply. */
export async function untilAnswered(person: SignedIn, chatId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const { messages } = await readChat(person, chatId);
        const last = messages.findLast((m) => m.content_type === 'text');
        return last?.sender === 'character' && last.status;
      },
      { timeout: 15_000 },
    )
    .toBe('done');
}
