import { useMutation, useMutationState } from '@tanstack/react-query';
import { useSession } from '#ui/session.tsx';
import type { ChangePreferences, Preferences, User } from '../contract.ts';
import { mergePreferences } from '../preferences.ts';
import { changePreferences } from './mutations.ts';

const pending = { mutationKey: changePreferences.mutationKey, status: 'pending' } as const;

/** A user's preferences with optimistic updates, reverted when saving fails. */
export function usePreferences(user: User | null, onFailed: (error: Error) => void) {
  const { replaceUser } = useSession();
  const pendingChanges = useMutationState({
    filters: pending,
    select: ({ state }) => state.variables as ChangePreferences,
  });
  const { mutate } = useMutation({
    ...changePreferences,
    onSuccess: replaceUser,
    onError: onFailed,
  });
  const preferences =
    user &&
    pendingChanges.reduce<Preferences>(
      (current, change) => mergePreferences(current, change),
      user.preferences,
    );
  return { preferences, change: mutate };
}
