/** A fenced block of a page. */
export interface Block {
  /** The heading above it. */
  section: string;
  /** Its first line, by which the plan names it. */
  begins: string;
  code: string;
}

/** The fenced blocks of a page of Markdown, in its order. @throws Error if one has no end */
export function readBlocks(page: string): Block[] {
  const blocks: Block[] = [];
  let section = '';
  let lines: string[] | undefined;
  for (const line of page.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      if (lines) blocks.push({ section, begins: lines[0] ?? '', code: lines.join('\n') });
      lines = lines ? undefined : [];
    } else if (lines) lines.push(line);
    else if (line.startsWith('#')) section = line.replace(/^#+ /, '');
  }
  if (lines) throw new Error(`A block in "${section}" has no end.`);
  return blocks;
}
