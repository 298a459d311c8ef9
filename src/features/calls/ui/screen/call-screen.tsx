import { useState } from 'react';
import type { Character } from '#features/characters/contract.ts';
import { useCharacter } from '#features/characters/ui/detail/use-character.ts';
import { hasLoadFailed } from '#ui/has-load-failed.ts';
import { ButtonLink } from '#ui/primitives/button.tsx';
import { PageFailure } from '#ui/primitives/page-failure.tsx';
import { Spinner } from '#ui/primitives/spinner.tsx';
import type { CallSession } from '../call-session.ts';
import { CALL_TEXT } from '../copy.ts';
import { BeforeCall } from './before-call.tsx';
import { OpenCall } from './open-call.tsx';

interface CallScreenProps {
  slug: string;
  /** One of several chats; null: the most recently used one. */
  chatId: string | null;
}

/** The page of a call: before it, during it, after it. */
export function CallScreen({ slug, chatId }: CallScreenProps) {
  const { character, query } = useCharacter(slug);
  if (character) return <Call character={character} chatId={chatId} />;
  if (!hasLoadFailed(query)) return <Spinner label={CALL_TEXT.loading} />;
  const { title, text, failed, passing, back } = CALL_TEXT.missing;
  const action = (
    <ButtonLink to="/chat" variant="secondary">
      {back}
    </ButtonLink>
  );
  return (
    <PageFailure
      query={query}
      missing={{ title, description: text, action }}
      failed={{ title: failed, description: passing }}
    />
  );
}

function Call({ character, chatId }: { character: Character; chatId: string | null }) {
  const [session, setSession] = useState<CallSession | null>(null);
  if (!session) return <BeforeCall character={character} chatId={chatId} onStarted={setSession} />;
  return (
    <OpenCall
      key={session.started.id}
      session={session}
      character={character}
      onAgain={() => setSession(null)}
    />
  );
}
