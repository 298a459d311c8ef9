/** What somebody does, between asterisks, before speech: "*smiles and takes your hand* I'll …". */
const ACTS =
  /(?<=^[^\S\n]*|\n[^\S\n]*|[.!?…]["'”’)*\]]*[^\S\n]+)(?:\*[^*\n]+\*[^\S\n]+)*\*[^*\n]+\*(?=\s+[^\s*])/gu;
const LEADING_ACTS = /^\s*(?:\*[^*]*\*\s*)+/u;

/** One or two words may be emphasis instead: "*Never* tell …", "*laughs softly* Tell …". */
const VERB =
  /^\W*(?!(?:always|perhaps|unless|does|was|this|yes|thus|besides|sometimes|less|his|plus)\W*\b)\p{L}{3,}s(?: \p{L}+)?\W*$/iu;
const DENIED = /(?<!\p{L})(?:not|never|no|nobody|nothing|none|if|unless|cannot)(?!\p{L})|n['’]t/iu;

/**
 * Ends the sentence after each action, so that the speech that follows is judged as it would be
 * alone. Possible emphasis that is part of the sentence stays.
 */
export const endActs = (text: string): string =>
  text.includes('*') ? text.replace(ACTS, (acts) => (areActs(acts) ? `${acts}.` : acts)) : text;

/** The text without the actions, or emphasized words, that it begins with. */
export const withoutLeadingActs = (text: string): string => text.replace(LEADING_ACTS, '');

function areActs(acts: string): boolean {
  if (DENIED.test(acts)) return false;
  return acts.split('*').some((act) => act.trim().split(/\s+/).length > 2 || VERB.test(act));
}
