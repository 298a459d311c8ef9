import type { Message } from '#features/chat/contract-messages.ts';
import type { KeptRecording } from '#features/chat/contract-recordings.ts';
import { isFresh } from '#features/voice/ui/find-source.ts';
import type { Source } from '#features/voice/ui/output.ts';
import { Player } from '#features/voice/ui/player.tsx';
import { chatCalls } from '../chat-calls.ts';
import type { ChatSession } from '../chat-session.ts';
import { RECORDING_TEXT } from './copy.ts';
import { recordingKey } from './recording-key.ts';

interface Props {
  message: Message;
  recording: KeptRecording;
  session: ChatSession;
}

/** The recording that the user keeps with a message. */
export default function KeptRecordingPlayer({ message, recording, session }: Props) {
  const { id, attachment } = message;
  const find = async (): Promise<Source> => {
    const fresh = isFresh(recording) ? recording : await readAgain();
    return { kind: 'audio', url: fresh.audio_url, isDemo: false };
  };
  const readAgain = async (): Promise<KeptRecording> => {
    const { messages } = await chatCalls.readAround(session.id, id);
    const fresh = messages.find((one) => one.id === id);
    if (fresh) session.dispatch({ type: 'answered', message: fresh });
    if (!fresh?.recording) throw new Error(RECORDING_TEXT.gone);
    return fresh.recording;
  };
  return (
    <Player
      playKey={recordingKey(id)}
      label={RECORDING_TEXT.label}
      clip={recording}
      find={find}
      className={attachment && 'mt-1.5'}
    />
  );
}
