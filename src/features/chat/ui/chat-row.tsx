import { clsx } from 'clsx';
import { memo } from 'react';
import { Link } from 'react-router';
import type { ChatSummary } from '#features/chat/contract.ts';
import { ChatMenuButton } from './chat-menu-button.tsx';
import { formatListTime } from './format-time.ts';
import { formatBadge } from '#ui/format-badge.ts';
import { describeLast } from './describe-last.ts';
import { COPY } from './copy.ts';
import { CastAvatars } from './scene/cast-avatars.tsx';
import { nameCast } from './scene/name-cast.ts';

interface ChatRowProps {
  chat: ChatSummary;
  /** Other chats have the same character, so this one shows its title. */
  isOneOfSeveral: boolean;
  isOpen: boolean;
  /** True on a phone, where the list and the conversation are two screens. */
  changesScreen: boolean;
}

/** One chat in the list: portrait, name, last message, time, unread count, menu. */
export const ChatRow = memo(function ChatRow({
  chat,
  isOneOfSeveral,
  isOpen,
  changesScreen,
}: ChatRowProps) {
  const { slug } = chat.character;
  const { isScene, title, spoken } = nameCast(chat);
  const started = isOneOfSeveral ? COPY.list.started(formatListTime(chat.started_at)) : null;
  // A scene with a title shows the title; a one-on-one chat still shows the name.
  const [heading, label] =
    isScene && chat.title ? [chat.title, title] : [title, chat.title ?? started];
  const hasUnread = chat.unread > 0 && !isOpen;
  return (
    <li
      className={clsx(
        'group relative flex items-center rounded-card transition-colors pointer-coarse:pr-1',
        isOpen ? 'bg-overlay' : 'hover:bg-raised',
      )}
    >
      <Link
        to={isOneOfSeveral || chat.archived ? `/chat/${slug}?chat=${chat.id}` : `/chat/${slug}`}
        viewTransition={changesScreen}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-card p-2.5 pointer-fine:group-focus-within:pr-13 pointer-fine:group-hover:pr-13"
      >
        <CastAvatars cast={[chat.character, ...chat.members]} size={48} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span title={isScene ? heading : undefined} className="truncate font-semibold">
              {heading}
            </span>
            {chat.last_message_at && (
              <time
                dateTime={chat.last_message_at}
                className="ml-auto shrink-0 text-xs text-muted tabular-nums"
              >
                {formatListTime(chat.last_message_at)}
              </time>
            )}
          </span>
          {label && <span className="block truncate text-sm">{label}</span>}
          <span className="flex items-center gap-2">
            <span
              className={clsx(
                'min-w-0 flex-1 truncate text-sm',
                hasUnread ? 'text-text' : 'text-muted',
              )}
            >
              <bdi>{describeLast(chat)}</bdi>
            </span>
            {hasUnread && (
              <span className="grid h-5 min-w-5 place-items-center rounded-full bg-ember px-1.5 text-xs font-semibold text-on-ember tabular-nums">
                <span aria-hidden="true">{formatBadge(chat.unread)}</span>
                <span className="sr-only">{COPY.list.unread(chat.unread)}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
      <ChatMenuButton
        chatId={chat.id}
        slug={slug}
        name={[spoken, chat.title ?? started].filter(Boolean).join(', ')}
        isShown={isOpen}
        isArchived={chat.archived}
        className="pointer-fine:absolute pointer-fine:right-1.5 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:aria-expanded:opacity-100"
      />
    </li>
  );
});
