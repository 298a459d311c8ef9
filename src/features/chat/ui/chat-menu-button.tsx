import { EllipsisVertical } from 'lucide-react';
import { lazy, useState } from 'react';
import { LazyBoundary } from '#ui/lazy-boundary.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { COPY } from './copy.ts';
import { whenOnline } from '#ui/when-online.ts';

const loadMenu = whenOnline(() => import('./chat-menu.tsx'));
const ChatMenu = lazy(loadMenu);

interface ChatMenuButtonProps {
  chatId: string;
  slug: string;
  name: string;
  className?: string;
}

/** The button of a chat's menu; the menu and its dialogs load on first use. */
export function ChatMenuButton({ className, ...chat }: ChatMenuButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => void loadMenu();
  const trigger = (
    <IconButton
      label={COPY.list.menu(chat.name)}
      aria-haspopup="menu"
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
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
