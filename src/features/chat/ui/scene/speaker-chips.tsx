import { clsx } from 'clsx';
import { firstName } from '#shared/replace-placeholders.ts';
import type { ChatSession } from '../chat-session.ts';
import { COPY } from '../copy.ts';
import { useChatState, useSessionField } from '../use-chat.ts';
import { chooseSpeaker, findChosen } from './take-speaker.ts';

/** Who replies to the next message of a scene, as radio buttons. */
export default function SpeakerChips({ session }: { session: ChatSession }) {
  const { character, members, turn_order } = useChatState(session, (state) => state.chat);
  const chosen = useSessionField(session, findChosen);
  const cast = [character, ...members].map(({ slug, name }) => ({ slug, label: firstName(name) }));
  const options = [
    ...(turn_order === 'chosen' ? [] : [{ slug: null, label: COPY.scene.auto }]),
    ...cast,
  ];
  return (
    <div className="mx-auto w-full max-w-3xl px-4 md:px-6">
      <fieldset className="-mx-4 mb-1 flex min-w-0 items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <legend className="float-left shrink-0 text-sm text-muted">{COPY.scene.who}:</legend>
        {options.map(({ slug, label }) => (
          <label
            key={slug ?? ''}
            className={clsx(
              'relative grid min-h-8 shrink-0 cursor-pointer place-items-center rounded-full border px-3 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ember pointer-coarse:min-h-11',
              slug === chosen
                ? 'border-ember bg-ember-wash text-text'
                : 'border-line text-muted hover:border-line-strong hover:text-text',
            )}
          >
            <input
              type="radio"
              name={`speaker-${session.id}`}
              checked={slug === chosen}
              onChange={() => chooseSpeaker(session, slug)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
