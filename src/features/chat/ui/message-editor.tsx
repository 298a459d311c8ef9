import { useState, type KeyboardEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { isComposing } from './is-composing.ts';
import { MAX_MESSAGE_LENGTH } from '../limits.ts';
import { COPY } from './copy.ts';

interface MessageEditorProps {
  label: string;
  content: string;
  /** The unsaved text of an earlier edit. */
  words: string | null;
  /** Called with the current text. */
  onWrite(words: string): void;
  onSave(content: string): void;
  onCancel(): void;
}

/** Edits a message: Enter saves, Shift+Enter adds a line, Escape cancels. */
export function MessageEditor(props: MessageEditorProps) {
  const { label, content, words, onWrite, onSave, onCancel } = props;
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
        aria-label={label}
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
  // A row that comes back into view must not scroll the list.
  area?.focus({ preventScroll: true });
  area?.setSelectionRange(area.value.length, area.value.length);
}
