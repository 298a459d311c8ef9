import { useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { isComposing } from './is-composing.ts';
import { MAX_MESSAGE_LENGTH } from '../limits.ts';
import { COPY } from './copy.ts';

interface MessageEditorProps {
  content: string;
  /** What was written here before, and is not stored. */
  words: string | null;
  /** The words as they are now. */
  onWrite(words: string): void;
  onSave(content: string): void;
  onCancel(): void;
}

/** The own last message as a field: Enter saves, Shift+Enter adds a line, Escape leaves it. */
export function MessageEditor({ content, words, onWrite, onSave, onCancel }: MessageEditorProps) {
  const [text, setText] = useState(words ?? content);
  const trimmed = text.trim();
  const save = () => {
    if (trimmed === content) onCancel();
    else if (trimmed) onSave(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  return (
    <div className="flex w-full flex-col items-end gap-2">
      <Textarea
        ref={focusEnd}
        aria-label={COPY.message.editLabel}
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        onChange={(event) => {
          setText(event.target.value);
          onWrite(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {COPY.cancel}
        </Button>
        <Button size="sm" disabled={!trimmed} onClick={save}>
          {COPY.message.save}
        </Button>
      </div>
    </div>
  );
}

function focusEnd(area: HTMLTextAreaElement | null): void {
  // A row that comes back into sight must not move what is being read.
  area?.focus({ preventScroll: true });
  area?.setSelectionRange(area.value.length, area.value.length);
}
