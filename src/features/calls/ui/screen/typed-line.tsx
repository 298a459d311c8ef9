import { ArrowUp } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { MAX_MESSAGE_LENGTH } from '#features/chat/limits.ts';
import { Input } from '#ui/primitives/input.tsx';
import { CALL_TEXT } from '../copy.ts';

const TEXT = CALL_TEXT.call;

/** Text input for users without a microphone or who cannot speak right now. */
export function TypedLine({
  isActive,
  onSay,
}: {
  isActive: boolean;
  onSay(text: string): boolean;
}) {
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const isEmpty = text.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isActive || isEmpty) return;
    const isSent = onSay(text.trim());
    setFailed(!isSent);
    if (isSent) setText('');
  };
  return (
    <form onSubmit={send}>
      <div className="relative">
        <Input
          aria-label={TEXT.type}
          placeholder={TEXT.typePlaceholder}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className="pr-13!"
        />
        <button
          type="submit"
          aria-label={TEXT.send}
          title={TEXT.send}
          aria-disabled={!isActive || isEmpty || undefined}
          className="absolute top-1 right-1 grid size-9 place-items-center rounded-full bg-ember text-on-ember aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
        >
          <ArrowUp className="size-5" strokeWidth={2} aria-hidden="true" />
        </button>
      </div>
      {hasFailed && (
        <p role="alert" className="pt-2 text-center text-sm text-danger">
          {TEXT.notSent}
        </p>
      )}
    </form>
  );
}
