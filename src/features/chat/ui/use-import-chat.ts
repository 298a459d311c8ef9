import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { importChat, pickChatFile } from './chat-files.ts';

/** Imports a file that the user picks as a chat with a character, and opens it. */
export function useImportChat(onImported?: () => void) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation(importChat);
  const start = async (slug: string): Promise<void> => {
    const file = await pickChatFile();
    if (!file) return;
    // The user was notified of the failure.
    const chat = await mutateAsync({ file, character_slug: slug }).catch(() => null);
    if (!chat) return;
    onImported?.();
    await navigate(`/chat/${slug}?chat=${chat.id}`);
  };
  return { start, isPending };
}
