export { browserTranscription } from './browser-transcription.ts';
export { createTranscriptionEngine } from './create-transcription-engine.ts';
export type { Transcript, TranscriptionEngine, TranscriptionSettings } from './types.ts';
