/** "you told me you are fifteen", "you're not 18 yet" */
const USER_AGE =
  /\byou(?:'re|r| are| said| told me| just told me| just said| mentioned| turn| have not| haven't)\b/;
/** Ending the romance: "I can't be romantic with you", "we have to stop", "this is for adults only". */
const DECLINES = new RegExp(
  [
    String.raw`\b(?:can't|cant|cannot|can not|won't|wont|will not|not going to|not allowed to|not able to) (?:be romantic|be your (?:girlfriend|boyfriend|partner|lover)|flirt|kiss|date|do this|go on with this|keep (?:doing|going on with) this|continue(?= (?:this|here|like this|with this|our|the)|[.,;!]|$)|have (?:this|a) (?:romance|relationship)|talk (?:like this|about (?:love|romance)))`,
    String.raw`\b(?:have|need|got) to stop(?: (?:this|here|now|talking))?(?=[.,;!]|$)`,
    String.raw`\b(?:is|are) (?:only )?for adults(?: only)?\b`,
    String.raw`\bonly for (?:adults|people over (?:18|eighteen))\b`,
  ].join('|'),
  'g',
);
const REGRETS =
  /^\W*(?:i'm|im|i am|we are) (?:so |very |really )?sorry\b|^\W*(?:sorry|unfortunately)\b/;
/** Affection, invitations and other persons. */
const ROMANCE =
  /\b(?:kiss\w*|love[ds]?|lover|date|dating|hold|cuddl\w*|bed|closer|darling|babe|baby|honey|dear|sweetheart|mine|touch\w*|marry|wife|husband|girlfriend|boyfriend|secret|tell (?:anyone|nobody)|wait|but|though|anyway|sexy|beautiful|pretty|naughty|hug|arms|come|room|alone|home|undress\w*|naked|sex\w*|want|play|pretend|she|he|her|his|they|my)\b/;
const OWN_AGE = /\bi(?:'m|m| am) (?!(?:so |very |really )?sorry|not (?:able|allowed|going))/;
const SENTENCE = /[^.!?\n]+/g;

/**
 * Returns whether a reply mentions the user's age only to end the romance. Every sentence declines or is
 * free of affection; what follows is judged with it again.
 */
export function declinesMinor(folded: string): boolean {
  if (!USER_AGE.test(folded)) return false;
  const sentences = folded.match(SENTENCE) ?? [];
  let isDeclined = false;
  for (const sentence of sentences) {
    const left = sentence.replace(DECLINES, ' ');
    isDeclined ||= left !== sentence || REGRETS.test(sentence);
    if (ROMANCE.test(left) || OWN_AGE.test(left)) return false;
  }
  return isDeclined;
}
