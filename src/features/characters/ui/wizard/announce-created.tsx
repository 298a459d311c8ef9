import { Link } from 'react-router';
import { notify } from '#ui/toast.ts';
import type { Character } from '../../contract.ts';
import { WIZARD_TEXT } from './copy.ts';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-ember-text underline-offset-3 hover:underline';

const LINKS_MILLIS = 10_000;

/** Announces a new character, with links to its page and its chat. */
export function announceCreated({ name, slug }: Pick<Character, 'name' | 'slug'>): void {
  const links = (
    <span className="block">
      {WIZARD_TEXT.createdText}
      <span className="flex gap-5">
        <Link to={`/chat/${slug}`} className={LINK}>
          {WIZARD_TEXT.openChat}
        </Link>
        <Link to={`/character/${slug}`} className={LINK}>
          {WIZARD_TEXT.openCharacter}
        </Link>
      </span>
    </span>
  );
  notify.success(WIZARD_TEXT.created(name), links, LINKS_MILLIS);
}
