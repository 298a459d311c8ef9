import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { UI_TEXT } from '../copy.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** `sheet` comes from the left edge over the full height; `center` floats. */
  placement?: 'center' | 'sheet';
  className?: string;
}

/**
 * A modal dialog with title, close button, trapped focus and Escape.
 * Pages that need it only after a click should load the module that holds it lazily.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, placement = 'center' } = props;
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil fixed inset-0 z-50 bg-veil" />
        <Radix.Content
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'fixed z-50 flex flex-col bg-raised text-text shadow-float focus:outline-none',
            placement === 'center'
              ? 'dialog-center inset-x-4 top-1/2 m-auto max-h-[85dvh] max-w-lg -translate-y-1/2 rounded-card'
              : 'dialog-sheet inset-y-0 left-0 w-[min(20rem,86vw)] rounded-r-card',
            props.className,
          )}
        >
          <div className="flex items-start gap-4 px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="display text-xl wrap-anywhere">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted wrap-anywhere">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label={UI_TEXT.close} className="-mt-2 -mr-3">
                <X strokeWidth={1.5} />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
