import { Fragment } from 'react';
import { Link } from 'react-router';
import { readInline, type LegalBlock } from '../../legal/document.ts';

const LINK =
  'font-medium text-text underline decoration-line-strong underline-offset-3 hover:decoration-current';

/** Renders a text with its links and bold words. */
function InlineText({ text }: { text: string }) {
  return readInline(text).map((part, index) => {
    if (part.kind === 'text') return <Fragment key={index}>{part.text}</Fragment>;
    if (part.kind === 'strong')
      return (
        <strong key={index} className="font-semibold text-text">
          {part.text}
        </strong>
      );
    if (part.href.startsWith('/'))
      return (
        <Link key={index} to={part.href} className={LINK}>
          {part.text}
        </Link>
      );
    return (
      <a key={index} href={part.href} rel="noopener" className={LINK}>
        {part.text}
      </a>
    );
  });
}

/** Renders paragraphs, lists, and facts. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  if ('facts' in block)
    return (
      <dl className="divide-y divide-line border-y border-line">
        {block.facts.map(([name, text]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[11rem_1fr]">
            <dt className="font-semibold text-text [overflow-wrap:anywhere]">{name}</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  const isOrdered = 'steps' in block;
  const items = isOrdered ? block.steps : block.list;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List
      className={`${isOrdered ? 'list-decimal' : 'list-disc'} space-y-2 pl-6 marker:text-ember-text`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1">
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}
