import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Character } from '#features/characters/contract.ts';
import type { UpdateCharacter } from '#features/characters/contract-changes.ts';
import { ApiError } from '#ui/api-client.ts';
import { describeError } from '#ui/describe-error.ts';
import { showRefusals } from '#ui/forms/show-refusals.ts';
import { resolverOf, useFocusAfter } from '#ui/forms/use-api-form.ts';
import { notify } from '#ui/toast.ts';
import { queryClient } from '#ui/query-client.ts';
import { updateCharacter } from '../mutations.ts';
import { characterQuery, storeCharacter } from '../queries.ts';
import { compareVersions, rebaseValues, takeTheirs, type ConflictRow } from './conflict.ts';
import { changedFields, EditFields, toEditValues, type EditValues } from './edit-values.ts';
import { DETAIL_TEXT } from './copy.ts';

const COPY = DETAIL_TEXT.update;

/** The version that the form is based on: the opened one, or the current one after a conflict. */
interface Base {
  values: EditValues;
  version: number;
}
const baseOf = (character: Character): Base => ({
  values: toEditValues(character),
  version: character.version,
});

/** One save: `change` leads from `from` to `wanted`. */
interface Step {
  from: Base;
  wanted: EditValues;
  change: UpdateCharacter;
}

export interface Conflict {
  current: Character;
  rows: ConflictRow[];
}

/** Edits one character: the form, its changes, saving, refusals and conflicts. */
export function useEdit(character: Character, onClose: () => void) {
  const element = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(() => baseOf(character));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<EditValues, unknown, unknown>({
    resolver: resolverOf<EditValues, unknown>(EditFields),
    defaultValues: base.values,
  });
  const values = useWatch({ control: form.control }) as EditValues;
  const changes = Object.keys(changedFields(base.values, values)).length;

  const finish = (saved: Character) => {
    storeCharacter(saved);
    notify.success(COPY.doneTitle, COPY.done);
    onClose();
  };

  /** Handles a concurrent change. A change without form fields (a portrait) is not a conflict. */
  const handleConflict = async (
    current: Character,
    { from, wanted, change }: Step,
  ): Promise<void> => {
    const rows = compareVersions(from.values, toEditValues(current), change);
    if (rows.length === 0) return finish(current);
    const isUntouched = Object.keys(changedFields(from.values, toEditValues(current))).length === 0;
    if (isUntouched && current.version !== from.version)
      return send({ from: baseOf(current), wanted, change });
    setConflict({ current, rows });
  };

  const send = async (step: Step): Promise<void> => {
    const { from, change } = step;
    try {
      finish(await updateCharacter(character.slug, change, from.version));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') {
        // Refetched instead of using the response, since it may have changed again.
        const current = await queryClient
          .fetchQuery({ ...characterQuery(character.slug), staleTime: 0 })
          .catch(() => null);
        if (current) return await handleConflict(current, step);
      }
      showRefusals(form, error, COPY.failed);
      notify.error(COPY.failedTitle, describeError(error) ?? COPY.failed);
    }
  };
  const { mutate, isPending } = useMutation({ mutationFn: send });
  useFocusAfter(isPending, element);
  const save = (from: Base, wanted: EditValues): void => {
    const change = changedFields(from.values, wanted);
    if (Object.keys(change).length === 0) onClose();
    else mutate({ from, wanted, change });
  };
  const submit = form.handleSubmit(() => save(base, form.getValues()));

  /**
   * Continues from the current version with these values; saves them, or closes when nothing
   * differs.
   */
  const resolve = (current: Character, wanted: EditValues, isFinal: boolean) => {
    const from = baseOf(current);
    storeCharacter(current);
    setConflict(null);
    setBase(from);
    form.reset(wanted);
    const isDone = Object.keys(changedFields(from.values, wanted)).length === 0;
    if (isFinal || isDone) save(from, wanted);
  };

  return {
    form,
    changes,
    isSaving: isPending,
    conflict,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (!isPending) void submit();
      },
    },
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
