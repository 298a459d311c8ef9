import { ArrowLeft, PanelRight, Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { ChatCharacter } from '#features/chat/contract.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { ChatMenuButton } from './chat-menu-button.tsx';
import { COPY } from './copy.ts';
import { CastAvatars } from './scene/cast-avatars.tsx';
import { nameCast } from './scene/name-cast.ts';

interface HeaderProps {
  chatId: string;
  title: string | null;
  character: ChatCharacter;
  /** The other characters of a scene. */
  members: readonly ChatCharacter[];
  hasDetails: boolean;
  onToggleDetails(): void;
}

/** The characters, the back button on a phone, the menu and the details button. */
export function ConversationHeader({
  chatId,
  title,
  character,
  members,
  hasDetails,
  onToggleDetails,
}: HeaderProps) {
  const { slug, age } = character;
  const names = nameCast({ character, members });
  const [heading, label] = names.isScene && title ? [title, names.title] : [names.title, title];
  return (
    <header className="flex min-h-16 items-center border-b md:gap-1 border-line px-2 md:px-4">
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
          <CastAvatars cast={[character, ...members]} size={40} />
          <span className="min-w-0">
            <span className="block truncate">
              {heading}
              {!names.isScene && <span className="text-muted max-sm:hidden">, {age}</span>}
            </span>
            {label && <span className="block truncate font-sans text-xs text-muted">{label}</span>}
          </span>
        </Link>
      </h1>
      {!names.isScene && (
        <Link
          to={`/call/${slug}?chat=${chatId}`}
          // The call page has permissions that other pages lack, so it is a separate document.
          reloadDocument
          aria-label={COPY.conversation.call(names.spoken)}
          title={COPY.conversation.call(names.spoken)}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-overlay/80 hover:text-text"
        >
          <Phone className="size-5" strokeWidth={1.5} />
        </Link>
      )}
      <ChatMenuButton chatId={chatId} slug={slug} name={names.spoken} isShown />
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
