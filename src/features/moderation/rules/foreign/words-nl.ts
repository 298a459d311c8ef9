import type { ForeignWords } from './vocabulary.ts';

export const DUTCH: ForeignWords = {
  COMMON: `
    ik jij je jou jouw mij mijn wij zij ze hij haar ons onze het een de dit dat deze en niet geen wel met voor van naar om te zonder ben bent zijn heb hebt heeft kan kun wil wilt moet ga gaat hoe waar wie alle allemaal iedereen niemand vandaag morgen vanavond vannacht nog meer er`,
  FICTION: `
    film* roman* serie series toneelstuk* scenario personage* hoofdstuk* videospel* game games spel spelletje* eindbaas zombie* draak draken ork* minecraft fortnite gta skyrim liedje* songtekst* documentaire* tragedie opera schaken thriller boek hoofdpersoon sprookje*`,
  IDIOM: `
    van_het_lachen van_t_lachen dood_gelachen doodgelachen lach_me_dood lachen_dood van_schaamte van_de_honger van_honger van_de_dorst van_de_kou van_de_hitte van_verveling verveel_me_dood schaam_me_dood schrok_me_dood erger_me_dood werk_me_dood van_nieuwsgierigheid van_jaloezie van_de_slaap voor_een_koffie voor_een_pizza voor_jou voor_je
    voor_een_ijsje in_deze_stad in_de_stad bij_mijn_ouders bungee* parachute* van_ouderdom grapje geintje haha* jaren_geleden zwembad duikplank naast_jou grap de_afwas de_belasting`,
  CRISIS: `
    (wil|wou|zou)_.._(dood|doodgaan|sterven)_$ ik_wil_.._(dood_zijn|doodgaan|sterven|dood_vandaag|dood_ik) (wil|wilde|zou)_.._(niet_meer_leven|niet_langer_leven|niet_meer_wakker_worden|nooit_meer_wakker_worden|er_niet_meer_zijn|niet_meer_bestaan) niet_meer_leven_zo nooit_meer_wakker niet_meer_wakker_word*
    (ik|ga|wil)_.._(mezelf|mij|me)_..._(ombrengen|van_kant_maken|van_het_leven|doodmaken|vermoorden|verhangen|ophangen|doodschieten|verdrinken) maak_.._een_eind*_aan_.._(leven|alles|het) (een_eind|een_einde|einde)_.._aan_.._(mijn_leven|alles|het_leven|het)_maken er_.._een_eind*_aan me_van_kant mezelf_van_kant pleeg_.._zelfmoord zelfmoord_.._(plegen|pleeg|denk|gedacht)
    (denk|denken|dacht)_.._(zelfmoord|zelfdoding|suicide) zelfmoordgedacht* suicidaal zelfdoding ik_ga_.._zelfmoord geen_zin_meer_.._(leven|te_leven) leven_.._geen_zin_meer geen_reden_meer_.._leven geen_reden_om_.._leven levensmoe beter_.._af_zonder_mij beter_zonder_mij beter_dood was_ik_maar_dood nooit_geboren afscheidsbrie* mijn_afscheid
    spring_.._(van_de_brug|van_het_dak|voor_de_trein|van_het_balkon|van_de_flat) (brug|dak|trein|flat)_springen voor_de_trein (van_de_brug|van_het_dak)_.._spring* verhang_me verhang_mezelf mijn_polsen_.._(doorsnij*|snij*|door) snij*_.._(mijn_polsen|mezelf|in_mijn_arm) me_.._gesneden mezelf_.._gesneden in_mijn_arm*_gesneden mezelf_.._pijn_doe* doe_mezelf_pijn mezelf_iets_aandoen mezelf_wat_aandoen overdosis_.._(genomen|geslikt)
    laatste_dag_van_mijn_leven moe_van_het_leven kan_niet_meer_verder_leven mezelf_vannacht weer_gesneden snij_mezelf snijd_mezelf mezelf_aan_het_snijden morgen_ben_ik_er_niet_meer ben_ik_er_niet_meer niemand_.._mij_missen niemand_zal_me_missen ik_heb_het_touw afscheidsbrief_ligt pijnloos_.._(dood|sterven) sterven_zonder_pijn wil_verdwijnen_voor_altijd ik_kan_niet_meer_leven leven_is_zinloos geen_reden_meer_te_leven wil_echt_niet_meer_leven ik_wil_niet_meer_verder_leven stap_er_uit stap_eruit_vanavond ik_wil_eruit_stappen brief_.._tafel_.._nooit_meer op_(de_(brug|reling)|het_(dak|spoor))_..._*_..._(niet_meer_bang(?!_voor)|geen_angst_meer(?!_voor)) (niet_meer_bang(?!_voor)|geen_angst_meer(?!_voor))_..._*_..._op_(de_(brug|reling)|het_(dak|spoor)) als_ik_(doodga|sterf|er_niet_meer_ben)_..._(iemand|mis*)`,
  PILLS: `pillen tabletten slaappillen paracetamol* medicijnen strip doosje potje oxazepam kalmeringspillen`,
  SWALLOW: `geslikt slikken slik ingenomen genomen innemen inneem`,
  ALL_OF_IT: `alle hele heel te_veel teveel in_een_keer tegelijk twintig dertig veertig 20 25 30 40 50 60 leeg`,
  HOW_MUCH: `hoeveel welke_dosis vanaf_hoeveel`,
  DIE: `dood sterven sterf dodelijk dodelijke doodgaan niet_meer_wakker doodga`,
  LURE: `maak_jezelf_.._(dood|kant) maak_er_een_eind*_aan pleeg_.._zelfmoord_(dan|nou|gewoon) (moet|kunt|kan)_.._jezelf_.._(ophangen|van_kant|ombrengen) spring_(gewoon_|dan_)?van_(de_brug|het_dak) hang_jezelf_op snijd*_je_polsen niemand_.._je_missen de_wereld_.._beter_zonder_jou slik_alle_pillen snij_jezelf maak_een_einde_aan_je_leven
    als_je_.._(dood_wil|wil_sterven|een_eind*_.._leven|je_leven_.._beein*digen)_.._(doe_het|dan_doe) (doe_het|ga_ervoor)_.._(spring|maak_er_een_eind) sterf_met_mij (laten_we_)?samen_(sterven|doodgaan)_(vannacht|vanavond|jij|schat|$) (snijden|krassen|hongeren)_.._(ons_.._geheim|tussen_ons) (snijd?|kras)_(jezelf|je)_.._(voor_mij|nog_een_keer) (zonder_eten|niet_eet|niets_eet)_..._(mooier|dunner|slanker|knapper) sla_.._(het_avondeten|je_avondeten|het_ontbijt|de_lunch|je_lunch)_.._over_..._(mooi*|dun*|slank*|knap*)
    (iedereen|je_familie|je_ouders)_.._beter_af_.._zonder_jou slik_.._(alle_pillen|de_hele_(pot|strip|doos)) (steek|stop)_.._vinger_in_je_keel`,
  ASK: `
    waar schrijf typ hoe wie iemand weet_je ken_je kun_je kan_je help* ik_zoek zoek ik_wil wil ik_heb_.._nodig nodig zeg vertel leg_.._uit laat_.._zien stuur geef verkoop te_koop bied stap_voor_stap handleiding recept tips link kan_ik heb_je ik_ga ga_ik regel_ik ik_regel breng heb_jij hoeveel`,
  CONTRABAND: `
    vals_geld valse_(biljetten|briefjes|paspoort*|papieren|documenten|rijbewij*|euro*|identiteit|diploma*|bankbiljetten) vals_(paspoort|rijbewijs|diploma|id) nep_paspoort nepgeld coke cocaine heroine meth crystal_meth xtc ecstasy mdma lsd ketamine fentanyl wiet_zonder drugs pistool pistolen wapen wapens vuurwapen* geweer geweren munitie geluiddemper explosieven
    dynamiet handgranaat handgranaten gestolen huurmoordenaar zonder_recept dealer`,
  TRADE: `kopen koop verkoop* krijg* vind vinden bestel* contact* huren inhuren betaal* kost kosten lever* dealer regel* nummer breng* haal* halen bezorg* nodig zoek maakt`,
  WEAPON_MADE: `bom bommen explosie* molotov* molotovcocktail* meth crystal_meth heroine cocaine ricine gifgas geluiddemper nepgeld vals_geld cobra dynamiet`,
  MAKE: `maak maken bouw* bereid* koken kook mengen print* fabriceren zelf zelfgemaakte knutsel*`,
  DEED: `
    openbreek* openbreken open_te_breken kraak kraken inbreken breek_.._in breken_.._in in_te_breken steel stelen jatten jat hack* vervals* oplichten lichten_.._op opliht* beroven beroof overval* witwas* wit_te_wassen smokkel* chanteer* chanteren afpersen fraude* ontduik* brand_stichten in_brand_steken in_de_fik zonder_sleutel_.._starten leeghalen leegroven bedrieg* kluis_kraken meter_.._manipuleren zwartwerken phishen`,
  TARGET: `
    slot sloten fietsslot deur deuren auto autos fiets fietsen e_bike scooter huis huizen woning* villa winkel winkels supermarkt bank pinautomaat rekening* pinpas creditcard* geld telefoon telefoons wifi buren buurman buurvrouw kluis tankstation oma omas opa bejaarde* klanten verzekering belasting* grens douane paspoort* handtekening* diploma* recept* juwelier tas tassen portemonnee* iphone* ouderen schiphol`,
  LAWFUL: `
    mijn_eigen mijn_auto mijn_fiets mijn_huis mijn_rekening mijn_telefoon mijn_sleutel* slotenmaker sleutel_kwijt sleutels_kwijt buitengesloten bescherm* voorkom* vermijd* is_gestolen gestolen_is werd_gestolen was_gestolen zijn_gestolen zijn_bestolen ben_bestolen ingebroken_bij politie aangifte gevaarlijk verboden waarom afkick* huisarts dokter voorgeschreven nieuws museum waterpistool hart toestemming bibliotheek legaal legale
    mijn_wachtwoord mijn_adres verlengen`,
  KNOWN: `
    mijn_ex mijn_vriendin mijn_vriend mijn_vrouw mijn_man mijn_baas mijn_buurvrouw mijn_buurman mijn_collega mijn_zus mijn_broer mijn_leraar mijn_lerares mijn_nicht mijn_partner mijn_huisgenoot zijn_vriendin haar_vriend die_meid dat_meisje die_vrouw die_gast van_haar van_hem een_onbekende iemand ex_vriendin ex_vriend mijn_huurster mijn_huurder`,
  DEVICE: `telefoon mobiel smartphone whatsapp* berichten appjes chats mail email* instagram account locatie wachtwoord* snapchat facebook computer laptop gps camera microfoon`,
  SPY: `bespioneer* bespioneren spioneer* zonder_dat stiekem heimelijk hack* volgen_zonder traceren tracken afluister* meelezen mee_te_lezen inloggen_op inbreken_in kom_ik_in kom_.._binnen kraak kraken verborgen verstop* spyware spionage_app verborgen_camera hangen_.._camera`,
  WHEREABOUTS: `adres woont woonadres telefoonnummer waar_.._werkt kenteken`,
  FIND_OUT: `achterhaal* achterhalen kom_.._achter erachter vind vinden zoek_.._uit opzoeken geef_me zeg_me vertel_me krijg_ik te_weten`,
  WORK: `film films serie series seizoen aflevering* boek boeken roman romans album* plaat liedje* nummer spel game games marvel netflix disney photoshop software programma windows office artikel* krant ebook* pdf studieboek wedstrijd* strip* hoofdstuk* songtekst lyrics`,
  PIRATED: `illegaal illegale piraten* gepirateerd* torrent* crack gekraakt* keygen* zonder_te_betalen serienummer gestolen_sleutel paywall_.._(omzeil*|heen) omzeil* zonder_hem_te_kopen zonder_het_te_kopen in_plaats_van_kopen niet_kopen niet_betalen gelekt* popcorn_time`,
  WHOLE_TEXT: `volledige_tekst hele_tekst complete_tekst hele_boek volledige_boek hele_roman woord_voor_woord alle_hoofdstukken hoofdstuk_voor_hoofdstuk pagina_voor_pagina bladzijde_voor_bladzijde hele_songtekst volledige_songtekst complete_songtekst`,
  GROUP: `
    buitenlanders immigrant* migrant* vluchteling* asielzoeker* joden jood* moslim* islam marokkan* turken afrikan* arabier* zwarten zwarte_mensen negers zigeuner* roma homo_* homos homoseksue* flikker* lesbie* trans transgender* transen gehandicapten polen roemenen chinezen aziaten surinamers christenen vrouwen_zijn vrouwen zwarte`,
  SCORN: `
    uitschot ongedierte parasiet* tuig_van untermensch* minderwaardig* geen_.._mensen kakkerlakken ratten apen uitroei* uitgeroeid vergas* gaskamer verbrand verbranden afmaken allemaal_dood land_uit het_land_uit oprotten rot_op haat ik_haat walgelijk* vies_van ziekte_voor
    (moeten|horen|zouden_moeten)_.._(dood|opgesloten|weg|terug|verdwijnen|sterven|eruit|verboten|opgehangen) verdienen_.._(dood|niet) horen_hier_niet hebben_hier_niets_te_zoeken geen_rechten geen_recht_om kanker* haat_GROUP haat_(die|alle|al_die)_GROUP GROUP_eruit in_hun_bloed zit_in_hun_bloed beheersen_alles controleren_de_wereld achter_het_aanrecht zouden_niet_mogen_stemmen weg_met tegen_de_muur terug_naar_hun_land`,
  WEAK_SCORN: `dieven criminelen crimineel lui dom stom ziek beesten dieren vies verkrachters terroristen pervers* gestoord achterlijk smerig leugenaars profiteurs onnatuurlijk gierig`,
  ARE: `zijn is alle allemaal`,
  REPORTED: `zegt zeggen zei beweer* vooroorde* racis* oneerlijk triest* vreselijk verschrikkelijk niemand niet_alle uitgescholden scheld* beledig* homofo* tegen_haat stereotyp* noemde* noemen_mij documentaire ik_ben mijn_vriend_is mijn_vrouw_is waarom_haten`,
  PERSON: `mijn_buurman mijn_buurvrouw buurman buurvrouw buren mijn_ex mijn_baas baas mijn_vrouw mijn_man mijn_vriend mijn_vriendin mijn_broer mijn_zus mijn_vader mijn_moeder collega* leraar lerares die_* dat_* iemand hem haar je jou hen ze je_* agent* politie* huisbaas mensen`,
  KILL: `vermoord* vermoorden afmaken doodsteken dood_te_steken steek_.._(neer|dood) neersteken neerschieten schiet_.._(neer|dood) doodschieten doodslaan sla_.._dood doodmaken maak_.._dood in_elkaar verrot het_ziekenhuis_in kop_inslaan tanden_uit benen_breken breek_.._(benen|nek|botten) vergiftig* wurgen wurg martelen overrijden keel_doorsnijden huis_in_brand kop_in messteken mes_in in_zijn_rug vergif tegen_de_vlakte doodrijden in_mekaar maak_.._af_(het|vannacht|vanavond|morgen|$) nooit_meer_.._lopen_kan nooit_meer_kan_lopen`,
  INTEND: `ik_ga ga_ik ik_wil ik_zweer zweer morgen vanavond vannacht hoe_kan_ik hoe ik_heb_.._(mes|pistool|wapen) help_me we_gaan verdien* ik_vermoord ik_steek ik_schiet ik_sla ik_maak ik_breek je_moet`,
  THREAT: `sla_(hem|haar|je_vriendin|je_vrouw|je_buurman) stomp_(hem|haar) geef_(hem|haar)_een_(klap|stomp|beuk|schop) steek_hem_neer schiet_hem ik_weet_waar_je_woont ik_maak_je_(dood|af|kapot) je_bent_dood_als ik_vermoord_je_als steek_zijn_huis_in_brand schop_(hem|haar) sla_(zijn|haar)_kop in_elkaar_slaan_.._(morgen|vanavond) steek_(hem|haar) duw_haar_van_de_trap sla_je_* hak_op_(hem|haar) wacht_hem_op wacht_haar_op_.._met`,
  PLAYFUL: `kietel* kus kusjes knuffel* haha* grapje met_schaken tafeltennis tennis kaarten met_lachen de_tijd honger dorst mug muggen spin spinnen met_kusjes schat lieverd`,
  EARN: `verdien* geld euro* inkomen invest* crypto* bitcoin* trading casino bonus lening* krediet afvallen kilo* viagra volgers prijs* winnen gewonnen rendement`,
  BAIT: `snel makkelijk gegarandeerd* garantie per_dag per_week per_maand vanuit_huis thuis zonder_risico gratis zonder_moeite alleen_vandaag exclusie* passief verdubbel* zonder_recept bijverdienen`,
  CLICK: `klik* registreer* meld_je aanmelden schrijf_je link whatsapp telegram app_me stuur_een contact hier neem_contact word_lid prive dm_me`,
  BE_THEM: `je_bent jij_bent bent wees doe_alsof speel alsof verander als word`,
  ROMANCE: `mijn_vriendin mijn_vriend vriendin vriend kus* zoen* liefde hou_van lief date trouw* naakt verliefd verloofd* vrouw flirt* verkering stel bed getrouwd echtgeno*`,
  NAKED: `naakt* naaktfoto* deepfake* porno* zonder_kleren uitkleden kleed_.._uit bloot blote`,
  PICTURE: `foto fotos afbeelding* plaatje video* naaktfoto* deepfake* gezicht beeld`,
  COPY_THEM: `(wees|word|speel|praat_als|doe_als)_(haar|hem|zij|hij) precies_zoals_(zij|haar|hij) alsof_je_haar_bent sprekend_op_haar_lijkt`,
  HANDED_OUT: `heb_..._gevonden hier_is hier_heb_je achterhaald heb_..._achterhaald opgespoord`,
  SOMEONE_YOU_KNOW: `(je|jouw)_.._(ex|vriendin|vriend|vrouw|man|baas|buurvrouw|buurman|collega|zus|broer|lera*|huisgenoot|huisbaas)`,
  HARASSED: `bel_(haar|hem)_.._(nacht|door) maak_(haar|hem)_.._af_met terroriseer* val_(haar|hem)_lastig bestook* geef_het_door zodat_.._(haar|hem)_.._(lastigvallen|lastig|bestoken|bedreigen|uitschelden)`,
  CONTACT: `nummer`,
  VERBATIM: `woord_voor_woord regel_voor_regel`,
  TEXT_OF: `(hele|volledige|complete)_(tekst|songtekst) tekst_van songtekst_van`,
  I_AM_THEM: `ik_ben_FIGURE ik_ben_(echt|werkelijk|de_echte)_FIGURE`,
  SPIKE: `ghb in_haar_(drankje|drank|glas|wijn) dronken_voeren drogeren slaappil_in_haar`,
};
