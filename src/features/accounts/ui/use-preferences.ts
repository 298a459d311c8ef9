import { useMutation, useMutationState } from '@tanstack/react-query';
import { useSession } from '#ui/session.tsx';
import type { ChangePreferences, User } from '../contract.ts';
import { mergePreferences } from '../preferences.ts';
import { changePreferences } from './mutations.ts';

const pending = { mutationKey: changePreferences.mutationKey, status: 'pending' } as const;

/** A person's preferences. What is chosen shows at once, and goes back when it could not be kept. */
export function usePreferences<Person extends User | null>(user: Person, onFailed: (error: Error) => void) {
  const { replaceUser } = useSession();
  const wishes = useMutationState<ChangePreferences>({
    filters: pending,
    select: ({ state }) => state.variables as ChangePreferences,
  });
  const { mutate } = useMutation({
    ...changePreferences,
    onSuccess: replaceUser,
    onError: onFailed,
  });
  const preferences = user ? wishes.reduce(mergePreferences, user.preferences) : undefined;
  return { preferences, change: mutate };
}
