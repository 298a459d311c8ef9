import { clsx } from 'clsx';
import { useId } from 'react';
import { UI_TEXT } from '#ui/copy.ts';
import { useTheme } from '#ui/theme.ts';
import { THEME_CHOICES } from './theme-choices.ts';

/** Dark, light, or the system setting; stored in this browser. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { choice, choose } = useTheme();
  const name = useId();
  return (
    <fieldset className={clsx('flex', className)}>
      <legend className="sr-only">{UI_TEXT.theme}</legend>
      <div className="flex w-full rounded-full p-0.5 shadow-[inset_0_0_0_1px_var(--line)]">
        {THEME_CHOICES.map(({ value, icon: Icon }) => (
          <label
            key={value}
            className="group relative grid min-h-10 min-w-11 flex-1 cursor-pointer place-items-center rounded-full text-muted transition-colors hover:text-text has-checked:bg-ember-wash has-checked:text-ember-text has-focus-visible:outline-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice === value}
              onChange={() => choose(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            <span className="sr-only">{UI_TEXT.themes[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
