import type { ChatSession } from '../chat-session.ts';

/**
 * Takes the scene member that the user chose to reply, for a call. The choice is for one message,
 * unless the user always chooses.
 */
export function takeSpeaker(session: ChatSession): string | undefined {
  const chosen = findChosen(session);
  if (session.getState().chat.turn_order !== 'chosen' && session.speaker !== null)
    chooseSpeaker(session, null);
  return chosen ?? undefined;
}

/** The slug of the chosen member; null if the order decides or outside a scene. */
export function findChosen(session: ChatSession): string | null {
  const { chat, messages } = session.getState();
  if (chat.members.length === 0) return null;
  const slugs = [chat.character, ...chat.members].map(({ slug }) => slug);
  if (session.speaker !== null && slugs.includes(session.speaker)) return session.speaker;
  if (chat.turn_order !== 'chosen') return null;
  const last = messages.findLast(({ sender }) => sender === 'character')?.speaker?.slug;
  return last !== undefined && slugs.includes(last) ? last : chat.character.slug;
}

export function chooseSpeaker(session: ChatSession, slug: string | null): void {
  session.speaker = slug;
  session.notify();
}
