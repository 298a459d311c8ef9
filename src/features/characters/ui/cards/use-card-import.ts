import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardPreview, ImportChoices } from '#features/characters/contract-cards.ts';
import type { Character, Sex } from '#features/characters/contract.ts';
import { MAX_AGE, MIN_AGE } from '#features/characters/rules.ts';
import { CARD_FILE_BYTES } from '#features/characters/limits.ts';
import { keysOfForm } from '#ui/create-key.ts';
import { ApiError } from '#ui/api-client.ts';
import { CARDS_TEXT } from './copy.ts';
import { importCard, previewCard } from './mutations.ts';

const TEXT = CARDS_TEXT.import;

/** What the form holds. Age is text: what is typed need not be a number. */
export interface ImportFields {
  name: string;
  age: string;
  sex: Sex | '';
  /** Values of that sex's lists, style among them. */
  choices: Record<string, string | string[]>;
}
export type FieldErrors = Partial<Record<string, string>>;

interface State {
  file: File | null;
  preview: CardPreview | null;
  fields: ImportFields;
  errors: FieldErrors;
  /** About the file or the call as a whole. */
  problem: string | null;
}
const EMPTY: State = {
  file: null,
  preview: null,
  fields: { name: '', age: '', sex: '', choices: {} },
  errors: {},
  problem: null,
};

/** Reading a card file, correcting what was guessed, and making a character of it. */
export function useCardImport(onImported: (character: Character) => void) {
  const [state, setState] = useState<State>(EMPTY);
  const [keyFor] = useState(keysOfForm);
  const patch = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  const reading = useMutation({
    mutationFn: ({ file, sex }: { file: File; sex: Sex | '' }) =>
      previewCard(file, sex ? { sex } : {}),
  });
  const importing = useMutation({
    mutationFn: ({ file, body }: { file: File; body: string }) =>
      importCard(file, body, keyFor(file, body)),
    onSuccess: onImported,
    onError: (error) => patch(tell(error)),
  });

  /** Reads the file; for another sex again, which keeps the name and age that stand. */
  function read(file: File, kept?: ImportFields): void {
    if (file.size > CARD_FILE_BYTES) return setState({ ...EMPTY, problem: TEXT.tooLarge });
    if (kept) patch({ fields: kept, errors: {}, problem: null });
    else setState({ ...EMPTY, file });
    reading.mutate(
      { file, sex: kept?.sex ?? '' },
      {
        onSuccess(preview) {
          const fields = fieldsOf(preview);
          const known = kept && { name: kept.name, age: kept.age };
          patch({ preview, fields: { ...fields, ...known } });
        },
        onError(error) {
          const problem = sentenceOf(error);
          if (kept) patch({ problem });
          else setState({ ...EMPTY, problem });
        },
      },
    );
  }

  function submit(): void {
    const { file, fields } = state;
    const errors = check(fields);
    patch({ errors, problem: null });
    if (!file || Object.keys(errors).length > 0) return;
    const body = JSON.stringify({
      ...fields.choices,
      name: fields.name.trim(),
      age: Number(fields.age),
      sex: fields.sex || undefined,
    } satisfies ImportChoices);
    importing.mutate({ file, body });
  }

  const stepNow = () => {
    if (importing.isPending) return 'importing';
    if (reading.isPending) return 'reading';
    return state.preview ? 'ready' : 'choose';
  };
  return {
    ...state,
    step: stepNow(),
    read: (file: File) => read(file),
    reset() {
      // What is being read is awaited no longer.
      reading.reset();
      setState(EMPTY);
    },
    submit,
    set: (change: Partial<ImportFields>) => {
      const fields = { ...state.fields, ...change };
      const isOther = change.sex !== undefined && change.sex !== state.fields.sex;
      if (isOther && state.file) read(state.file, fields);
      else patch({ fields });
    },
    choose: (field: string, value: string | string[]) =>
      patch({ fields: { ...state.fields, choices: { ...state.fields.choices, [field]: value } } }),
  };
}
export type CardImport = ReturnType<typeof useCardImport>;

function fieldsOf({ name, guessed }: CardPreview): ImportFields {
  const { age, sex, ...choices } = guessed;
  return {
    name,
    age: age === null ? '' : String(age),
    sex: sex ?? '',
    choices: choices as Record<string, string | string[]>,
  };
}

function check({ name, age, sex }: ImportFields): FieldErrors {
  const years = Number(age);
  const isAdult =
    age.trim() !== '' && Number.isInteger(years) && years >= MIN_AGE && years <= MAX_AGE;
  return {
    ...(name.trim() === '' ? { name: TEXT.nameMissing } : {}),
    ...(isAdult ? {} : { age: TEXT.ageMissing }),
    ...(sex === '' ? { sex: TEXT.sexMissing } : {}),
  };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) return TEXT.failed;
  if (error.status === 0) return TEXT.unreachable;
  return error.fields.length > 0 ? error.fields.map(({ msg }) => msg).join(' ') : error.detail;
}

/** A refused field stands at that field, everything else above the buttons. */
function tell(error: unknown): Pick<State, 'errors' | 'problem'> {
  if (!(error instanceof ApiError) || error.fields.length === 0)
    return { errors: {}, problem: sentenceOf(error) };
  const placed = error.fields.flatMap(({ loc, msg }) =>
    loc[1] === 'choices' && typeof loc[2] === 'string' ? [[loc[2], msg] as const] : [],
  );
  return {
    errors: Object.fromEntries(placed),
    problem: placed.length === error.fields.length ? null : sentenceOf(error),
  };
}
