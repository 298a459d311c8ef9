import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { CardPreview, ImportChoices } from '#features/characters/contract-cards.ts';
import type { Character } from '#features/characters/contract.ts';
import { CHARACTER_CHECKS } from '#features/characters/fields.ts';
import { CARD_FILE_BYTES } from '#features/characters/limits.ts';
import { isAdultAge } from '#features/characters/rules.ts';
import { ApiError } from '#ui/api-client.ts';
import { keysOfForm } from '#ui/create-key.ts';
import { useApiForm } from '#ui/forms/use-api-form.ts';
import { CARDS_TEXT } from './copy.ts';
import { importCard, previewCard } from './mutations.ts';

const TEXT = CARDS_TEXT.import;

/** The form's values. The age is text, since the input may not be a number. */
interface ImportValues {
  name: string;
  age: string;
  sex: string;
  /** Option ids of that sex, including style. */
  [choice: string]: string | string[];
}
const EMPTY: ImportValues = { name: '', age: '', sex: '' };

const ImportFields = z.looseObject({
  name: z.string().check(...CHARACTER_CHECKS.name),
  age: z.string().check(
    z.trim(),
    z.refine((age) => age !== '' && isAdultAge(Number(age)), TEXT.ageMissing),
  ),
  sex: z.enum(['female', 'male'], TEXT.sexMissing),
});

/** Reads a card file, lets the user correct the guesses, and creates a character. */
export function useCardImport(onImported: (character: Character) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<CardPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [keyFor] = useState(keysOfForm);
  const importing = useApiForm({
    schema: ImportFields,
    defaultValues: EMPTY,
    async send({ age, ...fields }) {
      const choices: ImportChoices = { ...fields, age: Number(age) };
      const body = JSON.stringify(choices);
      return importCard(file!, body, keyFor(file, body));
    },
    failed: messageOf,
    onSent: onImported,
  });
  const { form } = importing;
  const reading = useMutation({
    mutationFn: ({ file: read, sex }: { file: File; sex?: string }) =>
      previewCard(read, sex ? { sex: sex as NonNullable<ImportChoices['sex']> } : {}),
  });

  const reset = () => {
    reading.reset();
    importing.forget();
    form.reset(EMPTY);
    setFile(null);
    setPreview(null);
    setProblem(null);
  };
  /** Only the last of concurrent reads calls its callbacks. */
  const read = (chosen: File) => {
    reset();
    if (chosen.size > CARD_FILE_BYTES) return setProblem(TEXT.tooLarge);
    setFile(chosen);
    reading.mutate(
      { file: chosen },
      {
        onSuccess(found) {
          setPreview(found);
          form.reset(valuesOf(found));
        },
        onError(error) {
          setFile(null);
          setProblem(messageOf(error));
        },
      },
    );
  };
  /** Guesses again for another sex; keeps the entered name and age. */
  const guessAgain = () => {
    if (!file) return;
    const { name, age, sex } = form.getValues();
    form.clearErrors();
    setProblem(null);
    reading.mutate(
      { file, sex },
      {
        onSuccess(found) {
          setPreview(found);
          form.reset({ ...valuesOf(found), name, age });
        },
        onError: (error) => setProblem(messageOf(error)),
      },
    );
  };

  return {
    ...importing,
    problem: problem ?? importing.problem,
    file,
    preview,
    isReading: reading.isPending,
    read,
    guessAgain,
    reset,
  };
}
export type CardImport = ReturnType<typeof useCardImport>;

function valuesOf({ name, guessed }: CardPreview): ImportValues {
  const { age, sex, ...choices } = guessed;
  return {
    ...(choices as Record<string, string | string[]>),
    name,
    age: age === null ? '' : String(age),
    sex: sex ?? '',
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return TEXT.failed;
  if (error.status === 0) return TEXT.unreachable;
  return error.fields.length > 0 ? error.fields.map(({ msg }) => msg).join(' ') : error.detail;
}
