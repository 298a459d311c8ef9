import { useId } from 'react';

/**
 * A setting that is on or off, with its label and one sentence about it; the whole row is
 * clickable.
 */
export function Switch({
  label,
  note,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className="mt-0.5 text-sm text-muted">
            {note}
          </p>
        )}
      </div>
      <span className="relative mt-0.5 inline-flex h-6 w-11 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          {...(note && { 'aria-describedby': `${id}-note` })}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute -inset-2.5 z-10 size-[calc(100%+1.25rem)] cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <span
          aria-hidden="true"
          className="size-full rounded-full bg-overlay shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors peer-checked:bg-ember peer-checked:shadow-none peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ember peer-disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="absolute top-1 left-1 size-4 rounded-full bg-muted transition-transform peer-checked:translate-x-5 peer-checked:bg-on-ember"
        />
      </span>
    </div>
  );
}
