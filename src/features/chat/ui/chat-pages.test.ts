import { afterEach, describe, expect, it, vi } from 'vitest';
import { chatCalls } from './chat-calls.ts';
import { createChatPages } from './chat-pages.ts';
import { ChatSession } from './chat-session.ts';
import { shownMessages } from './loaded-messages.ts';

type Page = Awaited<ReturnType<typeof chatCalls.readAround>>;

const message = (n: number, content = `Line ${n}`): Page['messages'][number] => ({
  id: `01993f5e-7c1a-7000-8a3c-00000000000${n}`,
  sender: 'user',
  content,
  content_type: 'text',
  created_at: '2026-11-21T18:30:00.000Z',
  status: 'done',
  variants: { count: 1, index: 0 },
  feedback: null,
  edited: false,
  call_id: null,
  speaker: null,
});
const chat = (messages: Page['messages'], over: Partial<Page> = {}): Page => ({
  id: 'c',
  character: { name: 'Elena', slug: 'elena', media: [], age: 27 },
  last_message: null,
  last_message_at: null,
  unread: 0,
  title: null,
  archived: false,
  started_at: '2026-11-21T18:30:00.000Z',
  members: [],
  turn_order: 'named',
  greeting: null,
  greeting_variants: { count: 0, index: 0 },
  messages,
  count: 9,
  next_cursor: 'older',
  newer_cursor: null,
  calls: [],
  event_id: '4',
  ...over,
});
const around = (content?: string, over?: Partial<Page>) =>
  chat([message(2, content)], { newer_cursor: 'newer', ...over });

describe('a part of a chat', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read again when the stream is ahead of its page', async () => {
    const session = new ChatSession(chat([message(9)]), (paint) => paint());
    const edited = { event: 'message' as const, data: { message: message(2, 'Edited') } };
    const read = vi
      .spyOn(chatCalls, 'readAround')
      .mockImplementationOnce(async () => {
        session.dispatch({ type: 'event', event: edited, eventId: '5' });
        return around();
      })
      .mockResolvedValueOnce(around('Edited', { event_id: '5' }));
    expect(await createChatPages(session).showPart(message(2).id)).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
    expect(shownMessages(session.getState())).toEqual([message(2, 'Edited')]);
  });

  it('is not extended by a page that was requested before a return to the newest', async () => {
    const session = new ChatSession(chat([message(9)]), (paint) => paint());
    session.dispatch({ type: 'around-loaded', chat: around() });
    const page = Promise.resolve(chat([message(3)], { newer_cursor: 'more' }));
    vi.spyOn(chatCalls, 'readPage').mockReturnValue(page);
    const pages = createChatPages(session);
    pages.loadNewer();
    pages.showLatest();
    await vi.waitFor(() => expect(session.paging.newer).toBe('idle'));
    expect(shownMessages(session.getState())).toEqual([message(9)]);
  });

  it('is closed when the user writes', () => {
    const session = new ChatSession(chat([message(9)]), (paint) => paint());
    session.dispatch({ type: 'around-loaded', chat: around() });
    session.dispatch({ type: 'send-started', message: { ...message(1), id: 'temp-1' } });
    expect(shownMessages(session.getState()).map(({ id }) => id)).toEqual([
      message(9).id,
      'temp-1',
    ]);
  });
});
