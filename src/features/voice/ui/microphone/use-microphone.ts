import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#ui/api-client.ts';
import { MICROPHONE_TEXT } from './copy.ts';
import { microphoneQuery, transcribe } from './queries.ts';
import { canRecognize, recognize, RecognitionError } from './recognize.ts';
import { record } from './record.ts';

export type MicrophoneState =
  | { step: 'starting' | 'writing' }
  | { step: 'listening'; isDemo: boolean; since: number; maxSeconds: number }
  | { step: 'failed'; text: string }
  | { step: 'offer' };

/** The transcript. */
export interface Heard {
  text: string;
  /** The recording; the browser's own recognition does not provide it. */
  recording?: { audio: Blob; seconds: number };
}

interface Session {
  level(): number;
  finish(): Promise<Heard>;
  cancel(): void;
}

export interface MicrophoneControl {
  state: MicrophoneState;
  /** The current loudness, 0 to 1; the browser's own recognition does not report it. */
  level(): number;
  finish(): void;
  cancel(): void;
}

/** Listens from its first render on. `onHeard` receives the result, then `onClose` is called. */
export function useMicrophone(
  onHeard: (heard: Heard) => void,
  onClose: () => void,
): MicrophoneControl {
  const client = useQueryClient();
  const [state, setState] = useState<MicrophoneState>({ step: 'starting' });
  const session = useRef<Session>(undefined);
  const given = useRef({ onHeard, onClose });
  useEffect(() => void (given.current = { onHeard, onClose }));

  useEffect(() => {
    let isGone = false;
    const fail = (error: unknown) => {
      session.current?.cancel();
      session.current = undefined;
      if (!isGone) setState(describe(error));
    };
    const start = async () => {
      const microphone = await client.fetchQuery(microphoneQuery);
      const { listens, needs_premium, max_seconds: maxSeconds } = microphone;
      if (isGone) return;
      if (needs_premium) return setState({ step: 'offer' });
      const isDemo = listens === 'browser';
      const started = isDemo ? startBrowser(fail) : await startServer();
      if (isGone) return started.cancel();
      session.current = started;
      setState({ step: 'listening', isDemo, since: performance.now(), maxSeconds });
    };
    start().catch(fail);
    return () => {
      isGone = true;
      session.current?.cancel();
      session.current = undefined;
    };
  }, [client]);

  const finish = async () => {
    const ending = session.current;
    if (!ending) return;
    session.current = undefined;
    setState({ step: 'writing' });
    try {
      const heard = await ending.finish();
      if (heard.text === '') return setState({ step: 'failed', text: MICROPHONE_TEXT.nothing });
      given.current.onHeard(heard);
      given.current.onClose();
    } catch (error) {
      setState(describe(error));
    }
  };
  return {
    state,
    level: () => session.current?.level() ?? 0,
    finish: () => void finish(),
    cancel: onClose,
  };
}

async function startServer(): Promise<Session> {
  const listening = await record();
  return {
    ...listening,
    async finish() {
      const audio = await listening.finish();
      const { text, duration_ms } = await transcribe(audio);
      return { text, recording: { audio, seconds: (duration_ms ?? 0) / 1000 } };
    },
  };
}

function startBrowser(onFailed: (error: unknown) => void): Session {
  if (!canRecognize()) throw new RecognitionError('unsupported');
  const recognizing = recognize(onFailed);
  return {
    level: () => 0,
    ...recognizing,
    finish: async () => ({ text: await recognizing.finish() }),
  };
}

const SENTENCES = new Map<string, string>([
  ['NotAllowedError', MICROPHONE_TEXT.notAllowed],
  ['not-allowed', MICROPHONE_TEXT.notAllowed],
  ['service-not-allowed', MICROPHONE_TEXT.notAllowed],
  ['NotFoundError', MICROPHONE_TEXT.noMicrophone],
  ['audio-capture', MICROPHONE_TEXT.noMicrophone],
  ['unsupported', MICROPHONE_TEXT.unsupported],
  // Chromium without its own recognition service.
  ['network', MICROPHONE_TEXT.unsupported],
]);

function describe(error: unknown): MicrophoneState {
  if (error instanceof ApiError) {
    if (error.code === 'premium_required') return { step: 'offer' };
    return { step: 'failed', text: error.fields[0]?.msg ?? error.detail };
  }
  const code =
    error instanceof RecognitionError ? error.code : error instanceof Error ? error.name : '';
  // Pages that are not served securely have no microphone at all.
  const isMissing = error instanceof TypeError && !('mediaDevices' in navigator);
  const text = isMissing ? MICROPHONE_TEXT.noMicrophone : SENTENCES.get(code);
  if (!text) console.error(error);
  return { step: 'failed', text: text ?? MICROPHONE_TEXT.failed };
}
