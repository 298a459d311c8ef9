import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/primitives/dropdown-menu.tsx';
import { notify } from '#ui/toast.ts';
import { chatApi } from './api.ts';
import { dropChat, leavingChats, patchChat, refreshChats } from './chat-list-cache.ts';
import { COPY } from './copy.ts';
import { findChat, forgetChat } from './use-chat.ts';

interface ChatMenuProps {
  chatId: string;
  slug: string;
  name: string;
  trigger: ReactElement;
}

/** Restart and Remove of one chat, each after a question. Opens as soon as it is loaded. */
export default function ChatMenu({ chatId, slug, name, trigger }: ChatMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const [asks, setAsks] = useState<'restart' | 'remove' | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useMatch('/chat/:characterSlug')?.params.characterSlug === slug;

  const restart = async () => {
    try {
      const chat = await chatApi.restart(chatId);
      findChat(chatId)?.dispatch({ type: 'loaded', chat });
      patchChat(client, chatId, { last_message: null, unread: 0 });
      notify.success(COPY.restart.done);
    } catch (error) {
      notify.error(COPY.restart.failed);
      throw error;
    }
  };

  const remove = async () => {
    leavingChats.add(chatId);
    try {
      await chatApi.remove(chatId);
    } catch (error) {
      leavingChats.delete(chatId);
      notify.error(COPY.remove.failed);
      throw error;
    }
    dropChat(client, chatId);
    if (isShown) await navigate('/chat');
    forgetChat(chatId);
    notify.undo(COPY.remove.done(name), COPY.remove.undo, () => {
      chatApi
        .restore(chatId)
        .then(() => {
          leavingChats.delete(chatId);
          refreshChats(client);
          if (isShown) void navigate(`/chat/${slug}`);
        })
        .catch(() => notify.error(COPY.remove.restoreFailed));
    });
  };

  return (
    <>
      <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        <MenuItem onSelect={() => setAsks('restart')}>
          <RotateCcw strokeWidth={1.5} />
          {COPY.restart.action}
        </MenuItem>
        <MenuItem danger onSelect={() => setAsks('remove')}>
          <Trash2 strokeWidth={1.5} />
          {COPY.remove.action}
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={asks === 'restart'}
        onOpenChange={() => setAsks(null)}
        title={COPY.restart.title}
        description={`${COPY.restart.text} ${COPY.restart.memories} ${COPY.restart.pictures}`}
        confirmLabel={COPY.restart.confirm}
        danger
        onConfirm={restart}
      />
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={() => setAsks(null)}
        title={COPY.remove.title}
        description={COPY.remove.text}
        confirmLabel={COPY.remove.confirm}
        danger
        onConfirm={remove}
      />
    </>
  );
}
