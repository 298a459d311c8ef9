/** The texts of answers to particular messages. */
export const REPLY_TEXT = {
  action: 'Reply',
  to: (who: string) => `Replying to ${who}`,
  toYourself: 'Replying to yourself',
  you: 'You',
  answers: 'In reply to',
  dismiss: 'Cancel the reply',
  show: 'Show this message',
  deleted: 'Deleted message',
  gone: 'This message was deleted',
} as const;
