import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { ActionButton } from './action-button.tsx';
import { COPY } from './copy.ts';
import type { MessageMenuProps } from './message-menu.tsx';

const MessageMenu = lazyComponent(() => import('./message-menu.tsx'));

/** The button for more actions on a message; the menu and its dialog load on first use. */
export function MessageMenuButton(props: Omit<MessageMenuProps, 'trigger'>) {
  const [isWanted, setWanted] = useState(false);
  const trigger = (
    <ActionButton
      label={COPY.message.more}
      aria-haspopup="menu"
      onPointerEnter={MessageMenu.preload}
      onFocus={MessageMenu.preload}
      onClick={isWanted ? undefined : () => setWanted(true)}
    >
      <Ellipsis strokeWidth={1.5} />
    </ActionButton>
  );
  if (!isWanted) return trigger;
  return (
    <LazyBoundary onFailed={() => setWanted(false)} fallback={trigger}>
      <MessageMenu {...props} trigger={trigger} />
    </LazyBoundary>
  );
}
