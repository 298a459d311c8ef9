import { useCallback, useEffect, useState } from 'react';
import { useSite } from '#ui/site.ts';
import type { Sex } from '../../options/index.ts';
import { answer, type DraftAction } from './draft.ts';
import {
  dropDraft,
  loadDraft,
  newDraft,
  saveDraft,
  sentWith,
  type KeptDraft,
} from './draft-storage.ts';

/** The answers so far, kept on this device with every change. */
export function useDraft(sex: Sex, owner: string) {
  const { restrictedOptions } = useSite();
  const [kept, setKept] = useState<KeptDraft>(() =>
    loadDraft(localStorage, sex, owner, restrictedOptions),
  );
  const [isFinished, setFinished] = useState(false);

  useEffect(() => {
    if (isFinished) dropDraft(localStorage, sex);
    else saveDraft(localStorage, sex, owner, kept);
  }, [sex, owner, kept, isFinished]);

  const give = useCallback(
    (action: DraftAction) =>
      setKept((now) => ({ ...now, draft: answer(sex, now.draft, action, restrictedOptions) })),
    [sex, restrictedOptions],
  );
  const startOver = useCallback(
    () => setKept(newDraft(sex, restrictedOptions)),
    [sex, restrictedOptions],
  );
  /** The key to send `body` with, kept before it is sent: an answer that is lost may be asked again. */
  const keyFor = (body: string): string => {
    const sent = sentWith(kept, body);
    const next = { ...kept, sent };
    saveDraft(localStorage, sex, owner, next);
    setKept(next);
    return sent.key;
  };
  const finish = useCallback(() => {
    dropDraft(localStorage, sex);
    setFinished(true);
  }, [sex]);

  return { draft: kept.draft, face: kept.face, give, startOver, keyFor, finish };
}
