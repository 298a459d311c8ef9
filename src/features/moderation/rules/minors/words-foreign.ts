// Spanish, German, French, Portuguese and Italian words in chats and cards, without accents. A word
// that is also English counts only next to another of these.
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const YEARS = set(
  'jaar anos ans anni anno ano annees jahre jahren jahr anitos aninhos annetti',
);
export const PERSONS = set(
  'chica chico muchacha muchacho nina nino mujer novia novio fille garcon meuf mec copine copain madchen junge frau freundin freund ragazza ragazzo fidanzata fidanzato menina menino garota garoto rapariga namorada namorado colegiala schulerin teen',
);
export const TENS = set(
  'veinte treinta cuarenta cincuenta sesenta vingt trente quarante cinquante soixante vinte trinta quarenta cinquenta sessenta venti trenta quaranta cinquanta sessanta',
);
export const IS_AGED = set(
  `mam masz ben bent tengo tienes tiene tenemos tienen cumplo cumples cumple cumpli cumplio cumplire cumplira cumpliras cumplir tendre tendras tendra tener tengas tenga
   bin bist ist sind werde werd wirst wird geworden ware warst warest sei seist alt sein
   ai as a jai tas nai na nas avons avez ont aurai auras aura avoir davoir aie feter jaurai jaie fete
   g jai jsuis ho hai ha abbiamo hanno compio compi compie compiuto compiro compira compirai avro avrai avra avere abbia avessi compiere faccio fa
   tenho tens tem temos faco fazes faz fazer fiz fez farei fara completo completei terei tera ter tenha tivesse`,
);
export const WAS_AGED = set(
  'tenia tenias teniamos tenian era eras war waren wurde wurdest avais avait avions javais jetais etais etait avevo avevi aveva avevano ero eri tinha tinhas tinhamos',
);
export const IF_AGED = set(
  'ware warst warest tuvieras tuviese tivesse tivesses avessi avesse aurais finge fingir imagina imagine imaginons finjamos stell tu faisons fais semblant facciamo finta immagina fingi',
);
/** Verbs after which a bare number is an age. */
export const IS_YEARS = set(
  'tengo tienes tiene cumplo cumples tenho tens tem faco fazes ho hai compio werde werd wirst ben bent bin bist',
);
export const FROM = set('de von di con com avec mit em');
export const WHILE_BEFORE = set(
  'hace desde por durante tras en llevo llevamos vor seit nach fur uber depuis pendant pour dans da dopo per tra fra ja apos por entre',
);
export const DURATION_AFTER = set(
  'doswiadczenia stazu praktyki despues atras mas spater lang her zuvor plus apres avant depuis fa dopo prima depois experiencia experience erfahrung matrimonio mariage casamento ehe esperienza casados',
);
export const KIN = set(
  `hija hijas hijo hijos hijastra sobrina sobrino nieta nieto hermana hermano hermanita hermanito prima primo alumna alumno alumnos alumnas paciente vecina vecino ninos
   tochter sohn sohne nichte neffe enkelin enkel schwester bruder cousine cousin kind kinder nachbarin nachbar patientin patient
   fils niece neveu soeur frere eleve eleves patiente voisine voisin enfant enfants
   filha filhas filho filhos sobrinha sobrinho neta neto irma irmao aluna aluno alunas alunos vizinha vizinho crianca criancas
   figlia figlie figlio figli nipote nipoti sorella fratello sorellina fratellino alunna alunno alunni paziente vicina vicino bambini netos netas nietos nietas nipotini petitsenfants
   dochter dochters zoon zoontje dochtertje zus broer zusje broertje nichtje neefje kleindochter kleinzoon leerling leerlingen`,
);
export const LEARNERS = set(
  'alumna alumno aluna aluno alunna alunno schulerin schuler eleve estudiante studentessa etudiante',
);
/** "faltan tres años para que sea mayor de edad" */
export const NOT_REACHED = set(
  'bis avant faltan falta quedan fehlen jusqua manque manquent reste restent faltam mancano manca hasta finche cuando wenn sobald quando',
);
export const THINGS = set(
  `vino casa coche carro perro perra gato gata whisky arbol empresa hotel relacion matrimonio
   wein haus auto hund hundin katze kater baum firma whiskey wagen pferd ehe
   vin maison voiture chien chienne chat chatte arbre entreprise cheval couple
   vinho cachorro cachorra cao carro gato arvore empresa
   vino casa macchina cane gatto albero azienda cavallo auto`,
);
export const OWNERS = set(
  'mi mis nuestra nuestro su meine mein unsere unser seine ihre ihr sein ma mon notre sa son leur minha meu nossa nosso sua seu mia mio nostra nostro',
);
export const NOT = set('not nunca nicht kein keine keinen pas ni non nao nem ne plus');
export const NOT_YET = set(
  'todavia aun noch pas encore ainda ancora apenas casi presque quase quasi bald fast pronto bientot logo presto',
);
export const LATER = set(
  'proximo proxima viene pronto manana nachstes nachsten bald morgen prochain prochaine bientot demain proximo amanha logo prossimo prossima presto domani kommenden que',
);
export const LONG_AGO = set(
  'damals fruher einst hace antes cuando autrefois jadis quand quando allora antigamente fa ha',
);
export const MINORS = set(
  'minorenne minorenni minderjahrig minderjahrige minderjahriger minderjahriges mineur mineure mineurs mineures',
);
export const ADULTS = set(
  'volljahrig volljahrigkeit mayor maggiorenne majeur majeure majorite maior maioridade adulto adulta erwachsen',
);
export const PUPILS = set(
  'colegiala colegial quinceanera schulmadchen schulerin schuljunge lyceenne lyceen collegienne collegien ecoliere ecolier liceale liceali adolescente adolescenti adolescentes jugendliche jugendlicher teenagerin ragazzina ragazzino bambina bambino ninita menininha garotinha fillette gamine gamin scolaretta grundschulerin grundschuler grundschulkind grundschulalter volksschulerin basisschoolmeisje basisschoolleerling',
);
export const SCHOOLS = set(
  'secundaria bachillerato eso instituto colegio prepa preparatoria primaria klasse gymnasium realschule hauptschule grundschule schule gesamtschule college lycee ecole seconde terminale troisieme quatrieme cinquieme liceo medie media superiori elementari scuola scola escola basisschool volksschule primaire ensino colegial ginasio',
);
export const AT_SCHOOL = set(
  'estoy voy estas vas curso cursas va esta faccio fai fais bin bist ist gehe gehst geht besuche besuchst besucht suis es est vais jentre entre sono sei vado vai frequento frequenti frequenta estou ando fico faco esta esteja estejas esteis tou jsuis zit zitten',
);
export const WAS_AT_SCHOOL = set(
  'estaba estabas iba ibas fui ging gingst war warst besuchte etais etait jetais allais jallais ero eri andavo andavi frequentavo estava ia estudiaba',
);

/** Words that do not occur in English sentences. */
export const SMALL_WORDS = set(
  'zur noch il lo en der la al au le die das auf el no na do ich je tu du sie elle eu voce sono vado estoy voy vas eres zit nog alle mijn',
);
