import { useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { isBlank, MAX_HINT_LENGTH } from '../limits.ts';
import { COPY } from './copy.ts';

interface HintFieldProps {
  onSend(hint: string): void;
  onCancel(): void;
}

/** What the next version of a reply should do differently: Enter sends, Escape cancels. */
export default function HintField({ onSend, onCancel }: HintFieldProps) {
  const [hint, setHint] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank(hint)) onSend(hint.trim());
  };
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap items-center gap-2">
      <Input
        ref={focus}
        aria-label={COPY.moves.hintLabel}
        placeholder={COPY.moves.hintPlaceholder}
        value={hint}
        maxLength={MAX_HINT_LENGTH}
        enterKeyHint="send"
        autoComplete="off"
        className="sm:w-auto! sm:flex-1"
        onChange={(event) => setHint(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button type="submit" size="sm" disabled={isBlank(hint)}>
        {COPY.moves.hintSend}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {COPY.cancel}
      </Button>
    </form>
  );
}

const focus = (input: HTMLInputElement | null): void => input?.focus({ preventScroll: true });
