import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { COPY } from './copy.ts';

const ChatMenu = lazyComponent(() => import('./chat-menu.tsx'));

interface ChatMenuButtonProps {
  chatId: string;
  slug: string;
  name: string;
  /** Whether the chat is the one on the screen. */
  isShown: boolean;
  isArchived?: boolean;
  className?: string;
}

/** The button of a chat's menu; the menu and its dialogs load on first use. */
export function ChatMenuButton({ className, ...chat }: ChatMenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const trigger = (
    <IconButton
      label={COPY.list.menu(chat.name)}
      aria-haspopup="menu"
      className={className}
      onPointerEnter={ChatMenu.preload}
      onFocus={ChatMenu.preload}
      onClick={isWanted ? undefined : () => setWanted(true)}
    >
      <EllipsisVertical strokeWidth={1.5} />
    </IconButton>
  );
  if (!isWanted) return trigger;
  return (
    <LazyBoundary onFailed={() => setWanted(false)} fallback={trigger}>
      <ChatMenu {...chat} trigger={trigger} />
    </LazyBoundary>
  );
}
