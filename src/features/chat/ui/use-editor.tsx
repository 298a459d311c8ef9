import { useState } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import type { ChatActions } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { MessageEditor } from './message-editor.tsx';

interface Edited {
  message: Message;
  session: ChatSession;
  actions: ChatActions;
}

/** The editor of a message while it is edited. An unsaved edit opens it again. */
export function useEditor({ message, session, actions }: Edited, label: string) {
  const [isEditing, setEditing] = useState(() => actions.unsavedEdit(message) !== null);
  const close = () => {
    setEditing(false);
    session.focusInput();
  };
  const editor = isEditing && (
    <MessageEditor
      label={label}
      content={message.content}
      words={actions.unsavedEdit(message)}
      onWrite={(words) => actions.storeEdit(message, words)}
      onCancel={() => {
        actions.discardEdit();
        close();
      }}
      onSave={(content) => {
        close();
        void actions.edit(message, content).then((isStored) => {
          if (!isStored) setEditing(true);
        });
      }}
    />
  );
  return { editor, edit: () => setEditing(true) };
}
