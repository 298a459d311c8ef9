import { Link } from 'react-router';
import { useSite } from '#ui/site.ts';
import { COPY } from './copy.ts';
import type { CastNames } from './scene/name-cast.ts';

/** States below the composer that an AI replies, and whether this is only the demo. */
export function Disclosure({ names: { spoken, isScene } }: { names: CastNames }) {
  const { hasDemoText } = useSite();
  if (!hasDemoText) return <span>{COPY.conversation.disclosure(spoken, isScene)}</span>;
  return (
    <span>
      {COPY.conversation.demoDisclosure(spoken, isScene)}{' '}
      <Link to="/real-model" className="underline underline-offset-2 hover:text-text">
        {COPY.realModel.link}
      </Link>
    </span>
  );
}
