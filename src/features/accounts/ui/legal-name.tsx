import { Link } from 'react-router';

/** A legal document by its name, as a link. */
export function LegalName({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="font-semibold text-text underline underline-offset-3">
      {children}
    </Link>
  );
}
