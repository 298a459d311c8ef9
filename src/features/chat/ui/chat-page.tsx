import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams, type MetaArgs } from 'react-router';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { Button } from '#ui/primitives/button.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { RequireUser, useSession } from '#ui/session.tsx';
import { ChatList } from './chat-list.tsx';
import { Conversation } from './conversation.tsx';
import { storeShowDetails, useShowDetails } from './details-setting.ts';
import { COPY } from './copy.ts';
import { useMedia, WIDE } from '#ui/use-media.ts';
import { useChat } from './use-chat.ts';
import { useUserEvents } from './use-user-events.ts';

const CharacterPicker = lazyComponent(() => import('./character-picker.tsx'));
const DetailsTabs = lazyComponent(() => import('./memory/details-tabs.tsx'));
const DetailsSheet = lazyComponent(() => import('./details-sheet.tsx'));

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: COPY.pageTitle,
    description: COPY.pageDescription,
    path: '/chat',
    index: false,
  });
}

/** /chat and /chat/{characterSlug}?chat=&message=: two screens on a phone, side by side otherwise. */
export default function ChatPage() {
  return (
    <RequireUser>
      <Chats />
    </RequireUser>
  );
}

function Chats() {
  const slug = useParams().characterSlug ?? null;
  const { user } = useSession();
  const chatId = useSearchParams()[0].get('chat');
  const opened = useChat(user && slug, chatId);
  const openId = opened.status === 'ready' ? opened.session.id : null;
  const [isPicking, setPicking] = useState(false);
  const details = useDetails(slug);
  const pick = useCallback(() => setPicking(true), []);
  useUserEvents(openId);
  if (!user) return null;

  return (
    <div className="flex h-full min-h-0 w-full flex-1">
      <div
        className={clsx(
          'h-full min-h-0 w-full md:w-72 md:shrink-0 md:border-r md:border-line lg:w-80',
          slug && 'max-md:hidden',
        )}
      >
        <ChatList openSlug={slug} openId={openId ?? chatId} onPick={pick} />
      </div>
      {slug && (
        <Conversation
          key={`${slug} ${chatId}`}
          slug={slug}
          opened={opened}
          userId={user.id}
          hasDetails={details.isShown}
          onToggleDetails={details.toggle}
        />
      )}
      {!slug && (
        <section className="grid min-w-0 flex-1 place-items-center max-md:hidden">
          <EmptyState
            title={COPY.start.title}
            description={COPY.start.text}
            action={<Button onClick={pick}>{COPY.start.browse}</Button>}
          />
        </section>
      )}
      {slug && details.isShown && opened.status !== 'failed' && (
        <Details slug={slug} chatId={openId} isWide={details.isWide} onClose={details.toggle} />
      )}
      {isPicking && (
        <LazyBoundary onFailed={() => setPicking(false)}>
          <CharacterPicker onClose={() => setPicking(false)} />
        </LazyBoundary>
      )}
    </div>
  );
}

/** Stores the setting when shown next to the conversation; over it, the change is temporary. */
function useDetails(slug: string | null) {
  const isWide = useMedia(WIDE);
  const isStored = useShowDetails();
  const [sheetSlug, setSheetSlug] = useState<string | null>(null);
  const isShown = isWide ? isStored : sheetSlug !== null && sheetSlug === slug;
  const toggle = useCallback(() => {
    if (isWide) storeShowDetails(!isShown);
    else setSheetSlug(isShown ? null : slug);
  }, [isWide, isShown, slug]);
  return { isWide, isShown, toggle };
}

interface DetailsProps {
  slug: string;
  /** Null until the chat is open. */
  chatId: string | null;
  isWide: boolean;
  onClose(): void;
}

function Details({ slug, chatId, isWide, onClose }: DetailsProps) {
  const panel = (
    <DetailsTabs key={slug} slug={slug} chatId={chatId} onLeave={isWide ? undefined : onClose} />
  );
  const waiting = (
    <div className="p-5">
      <Skeleton className="aspect-3/4 w-full rounded-card" />
    </div>
  );
  if (!isWide) {
    return (
      <LazyBoundary onFailed={onClose}>
        <DetailsSheet label={COPY.details.label} onClose={onClose}>
          {panel}
        </DetailsSheet>
      </LazyBoundary>
    );
  }
  return (
    <aside
      aria-label={COPY.details.label}
      // A scroll area without controls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="h-full -outline-offset-2 w-85 shrink-0 overflow-y-auto overscroll-contain border-l border-line"
    >
      <LazyBoundary onFailed={onClose} fallback={waiting}>
        {panel}
      </LazyBoundary>
    </aside>
  );
}
