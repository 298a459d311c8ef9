import { useParams, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser, useSession } from '#ui/session.tsx';
import { STUDIO_TEXT } from './studio/copy.ts';
import { StudioScreen } from './studio/studio-screen.tsx';
import { WithCharacter } from './studio/with-character.tsx';

export { RouteError as ErrorBoundary } from '#ui/route-error.tsx';

export function meta({ matches, params }: MetaArgs) {
  return pageMeta(matches, {
    title: STUDIO_TEXT.character.title,
    description: STUDIO_TEXT.character.description,
    path: `/generate/${params.characterSlug ?? ''}`,
    index: false,
  });
}

/** /generate/{characterSlug}: the studio of one character. */
export default function GenerateCharacterPage() {
  const slug = useParams().characterSlug ?? '';
  const { user } = useSession();
  return (
    <RequireUser>
      <WithCharacter key={slug} slug={slug}>
        {(character) => user && <StudioScreen character={character} user={user} />}
      </WithCharacter>
    </RequireUser>
  );
}
