import { COPY } from './copy.ts';

interface QuickPromptsProps {
  prompts: readonly string[];
  isDisabled: boolean;
  onSend(prompt: string): void;
}

/** Messages to send with one press. */
export function QuickPrompts({ prompts, isDisabled, onSend }: QuickPromptsProps) {
  return (
    <fieldset
      aria-label={COPY.composer.prompts}
      className="min-w-0 -mx-4 mb-2 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {prompts.map((prompt) => (
        <button
          key={prompt}
          type="button"
          disabled={isDisabled}
          onClick={() => onSend(prompt)}
          className="min-h-9 shrink-0 rounded-full border border-line px-3.5 text-sm text-muted transition-colors hover:border-line-strong hover:text-text disabled:opacity-50 pointer-coarse:min-h-11"
        >
          {prompt}
        </button>
      ))}
    </fieldset>
  );
}
