import type { ChatSummary } from '#features/chat/contract.ts';
import { COPY } from './copy.ts';
import { plainText } from './markdown-parse.ts';

/** A row shows one line, which the start of a long message fills. */
const LONGEST = 200;

/** A chat's last message in one line. */
export function describeLast({ last_message: last }: Pick<ChatSummary, 'last_message'>): string {
  if (!last) return COPY.list.noMessages;
  if (last.content_type === 'image') return COPY.list.image;
  if (last.content_type === 'video') return COPY.list.video;
  const start = last.content.slice(0, LONGEST);
  const words = plainText(spokenPart(start)) || plainText(start);
  return last.sender === 'user' ? COPY.list.you + words : words;
}

/** The speech without the actions in between, which would read as part of it. */
const spokenPart = (text: string): string =>
  text.replace(/\*\*[^*]*\*\*|\*[^*\n]+\*/g, (found) => (found.startsWith('**') ? found : ' '));
