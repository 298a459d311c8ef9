import type { Chat } from '#features/chat/contract.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import type { ChatActions } from './chat-actions.ts';
import { Markdown } from './markdown.tsx';
import { COPY } from './copy.ts';
import { VariantPager } from './variant-pager.tsx';

interface ChatBeginningProps {
  chat: Pick<Chat, 'greeting' | 'greeting_variants'>;
  actions: ChatActions;
  name: string;
  portrait: string | null;
  /** True while the chat has no messages. */
  isEmpty: boolean;
}

/** The top of a conversation: the character, and the greeting as its first message. */
export function ChatBeginning(props: ChatBeginningProps) {
  const { chat, actions, name, portrait, isEmpty } = props;
  const { greeting, greeting_variants: variants } = chat;
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
          <div className="w-full min-w-0 max-w-[65ch]">
            <div className="space-y-2.5 leading-relaxed wrap-anywhere">
              <span className="sr-only">{COPY.message.said(name)}: </span>
              <Markdown text={greeting} />
            </div>
            {isEmpty && variants.count > 1 && (
              <div className="mt-1 -ml-2 text-muted">
                <VariantPager
                  label={COPY.message.greetings}
                  variants={variants}
                  onShow={actions.showGreeting}
                />
              </div>
            )}
          </div>
        </div>
      )}
    </>
  );
}
