import type { Saying } from './mouth.ts';
import type { FollowedReply } from './reply-follower.ts';

/** What of a reply that is written whole was not heard when a connection was lost. */
export interface Unheard {
  reply: FollowedReply;
  /** At least one. */
  sayings: Saying[];
}
