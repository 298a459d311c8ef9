import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Character } from '#features/characters/contract.ts';
import type { CallSession } from '../call-session.ts';
import { CallStage } from './call-stage.tsx';
import { EndedCall } from './ended-call.tsx';

interface OpenCallProps {
  session: CallSession;
  character: Character;
  onAgain(): void;
}

/** A call from its first ring to the screen after it. Leaving the page hangs up. */
export function OpenCall({ session, character, onAgain }: OpenCallProps) {
  const view = useStore(session.store, (state) => state.view);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // In development React runs each effect twice, which does not mean leaving.
    clearTimeout(leaving.current);
    return () => void (leaving.current = setTimeout(() => session.dispose()));
  }, [session]);
  if (view.state !== 'ended') return <CallStage session={session} character={character} />;
  return (
    <EndedCall
      view={view}
      character={character}
      chatId={session.started.chat_id}
      onAgain={onAgain}
    />
  );
}
