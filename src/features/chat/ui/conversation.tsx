import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import { ReportHost } from '#features/moderation/ui/report-host.tsx';
import { stopPlaying } from '#features/voice/ui/opened-players.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { PHOTO_PREVIEW } from '../rules.ts';
import { useDropPicture } from './attach/use-drop-picture.ts';
import { createChatActions } from './chat-actions.ts';
import { addCachedChat, patchChat, refreshChats } from './chat-list-cache.ts';
import type { ChatSession } from './chat-session.ts';
import { TEMP_PREFIX } from './chat-store.ts';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { MemoryNoteHost } from './memory/memory-note-host.tsx';
import { MessageList } from './message-list.tsx';
import { findPreviewMessage } from './message-order.ts';
import { COPY } from './copy.ts';
import { portraitOf } from './portrait.ts';
import { nameCast } from './scene/name-cast.ts';
import { ReplyStatus, useFocusAfterReply } from './reply-status.tsx';
import { markRead } from './mutations.ts';
import { forgetChat, forgetLatest } from './queries.ts';
import { useChatState, useSessionField, type OpenedChat } from './use-chat.ts';
import { HAS_MOUSE, useMedia } from '#ui/use-media.ts';
import { useOffline } from '#ui/use-offline.ts';
import { averageColor } from '#ui/use-thumbhash.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useReplyStream } from './use-reply-stream.ts';

const SpeakerChips = lazyComponent(() => import('./scene/speaker-chips.tsx'));

interface ConversationProps {
  slug: string;
  opened: OpenedChat;
  userId: string;
  hasDetails: boolean;
  onToggleDetails(): void;
}

/** The chat with one character. */
export function Conversation(props: ConversationProps) {
  const { slug, opened, userId, ...details } = props;
  const session = opened.status === 'ready' ? opened.session : null;
  useEffect(() => {
    if (session) forgetLatest(slug, session.id);
    return stopPlaying;
  }, [slug, session]);

  if (opened.status === 'failed') {
    return (
      <section className="grid h-full min-w-0 flex-1 place-items-center">
        <PageFailure
          query={opened.query}
          missing={{
            title: COPY.conversation.notFound,
            description: COPY.conversation.notFoundText,
            action: (
              <ButtonLink to="/characters" variant="secondary">
                {COPY.start.browse}
              </ButtonLink>
            ),
          }}
          failed={{
            title: COPY.conversation.loadFailed,
            // The list is next to it on wider screens.
            extraAction: (
              <ButtonLink to="/chat" variant="quiet" className="md:hidden">
                {COPY.conversation.back}
              </ButtonLink>
            ),
          }}
        />
      </section>
    );
  }
  if (!session) {
    return (
      <section className="grid h-full min-w-0 flex-1 place-items-center text-muted">
        <Spinner label={COPY.conversation.loading} />
      </section>
    );
  }
  return <OpenConversation key={session.id} session={session} userId={userId} {...details} />;
}

type OpenProps = Omit<ConversationProps, 'slug' | 'opened'> & {
  session: ChatSession;
};

function OpenConversation({ session, userId, hasDetails, onToggleDetails }: OpenProps) {
  const navigate = useNavigate();
  const areaRef = useRef<HTMLElement>(null);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const hasMouse = useMedia(HAS_MOUSE);
  const actions = useMemo(() => createChatActions(session), [session]);
  const character = useChatState(session, (state) => state.chat.character);
  const members = useChatState(session, (state) => state.chat.members);
  const title = useChatState(session, (state) => state.chat.title);
  const names = nameCast({ character, members });
  const isLost = useSessionField(session, (one) => one.connection === 'lost');
  const isOffline = useOffline();

  const onGone = useCallback(() => {
    refreshChats();
    void Promise.resolve(navigate('/chat')).then(() => forgetChat(session.id));
  }, [session, navigate]);
  useReplyStream(session, onGone);
  useListRow(session);
  useFocusAfterReply(session, inputRef, hasMouse);
  useKeepFocus(areaRef);
  useDropPicture(areaRef, session);
  useEffect(() => {
    // On a phone the keyboard would cover the conversation.
    if (hasMouse) session.focusInput = () => inputRef.current?.focus({ preventScroll: true });
    session.focusInput();
    return () => void (session.focusInput = () => {});
  }, [session, hasMouse]);

  return (
    <section
      ref={areaRef}
      aria-label={COPY.conversation.label(names.spoken)}
      style={
        { '--room': averageColor(character.media[0]?.thumbhash) ?? undefined } as CSSProperties
      }
      className="room flex h-full min-h-0 min-w-0 flex-1 flex-col -outline-offset-4 outline-ember data-dropping:outline-2 data-dropping:outline-dashed"
    >
      <ConversationHeader
        chatId={session.id}
        title={title}
        character={character}
        members={members}
        hasDetails={hasDetails}
        onToggleDetails={onToggleDetails}
      />
      {(isOffline || isLost) && (
        <output className="block border-b border-line px-4 py-1.5 text-center text-xs text-muted">
          {isOffline ? COPY.conversation.noNetwork : COPY.conversation.offline}
        </output>
      )}
      <MessageList
        session={session}
        actions={actions}
        name={character.name}
        portrait={portraitOf(character.media, 224)}
      />
      <MemoryNoteHost
        chatId={session.id}
        hasDetails={hasDetails}
        onToggleDetails={onToggleDetails}
      />
      <ReplyStatus session={session} name={character.name} />
      {members.length > 0 && (
        <LazyBoundary>
          <SpeakerChips session={session} />
        </LazyBoundary>
      )}
      <Composer
        session={session}
        actions={actions}
        names={names}
        userId={userId}
        inputRef={inputRef}
      />
      <ReportHost />
    </section>
  );
}

/**
 * Keeps this chat's list row in sync with its last message, and marks displayed messages as read.
 */
function useListRow(session: ChatSession): void {
  const members = useChatState(session, (state) => state.chat.members);
  useEffect(() => addCachedChat(session.getState().chat), [session]);
  useEffect(() => void patchChat(session.id, { members: [...members] }), [session, members]);
  const last = useChatState(session, (state) => findPreviewMessage(state.messages));
  useEffect(() => {
    if (!last) return;
    const { content, sender, content_type } = last;
    const isKnown = patchChat(session.id, {
      last_message: { content: content || PHOTO_PREVIEW, sender, content_type },
      last_message_at: last.created_at,
    });
    if (!isKnown) refreshChats();
  }, [last, session]);

  const { mutate: markAsRead } = useMutation(markRead);
  const lastId = last?.id;
  // A reply regenerated above its picture, or a retried picture, is new without being the last.
  const finishedId = useChatState(session, (state) => state.finishedId);
  useEffect(() => {
    const markSeen = () => {
      // Unsent messages of the user need no read mark.
      if (document.hidden || lastId?.startsWith(TEMP_PREFIX)) return;
      markAsRead({ id: session.id, seen: lastId ?? null });
    };
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [lastId, finishedId, markAsRead, session]);
}
