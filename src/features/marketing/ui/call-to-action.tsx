import { ButtonLink } from '#ui/primitives/button.tsx';
import { useSession } from '#ui/session.tsx';
import { UI_TEXT } from '#ui/copy.ts';
import { HOME_TEXT } from '../copy.ts';

/**
 * A highlighted panel with a heading, a text, and a link to sign up, or to the chats if signed in.
 */
export function CallToAction({ title, text }: { title: string; text: string }) {
  const { status } = useSession();
  const signedIn = status === 'authenticated';
  return (
    <section className="lamp-panel mt-16 rounded-card px-6 py-12 text-center md:py-16">
      <h2 className="display text-2xl md:text-3xl">{title}</h2>
      <p className="mx-auto mt-3 max-w-xl text-muted md:text-lg">{text}</p>
      <ButtonLink to={signedIn ? '/chat' : '/signup'} size="lg" className="mt-7">
        {signedIn ? HOME_TEXT.openChats : UI_TEXT.createFreeAccount}
      </ButtonLink>
    </section>
  );
}
