/** Every text of My Characters. */
export const OWN_TEXT = {
  title: 'My Characters',
  description: 'The companions you created.',
  none: "You haven't created any characters yet",
  count: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} created`,
  create: 'Create Character',
  importCard: 'Import Card',
  tabsLabel: 'Which characters to show',
  tab: (name: string, count: number) => `${name} (${count})`,
  tabs: { all: 'All', girls: 'Girls', boys: 'Boys', anime: 'Anime' },
  emptyTab: {
    girls: { title: 'No girl characters created yet', action: 'Create a Girl Character' },
    boys: { title: 'No boy characters created yet', action: 'Create a Boy Character' },
    anime: { title: 'No anime characters created yet', action: 'Create an Anime Character' },
  },
  empty: {
    title: 'No Characters Yet',
    text: 'Create your first AI character to start chatting and building relationships.',
  },
  failed: 'Failed to load characters. Please try again.',
  signedOut: 'Please log in to view your characters',
  tryAgain: 'Try Again',
  loading: 'Loading your characters',
  states: {
    pending: 'Drawing',
    failed: 'Portrait failed',
    requested: 'Waiting for review',
    declined: 'Declined',
    public: 'Public',
  },
  remove: {
    action: (name: string) => `Delete ${name}`,
    title: 'Delete Character',
    ask: (name: string) =>
      `Are you sure you want to delete ${name}? Your chat with this character is deleted too. This action cannot be undone.`,
    confirm: 'Delete',
    done: (name: string) => `${name} was deleted`,
    failed: 'Failed to delete character',
    failedTitle: 'Error',
  },
} as const;
