import type { Block, Brand, EmailContent } from './email-content.ts';

/** Renders the plain text part. */
export function renderText(email: EmailContent, brand: Brand, unsubscribeUrl?: string): string {
  return (
    [
      email.heading,
      ...email.blocks.map(renderBlock),
      renderFooter(email, brand, unsubscribeUrl),
    ].join('\n\n') + '\n'
  );
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'quote':
      return `${block.of}:\n${block.text.replace(/^/gm, '> ')}`;
  }
}

function renderFooter(
  email: EmailContent,
  { appName, publicUrl, ...operator }: Brand,
  unsubscribeUrl: string | undefined,
): string {
  return [
    '-- ',
    email.reason,
    ...(unsubscribeUrl ? [`To stop ${email.optional}: ${unsubscribeUrl}`] : []),
    `${appName}, ${publicUrl}`,
    [operator.operatorName, operator.operatorAddress].filter(Boolean).join(', '),
  ].join('\n');
}
