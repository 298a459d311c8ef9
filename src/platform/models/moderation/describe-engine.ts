import type { ModerationEngineKind } from './types.ts';

/** The status of one model, and a plain description of it. */
export interface PartStatus {
  ready: boolean;
  detail: string;
}

/**
 * Whether all models respond, and a plain description of what each one checks; `undefined` means no
 * such model.
 */
export function describeEngine(
  kind: ModerationEngineKind,
  labels: PartStatus | undefined,
  vision: PartStatus | undefined,
): { ready: boolean; detail: string } {
  const ready = (labels?.ready ?? true) && (vision?.ready ?? true);
  const read = labels
    ? `${kind === 'openai' ? 'Texts and pictures' : 'Texts'}: ${labels.detail}`
    : '';
  if (!labels && !vision)
    return { ready, detail: 'Embedded rules; no model reads texts, no model looks at pictures.' };
  if (!labels)
    return {
      ready,
      detail: `Embedded rules; no model reads texts. Ages in pictures: ${vision!.detail}`,
    };
  const seen = vision
    ? `Ages in pictures: ${vision.detail}`
    : kind === 'openai'
      ? 'No model looks for minors in pictures.'
      : 'No model looks at pictures.';
  return { ready, detail: `${read} ${seen}` };
}
