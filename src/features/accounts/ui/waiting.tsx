import { useEffect, useId, useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#shared/message-length.ts';
import { keepFirstMessage, loadFirstMessage } from '#ui/first-message.ts';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { SpokenText } from '#ui/spoken-text.tsx';
import { WAITING_TEXT } from './copy.ts';
import type { FrameCharacter } from './frame-loader.ts';

interface WaitingProps {
  character: FrameCharacter;
  /** The page after the sign-in. */
  next: string;
  lead: string;
}

/** The top of a sign-in page opened from a character: their first line, and a message to them. */
export function Waiting({ character, next, lead }: WaitingProps) {
  const { firstName, opening } = character;
  return (
    <>
      <h1 className="display text-3xl" dir="auto">
        {WAITING_TEXT.heading(firstName)}
      </h1>
      {opening && (
        <blockquote className="mt-3 rounded-card rounded-tl-sm bg-overlay/60 px-4 py-3">
          <p
            dir="auto"
            className="line-clamp-3 first-letter:uppercase wrap-anywhere lg:line-clamp-5"
          >
            <SpokenText text={opening} />
          </p>
        </blockquote>
      )}
      {next.startsWith('/chat/') && <FirstMessageField character={character} />}
      <p className="mt-3 mb-4 text-muted max-lg:text-sm">{lead}</p>
    </>
  );
}

/** The first message to a character, kept on this device and sent after the sign-in. */
function FirstMessageField({ character }: { character: FrameCharacter }) {
  const { slug, firstName } = character;
  const id = useId();
  const [text, setText] = useState('');
  useEffect(() => setText(loadFirstMessage(localStorage, slug)), [slug]);
  return (
    <div className="mt-3">
      <label htmlFor={id} className="sr-only">
        {WAITING_TEXT.label(firstName)}
      </label>
      <Textarea
        id={id}
        value={text}
        maxRows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        autoComplete="off"
        placeholder={WAITING_TEXT.placeholder(firstName)}
        aria-describedby={text.trim() ? `${id}-hint` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          keepFirstMessage(localStorage, slug, event.target.value);
        }}
      />
      {text.trim() && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {WAITING_TEXT.sentAfter}
        </p>
      )}
    </div>
  );
}
