import { clsx } from 'clsx';
import { ArrowUp, Square, X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { useSite } from '#ui/site.ts';
import { notify } from '#ui/toast.ts';
import type { ChatActions, SendFailure } from './chat-actions.ts';
import type { ChatSession } from './chat-session.ts';
import { endsWithHelpLines, isReplying } from './chat-store.ts';
import { isComposing } from './is-composing.ts';
import { LimitPanel } from './limit-panel.tsx';
import { isBlank, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { COPY } from './copy.ts';
import type { CastNames } from './scene/name-cast.ts';
import { SuggestButton } from './suggest-button.tsx';
import { pickPrompts } from './suggested-prompts.ts';
import { useChatState } from './use-chat.ts';
import { useDraft } from './use-draft.ts';

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
  const { hasDemoText } = useSite();
  const { text, setText, restoreText } = useDraft(userId, session.id);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [prompts, setPrompts] = useState(() => pickPrompts());
  const isSending = useChatState(session, (state) => state.sendingId !== null);
  const isWaiting = useChatState(session, isReplying);
  const isHelped = useChatState(session, endsWithHelpLines);
  const isEmpty = isBlank(text);
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
    if (isSending || isBlank(words)) return;
    if (isTyped) setText('');
    setFailure(null);
    const reason = await actions.send(words);
    if (reason) restoreText(words, isMounted.current);
    if (!isMounted.current) return;
    setFailure(reason && reason.kind !== 'other' ? reason : null);
    if (!reason && !isTyped) setPrompts(pickPrompts());
  };
  const latest = useRef(text);
  useEffect(() => void (latest.current = text));
  const fill = (draft: string) => {
    if (!isMounted.current) return;
    const before = latest.current;
    setText(draft);
    inputRef.current?.focus({ preventScroll: true });
    if (!isBlank(before))
      notify.undo(COPY.composer.suggested, COPY.composer.undo, () => setText(before));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send(text, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send(text, true);
  };
  const left = MAX_MESSAGE_LENGTH - text.length;

  return (
    <div className="mx-auto w-full max-w-3xl px-4 pb-2 md:px-6">
      {failure?.kind === 'limit' && (
        <LimitPanel failure={failure} isOffer={!isHelped} onOver={() => setFailure(null)} />
      )}
      {failure?.kind === 'blocked' && (
        <div
          role="alert"
          className="mb-2 flex items-start gap-3 rounded-card border border-line-strong px-4 py-2.5 text-sm"
        >
          <p className="flex-1">{failure.detail}</p>
          <button type="button" aria-label={COPY.composer.dismiss} onClick={() => setFailure(null)}>
            <X className="size-5 text-muted" strokeWidth={1.5} />
          </button>
        </div>
      )}
      {failure?.kind !== 'limit' && !isHelped && (
        <fieldset
          aria-label={COPY.composer.prompts}
          className="min-w-0 -mx-4 mb-2 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
        >
          {prompts.map((prompt) => (
            <button
              key={prompt}
              type="button"
              disabled={isSending || isWaiting}
              onClick={() => void send(prompt, false)}
              className="min-h-9 shrink-0 rounded-full border border-line px-3.5 text-sm text-muted transition-colors hover:border-line-strong hover:text-text disabled:opacity-50 pointer-coarse:min-h-11"
            >
              {prompt}
            </button>
          ))}
        </fieldset>
      )}
      <form onSubmit={onSubmit} className="relative">
        <Textarea
          ref={inputRef}
          aria-label={COPY.composer.label(names.spoken)}
          placeholder={COPY.composer.placeholder(names.short)}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            if (failure?.kind === 'blocked') setFailure(null);
          }}
          onKeyDown={onKeyDown}
          className={clsx('block', isWaiting && isEmpty ? 'pr-14!' : 'pr-26!')}
        />
        <div className="absolute right-1.5 bottom-1.5 flex gap-1">
          {!isWaiting && !isHelped && (
            <SuggestButton suggest={() => actions.suggest()} onSuggested={fill} />
          )}
          {isWaiting && (
            <RoundButton label={COPY.composer.stop} isQuietTime={!isEmpty} onClick={actions.stop}>
              <Square className="size-4 fill-current" strokeWidth={1.5} />
            </RoundButton>
          )}
          {(!isWaiting || !isEmpty) && (
            <RoundButton label={COPY.composer.send} type="submit" isDisabled={isEmpty || isSending}>
              <ArrowUp className="size-5" strokeWidth={2} />
            </RoundButton>
          )}
        </div>
      </form>
      <p className="flex justify-center gap-3 pt-1.5 text-center text-xs text-muted">
        <span>
          {hasDemoText
            ? COPY.conversation.demoDisclosure(names.spoken, names.isScene)
            : COPY.conversation.disclosure(names.spoken, names.isScene)}
        </span>
        {left < SHOW_LEFT_BELOW && <output>{COPY.composer.left(left)}</output>}
      </p>
    </div>
  );
}

interface RoundButtonProps {
  label: string;
  children: ReactNode;
  type?: 'button' | 'submit';
  isQuietTime?: boolean;
  isDisabled?: boolean;
  onClick?: () => void;
}

// Uses `aria-disabled`, so that the focus survives each send.
function RoundButton(props: RoundButtonProps) {
  const { label, children, type = 'button', isQuietTime, isDisabled, onClick } = props;
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
      className={clsx(
        'grid size-9 place-items-center rounded-full transition-[background,opacity,filter]',
        isQuietTime ? 'bg-overlay text-text' : 'bg-ember text-on-ember hover:brightness-108',
        isDisabled && 'cursor-not-allowed opacity-45',
      )}
    >
      {children}
    </button>
  );
}
