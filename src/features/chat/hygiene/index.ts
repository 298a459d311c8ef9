export { createReplyCleaner, type FinishedReply, type ReplyCleaner } from './reply-cleaner.ts';
export type { ReplyNames } from './reply-marks.ts';
