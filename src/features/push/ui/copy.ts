/** What users read of notifications. */
export const PUSH_TEXT = {
  title: 'Notifications',
  note: 'When a character wrote first, or your pictures are finished. None during your quiet hours, and none while you are here.',
  device: 'On this device',
  deviceText: {
    off: 'Off. Your browser asks you once.',
    on: 'On. Signing out ends it, and so does “Turn off” in a notification.',
    blocked: 'Your browser blocks notifications from this site. Allow them in its site settings.',
    unsupported: 'This browser cannot receive notifications.',
    needs_home_screen:
      'On iPhone and iPad, add this site to your Home Screen first: Share, then Add to Home Screen. Open it there and turn this on.',
    unknown: 'Checking this device…',
  },
  everywhere: 'On all your devices',
  firstMessages: 'First messages',
  firstMessagesText: 'A character you chat with wrote to you.',
  firstMessagesOff: 'Only if “Characters may write first” is on, in Preferences.',
  pictures: 'Finished pictures',
  picturesText: 'Pictures in a chat, or those you asked for in the gallery.',
  words: 'Show how a message begins',
  wordsText: 'Otherwise a notification says only who wrote. Intimate words are never shown.',
  turnOnFailed: 'Notifications could not be turned on',
  turnOffFailed: 'Notifications could not be turned off',
  tryAgain: 'Check your connection and try again.',
  install: (appName: string) => `Install ${appName}`,
  installText: 'Its own window and icon, without an app store.',
} as const;
