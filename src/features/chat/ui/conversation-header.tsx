import { ArrowLeft, PanelRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ChatCharacter } from '#features/chat/contract.ts';
import { firstName } from '#shared/say-names.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { ChatMenuButton } from './chat-menu-button.tsx';
import { COPY, joinNames } from './copy.ts';
import { portraitOf } from './portrait.ts';

interface HeaderProps {
  chatId: string;
  title: string | null;
  character: ChatCharacter;
  /** The further characters of a scene. */
  members: readonly ChatCharacter[];
  hasDetails: boolean;
  onToggleDetails(): void;
}

/** The character, the way back on a phone, the menu and the details button. */
export function ConversationHeader({
  chatId,
  title,
  character,
  members,
  hasDetails,
  onToggleDetails,
}: HeaderProps) {
  const { name, slug, age, media } = character;
  return (
    <header className="flex min-h-16 items-center gap-1 border-b border-line px-2 md:px-4">
      <Link
        to="/chat"
        viewTransition
        aria-label={COPY.conversation.back}
        title={COPY.conversation.back}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text md:hidden"
      >
        <ArrowLeft className="size-5" strokeWidth={1.5} />
      </Link>
      <h1 className="display min-w-0 flex-1 text-lg">
        <Link
          to={`/character/${slug}`}
          title={COPY.conversation.viewCharacter}
          className="flex min-h-11 w-fit max-w-full items-center gap-2 rounded-control pr-2 hover:text-ember-text"
        >
          <Avatar src={portraitOf(media, 96)} name={name} size={40} />
          <span className="min-w-0">
            <span className="block truncate">
              {members.length > 0 ? (
                joinNames([name, ...members.map((one) => one.name)].map(firstName))
              ) : (
                <>
                  {name}
                  <span className="text-muted">, {age}</span>
                </>
              )}
            </span>
            {title && <span className="block truncate font-sans text-xs text-muted">{title}</span>}
          </span>
        </Link>
      </h1>
      <ChatMenuButton chatId={chatId} slug={slug} name={name} isShown />
      <IconButton
        label={hasDetails ? COPY.conversation.hideDetails : COPY.conversation.showDetails}
        aria-expanded={hasDetails}
        onClick={onToggleDetails}
        className={hasDetails ? 'text-ember-text!' : undefined}
      >
        <PanelRight strokeWidth={1.5} />
      </IconButton>
    </header>
  );
}
