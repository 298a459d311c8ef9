import { memo, useMemo, type ReactNode } from 'react';
import { parseBlocks, parseInline, type Inline } from './markdown-parse.ts';

interface MarkdownProps {
  text: string;
  /** While the text streams, unclosed emphasis is shown as emphasis. */
  isWriting?: boolean;
}

/**
 * A message's text as React nodes: paragraphs, emphasis, code, quotes, lists and bare URLs; no
 * HTML, no images. Each block has the direction of its script. While a text grows, only its last
 * block is parsed again.
 */
export const Markdown = memo(function Markdown({ text, isWriting = false }: MarkdownProps) {
  const blocks = useMemo(() => parseBlocks(text), [text]);
  return blocks.map((block, index) => {
    const isOpen = isWriting && index === blocks.length - 1;
    if (block.kind === 'list') {
      const items = block.items.map((item, at) => (
        <li key={at} className="ps-1">
          <Words source={item} isOpen={isOpen && at === block.items.length - 1} />
        </li>
      ));
      return block.start === null ? (
        <ul key={index} dir="auto" className="list-disc space-y-1 ps-5">
          {items}
        </ul>
      ) : (
        <ol key={index} dir="auto" start={block.start} className="list-decimal space-y-1 ps-6">
          {items}
        </ol>
      );
    }
    if (block.kind === 'code') {
      return (
        <pre
          key={index}
          // A scroll area without controls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="overflow-x-auto rounded-control border border-line bg-overlay px-3 py-2 text-sm"
        >
          <code>{block.source}</code>
        </pre>
      );
    }
    const words = <Words source={block.source} isOpen={isOpen} />;
    if (block.kind === 'quote') {
      return (
        <blockquote key={index} dir="auto" className="border-s-2 border-line ps-3 text-muted">
          {words}
        </blockquote>
      );
    }
    return (
      <p key={index} dir="auto" className={block.kind === 'heading' ? 'font-semibold' : undefined}>
        {words}
      </p>
    );
  });
});

const Words = memo(function Words({ source, isOpen }: { source: string; isOpen: boolean }) {
  return renderInline(parseInline(source, isOpen));
});

function renderInline(nodes: Inline[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    switch (node.kind) {
      case 'break':
        return <br key={index} />;
      case 'code':
        return (
          <code key={index} className="rounded bg-line px-1 py-0.5 text-[0.9em]">
            {node.text}
          </code>
        );
      case 'link':
        return (
          <a
            key={index}
            href={node.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-ember-text underline underline-offset-2"
          >
            {node.text}
          </a>
        );
      case 'strong':
        return <strong key={index}>{renderInline(node.children)}</strong>;
      case 'em':
        return (
          <em key={index} className="font-display text-muted italic">
            {renderInline(node.children)}
          </em>
        );
    }
  });
}
