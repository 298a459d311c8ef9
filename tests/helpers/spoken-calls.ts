import type { Chat } from '#features/chat/contract.ts';
import { startSpeechServer } from '../stand-ins/speech-server.ts';
import { startTranscriptionServer } from '../stand-ins/transcription-server.ts';
import { createTestApp, expectJson } from './app.ts';
import { connectCall, makeCaller, QUICK_CALLS, startCall, type CallSocket } from './calls.ts';
import { startTestServer } from './http-server.ts';
import { createManualEngine, type EngineCall } from './manual-engine.ts';

/** 100 milliseconds of silence. */
export const SILENCE = Buffer.alloc(3200);
const QUESTION = 'How was your day?';

/** A product whose calls use stand-ins for speech and transcription, and whose replies a test writes. */
export async function startSpokenCalls() {
  const manual = createManualEngine();
  let said = QUESTION;
  const speech = await startSpeechServer({ secondsOf: ({ length }) => 0.06 * length });
  const transcription = await startTranscriptionServer({ textOf: () => said });
  const app = await createTestApp({
    text: manual.engine,
    env: {
      PORT: '0',
      SPEECH_BASE_URL: speech.base_url,
      SPEECH_MODEL: 'speaker',
      TRANSCRIBE_BASE_URL: transcription.base_url,
      TRANSCRIBE_MODEL: 'listener',
    },
    roles: ['api', 'worker'],
  });
  const server = await startTestServer(app, { callTimes: QUICK_CALLS });

  function speak(call: CallSocket, utterance: number): void {
    call.send({ type: 'speech_start', heard: null });
    for (let at = 0; at < 5; at += 1) call.sendSound(SILENCE);
    call.send({ type: 'speech_end', utterance });
  }
  return {
    app,
    server,
    speech,
    transcription,
    manual,
    /** The transcriptions of the next utterances. */
    hears(text: string = QUESTION): void {
      said = text;
    },
    /** Half a second of sound. */
    speak,
    /** The user speaks, and the character begins to reply. */
    async ask(call: CallSocket, utterance = 1) {
      speak(call, utterance);
      const transcript = await call.next('transcript', (one) => one.utterance === utterance);
      return { transcript, reply: await manual.nextCall() };
    },
    /** An answered call whose disclosure was played. */
    async pickUp() {
      const { client, slug } = await makeCaller(app, { sex: 'female', voice: 'voice_2' });
      const started = await startCall(client, slug);
      const call = await connectCall(server, started);
      const { stream } = await call.next('sound');
      await call.next('sound_end', (one) => one.stream === stream);
      call.send({ type: 'played', message_id: null, sentence: 0 });
      for (const list of [speech.spoken, speech.canceled, transcription.heard]) list.length = 0;
      const page = () => expectJson<Chat>(client.get(`/chat/${started.chat_id}`));
      return { client, started, call, page };
    },
    async close() {
      await server.close();
      await app.close();
      await speech.close();
      await transcription.close();
    },
  };
}
export type SpokenCalls = Awaited<ReturnType<typeof startSpokenCalls>>;

export function endReply(reply: EngineCall): void {
  reply.send('Fine, thank you.');
  reply.finish();
}
