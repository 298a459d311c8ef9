/**
 * What a word is to text that streams (see `stream-holding.ts`):
 * `cue`: a rule can hang on it. `number`: an age unless it counts something. `digit`: one to nine, an
 * age only before a unit. `unit`: makes a number before it an age. `counted`: makes it none.
 * `person`: whoever may be spoken of. `object`: the same, never a subject. `person_is`: a person with
 * a verb ("I'm"). `being`: is, becomes, looks. `opener`: opens wherever it stands. `link`: may stand
 * between an opening and its cue, and opens where a clause begins. `joint`: begins a further clause.
 * `lead`: what follows is its object. `plain`: brings nothing with it.
 */
export type WordKind =
  | 'cue'
  | 'number'
  | 'digit'
  | 'unit'
  | 'counted'
  | 'person'
  | 'object'
  | 'person_is'
  | 'being'
  | 'opener'
  | 'link'
  | 'joint'
  | 'lead'
  | 'plain';

/** A stem with `*` stands for every word that begins with it. Lower case, without accents and apostrophes. */
export const WORDS: Readonly<Partial<Record<WordKind, string>>> = {
  person: `
    i you u she he we they someone somebody anyone everybody everyone nobody who whoever
    ive ill id youve youll youd shell hell theyll theyve weve wed
    girl girls boy boys girlfriend* gf boyfriend* bf woman women man men lady lass lad guy guys maiden bride wife wives husband*
    lover* partner sweetheart character companion persona heroine princess prince elf maid neighbo* roommate* boss coworker* colleague* landlord* ex exes captive prisoner*
    friend friends nurse teacher* daughter* son sons niece* nephew* cousin* sister* brother* sibling* stepson
    parents mother* mom mum father* dad daddy aunt* uncle* grandmother grandfather twin twins family people person humans stranger*
    ich du sie er wir tu ella elle il elles ils je io lei eu voce ele ela novia* novio* chica* chico* freundin* freund madchen
    copine copain amie namorad* ragazz*`,
  object: `me us him them myself yourself herself himself themselves`,
  person_is: `
    im ima iam youre ur shes hes theyre whos tengo tienes tiene soy eres cumplo cumple bin bist jai suis ho hai sono tenho tens tem`,
  being: `
    am is are was were be been being aint isnt arent wasnt werent become becomes became becoming turn turns turned turning
    look looks looked looking seem seems appear appears act acts acting behave behaves
    sounds play plays playing pretends pretending pass passes passing remain remains stuck frozen forever eternally
    es ist werde wird est ai ha sei sou fiz faz compio compie`,
  opener: `
    my your his her our their only still barely almost nearly not under below until before than
    world waits waited imagine imagining roleplay* suppose picture called named name phone number novel high middle elementary
    kiss kisses kissed kissing date dates dating dated marry romance romantic flirt* seduc* undress* sexy love loves steal* hate hates
    end ending sell selling sold buy cook build* produce* hide track find deserve* belong*`,
  link: `
    a an the this these those it its thats theres heres lets same such
    about around roughly just never like maybe actually really now currently already secretly literally technically both all even
    always yet too so very quite more most less least as well after since between into through to of at in on for from with
    do does did dont doesnt didnt have has had having havent hasnt hadnt can cant could couldnt will wont would wouldnt
    should shouldnt may might must shall let get gets got go goes going gonna wanna want wants wanted need needs
    soon recently finally once again anymore no yes yeah oh ah hey hm hmm mm sure okay ok please
    old small little lil tiny sweet dear darling baby babe honey cute pretty shy innocent good petite beautiful real true own
    new first last next some any every each other another much many lot whole full entire complete exact home
    here there today tonight tomorrow yesterday call make makes made making keep set change give gave
    say says said saying tell tells told telling know knows think thinks guess believe believes mean swear remember confess
    talk talks speak show shows describe* write writes explain teach teaches help helps story scene recipe text page script article verse social security private works lives rid copy print type paste post
    plan plans planning bought throw threw throws outside hit hits dark web cash best pick
    clean cleaner trust joke jokes speech proud proudly mass sends sent send preaches celebrates sleep sleeps sleeping slept
    group groups drill drills
    detail come comes older publish photos photo graphic chat row back crush put sit sits took taken cheerful lively quiet lovely curious playful gentle naive matter matters join tender credit card bet hope hopes hoping notice see sees saw feel feels felt sense sensed hear heard glad happy
    without everything thing anything generate continue steps deal swap out by wish rather pretend
    ask asks body face way start starts started attend* enough un una uno une ein eine um uma mi mon mein meine minha meu la el le noch encore
    ainda ancora todavia solo acabo acabei viens davoir cumplir fazer finge fai finta di de tout`,
  joint: `
    and but or nor because cause cuz when whenever while if unless though although that which whose whom
    what where how why whether und pero aber mais ma que porque`,
  digit: `zero one two three four five six seven eight nine dozen half couple`,
  number: `ten eleven twelve`,
  unit: `year years yr yrs yo summers winters springs autumns`,
  counted: `
    minute minutes min mins hour hours second seconds moment moments day days night nights evening evenings morning mornings
    week weeks weekend weekends month months percent degrees dollars bucks euros pounds cents miles mile meters feet inches
    kilometers blocks stairs floors stops pm oclock times things words questions letters messages
    stars hugs cups cup glasses glass bottles candles songs roses flowers cookies pages points cats dogs
    guests tables chairs rooms doors windows birds coins keys stories lies truths wishes lines`,
  lead: `
    over beside near against behind
    hold miss take touch hug meet visit bring read win pour missed kept held`,
  cue: `
    thirteen* fourteen* fifteen* sixteen* seventeen* eighteen* nineteen* tenth eleventh twelfth fif thir lo li
    fourth fifth sixth seventh eighth ninth teen* preteen* tween* youth* young younger youngest youngster* child* kid kids kiddo* kiddie*
    minor minors underage* adolescen* juvenile* infant* toddler* newborn* pubert* pubesc* prepub* loli* shota* jailbait* nymphet*
    ageplay ddlg school* preschool* kindergar* nursery daycare playground homework homeroom classmate* classroom* class grade* gcse* algebra detention vote freshm*
    sophomore* junior* senior* student* pupil* cheerlead* prom semester recess uniform pigtails diaper* pacifier braces curfew lap
    guardian* consent* legal* illegal* law adult* grown* majority age ages aged ageless birthday* bday born birth decade* virgin*
    ano anos jahre jahren ans anni quince dieciseis diecisiete catorce trece doce diez funfzehn sechzehn siebzehn
    vierzehn dreizehn zwolf quinze seize quatorze treize douze quindici sedici diciassette quattordici tredici dezesseis
    dezessete colegio escuela schul* lycee ecole scuola liceo escola menor minorenne mineur* minderjahrig*
    nina nino colegial* ecolier* scolar* quincean* jahrig* achtzehn dieciocho diciotto dezoito dix huit kinder fille enfant bambin* menina crianca
    kill* murder* stab* shoot* shot strangl* behead* poison* slit dismember* decapit* disembow* mutilat* tortur* gore gory snuff
    corpse* blood* gut guts slaughter* massacre* assassin* hitman attack* terror* bomb* explos* detonat* molotov* grenade* napalm
    gun guns rifle* pistol* weapon* knife knives meth* crystal heroin cocaine coke crack fentanyl mdma ecstasy lsd ghb ketamine
    drug* opioid* pill pills launder* counterfeit* ransomware hack* malware phish* scam* fraud* forge* fake skim pipe nail
    smuggl* traffic* slave* prostitut* rape* raping rapist* molest* nonconsen* noncon force* forcing unconscious roofie*
    bestial* zoophil* incest* sex* fuck* nude* naked porn* suicid* overdos* noose* wrists starv* kys kms unalive* harm* hurt*
    cut cuts cutting hang* drown* burn* die dies died dying dead death life proana thinspo* razor* synthes* nerve dealer* acid gas prey explosi*
    jew jews jewish muslim* islam* black* white* gay gays lesbian* trans transgender trann* homosexual* immigrant* migrant*
    refugee* mexican* asian* arab* african* christian* hindu* gyps* disabled indian* chinese latino* foreigner* nazi* hitler* heil
    holocaust* genocid* ethnic race races racist supremac* aryan kkk vermin subhuman* inferior* scum parasit* filth* cockroach* rats
    animals apes criminals exterminat* lynch* eradicat* deport* wipe gassed despise* evil worthless
    dug drink drinks jump* beat beating eating evade taxes bribe* clone clones lock locks pirated disgusting ruin ruins ruining hunger jewelry
    address* ssn password* dox* stalk* spy spying spyware whereabouts workplace leak* bank account* licens*
    identity keylog* camera* lyric* verbatim recite* reproduce* transcript* screenplay* instructions`,
};
