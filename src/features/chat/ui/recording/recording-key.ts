/** What the page's one player knows a message's recording by. */
export const recordingKey = (messageId: string): string => `recording ${messageId}`;
