import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { UI_TEXT } from './copy.ts';
import { useTheme } from './theme.ts';
import { toasterReady } from './toast.ts';

/** The corner that messages appear in. Loaded on first use by the root. */
export default function Toaster() {
  const { resolved } = useTheme();
  useEffect(() => toasterReady(toast), []);
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
