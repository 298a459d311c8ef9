export {
  cleanReply,
  createReplyCleaner,
  type FinishedReply,
  type ReplyCleaner,
} from './reply-cleaner.ts';
export { closeMarks, trimToSentence } from './finish-text.ts';
export type { ReplyNames } from './reply-marks.ts';
