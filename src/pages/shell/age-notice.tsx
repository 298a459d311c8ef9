import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AGE_NOTICE_VERSION } from '#shared/age-notice.ts';
import { AGE_TEXT } from '#ui/copy.ts';
import { acknowledgeAge } from '#ui/mutations.ts';
import { Button } from '#ui/primitives/button.tsx';
import { useSession } from '#ui/session.tsx';
import { AGE_KEY } from '#ui/theme.ts';

const SENT_KEY = 'age_acknowledged_sent';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function store(key: string) {
  try {
    localStorage.setItem(key, AGE_NOTICE_VERSION);
  } catch {
    // Storage is blocked: the notice is shown again next time.
  }
}

const isDue = () => document.documentElement.dataset['age'] === 'ask';

function ask(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  // The text comes first, so that Enter does not agree to something unread.
  dialog?.focus();
}

/**
 * The 18+ notice. It is in the server's HTML and hidden unless the script in the head asks for it,
 * so that it never flashes for those who agreed, and pages stay readable without scripts.
 */
export function AgeNotice() {
  const ref = useRef<HTMLDialogElement>(null);
  const { user } = useSession();
  // If sending fails, it is retried at the next visit.
  const { mutate: tell } = useMutation({ ...acknowledgeAge, onSuccess: () => store(SENT_KEY) });

  useEffect(() => {
    if (!isDue()) {
      if (stored(SENT_KEY) !== AGE_NOTICE_VERSION) tell();
      return;
    }
    // It is already visible; making it modal recalculates the whole page, so that runs in a
    // separate task.
    const timer = setTimeout(() => isDue() && ask(ref.current), 60);
    return () => clearTimeout(timer);
  }, [tell]);

  // If someone agreed before signing in, their account records it too.
  useEffect(() => {
    if (user && !user.age_confirmed_at && stored(AGE_KEY) === AGE_NOTICE_VERSION) {
      tell();
    }
  }, [user, tell]);

  function agree() {
    store(AGE_KEY);
    delete document.documentElement.dataset['age'];
    ref.current?.close();
    tell();
  }
  return (
    <dialog
      ref={ref}
      className="age-notice"
      tabIndex={-1}
      aria-labelledby="age-title"
      aria-describedby="age-body"
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape through.
      onClose={() => isDue() && ask(ref.current)}
    >
      <p aria-hidden="true" className="display text-3xl text-ember-text">
        18+
      </p>
      <h2 id="age-title" className="display mt-2 text-2xl">
        {AGE_TEXT.title}
      </h2>
      <div id="age-body" className="mt-3 space-y-2">
        <p>{AGE_TEXT.body}</p>
        <p className="text-sm text-muted">{AGE_TEXT.fiction}</p>
      </div>
      <div className="mt-6 flex flex-col gap-2">
        <Button onClick={agree}>{AGE_TEXT.confirm}</Button>
        <Button variant="quiet" onClick={() => window.location.replace('about:blank')}>
          {AGE_TEXT.leave}
        </Button>
      </div>
    </dialog>
  );
}
