import { clsx } from 'clsx';
import { Check, Copy, Flag, Pencil, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#features/chat/contract-messages.ts';
import { openReportDialog } from '#features/moderation/ui/report-store.ts';
import { notify } from '#ui/toast.ts';
import { ActionButton } from './action-button.tsx';
import type { ChatActions } from './chat-actions.ts';
import { copyText } from '#ui/copy-text.ts';
import { COPY } from './copy.ts';
import { MessageMenuButton } from './message-menu-button.tsx';
import { VariantPager } from './variant-pager.tsx';

interface MessageActionsProps {
  message: Message;
  actions: ChatActions;
  /** The character's name. */
  name: string;
  /** True for the last message of its side while no reply is open. */
  canChange: boolean;
  onEdit(): void;
  /** Opens the field for a hint. */
  onHint(): void;
  className?: string;
}

/** The actions for one message. */
export function MessageActions(props: MessageActionsProps) {
  const { message, actions, name, canChange, onEdit, onHint, className } = props;
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
        <VariantPager
          label={COPY.message.variants}
          variants={message.variants}
          onShow={(index) => actions.showVariant(message, index)}
        />
      )}
      {isText && message.content && <CopyButton text={message.content} />}
      {isReply && (
        <>
          <ActionButton
            label={COPY.message.good}
            isPressed={message.feedback === 'up'}
            onClick={() => rate('up')}
          >
            <ThumbsUp strokeWidth={1.5} />
          </ActionButton>
          <ActionButton
            label={COPY.message.bad}
            isPressed={message.feedback === 'down'}
            onClick={() => rate('down')}
          >
            <ThumbsDown strokeWidth={1.5} />
          </ActionButton>
        </>
      )}
      {isReply && isText && canChange && (
        <ActionButton label={COPY.message.regenerate} onClick={() => actions.regenerate(message)}>
          <RefreshCw strokeWidth={1.5} />
        </ActionButton>
      )}
      {isReply && (
        <ActionButton
          label={COPY.message.report}
          onClick={() => openReportDialog({ type: 'message', id: message.id, name })}
        >
          <Flag strokeWidth={1.5} />
        </ActionButton>
      )}
      {!isReply && canChange && (
        <ActionButton label={COPY.message.edit} onClick={onEdit}>
          <Pencil strokeWidth={1.5} />
        </ActionButton>
      )}
      <MessageMenuButton {...{ message, actions, canChange, onEdit, onHint }} />
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
    <ActionButton
      label={isCopied ? COPY.message.copied : COPY.message.copy}
      onClick={() => void copy()}
    >
      {isCopied ? <Check strokeWidth={1.5} /> : <Copy strokeWidth={1.5} />}
      <output className="sr-only">{isCopied ? COPY.message.copied : ''}</output>
    </ActionButton>
  );
}
