/**
 * Answers to a question of the age in other languages, which the reader of English questions does not know.
 * Words are without accents, as the views have them.
 */
const ASKS_AGE = new RegExp(
  [
    'wie alt (?:bist|sind sie|bin ich|seid)',
    'dein alter',
    'cuantos anos (?:tienes|tengo|tenes)',
    'que edad (?:tienes|tengo|tenes)',
    'quel age (?:as|tu|avez|t)',
    'as quel age',
    'ton age',
    'quantos anos (?:voce |tu |vc )?(?:tem|tens)',
    '(?:sua|tua|que) idade',
    'quanti anni (?:hai|ho)',
    'che eta hai',
    'hoe oud (?:ben|bent)',
    'ile (?:ty )?(?:masz |mam )?lat',
    'hur gammal ar du',
    'hvor gammel er du',
  ].join('|'),
);
const EIGHTEEN =
  '(?:uber |mehr als |mas de |plus de |mais de |piu di |ouder dan |los |ya |deja |ja |gia |al )*(?:18|achtzehn|dieciocho|dix.?huit|dezoito|diciotto|achttien|osiemnascie)';
const ASKS_ADULT = new RegExp(
  [
    `(?:bist du|sind sie) (?:\\w+ ){0,2}(?:${EIGHTEEN}|volljahrig|erwachsen)`,
    `(?:eres|sos) (?:\\w+ ){0,2}(?:mayor de edad|adult[oa])|(?:tienes|tenes|cumpliste|cumplido) (?:\\w+ )?${EIGHTEEN}`,
    `(?:tu es|es tu|t ?es) (?:\\w+ ){0,2}(?:majeure?|adulte)|(?:as tu|tu as|t ?as) (?:\\w+ ){0,2}${EIGHTEEN}`,
    `(?:voce|tu|vc) (?:ja )?(?:e|es|tem|tens) (?:\\w+ )?(?:maior de idade|de maior|adult[oa]|${EIGHTEEN})`,
    `(?:sei|hai) (?:\\w+ ){0,2}(?:maggiorenne|adult[oa]|${EIGHTEEN})`,
    `(?:ben|bent) (?:je|jij|u) (?:\\w+ ){0,2}(?:${EIGHTEEN}|volwassen|meerderjarig)`,
    `masz (?:\\w+ )?${EIGHTEEN}|jestes (?:\\w+ )?peln`,
  ].join('|'),
);
const NOT_YET =
  /^(?:nein|noch nicht|noch nich|erst|fast|bald|nee+|no|nop|todavia|aun|casi|pronto|non|pas|presque|bientot|nao|ainda|quase|falta[mn]?|ancora|quasi|presto|manca|tra|fra|nog|bijna|nie|jeszcze|prawie|dopiero|el|im|en|in|em|a) ?/;
/** An answer with only such a word at its start means nothing: "im Ernst?", "no te preocupes". */
const LATER =
  /^(?:im|in|en|em|a|el|il) (?:\w+ ){0,2}(?:mai|maio|mayo|maggio|januar|janeiro|enero|janvier|gennaio|februar|fevereiro|febrero|fevrier|febbraio|marz|marzo|mars|marco|april|abril|avril|aprile|juni|junho|junio|juin|giugno|juli|julho|julio|juillet|luglio|august|agosto|aout|september|setembro|septiembre|septembre|settembre|oktober|outubro|octubre|octobre|ottobre|november|novembro|noviembre|novembre|dezember|dezembro|diciembre|decembre|dicembre|monat\w*|mes\w*|mois|mesi|jahr\w*|ano\w*|annee|anno|anni|maand\w*|jaar)/;
const SPAN = 60;
const LEADS = 6;
const ELEVEN_TO_SEVENTEEN =
  'elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|once|doce|trece|catorce|quince|dieciseis|diecisiete|onze|douze|treize|quatorze|quinze|seize|dix.?sept|doze|treze|catorze|dezesseis|dezasseis|dezessete|dezassete|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|dertien|veertien|vijftien|zestien|zeventien|trzynascie|czternascie|pietnascie|szesnascie|siedemnascie';
const YOUNG = new RegExp(
  `^(?:[a-z']+ ){0,3}?(?:(?<!\\d)(?:[5-9]|1[0-7])|${ELEVEN_TO_SEVENTEEN})(?![\\d\\w%:]|[.,]\\d)`,
);
const ADULT_NUMBER = /(?<!\d)(?:1[89]|[2-9]\d)(?!\d)/;
const COUNTED =
  /^(?:[a-z']+ ){0,3}?\S+ (?:monat|wochen|tag|mes|semana|dia|mois|semaine|jour|mesi|settiman|giorn|maand|weken|dag|miesi|tygodn|dni|stunden|hora|heure|ore|uur|uhr)/;

/**
 * Returns whether a message answers a question of the speaker's age, or whether they are of age, with an age
 * under eighteen or "not yet". Spanish, German, French, Portuguese, Italian, Dutch, Polish.
 * @param text lower-case without accents @param turn the turn before, likewise
 */
export function answersWithYouthAbroad(text: string, turn: string): boolean {
  const asked = turn.replace(/[-'’]/g, ' ').slice(-2 * SPAN);
  const said = text
    .trim()
    .split(/\s+/)
    .slice(0, 2 * LEADS)
    .join(' ');
  if (ASKS_ADULT.test(asked)) {
    if (ADULT_NUMBER.test(said)) return false;
    const short = said.split(/[,.!?;]/)[0] ?? '';
    return (
      LATER.test(
        said.replace(
          /^(?:erst|solo|seulement|apenas|so|pas avant|pas|no hasta|hasta|pas maar|dopiero) /,
          '',
        ),
      ) ||
      (isNotYet(short) && short.split(' ').length <= LEADS)
    );
  }
  return ASKS_AGE.test(asked) && YOUNG.test(said) && !COUNTED.test(said);
}

const isNotYet = (short: string): boolean =>
  NOT_YET.test(`${short} `) && !/^(?:el|im|en|in|em|a|no te|no me|non ti|nao se)\b/.test(short);
