export { browserSpeech } from './browser-speech.ts';
export { createSpeechEngine } from './create-speech-engine.ts';
export {
  DEFAULT_VOICES,
  SPEAKERS,
  SPEECH_CALL_FORMATS,
  SPEECH_FORMATS,
  type Speaker,
  type SpeechEngine,
  type SpeechFormat,
  type SpeechListener,
  type SpeechSettings,
  type SpeechStream,
  type SpeechVoices,
  type Spoken,
} from './types.ts';
