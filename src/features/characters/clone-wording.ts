/** The consent before a clone; shown and stored word for word. */
export const LIKENESS_WORDING =
  'The person in this picture is me, or has agreed to this. They are an adult and not a public figure.';

/** The stages of a clone, in order. */
export const CLONE_STAGES = ['fetching', 'looking', 'creating', 'drawing'] as const;
export type CloneStage = (typeof CLONE_STAGES)[number];
