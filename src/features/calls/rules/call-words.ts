import type { EndReason } from '../socket-messages.ts';

/** What the server says in a call besides replies, in the character's voice. */
export const CALL_WORDS = {
  minuteLeft: 'You have enough tokens for one more minute.',
  areYouThere: 'Are you still there?',
  notUnderstood: 'I did not catch that. Please say it again.',
  notHeard: 'Speech cannot be transcribed here. Please type it.',
  tooLong: 'That was more than a minute at once. Please say it in parts.',
  problem: 'Something went wrong on our side. Please say it again.',
} as const;

/** The last words of a call, spoken before it ends. */
export const GOODBYES: Partial<Record<EndReason, string>> = {
  out_of_tokens: 'Your tokens are used up, so this call ends here. Goodbye.',
  idle: 'I have not heard from you for a while, so I will hang up. Goodbye.',
};

/** A sentence about each end, shown. */
export const END_DETAILS: Record<EndReason, string> = {
  hung_up: 'The call has ended.',
  unanswered: 'The call was not answered.',
  out_of_tokens: 'Your tokens are used up.',
  lost: 'The connection was lost.',
  idle: 'The call ended because nothing was said for a while.',
  failed: 'The call ended because of a problem on our side.',
  not_allowed: 'The call ended because your account is not allowed to continue it.',
};
