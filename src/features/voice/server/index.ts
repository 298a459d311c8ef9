/** The public API of this feature. */
export { removeSpeechFiles } from './files.ts';
export { eraseSpeech, voiceExport } from './personal-data.ts';
export { readSpeech } from './present.ts';
export { deleteClips } from './queries.ts';
export { readRecording, refuseRecording } from './read-recording.ts';
export { isSampleKey } from './read-sample.ts';
export { registerVoiceRoutes } from './routes.ts';
export { admitToSpeech, findSound } from './serve-speech.ts';
export { speakReply, startSound, VOICE_IS_PREMIUM, type SpokenReply } from './speak-reply.ts';
export { speakable } from '../speakable.ts';
export { sweepSpeech } from './sweep-speech.ts';
