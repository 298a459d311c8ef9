import { clsx } from 'clsx';
import { ArrowUp, ImagePlus, Square } from 'lucide-react';
import {
  useEffect,
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
import { useAttachment } from './attach/use-attachment.ts';
import { useRecording } from './attach/use-recording.ts';
import type { MicrophoneHandle } from '#features/voice/ui/microphone/microphone-bar.tsx';
import type { ChatActions, SendFailure } from './chat-actions.ts';
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
import { useDraft } from './use-draft.ts';
import { useFirstMessage } from './use-first-message.ts';

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
  const { text, setText, restoreText, beginSend, endSend } = useDraft(userId, session);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [prompts, setPrompts] = useState(() => pickPrompts());
  const isSending = useChatState(session, (state) => state.sendingId !== null);
  const isWaiting = useChatState(session, isReplying);
  const isHelped = useChatState(session, endsWithHelpLines);
  const replyTo = useSessionField(session, (one) => one.replyTo);
  const attachment = useAttachment(session);
  const recording = useRecording(session, userId);
  const { isChosen, isHolding } = attachment;
  const isEmpty = isBlank(text) && !isChosen;
  const isHeld = isSending || isHolding || recording.isStoring;
  const hasFailed = attachment.status === 'failed';
  const [isListening, setListening] = useState(false);
  const microphone = useRef<MicrophoneHandle>(null);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  useEffect(() => {
    session.onLimitReached = setFailure;
    return () => void (session.onLimitReached = () => {});
  }, [session]);

  const send = async (words: string, isTyped: boolean) => {
    if (isHeld || (isTyped && hasFailed) || (isBlank(words) && !(isTyped && isChosen))) return;
    const kept = isTyped && recording.isChosen ? await recording.take() : undefined;
    const taken = kept !== null && isTyped && isChosen ? await attachment.take() : undefined;
    // The trays show why a file is missing; a user who left has their text as a draft.
    if (kept === null || taken === null || !isMounted.current) return;
    const said = taken || kept ? latest.current : words;
    const spoken = isTyped ? recording.clear() : null;
    if (isTyped) beginSend(said);
    setFailure(null);
    const reason = await actions.send(said, {
      ...(taken && { attachment: taken.picture }),
      ...(kept && { recording: kept.recording }),
    });
    if (!reason) taken?.upload.end();
    if (reason && said) restoreText(said, isMounted.current);
    else if (isTyped) endSend(said);
    if (!isMounted.current) return;
    if (reason && taken) attachment.restore(taken.upload);
    if (reason && isTyped) recording.restore(spoken);
    setFailure(reason && reason.kind !== 'other' ? reason : null);
    if (!reason && !isTyped) setPrompts(pickPrompts());
  };
  const latest = useRef(text);
  useEffect(() => void (latest.current = text));
  useFirstMessage(session, { text, setText, send: (words) => void send(words, true) });
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
        <LimitPanel failure={failure} isOffer={!isHelped} onOver={() => setFailure(null)} />
      )}
      {failure && 'detail' in failure && (
        <SendRefusal detail={failure.detail} onClose={() => setFailure(null)} />
      )}
      {failure?.kind !== 'limit' && !isHelped && (
        <QuickPrompts
          prompts={prompts}
          isDisabled={isSending || isWaiting}
          onSend={(prompt) => void send(prompt, false)}
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
            if (failure && 'detail' in failure) setFailure(null);
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
            <RoundButton
              label={COPY.composer.send}
              type="submit"
              isDisabled={isEmpty || isHeld || hasFailed}
            >
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
