/** The key of a message's recording in the page's shared player. */
export const recordingKey = (messageId: string): string => `recording ${messageId}`;
