import { compileApart } from './word-pattern.ts';

const ES =
  'primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|primer|tercer|1|2|3|4|5|6|7|8|9|10|1ro|2do|3ro|4to|5to|6to|7mo|8vo|9no';
const DE = 'funften|sechsten|siebten|achten|neunten|zehnten|elften|zwolften';
const FR = 'sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale';
const PT = 'primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|1|2|3|5|6|7|8|9';
const PT_SERIES = 'quinta|sexta|setima|oitava|nona|primeira|segunda|terceira';
const IT = 'prima|seconda|terza|quarta|quinta';

/** School years below university in Spanish, German, French, Portuguese and Italian. */
export const FOREIGN_YEARS = compileApart(`
  clase|curso|grado de|del ${ES}
  ${ES} de la? eso|primaria|secundaria|bachillerato|bachiller|prepa|preparatoria|basico|grado|colegio
  de|en ${ES} grado|basico|primaria|secundaria|eso
  en sexto|septimo|octavo|noveno
  der|die|zur ${DE}|funfte|sechste|siebte|achte|neunte|zehnte|elfte klasse
  in|aus der ${DE}
  funfte|sechste|siebte|achte|neunte|zehnte|elfte klasse
  die|der 5|6|7|8|9|10|11 a|b|c|d|e
  # klasse
  klasse # a|b|c|d?
  en|de|classe ${FR}
  en|de classe|cours? de ${FR}|cm1|cm2|ce1|ce2
  en cm1|cm2|ce1|ce2
  en 3|4|5|6 eme|e
  en seconde|terminale|sixieme|cinquieme|quatrieme|troisieme
  ${PT} ano do|no ensino|fundamental|medio|colegio
  ensino medio|fundamental
  no|do ${PT} ano
  sou|estou|ando do|no # o|ano ano?
  na|da|a ${PT_SERIES} serie
  ${IT} liceo|media|superiore|elementare|media|superiori|classico|scientifico
  in ${IT} media|superiore|elementare
  alumna|alumno|aluna|aluno|alunna|alunno|eleve|schulerin|schuler de|da|do|der|einer|di|du|della primaria|primario|primaire|grundschule|elementari|elementare|fundamental
  eleve de l? ecole|lecole primaire
  uit|in groep 3|4|5|6|7|8
`);
/** Things that only pupils have. */
export const FOREIGN_LIFE = compileApart(`
  mi|la|el|mis profe|maestra|maestro|profes me|nos|dijo
  profe me|nos
  el|al|del|en recreo
  examen|deberes|tarea|clase de mates|matematicas|historia|lengua|sociales
  mis deberes
  en|del|al mi? cole|insti
  erst mit|ab 12|13|14|15|16|17
  avant|hasta|ate 13|14|15|16|17 ans|anos?
  zu jung fur|um
  trop jeune pour
  muy|demasiado joven|chica|chico|pequena para
  troppo giovane|piccola per
  muito nova|novo para
  nach|in|aus der schule
  mathe|englisch|deutsch|bio schulaufgabe|arbeit|klausur|hausaufgaben|test|lehrer|lehrerin
  schulaufgabe|schulaufgaben|mathearbeit|klassenarbeit|klassenfahrt|pausenhof|grosse pause|konfirmandenunterricht|konfirmation|firmung|matheunterricht|mathetest|matheheft|klassenlehrer|klassenlehrerin|schulhof|schulbus|schulranzen|vokabeltest|nachsitzen|zeugnis
  brevet des? colleges
  mon|le|du brevet
  mes|les devoirs de? francais|histoire|anglais
  interro|controle de|en math|francais|histoire|svt|anglais
  la recre
  mon|ma|mes|la|le prof|profs de|en math|francais|sport|histoire|svt|anglais
  interrogazione|linterrogazione
  verifica|compito|compiti di matematica|mate|storia|italiano|latino|inglese
  la|alla|dalla|mia prof di mate|matematica|storia|italiano|latino|inglese
  la|alla ricreazione
  esame di terza
  prova|licao|dever|aula de matematica|portugues|historia|ciencias|casa
  no recreio
`);
/** The speaker or subject is a teacher. */
export const IS_TEACHER = compileApart(`
  soy|eres|es|sou|es|suis|es|est|sono|sei|bin|bist|ist|als|como|comme|come un|una|une|um|uma|ein|eine|der|la|le? prof|profe|profs|profesor|profesora|professor|professora|maestra|maestro|lehrer|lehrerin|insegnante|enseignante|enseignant|docente|institutrice
  doy|das|da|damos|dar|dando clase|clases
  dou|das|da|damos|dar aula|aulas
  donne|donnes|donner des? cours
  faccio|fai|do lezione|lezioni
  gebe|gibst|gibt|geben unterricht|nachhilfe
`);
/** Somebody's former school. */
export const FORMER =
  /^(?:ancien|ancienne|anciens|antiguo|antigua|antigo|antiga|ehemalige|ehemaligen|alte|alten|vecchio|vecchia|ex|viejo|vieja|velha|velho)$/;
/** "englischtest", "matheunterricht" */
export const LESSON =
  /^(?:mathe|englisch|deutsch|bio|latein|geschichts|chemie|physik|erdkunde|sport)(?:test|arbeit|klausur|hausaufgaben?|lehrer|lehrerin|stunde|unterricht|buch|heft)$/;
