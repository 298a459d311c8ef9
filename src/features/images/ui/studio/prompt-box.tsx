import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Dices, Undo2, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { PROMPT_LENGTH } from '../../rules.ts';
import { suggestionsQuery } from '../queries.ts';
import { STUDIO_TEXT } from './copy.ts';
import { pickSample, remainingRoom } from './prompt-parts.ts';
import type { Studio } from './use-studio.ts';

const COPY = STUDIO_TEXT.prompt;

interface PromptBoxProps {
  studio: Studio;
  onEnter(): void;
  /** The character's first name; null for any picture. */
  name: string | null;
  /** The id of the element with the prompt's error message; null without an error. */
  problemId: string | null;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The prompt field with a random-prompt button and the remaining characters. */
export function PromptBox(props: PromptBoxProps) {
  const { studio, onEnter, name, problemId, inputRef } = props;
  const { prompt: text, setPrompt, replacePrompt, replaced } = studio;
  const { data } = useQuery(suggestionsQuery);
  const id = useId();
  const lastSample = useRef<string | null>(null);
  const remaining = remainingRoom(text);

  const drawSample = () => {
    const sample = pickSample(data?.samples ?? [], lastSample.current);
    if (sample === null) return;
    lastSample.current = sample;
    replacePrompt(sample);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During input method composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {COPY.label}
      </label>
      <Textarea
        id={id}
        ref={inputRef}
        value={text}
        placeholder={COPY.placeholder(name)}
        maxLength={PROMPT_LENGTH}
        enterKeyHint="go"
        autoComplete="off"
        aria-describedby={clsx(`${id}-hint`, problemId)}
        aria-invalid={problemId !== null}
        onChange={(event) => setPrompt(event.target.value)}
        onKeyDown={onKeyDown}
        className="block min-h-24"
      />
      <p id={`${id}-hint`} className="sr-only">
        {COPY.hint}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" disabled={!data} onClick={drawSample}>
          <Dices aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
          {COPY.random}
        </Button>
        {replaced !== null && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setPrompt(replaced);
              inputRef.current?.focus();
            }}
          >
            <Undo2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {COPY.putBack}
          </Button>
        )}
        {text !== '' && replaced === null && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              replacePrompt('');
              inputRef.current?.focus();
            }}
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {COPY.clear}
          </Button>
        )}
        {remaining !== null && (
          <output
            className={clsx(
              'ml-auto text-sm tabular-nums',
              remaining === 0 ? 'text-danger' : 'text-muted',
            )}
          >
            {COPY.left(remaining)}
          </output>
        )}
      </div>
    </div>
  );
}
