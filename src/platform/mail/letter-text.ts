import type { Block, Brand, Letter } from './letter.ts';

/** The plain part of a letter. `stopUrl`: of an optional one. */
export function letterText(letter: Letter, brand: Brand, stopUrl?: string): string {
  return (
    [letter.heading, ...letter.blocks.map(blockText), foot(letter, brand, stopUrl)].join('\n\n') +
    '\n'
  );
}

function blockText(block: Block): string {
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

function foot(
  letter: Letter,
  { appName, publicUrl, ...operator }: Brand,
  stopUrl: string | undefined,
): string {
  return [
    '-- ',
    letter.reason,
    ...(stopUrl ? [`To stop ${letter.optional}: ${stopUrl}`] : []),
    `${appName}, ${publicUrl}`,
    [operator.operatorName, operator.operatorAddress].filter(Boolean).join(', '),
  ].join('\n');
}
