import { Link } from 'react-router';
import { useSite } from '#ui/site.ts';

/** The mark: a lit lamp in an arched window. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="none">
      <path
        d="M6 29V15a10 10 0 0 1 20 0v14z"
        fill="var(--ember-wash)"
        stroke="var(--ember)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M12.5 13h7l3 8h-13z" fill="var(--ember)" />
      <path d="M16 21v5" stroke="var(--ember)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** The mark and name, linked to the home page. */
export function Logo() {
  const { appName } = useSite();
  return (
    <Link to="/" className="flex min-h-11 shrink-0 items-center gap-2 rounded-control text-text">
      <LogoMark className="size-7" />
      {/* The same width in the fallback font as in its own. */}
      <span className="display min-w-22 text-xl">{appName}</span>
    </Link>
  );
}
