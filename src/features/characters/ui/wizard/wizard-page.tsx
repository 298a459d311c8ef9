import { RequireUser, useSession } from '#ui/session.tsx';
import type { Sex } from '../../options/index.ts';
import { Wizard } from './wizard.tsx';

/** A wizard for signed-in users; others sign in first and return to the same step. */
export function WizardPage({ sex }: { sex: Sex }) {
  return (
    <RequireUser>
      <OwnWizard sex={sex} />
    </RequireUser>
  );
}

function OwnWizard({ sex }: { sex: Sex }) {
  const { user } = useSession();
  return user && <Wizard key={user.id} sex={sex} userId={user.id} />;
}
