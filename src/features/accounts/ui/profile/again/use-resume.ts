import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { describeError } from '#ui/describe-error.ts';
import { queryClient } from '#ui/query-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { beginAtProvider } from '../../begin-at-provider.ts';
import {
  changeProfile,
  deleteAccount,
  linkProvider,
  startExport,
  unlinkProvider,
} from '../../mutations.ts';
import { exportQuery, identitiesQuery } from '../../queries.ts';
import { announceLinking } from '../announce-linking.ts';
import { PROFILE_TEXT } from '../copy.ts';
import type { PendingAction } from './pending-action.ts';

const { editEmail, signIn, danger, export: exported, again } = PROFILE_TEXT;

/** Returns a function that runs the postponed action and shows its result. */
export function useResume(): (action: PendingAction) => Promise<void> {
  const { replaceUser, refresh, logout } = useSession();
  const { mutateAsync: link } = useMutation(linkProvider);
  const { mutateAsync: resume } = useMutation({
    async mutationFn(action: PendingAction) {
      switch (action.kind) {
        case 'email':
          replaceUser(await changeProfile({ email: action.email }));
          return notify.success(editEmail.sentTitle, editEmail.sent(action.email));
        case 'unlink':
          await unlinkProvider(action.provider);
          notify.success(signIn.removed(action.provider));
          await queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey });
          return await refresh();
        case 'export':
          queryClient.setQueryData(exportQuery.queryKey, await startExport());
          return notify.success(exported.begun);
        case 'delete':
          await logout(() => deleteAccount(action.typed));
          return notify.success(danger.done, danger.doneText, 12_000);
        case 'link':
          return await beginLink(action.provider, async (token) => {
            await announceLinking('google', () => link({ token }));
            await refresh();
          });
      }
    },
    onError: (error) => notify.error(again.notDone, describeError(error)),
  });
  return useCallback((action) => resume(action).catch(() => undefined), [resume]);
}

async function beginLink(
  provider: 'google' | 'discord',
  finish: (credential: string) => Promise<void>,
): Promise<void> {
  await beginAtProvider(
    provider,
    { page: 'profile', next: '/profile' },
    {
      container: () => document.querySelector<HTMLElement>('[data-google-button]'),
      onOwnButton: () => undefined,
      onCredential: (credential) => void finish(credential),
    },
  );
}
