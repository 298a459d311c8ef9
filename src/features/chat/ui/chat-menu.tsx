import { useMutation } from '@tanstack/react-query';
import {
  Archive,
  ArchiveRestore,
  Download,
  MessageSquarePlus,
  RotateCcw,
  Search,
  SlidersHorizontal,
  Trash2,
  Upload,
  UserRound,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/primitives/dropdown-menu.tsx';
import { notify } from '#ui/toast.ts';
import { useStillHere } from '#ui/use-still-here.ts';
import { exportChat } from './chat-files.ts';
import { COPY } from './copy.ts';
import { removeChat, restartChat, restoreChat } from './mutations.ts';
import { SEARCH_TEXT } from './search/copy.ts';
import { SETTINGS_TEXT as TEXT } from './settings/copy.ts';
import { changeSettings, startChat } from './settings/mutations.ts';
import { forgetChat } from './queries.ts';
import { useImportChat } from './use-import-chat.ts';

const SearchDialog = lazyComponent(() => import('./search/search-dialog.tsx'));
const SettingsDialog = lazyComponent(() => import('./settings/settings-dialog.tsx'));

interface ChatMenuProps {
  chatId: string;
  slug: string;
  name: string;
  /** Whether the chat is the one on the screen. */
  isShown: boolean;
  isArchived?: boolean;
  trigger: ReactElement;
}

type Asked = 'search' | 'settings' | 'restart' | 'remove';

/** The actions for one chat; deleting asks for confirmation. Opens as soon as it is loaded. */
export default function ChatMenu(props: ChatMenuProps) {
  const { chatId, slug, name, isShown, isArchived = false, trigger } = props;
  const [isOpen, setOpen] = useState(true);
  const [asks, setAsks] = useState<Asked | null>(null);
  const close = () => setAsks(null);
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const address = `/chat/${slug}?chat=${chatId}`;

  const { mutate: start } = useMutation({
    ...startChat,
    async onSuccess(chat) {
      if (isStillHere()) await navigate(`/chat/${slug}?chat=${chat.id}`);
    },
    onError: () => notify.error(TEXT.startFailed),
  });
  const { mutate: archive } = useMutation({
    ...changeSettings,
    async onSuccess() {
      if (isShown && !isArchived && isStillHere()) await navigate('/chat');
      notify.success(isArchived ? TEXT.unarchived(name) : TEXT.archived(name));
    },
    onError: () => notify.error(TEXT.archiveFailed),
  });
  const { mutate: save } = useMutation(exportChat);
  const importing = useImportChat();
  const { mutateAsync: restart } = useMutation({
    ...restartChat,
    onSuccess: () => notify.success(COPY.restart.done),
    onError: () => notify.error(COPY.restart.failed),
  });
  const { mutate: restore } = useMutation({
    ...restoreChat,
    onSuccess: () => void (isShown && navigate(address)),
    onError: () => notify.error(COPY.remove.restoreFailed),
  });
  const { mutateAsync: remove } = useMutation({
    ...removeChat,
    async onSuccess() {
      if (isShown && isStillHere()) await navigate('/chat');
      forgetChat(chatId);
      notify.undo(COPY.remove.done(name), COPY.remove.undo, () => restore(chatId));
    },
    onError: () => notify.error(COPY.remove.failed),
  });

  return (
    <>
      <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        {isShown && (
          <>
            <MenuItem onSelect={() => setAsks('search')}>
              <Search strokeWidth={1.5} />
              {SEARCH_TEXT.action}
            </MenuItem>
            <MenuItem onSelect={() => void navigate(`/character/${slug}`)}>
              <UserRound strokeWidth={1.5} />
              {COPY.conversation.viewCharacter}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem onSelect={() => setAsks('settings')}>
          <SlidersHorizontal strokeWidth={1.5} />
          {TEXT.action}
        </MenuItem>
        <MenuItem onSelect={() => start(slug)}>
          <MessageSquarePlus strokeWidth={1.5} />
          {TEXT.start}
        </MenuItem>
        <MenuItem onSelect={() => archive({ id: chatId, change: { archived: !isArchived } })}>
          {isArchived ? <ArchiveRestore strokeWidth={1.5} /> : <Archive strokeWidth={1.5} />}
          {isArchived ? TEXT.unarchive : TEXT.archive}
        </MenuItem>
        <MenuItem onSelect={() => save(chatId)}>
          <Download strokeWidth={1.5} />
          {COPY.files.export}
        </MenuItem>
        <MenuItem onSelect={() => void importing.start(slug)}>
          <Upload strokeWidth={1.5} />
          {COPY.files.import}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setAsks('restart')}>
          <RotateCcw strokeWidth={1.5} />
          {COPY.restart.action}
        </MenuItem>
        <MenuItem danger onSelect={() => setAsks('remove')}>
          <Trash2 strokeWidth={1.5} />
          {COPY.remove.action}
        </MenuItem>
      </DropdownMenu>
      {asks === 'search' && (
        <LazyBoundary onFailed={close}>
          <SearchDialog onClose={close} />
        </LazyBoundary>
      )}
      {asks === 'settings' && (
        <LazyBoundary onFailed={close}>
          <SettingsDialog chatId={chatId} onClose={close} />
        </LazyBoundary>
      )}
      <ConfirmDialog
        open={asks === 'restart'}
        onOpenChange={close}
        title={COPY.restart.title}
        description={`${COPY.restart.text} ${COPY.restart.memories} ${COPY.restart.pictures}`}
        confirmLabel={COPY.restart.confirm}
        danger
        onConfirm={() => restart(chatId)}
      />
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={close}
        title={COPY.remove.title}
        description={COPY.remove.text}
        confirmLabel={COPY.remove.confirm}
        danger
        onConfirm={() => remove(chatId)}
      />
    </>
  );
}
