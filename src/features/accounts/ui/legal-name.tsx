import { Link } from 'react-router';

/** A link to a legal document. */
export function LegalName({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="font-semibold text-text underline underline-offset-3">
      {children}
    </Link>
  );
}
