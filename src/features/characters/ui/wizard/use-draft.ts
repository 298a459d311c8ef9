import { useCallback, useEffect, useState } from 'react';
import { useSite } from '#ui/site.ts';
import type { Sex } from '../../options/index.ts';
import { answer, type DraftAction } from './draft.ts';
import {
  deleteDraft,
  loadDraft,
  newDraft,
  saveDraft,
  requestFor,
  type StoredDraft,
} from './draft-storage.ts';
import { surprise } from './surprise.ts';

/** The answers so far, stored on this device after every change. */
export function useDraft(sex: Sex, owner: string) {
  const { restrictedOptions } = useSite();
  const [stored, setStored] = useState<StoredDraft>(() =>
    loadDraft(localStorage, sex, owner, restrictedOptions),
  );
  const [isFinished, setFinished] = useState(false);

  useEffect(() => {
    if (isFinished) deleteDraft(localStorage, sex);
    else saveDraft(localStorage, sex, owner, stored);
  }, [sex, owner, stored, isFinished]);

  const give = useCallback(
    (action: DraftAction) =>
      setStored((now) => ({ ...now, draft: answer(sex, now.draft, action, restrictedOptions) })),
    [sex, restrictedOptions],
  );
  const startOver = useCallback(
    () => setStored(newDraft(sex, restrictedOptions)),
    [sex, restrictedOptions],
  );
  /**
   * A random complete person with another face. The returned function restores the previous one.
   */
  const surpriseMe = (): (() => void) => {
    const { face } = newDraft(sex, restrictedOptions);
    setStored({ draft: surprise(sex, stored.draft, restrictedOptions), face, sent: null });
    return () => setStored(stored);
  };
  /** The key for `body`, stored before the request, so that a lost response can be retried. */
  const keyFor = (body: string): string => {
    const sent = requestFor(stored, body);
    const next = { ...stored, sent };
    saveDraft(localStorage, sex, owner, next);
    setStored(next);
    return sent.key;
  };
  const finish = useCallback(() => {
    deleteDraft(localStorage, sex);
    setFinished(true);
  }, [sex]);

  return { draft: stored.draft, face: stored.face, give, startOver, surpriseMe, keyFor, finish };
}
