import type { Character } from '#features/characters/contract.ts';
import type { ChangePublication } from '#features/characters/contract-changes.ts';

export type PublicationAction = ChangePublication['action'];

/** The publication actions of a user that can edit the character, the main one first. */
export function publicationActions(
  { publication, is_owner }: Pick<Character, 'publication' | 'is_owner'>,
  isSuperuser: boolean,
): PublicationAction[] {
  const actions: PublicationAction[] = [];
  if (isSuperuser && publication === 'requested') actions.push('approve', 'decline');
  if (is_owner && (publication === 'private' || publication === 'declined'))
    actions.push('request');
  if ((is_owner && publication === 'requested') || publication === 'public')
    actions.push('withdraw');
  return actions;
}
