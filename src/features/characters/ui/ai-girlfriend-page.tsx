import type { MetaArgs } from 'react-router';
import type { PageHandle } from '#ui/page-handle.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { WIZARD_TEXT } from './wizard/copy.ts';
import { WizardPage } from './wizard/wizard-page.tsx';

export const handle: PageHandle = { query: ['step'] };

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: WIZARD_TEXT.title.female,
    description: WIZARD_TEXT.description.female,
    path: '/ai-girlfriend',
    index: false,
  });
}

/** /ai-girlfriend: the wizard for a female character. */
export default function AiGirlfriendPage() {
  return <WizardPage sex="female" />;
}
