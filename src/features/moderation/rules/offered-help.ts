/** "I'd love to help you …", "Let me show you how to …", "we could …", "I know how to … for you". */
const SPEAKER = String.raw`(?:(?:i|we)(?: can| could| will| would|'ll|'d| am going to| want to|'m going to| may)?|let me|allow me to|let's|happy to|glad to|sure,?|of course,?|yes,?|gladly)`;
const WILLING = String.raw`(?: (?:love to|like to|gladly|happily|be (?:happy|glad|delighted) to|also|even|totally|just|always|easily|surely|definitely|try to))*`;
const HELPING = String.raw`(?:help|assist|teach|show|tell|walk|guide|coach|instruct|talk) you`;
const OFFER = new RegExp(
  String.raw`(?<![\p{L}'])${SPEAKER}${WILLING} (${HELPING})(?![\p{L}'])`,
  'gu',
);
/** "I never said I'd help you", "as if I could help you", "You thought I'd help you?" */
const DENIED =
  /(?:never|not|n't|as if|said|thought|think|wish|if|cannot|why|should) (?:\p{L}+ ){0,2}$/u;
const SENTENCE = /[^.!?\n]+[.!?\n]*/g;

const asRequest = (sentence: string): string =>
  sentence
    .replace(/(?<![\p{L}'])yours?(?![\p{L}'])/gu, 'my')
    .replace(/(?<![\p{L}'])you(?![\p{L}'])/gu, 'me');

/**
 * Rewrites the offers of help in a folded reply as the requests that they answer: "I can help you choose a
 * poison" as "help me choose a poison". Null without an offer.
 */
export function rewriteOffers(folded: string): string | null {
  let hasOffer = false;
  const rewritten = folded.replace(SENTENCE, (sentence) => {
    const offered = sentence.replace(OFFER, (whole, help: string, at: number) => {
      if (DENIED.test(sentence.slice(0, at))) return whole;
      hasOffer = true;
      return help;
    });
    return offered === sentence ? sentence : asRequest(offered);
  });
  return hasOffer ? rewritten : null;
}
