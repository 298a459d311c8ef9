import { useCallback } from 'react';
import { queryClient } from '#ui/query-client.ts';
import { useSession } from '#ui/session.tsx';
import { notify } from '#ui/toast.ts';
import { beginAtProvider } from '../../begin-at-provider.ts';
import { linkGoogle } from '../../api.ts';
import { announceLinking } from '../announce-linking.ts';
import { PROFILE_TEXT } from '../copy.ts';
import { changeProfile, deleteAccount, startExport, unlinkProvider } from '../profile-api.ts';
import { sentenceOf } from '../use-profile.ts';
import type { PendingAction } from './pending-action.ts';

const { editEmail, signIn, danger, export: exported, again } = PROFILE_TEXT;

/** Does what was put off for a sign-in, and says how it went. */
export function useResume(): (action: PendingAction) => Promise<void> {
  const { replaceUser, refresh, logout } = useSession();
  return useCallback(
    async (action) => {
      try {
        switch (action.kind) {
          case 'email':
            replaceUser(await changeProfile({ email: action.email }));
            return notify.success(editEmail.sentTitle, editEmail.sent(action.email));
          case 'unlink':
            await unlinkProvider(action.provider);
            notify.success(signIn.removed(action.provider));
            await queryClient.invalidateQueries({ queryKey: ['profile', 'identities'] });
            return await refresh();
          case 'export':
            queryClient.setQueryData(['profile', 'export'], await startExport());
            return notify.success(exported.begun);
          case 'delete':
            await logout(() => deleteAccount(action.typed));
            return notify.success(danger.done, danger.doneText, 12_000);
          case 'link':
            return await link(action.provider, refresh);
        }
      } catch (error) {
        notify.error(again.notDone, sentenceOf(error, ''));
      }
    },
    [logout, refresh, replaceUser],
  );
}

async function link(provider: 'google' | 'discord', refresh: () => Promise<void>): Promise<void> {
  await beginAtProvider(
    provider,
    { page: 'profile', next: '/profile' },
    {
      container: () => document.querySelector<HTMLElement>('[data-google-button]'),
      onOwnButton: () => undefined,
      onCredential: (credential) =>
        void announceLinking('google', () => linkGoogle(credential)).then(async () => {
          await queryClient.invalidateQueries({ queryKey: ['profile', 'identities'] });
          await refresh();
        }),
    },
  );
}
