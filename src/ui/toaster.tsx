import { Toaster as Sonner } from 'sonner';
import { UI_TEXT } from './copy.ts';
import { useTheme } from './theme.ts';

export { toast } from 'sonner';

/** The corner that messages appear in. */
export function Toaster() {
  const { resolved } = useTheme();
  return (
    <Sonner
      theme={resolved}
      // Below the header: at the foot of a chat it would cover the Send button.
      position="top-center"
      offset={{ top: 'calc(var(--header) + 12px)' }}
      containerAriaLabel={UI_TEXT.notifications}
      mobileOffset={{ top: 'calc(var(--header) + 12px)' }}
      toastOptions={{
        classNames: {
          toast: 'toast',
          description: 'toast-description',
          actionButton: 'toast-action',
        },
      }}
    />
  );
}
