import { useSearchParams, type MetaArgs } from 'react-router';
import { pageMeta } from '#ui/page-meta.ts';
import { RequireUser, useSession } from '#ui/session.tsx';
import { QUICK_TEXT } from './wizard/copy.ts';
import { QuickCreate } from './wizard/quick-create.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: QUICK_TEXT.title,
    description: QUICK_TEXT.description,
    path: '/quick-create',
    index: false,
  });
}

/** /quick-create?sex=male: a new character on one screen; a woman without the parameter. */
export default function QuickCreatePage() {
  return (
    <RequireUser>
      <OwnQuickCreate />
    </RequireUser>
  );
}

function OwnQuickCreate() {
  const { user } = useSession();
  const sex = useSearchParams()[0].get('sex') === 'male' ? 'male' : 'female';
  return user && <QuickCreate key={`${user.id} ${sex}`} sex={sex} userId={user.id} />;
}
