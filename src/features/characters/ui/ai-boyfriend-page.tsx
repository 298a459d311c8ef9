import type { MetaArgs } from 'react-router';
import type { PageHandle } from '#ui/page-handle.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { WIZARD_TEXT } from './wizard/copy.ts';
import { WizardPage } from './wizard/wizard-page.tsx';

export const handle: PageHandle = { query: ['step'] };

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: WIZARD_TEXT.title.male,
    description: WIZARD_TEXT.description.male,
    path: '/ai-boyfriend',
    index: false,
  });
}

/** /ai-boyfriend: the wizard for a male character. */
export default function AiBoyfriendPage() {
  return <WizardPage sex="male" />;
}
