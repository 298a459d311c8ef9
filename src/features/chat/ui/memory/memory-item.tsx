import { useMutation } from '@tanstack/react-query';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Memory } from '#features/chat/contract-memories.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { notify } from '#ui/toast.ts';
import { formatDay } from '../format-time.ts';
import { MEMORY_COPY as COPY } from './copy.ts';
import { MemoryForm } from './memory-form.tsx';
import { changeMemory, forgetMemory, pinMemory, restoreMemory } from './memory-queries.ts';
import { findChat } from '../queries.ts';

interface ItemProps {
  chatId: string;
  memory: Memory;
  /** The memory was forgotten; `undo` restores it. */
  onForgotten(undo: () => void): void;
  onLeave: (() => void) | undefined;
}

/** One memory: its text, its source, what it replaced, and its actions. */
export function MemoryItem({ chatId, memory, onForgotten, onLeave }: ItemProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, kind, content, history } = memory;
  const pin = useMutation({ ...pinMemory, onError: () => notify.error(COPY.pinFailed) });
  const restore = useMutation({
    ...restoreMemory,
    onError: () => notify.error(COPY.restoreFailed),
  });
  const forget = useMutation({
    ...forgetMemory,
    onSuccess() {
      onForgotten(() => restore.mutate({ chatId, id }));
    },
    onError: () => notify.error(COPY.forgetFailed),
  });

  if (isEditing)
    return (
      <li className="border-b border-line px-5">
        <MemoryForm
          label={COPY.editLabel}
          action={COPY.save}
          failed={COPY.editFailed}
          content={content}
          isSummary={kind === 'summary'}
          send={(words) => changeMemory(chatId, id, { content: words })}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  const isPinned = kind === 'pinned';
  return (
    <li className="border-b border-line py-3 pr-2 pl-5" aria-busy={forget.isPending || undefined}>
      <p className="pr-3 leading-relaxed wrap-anywhere">{content}</p>
      {history.length > 0 && (
        <p className="mt-1 pr-3 text-sm text-muted wrap-anywhere">
          {COPY.before}: <s>{history[0]!.content}</s>
        </p>
      )}
      <div className="-my-1 flex flex-wrap items-center justify-between">
        <p className="flex items-center gap-1.5 text-xs text-muted">
          {isPinned && <Pin className="size-3.5" strokeWidth={1.5} aria-hidden="true" />}
          {isPinned && <span className="sr-only">{COPY.pinned}</span>}
          <Source chatId={chatId} memory={memory} onLeave={onLeave} />
          {memory.is_edited && <span>· {COPY.edited}</span>}
        </p>
        <div className="ml-auto flex">
          {kind !== 'summary' && (
            <IconButton
              label={isPinned ? COPY.unpin : COPY.pin}
              disabled={pin.isPending}
              onClick={() => pin.mutate({ chatId, id, pinned: !isPinned })}
              className="[&_svg]:size-4.5!"
            >
              {isPinned ? <PinOff strokeWidth={1.5} /> : <Pin strokeWidth={1.5} />}
            </IconButton>
          )}
          <IconButton
            label={COPY.edit}
            onClick={() => setEditing(true)}
            className="[&_svg]:size-4.5!"
          >
            <Pencil strokeWidth={1.5} />
          </IconButton>
          <IconButton
            label={COPY.forget}
            disabled={forget.isPending}
            onClick={() => forget.mutate({ chatId, id })}
            className="[&_svg]:size-4.5!"
          >
            <Trash2 strokeWidth={1.5} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

function Source({ chatId, memory, onLeave }: Pick<ItemProps, 'chatId' | 'memory' | 'onLeave'>) {
  const { source_message_id: source, source_at: at, kind, created_at } = memory;
  const dayOf = (iso: string) => formatDay(iso).replace(/^(?:Today|Yesterday)$/, lower);
  if (kind === 'summary') return COPY.summaryThen(dayOf(created_at));
  if (!source || !at) return kind === 'pinned' ? COPY.own : COPY.learnedThen(dayOf(created_at));
  const show = () => {
    onLeave?.();
    void findChat(chatId)
      ?.showMessage(source)
      .then((isShown) => void (isShown || notify.error(COPY.sourceGone)));
  };
  return (
    <button
      type="button"
      onClick={show}
      title={COPY.showSource(dayOf(at))}
      className="min-h-11 underline decoration-line-strong underline-offset-4 hover:text-text hover:decoration-current"
    >
      {COPY.from(dayOf(at))}
    </button>
  );
}

const lower = (word: string) => word.toLowerCase();
