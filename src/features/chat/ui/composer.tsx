import { clsx } from 'clsx';
import { ArrowUp, ImagePlus, Square } from 'lucide-react';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { LazyBoundary, lazyComponent } from '#ui/lazy.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { notify } from '#ui/toast.ts';
import type { MicrophoneHandle } from '#features/voice/ui/microphone/microphone-bar.tsx';
import type { ChatActions } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { endsWithHelpLines, isReplying } from './chat-store.ts';
import { isComposing } from './is-composing.ts';
import { LimitPanel } from './limit-panel.tsx';
import { isBlank, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { COPY } from './copy.ts';
import { Disclosure } from './disclosure.tsx';
import { MicrophoneButton } from './microphone-button.tsx';
import type { CastNames } from './scene/name-cast.ts';
import { QuickPrompts } from './quick-prompts.tsx';
import { answerMessage, handleReplyKey } from './reply/reply-choice.ts';
import { RoundButton } from './round-button.tsx';
import { SendRefusal } from './send-refusal.tsx';
import { SuggestButton } from './suggest-button.tsx';
import { pickPrompts } from './suggested-prompts.ts';
import { useChatState, useSessionField } from './use-chat.ts';
import { useSend } from './use-send.ts';

const MicrophoneBar = lazyComponent(
  () => import('#features/voice/ui/microphone/microphone-bar.tsx'),
);
const AttachmentTray = lazyComponent(() => import('./attach/attachment-tray.tsx'));
const ReplyTray = lazyComponent(() => import('./reply/reply-tray.tsx'));
const RecordingTray = lazyComponent(() => import('./attach/recording-tray.tsx'));

/** The remaining characters are shown below this number. */
const SHOW_LEFT_BELOW = 500;

interface ComposerProps {
  session: ChatSession;
  actions: ChatActions;
  names: CastNames;
  userId: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The message input: quick replies, text field, send and stop. */
export function Composer({ session, actions, names, userId, inputRef }: ComposerProps) {
  const next = useSend(session, actions, userId);
  const { text, setText, latest, isMounted, isEmpty, isSending, send, failure } = next;
  const { attachment, recording, dismissFailure } = next;
  const [prompts, setPrompts] = useState(() => pickPrompts());
  const isWaiting = useChatState(session, isReplying);
  const isHelped = useChatState(session, endsWithHelpLines);
  const replyTo = useSessionField(session, (one) => one.replyTo);
  const [isListening, setListening] = useState(false);
  const microphone = useRef<MicrophoneHandle>(null);

  const sendPrompt = async (prompt: string) => {
    if (await send(prompt, false)) setPrompts(pickPrompts());
  };
  const fill = (draft: string, isReplaced = true) => {
    if (!isMounted.current) return;
    const before = latest.current;
    setText(draft);
    inputRef.current?.focus({ preventScroll: true });
    if (isReplaced && !isBlank(before))
      notify.undo(COPY.composer.suggested, COPY.composer.undo, () => setText(before));
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    // If text was copied together with a picture of it, as from a spreadsheet, use the text.
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    session.attach(file);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(text, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (handleReplyKey(session, event, isEmpty)) return event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send(text, true);
  };
  const left = MAX_MESSAGE_LENGTH - text.length;
  const hasMicrophone = (isEmpty || isListening) && !isWaiting;

  return (
    <div className="mx-auto w-full max-w-3xl px-4 pb-2 md:px-6">
      {failure?.kind === 'limit' && (
        <LimitPanel failure={failure} isOffer={!isHelped} onOver={dismissFailure} />
      )}
      {failure && 'detail' in failure && (
        <SendRefusal detail={failure.detail} onClose={dismissFailure} />
      )}
      {failure?.kind !== 'limit' && !isHelped && (
        <QuickPrompts
          prompts={prompts}
          isDisabled={isSending || isWaiting}
          onSend={(prompt) => void sendPrompt(prompt)}
        />
      )}
      {replyTo && (
        <LazyBoundary onFailed={() => answerMessage(session, null)}>
          <ReplyTray session={session} message={replyTo} />
        </LazyBoundary>
      )}
      {(attachment.upload || attachment.isOffered) && (
        <LazyBoundary onFailed={attachment.remove}>
          <AttachmentTray attachment={attachment} />
        </LazyBoundary>
      )}
      {recording.held && (
        <LazyBoundary onFailed={recording.discard}>
          <RecordingTray control={recording} />
        </LazyBoundary>
      )}
      {isListening && (
        <LazyBoundary onFailed={() => setListening(false)}>
          <MicrophoneBar
            handle={microphone}
            mayOffer={!isHelped}
            onHeard={(heard) => {
              if (heard.recording) recording.offer(heard.recording);
              fill([latest.current.trim(), heard.text].filter(Boolean).join(' '), false);
            }}
            onClose={() => setListening(false)}
          />
        </LazyBoundary>
      )}
      <form onSubmit={onSubmit} className="relative">
        <button
          type="button"
          aria-label={COPY.composer.attach}
          title={COPY.composer.attach}
          onPointerEnter={AttachmentTray.preload}
          onClick={attachment.pick}
          className="absolute bottom-1.5 left-1.5 grid size-9 place-items-center rounded-full text-muted transition-colors hover:bg-overlay hover:text-text"
        >
          <ImagePlus className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
        <Textarea
          ref={inputRef}
          aria-label={COPY.composer.label(names.spoken)}
          placeholder={COPY.composer.placeholder(names.short)}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          aria-keyshortcuts="Alt+ArrowUp"
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            if (failure && 'detail' in failure) dismissFailure();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className={clsx(
            'block pl-12!',
            hasMicrophone ? 'pr-36!' : isWaiting && isEmpty ? 'pr-14!' : 'pr-26!',
          )}
        />
        <div className="absolute right-1.5 bottom-1.5 flex gap-1">
          {!isWaiting && !isHelped && (
            <SuggestButton suggest={() => actions.suggest()} onSuggested={fill} />
          )}
          {isWaiting && (
            <RoundButton label={COPY.composer.stop} isSecondary={!isEmpty} onClick={actions.stop}>
              <Square className="size-4 fill-current" strokeWidth={1.5} />
            </RoundButton>
          )}
          {hasMicrophone && (
            <MicrophoneButton
              isListening={isListening}
              start={() => setListening(true)}
              finish={() => microphone.current?.finish()}
              cancel={() => setListening(false)}
              preload={MicrophoneBar.preload}
            />
          )}
          {(!isWaiting || !isEmpty) && (
            <RoundButton label={COPY.composer.send} type="submit" isDisabled={!next.canSend}>
              <ArrowUp className="size-5" strokeWidth={2} />
            </RoundButton>
          )}
        </div>
      </form>
      <p className="flex justify-center gap-3 pt-1.5 text-center text-xs text-muted">
        <Disclosure names={names} />
        {left < SHOW_LEFT_BELOW && <output>{COPY.composer.left(left)}</output>}
      </p>
    </div>
  );
}
