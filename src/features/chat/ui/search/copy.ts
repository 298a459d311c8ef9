/** The texts of the search in an open chat. */
export const SEARCH_TEXT = {
  action: 'Search Messages',
  field: 'Words from any of your chats',
  none: 'No messages found',
  noneText: 'Try a different word.',
};
