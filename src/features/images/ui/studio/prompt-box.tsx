import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Dices, Undo2, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { PROMPT_LENGTH } from '../../rules.ts';
import { suggestionsQuery } from '../queries.ts';
import { STUDIO_TEXT } from './copy.ts';
import { pickSample, roomLeft } from './prompt-parts.ts';
import type { Studio } from './use-studio.ts';

const COPY = STUDIO_TEXT.prompt;

interface PromptBoxProps {
  studio: Studio;
  onEnter(): void;
  /** First name of who will be in the picture; null for anyone. */
  name: string | null;
  /** Id of what says what is wrong with the text; null when nothing is. */
  problemId: string | null;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** Where the picture is described: the field, a random prompt, and how much room is left. */
export function PromptBox(props: PromptBoxProps) {
  const { studio, onEnter, name, problemId, inputRef } = props;
  const { prompt: text, setPrompt, replacePrompt, replaced } = studio;
  const { data } = useQuery(suggestionsQuery);
  const id = useId();
  const lastSample = useRef<string | null>(null);
  const left = roomLeft(text);

  const drawSample = () => {
    const sample = pickSample(data?.samples ?? [], lastSample.current);
    if (sample === null) return;
    lastSample.current = sample;
    replacePrompt(sample);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
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
        {left !== null && (
          <output
            className={clsx(
              'ml-auto text-sm tabular-nums',
              left === 0 ? 'text-danger' : 'text-muted',
            )}
          >
            {COPY.left(left)}
          </output>
        )}
      </div>
    </div>
  );
}
