/** A message of a user whose meaning depends on the turns before it. */
export interface TurnCase {
  previous: string[];
  text: string;
  isRefused: boolean;
}
