import { clsx } from 'clsx';
import { memo, useState, useSyncExternalStore } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import { Listen } from '#features/voice/ui/listen.tsx';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { AttachedPicture } from './attached-picture.tsx';
import type { ChatActions } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { formatFull } from './format-time.ts';
import { Markdown } from './markdown.tsx';
import { MessageActions } from './message-actions.tsx';
import { isUnfinished } from './message-order.ts';
import { COPY } from './copy.ts';
import { MessageVideo } from './message-video.tsx';
import { PictureMessage } from './picture-message.tsx';
import { TypingDots } from './typing-dots.tsx';
import { useEditor } from './use-editor.tsx';

const KeptRecording = lazyComponent(() => import('./recording/kept-recording.tsx'));
const QuotedLine = lazyComponent(() => import('./reply/quoted-line.tsx'));
const ReactionChip = lazyComponent(() => import('./reactions/reaction-chip.tsx'));
const HintField = lazyComponent(() => import('./hint-field.tsx'));

interface BubbleProps {
  message: Message;
  session: ChatSession;
  actions: ChatActions;
  name: string;
  /** True for the last message of its side while no reply is open. */
  canChange: boolean;
  isStalled: boolean;
}

// Actions appear below the text on hover or focus; on a touch screen after a long press.
const FLOATING =
  'absolute top-full z-10 -mt-1 rounded-full bg-overlay px-1 opacity-0 shadow-float transition-opacity pointer-events-none group-hover:pointer-events-auto group-hover:opacity-100 group-focus-within:pointer-events-auto group-focus-within:opacity-100 group-data-active:pointer-events-auto group-data-active:opacity-100 has-aria-expanded:pointer-events-auto has-aria-expanded:opacity-100';

/** The message that was opened from a search. */
const FOUND =
  'outline-offset-4 outline-transparent transition-[outline-color] duration-500 group-data-found:outline-2 group-data-found:outline-ember';

/** The user's message, in a raised bubble on the right. */
export const UserBubble = memo(function UserBubble(props: BubbleProps) {
  const { message, session, actions, name, canChange } = props;
  const { content, attachment, recording, reply_to } = message;
  const hasFile = attachment !== undefined || recording !== undefined;
  const { editor, edit } = useEditor(props, COPY.message.editLabel);
  if (editor) return editor;
  const isOnItsWay = message.status === 'pending';
  return (
    <div className="flex max-w-[min(65ch,85%)] flex-col items-end">
      <div
        title={formatFull(message.created_at)}
        className={clsx(
          'relative max-w-full rounded-card rounded-br-md bg-ember-wash wrap-anywhere whitespace-pre-wrap',
          hasFile ? 'p-1.5' : 'px-4 py-2.5',
          hasFile && (attachment ? 'w-min' : 'w-90'),
          FOUND,
        )}
      >
        <span className="sr-only">{COPY.message.youSaid}: </span>
        {reply_to && (
          <LazyBoundary fallback={<div className="h-13" />}>
            <QuotedLine {...{ session, name }} quote={reply_to} />
          </LazyBoundary>
        )}
        {attachment && <AttachedPicture picture={attachment} {...{ message, session }} />}
        {recording && (
          <LazyBoundary fallback={<div className="h-12 pointer-coarse:h-14" />}>
            <KeptRecording {...{ message, recording, session }} />
          </LazyBoundary>
        )}
        {content !== '' && (
          <div dir="auto" className={clsx(hasFile && 'px-2.5 pt-2 pb-1')}>
            {content}
          </div>
        )}
        {content === '' && !attachment && (
          <p className="text-sm text-muted">{COPY.picture.sentGone}</p>
        )}
        {isOnItsWay && <span className="sr-only"> ({COPY.message.sending})</span>}
        {!isOnItsWay && (
          <MessageActions
            message={message}
            actions={actions}
            name={name}
            canChange={canChange}
            onEdit={edit}
            onHint={() => undefined}
            className={clsx(FLOATING, 'right-2')}
          />
        )}
      </div>
      {message.edited && <span className="mt-1 text-xs text-muted">{COPY.message.edited}</span>}
    </div>
  );
});

/** The character's message, without a bubble. */
export const ReplyBubble = memo(function ReplyBubble(props: BubbleProps) {
  const { message, session, actions, name, canChange, isStalled } = props;
  const isMedia = message.content_type !== 'text';
  const { picture } = message;
  const hasEnded = !isUnfinished(message);
  const { editor, edit } = useEditor(props, COPY.message.editReply(name));
  const [isHinting, setHinting] = useState(false);
  if (editor) return editor;
  return (
    <div className={clsx('relative min-w-0', isMedia ? 'w-fit' : 'w-full max-w-[65ch]')}>
      <div
        title={hasEnded ? formatFull(message.created_at) : undefined}
        className={clsx('space-y-2.5 rounded-control leading-relaxed wrap-anywhere', FOUND)}
      >
        <span className="sr-only">{COPY.message.said(name)}: </span>
        {picture && <PictureMessage {...{ message, picture, session, actions, name }} />}
        {!hasEnded && !picture && <LiveText session={session} message={message} name={name} />}
        {hasEnded && message.content_type === 'video' && (
          <MessageVideo message={message} name={name} />
        )}
        {hasEnded && !isMedia && <Markdown text={message.content} />}
      </div>
      {!hasEnded && !picture && isStalled && (
        <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-muted">
          {COPY.conversation.slow}
          <Button variant="secondary" size="sm" onClick={() => actions.checkAgain()}>
            {COPY.conversation.checkAgain}
          </Button>
        </p>
      )}
      {message.status === 'failed' && !picture && (
        <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-danger">
          {COPY.message.failed}
          {canChange && (
            <Button variant="secondary" size="sm" onClick={() => actions.regenerate(message)}>
              {COPY.message.retry}
            </Button>
          )}
        </p>
      )}
      {message.status === 'stopped' && !picture && (
        <p className="mt-1 text-xs text-muted">{COPY.message.stopped}</p>
      )}
      {message.edited && <p className="mt-1 text-xs text-muted">{COPY.message.edited}</p>}
      {isHinting && canChange && (
        <LazyBoundary onFailed={() => setHinting(false)}>
          <HintField
            onSend={(hint) => {
              setHinting(false);
              actions.regenerate(message, hint);
            }}
            onCancel={() => {
              setHinting(false);
              session.focusInput();
            }}
          />
        </LazyBoundary>
      )}
      {hasEnded && (
        <div className="mt-1.5 -ml-2 flex flex-wrap items-center gap-x-1 gap-y-1.5">
          {!isMedia && message.content && (
            <Listen
              chatId={session.id}
              messageId={message.id}
              variant={message.variants.index}
              speech={message.speech}
              name={name}
            />
          )}
          {message.reaction && (
            <LazyBoundary fallback={<span className="h-8" />}>
              <ReactionChip
                reaction={message.reaction}
                onRemove={() => {
                  actions.react(message, null);
                  session.focusInput();
                }}
              />
            </LazyBoundary>
          )}
          {hasActions(message) && (
            <MessageActions
              message={message}
              actions={actions}
              name={name}
              canChange={canChange}
              onEdit={edit}
              onHint={() => setHinting(true)}
              className={canChange ? undefined : clsx(FLOATING, 'left-0')}
            />
          )}
        </div>
      )}
    </div>
  );
});

/** An unfinished reply or picture can only be retried. */
function hasActions({ status, picture, variants }: Message): boolean {
  if (picture) return picture.image !== null;
  return status !== 'failed' || variants.count > 1;
}

/** The text of a streaming reply; nothing else on the page renders for it. */
function LiveText({ session, message, name }: Pick<BubbleProps, 'session' | 'message' | 'name'>) {
  const read = () => session.textOf(message);
  const text = useSyncExternalStore(session.subscribeLive, read, read);
  return text ? <Markdown text={text} isWriting /> : <TypingDots name={name} />;
}

/** A message of the product (the AI disclosure, help lines), or a notice from an imported chat. */
export const NoticeBubble = memo(function NoticeBubble({ message, actions, name }: NoticeProps) {
  return (
    <div
      role="note"
      aria-label={message.imported ? COPY.message.importedNotice : COPY.message.notice}
      title={formatFull(message.created_at)}
      className="relative mx-auto max-w-[60ch] space-y-2 rounded-card border border-line px-5 py-3 text-center text-sm text-muted wrap-anywhere"
    >
      <Markdown text={message.content} />
      {message.imported && (
        <MessageActions
          message={message}
          actions={actions}
          name={name}
          canChange={false}
          onEdit={() => undefined}
          onHint={() => undefined}
          className={clsx(FLOATING, 'right-2')}
        />
      )}
    </div>
  );
});

type NoticeProps = Pick<BubbleProps, 'message' | 'actions' | 'name'>;
