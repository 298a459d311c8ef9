import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Character } from '#features/characters/contract.ts';
import { firstName } from '#shared/replace-placeholders.ts';
import { useMedia } from '#ui/use-media.ts';
import type { CallSession } from '../call-session.ts';
import { CALL_TEXT } from '../copy.ts';
import { CallControls } from './call-controls.tsx';
import { CallNotice } from './call-notice.tsx';
import { CallStatus } from './call-status.tsx';
import { Captions } from './captions.tsx';
import { LivePortrait } from './live-portrait.tsx';
import { MicrophoneNote } from './microphone-note.tsx';
import { TypedLine } from './typed-line.tsx';

const ROOMY = '(min-width: 768px) and (min-height: 760px)';

/** A ringing or active call. */
export function CallStage({ session, character }: { session: CallSession; character: Character }) {
  const { view, microphone, isMuted, speaker } = useStore(session.store);
  const [hasCaptions, setCaptions] = useState(true);
  const isRoomy = useMedia(ROOMY);
  const stage = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const name = firstName(character.name);
  const isActive = view.state === 'active';
  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label={CALL_TEXT.call.label(character.name)}
      className="-my-8 flex h-[calc(100dvh-var(--header))] min-h-[30rem] w-full max-w-2xl flex-col outline-none"
    >
      <div className="flex shrink-0 flex-col items-center pt-6 text-center">
        <LivePortrait
          character={character}
          size={isRoomy ? 176 : 112}
          isSpeaking={speaker === 'character'}
          level={session.level}
        />
        <h1 className="display mt-4 text-2xl">{character.name}</h1>
        <CallStatus
          view={view}
          speaker={speaker}
          name={name}
          microphone={microphone}
          isMuted={isMuted}
        />
      </div>
      <CallNotice notice={view.notice} onDismiss={() => session.dismissNotice()} />
      <Captions captions={view.captions} name={name} isShown={hasCaptions} />
      <div className="shrink-0 pb-4">
        {view.problem && (
          <p role="alert" className="pb-2 text-center text-sm text-muted">
            {view.problem}
          </p>
        )}
        <MicrophoneNote microphone={microphone} onAgain={() => void session.listen()} />
        <TypedLine isActive={isActive} onSay={(text) => session.say(text)} />
        <CallControls
          isMuted={isMuted}
          hasMicrophone={microphone === 'open'}
          hasCaptions={hasCaptions}
          canInterrupt={isActive && speaker === 'character'}
          ownLevel={session.ownLevel}
          onMute={() => session.setMuted(!isMuted)}
          onCaptions={() => setCaptions(!hasCaptions)}
          onInterrupt={() => session.interrupt()}
          onHangUp={() => session.hangUp()}
        />
      </div>
    </section>
  );
}
