import { Avatar } from '#ui/primitives/avatar.tsx';
import { Markdown } from './markdown.tsx';
import { COPY } from './messages.ts';

interface ChatBeginningProps {
  greeting: string | null;
  name: string;
  portrait: string | null;
  /** Nothing has been said yet. */
  isEmpty: boolean;
}

/** The head of a conversation: whom it is with, and their greeting as the first words. */
export function ChatBeginning({ greeting, name, portrait, isEmpty }: ChatBeginningProps) {
  return (
    <>
      <div className="flex flex-col items-center gap-3 pt-10 pb-4 text-center">
        <Avatar src={portrait} name={name} size={112} />
        <p className="display text-xl">{name}</p>
        {isEmpty && !greeting && <p className="text-muted">{COPY.conversation.empty}</p>}
      </div>
      {greeting && (
        <div className="flex gap-3 pt-5">
          <Avatar src={portrait} name={name} size={32} />
          <div className="w-full max-w-[65ch] space-y-2.5 leading-relaxed wrap-anywhere">
            <span className="sr-only">{COPY.message.said(name)}: </span>
            <Markdown text={greeting} />
          </div>
        </div>
      )}
    </>
  );
}
