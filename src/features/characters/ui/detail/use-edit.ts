import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Character } from '#features/characters/contract.ts';
import type { UpdateCharacter } from '#features/characters/contract-changes.ts';
import { ApiError } from '#ui/api-client.ts';
import { notify } from '#ui/toast.ts';
import { queryClient } from '#ui/query-client.ts';
import { updateCharacter } from '../mutations.ts';
import { characterQuery, storeCharacter } from '../queries.ts';
import { compareVersions, rebaseValues, takeTheirs, type ConflictRow } from './conflict.ts';
import {
  changedFields,
  checkValues,
  readFieldErrors,
  toEditValues,
  type EditValues,
  type FieldErrors,
} from './edit-values.ts';
import { DETAIL_TEXT } from './copy.ts';
import { reasonOf } from './reason-of.ts';

const COPY = DETAIL_TEXT.update;

/** What the form stands on: the version it opened with, or the one a conflict brought. */
interface Base {
  values: EditValues;
  version: number;
}
const baseOf = (character: Character): Base => ({
  values: toEditValues(character),
  version: character.version,
});

/** What is sent: `change` leads from `from` to `wanted`. */
interface Step {
  from: Base;
  wanted: EditValues;
  change: UpdateCharacter;
}

export interface Conflict {
  current: Character;
  rows: ConflictRow[];
}

/** Editing one character: its values, what changed, saving, refusals and conflicts. */
export function useEdit(character: Character, onClose: () => void) {
  const [base, setBase] = useState(() => baseOf(character));
  const [values, setValues] = useState(base.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const changes = useMemo(
    () => Object.keys(changedFields(base.values, values)).length,
    [base, values],
  );

  const set = useCallback(<F extends keyof EditValues>(field: F, value: EditValues[F]) => {
    setValues((held) => ({ ...held, [field]: value }));
    setErrors((held) => (held[field] ? { ...held, [field]: undefined } : held));
  }, []);

  const finish = (saved: Character) => {
    storeCharacter(saved);
    notify.success(COPY.doneTitle, COPY.done);
    onClose();
  };

  /** Another change came first. One that touched no field of the form (a portrait) is no conflict. */
  const meet = async (current: Character, { from, wanted, change }: Step): Promise<void> => {
    const rows = compareVersions(from.values, toEditValues(current), change);
    if (rows.length === 0) return finish(current);
    const isUntouched = Object.keys(changedFields(from.values, toEditValues(current))).length === 0;
    if (isUntouched && current.version !== from.version)
      return send({ from: baseOf(current), wanted, change });
    setConflict({ current, rows });
  };

  const send = async (step: Step): Promise<void> => {
    const { from, wanted, change } = step;
    try {
      finish(await updateCharacter(character.slug, change, from.version));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        // Read anew rather than taken from the answer: it may have changed once more since.
        const current = await queryClient
          .fetchQuery({ ...characterQuery(character.slug), staleTime: 0 })
          .catch(() => null);
        if (current) return await meet(current, step);
      }
      if (error instanceof ApiError) setErrors(readFieldErrors(error.fields, wanted));
      notify.error(COPY.failedTitle, reasonOf(error, COPY.failed));
    }
  };
  const { mutate, isPending } = useMutation({ mutationFn: send });
  const save = (from: Base, wanted: EditValues): void => {
    const wrong = checkValues(wanted);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const change = changedFields(from.values, wanted);
    if (Object.keys(change).length === 0) onClose();
    else mutate({ from, wanted, change });
  };

  /** Goes on from what stands now, with these values; saves them, or leaves when none are left. */
  const resolve = (current: Character, wanted: EditValues, isFinal: boolean) => {
    const from = baseOf(current);
    storeCharacter(current);
    setConflict(null);
    setBase(from);
    setValues(wanted);
    const isDone = Object.keys(changedFields(from.values, wanted)).length === 0;
    if (isFinal || isDone) save(from, wanted);
  };

  return {
    values,
    errors,
    set,
    changes,
    isSaving: isPending,
    conflict,
    save: () => save(base, values),
    dismissConflict: () => setConflict(null),
    keepMine: () => {
      if (!conflict) return;
      const { current } = conflict;
      resolve(current, rebaseValues(base.values, toEditValues(current), values), true);
    },
    takeTheirs: () => {
      if (!conflict) return;
      const { current, rows } = conflict;
      const theirs = toEditValues(current);
      const merged = rebaseValues(base.values, theirs, values);
      resolve(current, takeTheirs(merged, theirs, rows), false);
    },
  };
}

export type Edit = ReturnType<typeof useEdit>;
