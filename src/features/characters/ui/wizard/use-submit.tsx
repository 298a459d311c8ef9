import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ApiError, withKey } from '#ui/api-client.ts';
import { notify } from '#ui/toast.ts';
import type { Sex } from '../../options/index.ts';
import { refreshCharacterLists } from '../queries.ts';
import { announceCreated } from './announce-created.tsx';
import { missingField, toPayload, type Draft } from './draft.ts';
import { WIZARD_TEXT } from './copy.ts';
import { stepOf, type WizardField } from './steps.ts';

/** Why the creation failed, and the fields concerned. */
export interface Problem {
  sentence: string;
  fields: readonly WizardField[];
}

const isWizardField = (field: string): field is WizardField => field in WIZARD_TEXT.field;

/** The message of a failed creation: the server's when it refuses a text or a field. */
export function readProblem(error: unknown): Problem {
  const failed = { sentence: WIZARD_TEXT.failed, fields: [] };
  if (!(error instanceof ApiError)) return failed;
  // Texts are moderated together, so the refused one is unknown.
  if (error.code === 'content_blocked')
    return { sentence: error.detail, fields: ['name', 'description'] };
  const refused = error.fields[0];
  const name = String(refused?.loc[1] ?? '');
  if (!refused || !isWizardField(name)) return failed;
  const sentence = WIZARD_TEXT.refusedField(WIZARD_TEXT.field[name], refused.msg);
  return { sentence, fields: [name] };
}

const CREATING = ['create-character'];

interface Submit {
  sex: Sex;
  draft: Draft;
  /** The seed of the live portrait, so that the portrait gets the same face. */
  face: string;
  keyFor(body: string): string;
  finish(): void;
  goTo(step: number): void;
}

/** Submits the draft; a refusal opens the step of its field. */
export function useSubmit({ sex, draft, face, keyFor, finish, goTo }: Submit) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const refuse = (found: Problem) => {
    notify.error(found.sentence);
    if (!isShown.current) return;
    setProblem(found);
    const step = stepOf(sex, found.fields[0] ?? '');
    if (step !== undefined) goTo(step);
  };

  const { mutate, isPending } = useMutation({
    mutationKey: CREATING,
    mutationFn() {
      const payload = { ...toPayload(sex, draft), portrait_seed: face };
      return api.post('/characters/', {
        params: withKey(keyFor(JSON.stringify(payload))),
        body: payload,
      });
    },
    async onSuccess(made) {
      finish();
      if (isShown.current) {
        await navigate(`/character/${made.slug}`, { replace: true });
        notify.success(WIZARD_TEXT.created(made.name));
      } else announceCreated(made);
      void refreshCharacterLists();
    },
    onError: (error) => refuse(readProblem(error)),
  });
  const submit = () => {
    // Ignores a double click.
    if (client.isMutating({ mutationKey: CREATING }) > 0) return;
    const missing = missingField(draft);
    if (missing) return refuse({ sentence: WIZARD_TEXT.missing, fields: [missing] });
    setProblem(null);
    mutate();
  };

  return { submit, isCreating: isPending, problem, forget: () => setProblem(null) };
}
