import { useLoaderData } from 'react-router';
import { RemovalForm } from '#features/moderation/ui/removal-form.tsx';
import { REMOVAL_TEXT } from '#features/moderation/ui/removal-copy.ts';
import { LegalArticle } from './legal-article.tsx';
import type { loader } from './policy-page.tsx';

export { ErrorBoundary, loader, meta } from './policy-page.tsx';

/** /legal/content-removal: the policy and its form. */
export default function ContentRemovalPage() {
  const { document } = useLoaderData<typeof loader>();
  return (
    <LegalArticle document={document} extra={[{ id: 'form', title: REMOVAL_TEXT.title }]}>
      <RemovalForm />
    </LegalArticle>
  );
}
