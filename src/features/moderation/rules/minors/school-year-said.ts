/*
 * "I am in seventh grade" in the languages whose word grammar reads a school only next to romance,
 * and in Dutch. Only the first and second person in the present tense count: teachers, parents and
 * memories use other verbs. The statement must close its clause: "en cinquième année", "no sétimo
 * ano da faculdade" are not schools.
 */
interface SchoolSystem {
  /** "I am in", "you go to", up to the level. */
  is: string;
  /** School years that no university and no vehicle has. */
  level: string;
}

const SYSTEMS: readonly SchoolSystem[] = [
  // Portuguese
  {
    is: '(?:estou|tou|to|estas|(?:voce|vc) (?:esta|ta)|ando|entrei|passei|sou|curso|faco|estudo|tenho aulas?)(?: (?:agora|ainda|so|aluna|aluno))?(?: (?:na|no|da|do|a|o|pra|para a|para o))?',
    level:
      '(?:quinta|sexta|setima|oitava|[5-8] ?a) serie|(?:quinto|sexto|setimo|oitavo|nono|[5-9] ?o?) ano(?: do (?:ensino )?fundamental)?|ensino (?:fundamental|medio)|fundamental',
  },
  // Spanish
  {
    is: '(?:estoy|voy|soy|curso|estas|vas|eres|cursas|estudio|hago|pase|paso)(?: (?:ahora|aun|todavia|apenas|alumna|alumno))?(?: (?:en|a|de))?',
    level:
      '(?:sexto|septimo|octavo|noveno|6to|7mo|8vo|9no)(?: grado| curso| basico)?|(?:primero|segundo|tercero|cuarto|quinto|sexto|[1-6] ?o) de (?:la )?(?:primaria|secundaria|eso)',
  },
  // French
  {
    is: "(?:je ?suis|j'?suis|chuis|chui|je rentre|j'?entre|je passe|tu es|t'?es|tu rentres|tu passes)(?: (?:encore|toujours|maintenant|actuellement|eleve))? en",
    level: '(?:classe de )?(?:(?:six|cinqu|quatr|trois)ieme|[3-6] ?i?e(?:me)?|c[em][12])',
  },
  // German
  {
    is: '(?:bin|geh|gehe|komm|komme|bist|gehst|kommst)(?: (?:ich|du|noch|jetzt|grad|gerade|erst|schon))* in (?:der|die)',
    level:
      '(?:funf|sechs|sieb|ach|neun|zehn)ten?(?: klasse)?|(?:[5-9]|10)[.]? ?(?:klasse|[a-e])|grundschule',
  },
  {
    is: '(?:bin|bist)(?: (?:ich|du|noch|jetzt|gerade|erst|eine?))*',
    level: '(?:funft|sechst|siebt|acht|neunt|zehnt)kla(?:ss|sz)ler(?:in)?',
  },
  // Italian. Pupils of the fifth year of a liceo can be adults.
  {
    is: '(?:sono|sto|vado|faccio|frequento|sei|stai|vai|fai|frequenti)(?: (?:ancora|adesso|ora))? (?:in|la|alla)',
    level:
      '(?:prima|seconda|terza) (?:media|superiore|liceo|classico|scientifico)|quarta (?:superiore|liceo)|(?:quarta|quinta) elementare',
  },
  // Dutch. Trains have a first and a second class.
  {
    is: '(?:(?:ik|je|jij) (?:zit|ga|gaat|ben|bent)|(?:zit|ga|ben) (?:ik|je|jij)|(?<=^|[.!?,;\\n] ?)zit)(?: (?:nu|nog|pas|net))* (?:in|naar)',
    level:
      'groep [3-8]|(?:de )?brugklas|klas [1-4]|de (?:derde|vierde) klas|de (?:eerste|tweede|derde|vierde)(?: klas)? van (?:de |het )?(?:havo|vwo|vmbo|mavo|middelbare school|middelbare)',
  },
];

const AND =
  'e|y|et|und|en|mas|pero|mais|aber|ma|maar|porque|parce|weil|porque|perche|want|entao|asi|alors|also|quindi|dus|haha|kkk|lol|xd|mdr|ptdr';
const START = String.raw`(?<![\p{L}\p{N}])`;
const CLOSES = String.raw`(?=\s*(?:[,.!?;:)…\n😀-🫿]|$)|\s+(?:${AND})(?![\p{L}\p{N}]))`;

const SAID = new RegExp(
  SYSTEMS.map(({ is, level }) => `${START}(?:${is}) (?:${level})${CLOSES}`).join('|'),
  'u',
);

/** Tried first: hardly any text has a level, and the full pattern takes ten times as long. */
const LEVEL = new RegExp(SYSTEMS.map(({ level }) => level).join('|'), 'u');

/** @param text lower case */
export function saysSchoolYear(text: string): boolean {
  const read = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replaceAll(/[°º]/g, 'o')
    .replaceAll('ª', 'a');
  return LEVEL.test(read) && SAID.test(read);
}
