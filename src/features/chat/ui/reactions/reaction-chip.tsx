import type { Reaction } from '../../limits.ts';
import { REACTION_NAMES, REACTION_TEXT } from './copy.ts';

interface ChipProps {
  reaction: Reaction;
  onRemove(): void;
}

/** The user's reaction below a message; a press removes it. */
export default function ReactionChip({ reaction, onRemove }: ChipProps) {
  const label = REACTION_TEXT.remove(REACTION_NAMES[reaction]);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onRemove}
      className="ml-2 grid h-8 min-w-11 animate-rise place-items-center rounded-full bg-ember-wash px-2.5 text-base leading-none transition-colors hover:bg-overlay pointer-coarse:h-11"
    >
      {reaction}
    </button>
  );
}
