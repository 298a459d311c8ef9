import { COPY } from './copy.ts';

/** A reply is expected and has no text yet. */
export function TypingDots({ name }: { name: string }) {
  return (
    <span className="inline-flex h-6 items-center gap-1.5" title={COPY.conversation.typing(name)}>
      <span className="sr-only">{COPY.conversation.typing(name)}</span>
      {[0, 0.2, 0.4].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className="size-2 animate-shimmer rounded-full bg-ember"
          style={{ animationDelay: `${delay}s` }}
        />
      ))}
    </span>
  );
}
