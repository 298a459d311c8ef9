/** Chat shorthand and its full forms: "any1 sellin n shippin 2day". */
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  `n and|nd and|u you|r are|y why|w with|wit with|b4 before|abt about|ppl people|peeps people|any1 anyone|some1 someone|some1s someones|any1s anyones|every1s everyones|every1 everyone
  no1 nobody|2day today|2nite tonight|2night tonight|tonite tonight|2moro tomorrow|2morrow tomorrow|tmrw tomorrow|tmr tomorrow|nite night|gnite goodnight|l8r later
  cud could|wud would|shud should|cudnt couldnt|wudnt wouldnt|hav have|giv give|luv love|luvs loves|wat what|wut what|wats whats|wuts whats|wher where|wich which
  wen when|cuz because|coz because|bcuz because|becuz because|bcoz because|plz please|pls please|plzz please|plss please|pleez please|thx thanks
  msg message|msgs messages|acc account|accs accounts|acct account|accts accounts|addy address|adress address|adresses addresses|pw password|pwd password|pword password
  yr year|yrs years|txt text|txts texts|txting texting|txted texted|vid video|vids videos|pix pics|gimmie gimme|lemmie lemme|gona gonna|gunna gonna|wana wanna|jus just
  rly really|rlly really|srsly seriously|prolly probably|probs probably|def definitely|tho though|thru through|bday birthday|hubbys husbands|wifey wife
  wifeys wifes|nabor neighbor|naybor neighbor|niebor neighbor|neigbor neighbor|neighbur neighbor|telephone phone|telephones phones|cellphone phone
  smartphone phone|komplet complete|complet complete|keyloger keylogger|info information|infos information|evry every|evrything everything|evryone everyone|eveyone everyone
  xbf ex|xgf ex|bff friend|bestie friend|insta instagram|snapchats snapchat|whatsap whatsapp|watsapp whatsapp|wapp whatsapp|tele telegram|tg telegram|fb facebook
  rn now|sb somebody|sth something|smth something|smt something|bc because|gov government|govt government|appt appointment|lib library|knw know|kno know
  dunno dont know|bout about|til until|ya you|yall you all|em them|outta out of|lotta lot of|sorta sort of|gimme give me|lemme let me|da the|dat that|dis this|dem them|dey they|fone phone|fones phones|foto photo|fotos photos|lik like|becoz because|doin doing`
    .split(/\||\n/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): [string, string] => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);

/** Words that end in "in". The "g" is restored when the longer word is known. */
const DROPPED_G = /^[a-z]{3,}in$/;

/** Expands chat shorthand word by word. */
export function expandShorthand(
  tokens: readonly string[],
  isKnown: (word: string) => boolean,
): readonly string[] {
  let changed = false;
  const out = tokens.flatMap((token, i) => {
    if (token === 'w' && tokens[i + 1] === 'o') {
      changed = true;
      return ['without'];
    }
    if (token === 'o' && tokens[i - 1] === 'w') return [];
    const written = SHORTHAND.get(token);
    if (written !== undefined) {
      changed = true;
      return written.split(' ');
    }
    if (DROPPED_G.test(token) && !isKnown(token) && isKnown(`${token}g`)) {
      changed = true;
      return [`${token}g`];
    }
    return [token];
  });
  return changed ? out : tokens;
}
