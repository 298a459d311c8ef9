import { Link } from 'react-router';
import { pageExists } from '#ui/shell/navigation.ts';

/** A legal document by its name: a link where the document is published, the plain name until then. */
export function LegalName({ path, children }: { path: string; children: string }) {
  if (!pageExists(path)) return <strong className="font-semibold text-text">{children}</strong>;
  return (
    <Link to={path} className="font-semibold text-text underline underline-offset-3">
      {children}
    </Link>
  );
}
