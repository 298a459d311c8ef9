import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { pickFile } from '#ui/pick-file.ts';
import { useStillHere } from '#ui/use-still-here.ts';
import { CHAT_FILE_TYPES, importChat } from './chat-files.ts';

/** Imports a file that the user picks as a chat with a character, and opens it. */
export function useImportChat(onImported?: () => void) {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { mutateAsync, isPending } = useMutation(importChat);
  const start = async (slug: string): Promise<void> => {
    const file = await pickFile(CHAT_FILE_TYPES);
    if (!file) return;
    // The user was notified of the failure.
    const chat = await mutateAsync({ file, character_slug: slug }).catch(() => null);
    if (!chat) return;
    onImported?.();
    if (isStillHere()) await navigate(`/chat/${slug}?chat=${chat.id}`);
  };
  return { start, isPending };
}
