import { useEffect, useRef } from 'react';
import { FormProblem } from '#ui/primitives/form-problem.tsx';
import type { Count } from './studio-storage.ts';
import { STUDIO_TEXT } from './copy.ts';
import { TokensPanel } from './tokens-panel.tsx';
import type { Studio } from './use-studio.ts';

const COPY = STUDIO_TEXT.failures;

type Refusal = NonNullable<Studio['failure']>;

function sentenceOf(refusal: Exclude<Refusal, { kind: 'tokens' }>): string {
  switch (refusal.kind) {
    case 'empty':
      return STUDIO_TEXT.prompt.empty;
    case 'full':
      return STUDIO_TEXT.prompt.noRoom;
    case 'blocked':
    case 'busy':
    case 'notice':
      return refusal.detail;
    default:
      return COPY[refusal.kind];
  }
}

interface RefusalNoteProps {
  id: string;
  refusal: Refusal;
  onFewer(count: Count): void;
}

/** Shows why a request was refused, and scrolls to itself. */
export function RefusalNote({ id, refusal, onFewer }: RefusalNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={ref}>
      {refusal.kind === 'tokens' ? (
        <TokensPanel failure={refusal} onFewer={onFewer} />
      ) : (
        <FormProblem id={id} className="text-sm">
          {sentenceOf(refusal)}
        </FormProblem>
      )}
    </div>
  );
}
