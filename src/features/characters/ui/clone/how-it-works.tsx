import { Link } from 'react-router';
import { CLONE_TEXT } from './copy.ts';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-ember-text underline-offset-3 hover:underline';

/** What happens with the picture, step by step, and other ways to create a companion. */
export function HowItWorks() {
  const { how, other } = CLONE_TEXT;
  return (
    <section aria-labelledby="how-it-works" className="mt-14 border-t border-line pt-10">
      <h2 id="how-it-works" className="display text-2xl">
        {how.title}
      </h2>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {how.steps.map(([title, text], index) => (
          <li key={title}>
            <span aria-hidden="true" className="display text-2xl text-ember-text tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-1 font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <h2 className="mt-10 font-semibold">{other.title}</h2>
      <p className="flex flex-wrap gap-x-8">
        <Link to="/create-ai-companion" className={LINK}>
          {other.create}
        </Link>
        <Link to="/girls" className={LINK}>
          {other.browse}
        </Link>
      </p>
    </section>
  );
}
