/** Every text of the player. */
export const VOICE_TEXT = {
  player: (name: string) => `Voice message from ${name}`,
  play: 'Play',
  pause: 'Pause',
  preparing: 'Preparing the voice message...',
  position: 'Position in the voice message',
  at: (now: string, total: string) => `${now} of ${total}`,
  speed: (speed: number) => `Playback speed ${speed}×. Change`,
  speedShort: (speed: number) => `${speed}×`,
  demo: 'Read by your browser’s demo voice',
  noBrowserVoice: 'There is no voice server here, and this browser has no voice of its own.',
  failed: 'The voice message could not be played.',
  retry: 'Try again',
  offer: 'See Premium',
  sample: (label: string) => `Hear “${label}”`,
  stopSample: (label: string) => `Stop “${label}”`,
} as const;
