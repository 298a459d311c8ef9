import type { Figure } from './figures.ts';
import { followChat, signIn, type ApiUser, type ChatReader } from './product-client.ts';
import { readMemory } from './read-memory.ts';
import type { RunningProduct } from './running-product.ts';

const PEOPLE = 250;
/** The maximum for one user at a process. */
const STREAMS_EACH = 8;
const SETTLE_MS = 5_000;

/** Opens idle streams. @returns the memory that each of them adds to the process */
export async function countIdleReaders(name: string, product: RunningProduct): Promise<Figure> {
  const users: { user: ApiUser; chatId: string; eventId: string }[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const user = await signIn(product.url, `idle-${at}@example.test`);
    const chat = await user.openChat('elena-marchetti');
    users.push({ user, chatId: chat.id, eventId: chat.event_id });
    user.close();
  }
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS));
  await pause();
  const before = readMemory(product.pid).resident;
  const readers: ChatReader[] = [];
  for (const { user, chatId, eventId } of users)
    readers.push(
      ...(await Promise.all(
        Array.from({ length: STREAMS_EACH }, () => followChat(user, chatId, eventId)),
      )),
    );
  await pause();
  const after = readMemory(product.pid).resident;
  for (const reader of readers) reader.close();
  return {
    name: `${name}: memory per idle reader`,
    value: (after - before) / readers.length / 1024,
    unit: 'KB',
    detail: `${readers.length} streams of ${PEOPLE} people: ${(before / 2 ** 20).toFixed(0)} MB before, ${(after / 2 ** 20).toFixed(0)} MB after`,
  };
}
