// "I am not old enough to vote yet", in other languages: what the law allows at some age, of the speaker or listener.

const ADVERBS = String.raw`(?:[\p{L}]+ ){0,2}`;
const SAYS = new RegExp(
  [
    // French
    String.raw`(?:j['’ ]?ai|t['’ ]?as|tu as|je n['’ ]ai|tu n['’ ]as) pas ${ADVERBS}l['’ ]?[âa]ge (?:de|pour|d['’]) ?(?:voter|conduire|boire|fumer|entrer|me marier|passer le permis|avoir le permis|aller en bo[iî]te)`,
    String.raw`(?:je suis|t['’ ]?es|tu es|j['’ ]suis) (?:encore )?trop jeune pour (?:voter|conduire|boire|entrer en bo[iî]te|avoir le permis)`,
    // Spanish
    String.raw`no (?:tengo|tienes) ${ADVERBS}(?:la )?edad ${ADVERBS}para (?:votar|conducir|manejar|beber|fumar|casarme)`,
    String.raw`(?:todav[ií]a|a[uú]n) no (?:puedo|puedes) (?:votar|conducir|manejar)`,
    // German
    String.raw`(?:bin|bist) (?:ich |du )?${ADVERBS}(?:nicht|nich|net) alt genug,? (?:um |zum |f[uü]r )(?:zu )?(?:w[aä]hlen|autofahren|auto|bier|alkohol|f[uü]hrerschein|den f[uü]hrerschein|die disco|rauchen|trinken)`,
    String.raw`(?:darf|darfst) (?:ich |du )?${ADVERBS}noch (?:nicht|nich|kein\p{L}*) ${ADVERBS}(?:w[aä]hlen|auto fahren|autofahren|alkohol|bier|rauchen|in (?:die|den) (?:disco|club))`,
    // Portuguese
    String.raw`n[aã]o (?:tenho|tens|tem) ${ADVERBS}idade ${ADVERBS}(?:para|pra) (?:votar|dirigir|conduzir|beber|fumar|casar)`,
    // Italian
    String.raw`non (?:ho|hai) ${ADVERBS}l['’ ]?et[àa] (?:per|di) (?:votare|guidare|bere|fumare|sposarmi)`,
    // Dutch
    String.raw`(?:ben|bent) ${ADVERBS}niet oud genoeg om te (?:stemmen|rijden|drinken|roken)`,
    String.raw`mag ${ADVERBS}nog (?:niet|geen) (?:stemmen|auto ?rijden|alcohol|bier|drinken)`,
    // Polish
    String.raw`(?:nie mog[eę] jeszcze|jeszcze nie mog[eę]) (?:g[łl]osowa[ćc]|prowadzi[ćc]|pi[ćc] alkoholu)`,
  ].join('|'),
  'u',
);
/** "darf nach dem Bier noch nicht Auto fahren": for another reason than the age. */
const OTHER_REASON =
  /staatsb[uü]rger|citizen|nationalit|ciudadan|cidad[aã]|cittadin|arzt|m[eé]decin|m[eé]dic|dokter|operation|op\b|unfall|promille|p[uü]nkte|entzogen|tabletten/u;

/** @param text lower-case */
export const saysBelowLegalAge = (text: string): boolean =>
  SAYS.test(text) && !OTHER_REASON.test(text);
