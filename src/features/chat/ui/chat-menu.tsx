import { useMutation } from '@tanstack/react-query';
import { Download, RotateCcw, Trash2, Upload } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '#ui/primitives/dropdown-menu.tsx';
import { notify } from '#ui/toast.ts';
import { exportChat } from './chat-files.ts';
import { COPY } from './copy.ts';
import { removeChat, restartChat, restoreChat } from './mutations.ts';
import { forgetChat } from './queries.ts';
import { useImportChat } from './use-import-chat.ts';

interface ChatMenuProps {
  chatId: string;
  slug: string;
  name: string;
  trigger: ReactElement;
}

/** Export and import, and Restart and Remove with a confirmation. Opens as soon as it is loaded. */
export default function ChatMenu({ chatId, slug, name, trigger }: ChatMenuProps) {
  const [isOpen, setOpen] = useState(true);
  const [asks, setAsks] = useState<'restart' | 'remove' | null>(null);
  const navigate = useNavigate();
  const isShown = useMatch('/chat/:characterSlug')?.params.characterSlug === slug;

  const { mutate: save } = useMutation(exportChat);
  const importing = useImportChat();
  const { mutateAsync: restart } = useMutation({
    ...restartChat,
    onSuccess: () => notify.success(COPY.restart.done),
    onError: () => notify.error(COPY.restart.failed),
  });
  const { mutate: restore } = useMutation({
    ...restoreChat,
    onSuccess: () => void (isShown && navigate(`/chat/${slug}`)),
    onError: () => notify.error(COPY.remove.restoreFailed),
  });
  const { mutateAsync: remove } = useMutation({
    ...removeChat,
    async onSuccess() {
      if (isShown) await navigate('/chat');
      forgetChat(chatId);
      notify.undo(COPY.remove.done(name), COPY.remove.undo, () => restore(chatId));
    },
    onError: () => notify.error(COPY.remove.failed),
  });

  return (
    <>
      <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        <MenuItem onSelect={() => save(chatId)}>
          <Download strokeWidth={1.5} />
          {COPY.files.export}
        </MenuItem>
        <MenuItem onSelect={() => void importing.start(slug)}>
          <Upload strokeWidth={1.5} />
          {COPY.files.import}
        </MenuItem>
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
        onConfirm={() => restart(chatId)}
      />
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={() => setAsks(null)}
        title={COPY.remove.title}
        description={COPY.remove.text}
        confirmLabel={COPY.remove.confirm}
        danger
        onConfirm={() => remove(chatId)}
      />
    </>
  );
}
