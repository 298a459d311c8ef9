/** What users read of notifications. */
export const PUSH_TEXT = {
  title: 'Notifications',
  note: 'When a character writes to you first, or your pictures are finished. Never during your quiet hours or while you are here.',
  device: 'On this device',
  deviceText: {
    off: 'Off. Your browser will ask you once.',
    on: 'On. Signing out turns it off, and so does “Turn off” in a notification.',
    blocked: 'Your browser blocks notifications from this site. Allow them in its site settings.',
    unsupported: 'This browser cannot receive notifications.',
    needs_home_screen:
      'On iPhone and iPad, add this site to your Home Screen first: Share, then Add to Home Screen. Open it there and turn this on.',
    unknown: 'Checking this device…',
  },
  everywhere: 'On all your devices',
  firstMessages: 'First messages',
  firstMessagesText: 'When a character you chat with writes first.',
  firstMessagesOff: 'Only if “Characters may write first” is on, in Preferences.',
  pictures: 'Finished pictures',
  picturesText: 'Pictures in a chat, or those you asked for in the gallery.',
  words: 'Show message previews',
  wordsText: 'Otherwise a notification says only who wrote. Intimate words are never shown.',
  turnOnFailed: 'Notifications could not be turned on',
  turnOffFailed: 'Notifications could not be turned off',
  tryAgain: 'Check your connection and try again.',
  install: (appName: string) => `Install ${appName}`,
  installText: 'Its own window and icon, with no app store needed.',
} as const;
