import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  /** The field's name, which it shows while it is empty. */
  label: string;
}

/** A text field with a magnifying glass. `className` is its frame's. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden="true"
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
      />
      <Input type="search" aria-label={label} placeholder={label} className="pl-11!" {...rest} />
    </div>
  );
}
