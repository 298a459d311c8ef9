import { clsx } from 'clsx';
import {
  Check,
  ChevronLeft,
  ChevronRight,
  Copy,
  Pencil,
  RefreshCw,
  ThumbsDown,
  ThumbsUp,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Message } from '#features/chat/contract.ts';
import { notify } from '#ui/toast.ts';
import type { ChatActions } from './chat-actions.ts';
import { copyText } from './copy-text.ts';
import { COPY } from './messages.ts';

interface MessageActionsProps {
  message: Message;
  actions: ChatActions;
  /** The last of its side, where nothing is being written: it may be changed. */
  canChange: boolean;
  onEdit(): void;
  className?: string;
}

/** What can be done with one message. */
export function MessageActions(props: MessageActionsProps) {
  const { message, actions, canChange, onEdit, className } = props;
  const isReply = message.sender === 'character';
  const isText = message.content_type === 'text';
  const rate = (value: 'up' | 'down') =>
    actions.rate(message, message.feedback === value ? null : value);

  return (
    <fieldset
      aria-label={COPY.message.actions}
      className={clsx('flex min-w-0 items-center text-muted', className)}
    >
      {isReply && canChange && message.variants.count > 1 && (
        <VariantPager message={message} actions={actions} />
      )}
      {isText && message.content && <CopyButton text={message.content} />}
      {isReply && (
        <>
          <Action
            label={COPY.message.good}
            isPressed={message.feedback === 'up'}
            onClick={() => rate('up')}
          >
            <ThumbsUp strokeWidth={1.5} />
          </Action>
          <Action
            label={COPY.message.bad}
            isPressed={message.feedback === 'down'}
            onClick={() => rate('down')}
          >
            <ThumbsDown strokeWidth={1.5} />
          </Action>
        </>
      )}
      {isReply && isText && canChange && (
        <Action label={COPY.message.regenerate} onClick={() => actions.regenerate(message)}>
          <RefreshCw strokeWidth={1.5} />
        </Action>
      )}
      {!isReply && canChange && (
        <Action label={COPY.message.edit} onClick={onEdit}>
          <Pencil strokeWidth={1.5} />
        </Action>
      )}
    </fieldset>
  );
}

function VariantPager({ message, actions }: { message: Message; actions: ChatActions }) {
  const [isBusy, setBusy] = useState(false);
  const { index, count } = message.variants;
  const show = async (to: number) => {
    if (isBusy || to < 0 || to >= count) return;
    setBusy(true);
    await actions.showVariant(message, to);
    setBusy(false);
  };
  return (
    <fieldset aria-label={COPY.message.variants} className="flex min-w-0 items-center">
      <Action
        label={COPY.message.previous}
        isDisabled={index === 0}
        onClick={() => void show(index - 1)}
      >
        <ChevronLeft strokeWidth={1.5} />
      </Action>
      <span aria-live="polite" className="min-w-9 text-center text-xs tabular-nums">
        {COPY.message.variant(index, count)}
      </span>
      <Action
        label={COPY.message.next}
        isDisabled={index >= count - 1}
        onClick={() => void show(index + 1)}
      >
        <ChevronRight strokeWidth={1.5} />
      </Action>
    </fieldset>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return notify.error(COPY.message.copyFailed);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <Action label={isCopied ? COPY.message.copied : COPY.message.copy} onClick={() => void copy()}>
      {isCopied ? <Check strokeWidth={1.5} /> : <Copy strokeWidth={1.5} />}
      <output className="sr-only">{isCopied ? COPY.message.copied : ''}</output>
    </Action>
  );
}

interface ActionProps {
  label: string;
  children: ReactNode;
  onClick(): void;
  isPressed?: boolean;
  isDisabled?: boolean;
}

function Action({ label, children, onClick, isPressed, isDisabled }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={onClick}
      className={clsx(
        'grid size-8 place-items-center rounded-full transition-colors hover:bg-overlay hover:text-text [&_svg]:size-4',
        'pointer-coarse:size-11',
        isPressed && 'text-ember-text',
        isDisabled && 'opacity-40',
      )}
    >
      {children}
    </button>
  );
}
