import type { ForeignWords } from './vocabulary.ts';

/** "ß" is read as one "s"; `e?` stands for umlauts that are written out ("toeten"). */
export const GERMAN: ForeignWords = {
  COMMON: `
    ich mich mir du dich dir ihr ihm ihn sie er wir uns euch der das den dem des ein eine einen einem einer und nicht nie kein keine keinen mein meine meinen meinem meiner dein deine deinen deiner wie wo wer wen ist sind bist hab habe hast kann kannst sollst soll wird werde wenn dass fue?r von vom zu zum auf aus heute alle diese dieser jede bitte fur fuer mit noch schon`,
  FICTION: `
    film* krimi krimis krimiserie* roman* serie serien theater* theaterstue?ck* geschichte* drehbuch* kapitel hauptfigur figur* spiel spiele
    spielen computerspiel* videospiel* level endgegner zombie* drache* ork* minecraft fortnite gta skyrim doku* lied
    liedtext* songtext* romanheld* schach kniffel buch* oper musical rollenspiel* museum schulaufsatz`,
  IDIOM: `
    vor_lachen lach*_tot totgelacht totlach* zu_tode_gelacht zu_tode_gelangweilt zu_tode_gefreut tode_scha?e?m* vor_scham vor_langeweile
    vor_neugier vor_hunger vor_durst vor_hitze vor_muskelkater fue?r_ein_stue?ck fue?r_einen_kaffee fue?r_eine_pizza fue?r_dich
    fuer_dich fur_dich fur_sie fur_ihn fue?r_deine* fue?r_meine* fuer_meine* fur_meine* fur_deine* fur_so_ein* in_dieser_stadt in_der_stadt
    auf_dem_land bungee* fallschirm* schwimmbad freibad pool sprungturm see_spring* aspirin_genommen mit_dir_alt
    im_job in_dem_job kopfschmerz* frue?her_mal vor_jahren damals als_kind witz scherz* im_traum getrae?umt
    wenn_ich_alt eines_tages_in_frieden elternabend jaja haha hahaha`,
  CRISIS: `
    bringe?_.._mich_.._um(?!_(sechs|sieben|acht|neun|zehn|elf|zwo*e?lf|ein|eins|zwei|drei|vier|fue?nf|halb|den|die|das|mitternacht|[0-9]*)_?) ich_mich_..._um_bringen ich_.._mich_..._umbring* ich_.._mich_..._umzubringen ich_mich_..._umgebracht
    mich_selbst_umbring* mich_selbst_umzubringen mich_heute_umbring* ich_.._mich_..._toe?ten ich_to*te_mich mich_selbst_zu_toe?ten ich_.._mich_..._erha*e?ngen ich_.._mich_..._aufha*e?ngen
    ich_.._mich_..._aufhangen erha*e?nge_.._mich ich_.._mich_..._erschies* ich_.._mich_..._vergift* mir_.._das_leben_nehm* mir_das_leben_zu_nehmen nehme?_mir_.._das_leben
    meinem_leben_.._ein_ende mein_leben_.._beend* beende_.._mein_leben mein_leben_zu_beenden ein_ende_machen ein_ende_setzen
    (will|mochte|moechte|wollte|wue?rde|wunschte|wuenschte|wur?de)_.._sterben wue?nscht*_.._(tot|tot_ware|nie_geboren) (will|mochte|moechte|wollte)_.._tot_sein
    (will|mochte|moechte|wollte|kann)_..._nicht_mehr_leben (will|mochte|moechte|wollte)_..._nicht_mehr_aufwachen nie_mehr_aufwachen nie_wieder_aufwachen nicht_mehr_aufwachen_(will|mochte|mue?s*)
    (will|mochte|moechte)_.._nicht_mehr_da_sein (will|mochte|moechte)_.._nicht_mehr_existieren ich_.._nicht_mehr_am_leben_sein nicht_mehr_weiterleben ich_war*e?_.._(lieber|besser)_tot lieber_tot_als
    ware?_.._besser_tot waere_.._tot keinen_lebenswillen lebensmude lebensmuede keine_lust_mehr_.._leben keine_kraft_mehr_zu_leben keinen_grund_mehr_.._leben kein_grund_mehr_.._leben
    suizidgedank* selbstmordgedank* denke_.._(suizid|selbstmord) an_(suizid|selbstmord) selbstmord_.._(begehen|machen|begehe) begehe_.._(suizid|selbstmord) suizid_.._begehen
    abschiedsbrief_.._geschrieben abschiedsbrief*_liegt meinen_abschiedsbrief schreibe_.._abschiedsbrief* ohne_mich_.._besser_dran ohne_mich_.._besser_gehen besser_dran_.._ohne_mich
    springe_.._vo[nm]_.._(brue?cke|dach|hochhaus|balkon) vo[nm]_.._(brue?cke|dach|hochhaus|balkon)_.._spring* von_.._bruecke_springen vor_.._(zug|s_bahn|u_bahn)_(werf*|spring*|leg*|schmeis*) werfe_mich_.._vor_.._zug
    mir_.._die_pulsadern pulsadern_.._(auf|aufschneid*|schneid*) ritze_mich mich_.._ge?ritzt? mich_.._ritz* mich_.._selbst_(verletz*|geritzt) schneide_mich_.._(arm|wieder|selbst) mich_geritzt habe_mich_.._geritzt
    die_klinge_.._(hand|arm|handgelenk) das_seil_.._(hang*|bereit|gekauft|knote*) ue?berdosis_.._(genommen|geschluckt|nehm*) (heute|morgen)_.._ist_.._mein_letzter_tag das_ist_mein_abschied (bin|werde)_ich_.._nicht_mehr_da ich_.._nicht_mehr_da_und_.._gut nicht_mehr_leben_ich wieder_geritzt wieder_ritz* ritz_mich ich_mag_nicht_mehr_leben steh*_.._auf_.._(autobahnbrue?cke|gleisen) steh_ich_am_gleis schluss_mit_mir gegen_(den|einen)_baum_(fahr*|$) fahr*_.._gegen_den_(baum|brue?ckenpfeiler) mein_leben_ist_vorbei will_einfach_verlo*e?schen morgen_nicht_mehr_da abschiedsbrief_.._tisch abschiedsbrief_schon tabletten_liegen_.._(abgeza*e?hlt|bereit|neben) hab*_alles_vorbereitet_.._(leben|ende|schluss) niemand_.._mich_.._vermissen schmerzlos*_.._(sterben|tod|gehen) sanft_.._(sterben|einschlafen_und) will_einfach_nur_weg_sein_.._immer nicht_mehr_weiterleben auf_(der_(brue?cke|reling)|dem_(dach|gela*e?nder)|den_(gleisen|schienen))_..._*_..._((keine_angst_mehr(?!_vor)|habe_keine_angst$)) ((keine_angst_mehr(?!_vor)|habe_keine_angst$))_..._*_..._auf_(der_(brue?cke|reling)|dem_(dach|gela*e?nder)|den_(gleisen|schienen)) (zug|bahn|u_bahn|ice|lkw)_..._*_..._(davor_(stehen|springen|werfen|liegen|stehn)) (davor|vor_den_zug|vor_die_bahn|vor_den_ice)_(springen|werfen|laufen|stellen) (werf|werfe|stell|stelle)_mich_.._(vor|auf_die_gleise)_.._(zug|bahn|ice|gleise)`,
  PILLS: `tablette* pille* schlaftabletten schlafmittel paracetamol ibuprofen tramal valium medikamente packung* schachtel*`,
  SWALLOW: `geschluckt schluck* genommen nehme nehm eingenommen eingeworfen nehmen`,
  ALL_OF_IT: `alle ganze ganzen komplette zu_viele zuviele viel_zu_viele hand_voll handvoll auf_einmal dreis*ig vierzig zwanzig restlichen 20 25 30 40 50 60`,
  HOW_MUCH: `wie_viele* wieviele* wieviel welche ab_wann wie_hoch dosis`,
  DIE: `sterb* stirbt tod to*dlich* toe?dlich* umbring* umzubringen nicht_mehr_aufwach* nie_mehr_aufwach* tot_zu_sein einschlaf*_fue?r_immer`,
  LURE: `
    bring_dich_.._um bring_dich_um geh_.._sterben (solltest|sollst|kannst|musst)_dich_..._umbringen du_.._dich_umbringen spring_.._von_der_brue?cke schneid_dir_.._die_pulsadern ha*e?ng_dich_.._auf
    niemand_.._dich_vermissen die_welt_.._besser_ohne_dich nimm_.._alle_tabletten schneid_dich bring_es_zu_ende mach_schluss_mit_deinem_leben
    (wenn|falls)_.._du_.._(sterben|umbringen|tot_sein)_.._(dann_tu|tu_es|mach_es|dann_mach) (tu_es|mach_es|trau_dich)_.._(beende_es|spring|bring_dich_um) (dein_leben|dein_leiden)_.._beenden_.._(tu_es|mach_es) stirb_mit_mir lass_uns_.._(zusammen|gemeinsam)_sterben
    (zusammen|gemeinsam)_in_den_tod komm_mit_mir_in_den_tod ritz_dich (ritz*|schneid*|verletz*)_.._(fue?r_mich|noch_einmal|noch_mal|nochmal|tiefer) (ritzen|schneiden|hungern)_.._(unser_.._geheimnis|bleibt_unter_uns) ich_halte_dich_nicht_auf_.._(sterben|spring*) (ohne_essen|nichts_essen|hungern|hungerst|nicht_isst|auslae?sst)_.._(macht_dich_.._)?(scho*e?n*|hue?bsch*|du*e?nn*) (lass|las)_.._(abendessen|fru*e?hstu*e?ck|mittagessen|essen)_.._(aus|weg|ausfallen)_..._(scho*e?n*|hue?bsch*|du*e?nn*)
    (allen|alle|alles|welt|familie)_.._(besser|glue?cklicher)_.._(ohne_dich|wenn_du_tot|wenn_du_weg) schluck_.._(alle|die_ganze|tabletten|pillen) du_darfst_.._sterben du_hast_.._erlaubnis_.._sterben steck_.._finger_in_den_hals kotz_es_.._(aus|raus|wieder)`,
  ASK: `
    wo schreib* tipp_ab woher wie wer wen kannst kennst kann_ich konnte_ich brauch* such* ich_will mochte moechte wollen verkauf* besorg* gib schick* hast_du hilf hilfst erkla*e?r* zeig* sag_mir
    biete habe_noch schritt_fue?r_schritt anleitung rezept tipp tipps plan* link ich_werde ich_habe_vor gibt_es biete_ bring_mir helfe_dir ich_kenne`,
  CONTRABAND: `
    falschgeld blue?ten_drucken gefa*e?lschte* gefalschte* falsche?n?_(pas|paso?|pas*|ausweis*|papiere|fue?hrerschein|scheine|geldscheine|identita*e?t|banknoten|dokumente|euroscheine) falsche*_.._(scheine|euro) koks kokain heroin crystal crystal_meth meth ecstasy mdma lsd
    amphetamin* ketamin fentanyl gras_(kaufen|krieg*|her|bestell*) hasch oxycodon xanax_ohne_rezept drogen dealer waffe* waffen pistole* knarre* gewehr* munition schusswaffe* schalldae?mpfer schalldampfer sprengstoff handgranate*
    hehlerware gestohlene* geklaute* auftragskiller* killer ohne_rezept impfpass*_fa*lsch* gefa*e?lscht* fu*e?hrerschein_ohne_pru*e?fung pep_(her|kaufen|besorg*)`,
  TRADE: `kauf* verkauf* krieg* krieg_ich bekomm* besorg* bestell* her bringt bring bringen liefer* organisier* dealer kontakt nummer verticke* zu_haben finde* such* darknet find kosten kostet bezahl* brauch* jemanden kennst wen`,
  WEAPON_MADE: `bombe* rohrbombe* sprengstoff* sprengsatz molotow* molotov* brandsatz* crystal_meth meth heroin kokain giftgas rizin schalldae?mpfer falschgeld geldscheine`,
  MAKE: `bau* baut gebaut bastel* herstell* hergestellt stell*_.._her koch* mach* misch* drucken zusammenbau* selber selbst`,
  DEED: `
    knack* knacke aufbrech* breche_.._auf einbrech* breche_.._ein einzubrechen einsteig* kurzschlies* klau* klauen stehl* stehlen fa*e?lsch* falsch*en fa*lsche ausraub* raub* ue?berfall* uberfall* beklau* betrug* betrue?g*
    erpress* hack* geld_.._wasch* schwarzgeld geldwa*e?sche schmuggel* schmuggl* hinterzieh* abzock* abfackel* anzue?nd* anzund* leerraum* leerrae?um* leer_ra*e?um* manipulier* ausnehm* spreng* ue?berbrue?ck* komm*_.._(wlan|konto|account) ohne_pru*e?fung manipulier*`,
  TARGET: `
    schlos schloss tue?rschlos tue?rschloss auto autos fahrrad fahrrae?der e_bike bike motorrad roller haus hauser wohnung wohnungen villa laden gescha*e?ft supermarkt kiosk konto konten kreditkarte* bank bankkonto ec_karte geldautomat* geld geld_* handy
    handys wlan nachbarn nachbar tresor tankstelle oma omas rentner* kunden versicherung finanzamt steuern grenze zoll pas* ausweis* rezept* unterschrift* fue?hrerschein zeugnis* passwor* portemonnaie* geldbo*e?rse* schmuck handtasche* tacho juwelier* fremde* geldautomat* geldautomaten za*e?hler stromza*e?hler`,
  LAWFUL: `
    mein_eigen* meinem_eigenen meine_eigene* meiner_eigenen mein_eigenes schlue?sseldienst ausgesperrt schlue?ssel_verloren schue?tz* schutz* verhinder* vermeid* vorbeug* geklaut_wurde wurde_.._gestohlen wurde_.._geklaut wurde_.._gehackt wurde_.._geknackt mir_.._geklaut_worden
    gestohlen_worden polizei anzeige angezeigt gefa*e?hrlich verboten warum aufklae?r* entzug sucht_los* clean arzt arzte ae?rztin verschrieben museum wasserpistole* herz eingewilligt einverstanden erlaubnis
    bibliothek bue?cherei legal legale* mit_zustimmung mein_handy mein_konto mein_passwort mein_fahrrad mein_auto meines_eigenen meine_adresse_nicht erwischt_wurde hab_es_verloren verloren`,
  KNOWN: `
    mein*_freundin mein*_freundes mein*_freund mein*_frau mein*_mann* mein*_ex* mein*_kolleg* mein*_chef* mein*_partner* mein*_nachbar* mein*_mitbewohner* mein*_schwester mein*_bruder* mein*_lehrer* mein*_mitschue?ler* seiner_freundin ihres_freundes
    ex exfreundin exfreund exfrau exmann nachbarin kollegin chefin der_frau diese_frau diese?_typ* dieses_typen einer_frau von_jemandem einer_fremden ihr_handy sein_handy ihre_nachrichten seine_nachrichten jemandem untermieterin mieterin die_frau_mit ancienne`,
  DEVICE: `handy handys smartphone telefon whatsapp* chats chat nachrichten mails email* e_mail* instagram* account konto standort passwort passwoerter snapchat facebook laptop computer gps kamera wanze peilsender`,
  SPY: `
    heimlich* ohne_dass_*_.._merkt ohne_dass unbemerkt hack* ausspa*e?h* auspa*h* auspioniere* ausspionier* spionier* spionage* mitles* mitzulesen lese_.._mit ue?berwach* uberwach* abho*e?r* orten tracken knacke* komme_.._rein reinkomm* komme_ich_.._in verfolgen versteck*
    auslesen hinter_ihrem_ru*e?cken spionage_app spy_app spyware abho*e?r* auskunftssperre`,
  WHEREABOUTS: `adresse wohnadresse privatadresse wohnt wohnen telefonnummer handynummer wohnort arbeitet aufenthaltsort kennzeichen`,
  FIND_OUT: `herausfind* rausfind* rauszufind* herauszufind* finde_..._raus find_..._raus finde_..._heraus find_..._heraus ermittel* gib_mir sag_mir verrat* besorg* such_mir kriege_ich_raus finde_ich_.._(adresse|wo)`,
  WORK: `
    film filme kinofilm* serie serien folge folgen staffel buch bue?cher bucher roman romane *_roman thriller krimi ho*e?rbuch* album alben song songs spiel spiele game games text marvel netflix disney photoshop software windows office
    programm artikel zeitung* spiegel_artikel ebook* e_book* lehrbuch pdf fitzek bundesliga kapitel liedtext songtext liedtexte`,
  PIRATED: `
    raubkopie* raubkopiert* illegal* gecrackt* crack crack_fu*e?r cracken torrent* keygen* lizenzschlue?ssel geklaut* seriennummer* piraten* pirat* kopierschutz umgeh*_.._paywall paywall_umgeh* ohne_zu_bezahlen ohne_zu_zahlen ohne_dafue?r_zu_*zahlen nichts_zahlen geleakt* kinox* warez
    nicht_bezahlen nicht_kaufen statt_es_zu_kaufen statt_ihn_zu_kaufen ohne_es_zu_kaufen ohne_ihn_zu_kaufen gibts_nen_crack umsonst_.._crack crack`,
  WHOLE_TEXT: `
    kompletten?_text ganzen?_text ganze_buch komplette_buch gesamten_text wort_fue?r_wort wort_fur_wort vollsta*e?ndigen?_text alle_kapitel kapitel_fue?r_kapitel seite_fue?r_seite komplett_ab* den_gesamten ganzen_liedtext ganze_liedtext kompletten_liedtext kompletten_songtext ganzen_songtext`,
  GROUP: `
    ausla*e?nder* auslander* flue?chtling* fluchtling* migrant* asylant* asylbewerber* juden jude judin jue?din* muslim* moslem* islam tue?rken turken tuerken araber* afrikaner* schwarze_menschen die_schwarzen schwarze*_sind zigeuner* sinti roma schwule* schwul
    lesben lesbe homosexuelle* homos transen transfrau* transmens* trans_frauen behinderte* polen russen chinesen asiaten syrer* afghanen inder mexikaner christen frauen*_sind frauen kru*e?ppel`,
  SCORN: `
    abschaum ungeziefer parasit* schmarotzer untermensch* dreckspack drecks* minderwertig* keine_.._menschen keine_richtigen_menschen vergas* ausrott* ausgerottet ausmerz* verrecken verbrennt verbrannt_geh* ab_in_die_gaskammer gaskammer an_die_wand raus_aus raus_$
    geho*e?ren_.._(eingesperrt|weggesperrt|erschossen|deportiert|verboten|abgeschoben|vergast|verbrannt|geschlagen) weniger_wert haben_hier_nichts hier_nichts_zu_suchen nichts_zu_suchen hasse ich_hasse alle_abschieben alle_rauswerfen kein_recht_zu_leben keine_rechte ratten affen zurue?ck_in_den_dschungel widerlich ekelhaft* pest seuche krebsgeschwue?r sollen_verschwinden GROUP_raus hasse_GROUP hasse_(alle|die|diese|solche)_GROUP klauen_alle alle_klauen liegt_.._im_blut an_den_herd zu_dumm_zum_denken zu_dumm_fu*e?r kontrollieren_alles steuern_die_welt mue?ssen_weg weg_mit weg_damit kein_platz_fu*e?r zug_nach_osten gegen_die_natur wider_die_natur`,
  WEAK_SCORN: `dumm du*e?mmer faul kriminell* verbrecher krank pervers* tiere dreckig primitiv stinken lue?gner terroristen vergewaltiger diebe abartig unnatue?rlich gestoe?rt`,
  ARE: `sind ist alle geho*e?ren`,
  REPORTED: `
    sagt sagte behaupt* meint_dass gelten vorurteil* rassis* unfair traurig* schlimm_dass schrecklich furchtbar niemand nicht_alle beschimpf* wurde wurden beleidig* falsch_dass gegen_hass gegen_die habe_angst_vor_rassisten mein_freund_ist meine_frau_ist ich_bin mag la*e?stert dokumentation
    lehrerin_erza* rassistisch* warum_hassen`,
  PERSON: `
    ihn sie ihm ihr dich dir euch nachbar* mein*_chef* chef chefin ex exfreund* exfrau exmann kolleg* lehrer* mitbewohner* mein*_freund* mein*_frau mein*_mann mein*_bruder mein*_schwester mein*_vater mein*_mutter mein*_eltern jemand* polizist* vermieter* typen kerl mitschue?ler* den_typ diesen_* die_schlampe familie leute* menschen`,
  KILL: `
    umbring* umzubringen um_$ bringe_.._um_(und|wenn|sobald|weil|falls|ich) toe?ten zu_toten erschies* erschiess* erschlag* erstech* abstech* steche_.._ab absteche verprue?gel* verprugel* zusammenschlag* schlage_.._zusammen totschlag* tot_schlag* schlage_.._tot krankenhausreif kehle_.._(durch*|aufschlitz*) abknall* knalle_.._ab
    erwue?rg* vergift* anzue?nde*_in abschlacht* ins_krankenhaus die_fresse fresse_polier* zae?hne_ausschlag* za*hne_.._ausschlag* die_knochen_brech* u*e?berfahre* beine_.._brech* die_beine_brechen messer_zwischen* messer_in kopf_einschlag* scha*e?del_einschlag* auflauer* nicht_mehr_aufwacht_bier fertig_mit_dem den_kopf_einhau* bringe?_.._um_(heute|morgen|jetzt|noch|das|dann|$) weh_zu_tun_..._nie_(wieder|mehr)_.._(laufen|gehen|aufstehen) nie_(wieder|mehr)_(laufen|gehen)_ko*e?nnen`,
  INTEND: `ich_bringe ich_werde werde_ich ich_will will_ich ich_mo*e?chte ich_schwo*e?r* schwo*e?r* wie_kann_ich wie_.._am_besten heute_.._abend heute_nacht morgen ich_habe_.._(messer|pistole|waffe) ich_steche ich_schlage ich_knalle ich_hole wie_bringe_ich wie_.._ich bringe_ich ich_erschiesse ich_erschiese ich_erwue?rge ich_breche hilf_mir wir_werden geho*e?rt du_solltest`,
  THREAT: `
    schlag_(ihn|sie|ihr|deine*|ihm|der|dem) hau_(ihm|ihr|deine*) verprue?gel_(ihn|sie|deine*) stich_(ihn|sie)_.._ab erschies*_(ihn|sie) zue?nde_.._haus_an ich_weis_wo_du_wohnst du_bist_tot_wenn ich_mach*_dich_(kalt|fertig_du) ich_bring_dich_um ich_bringe_dich_um_$ ich_stech_dich_ab dein_blut_.._fliesen ich_mach_ihn_kalt ich_mache_.._kalt
    ich_brech_.._(knochen|beine|genick) kriegt_.._messer mach_den_fertig mache_den_fertig mach_ihn_fertig mit_dem_hammer_.._(kopf|scha*del) hau_ihm stos_ihn stoss_ihn tritt_(ihn|sie|ihr|ihm) ins_bier_.._nicht_mehr_aufwacht mit_dem_messer_auf_(ihn|sie)`,
  PLAYFUL: `kitzel* kue?ss* kuss* kissenschlacht tischtennis schach quiz wasserpistole* schneeball* karaoke haha lach* scherz spa*s spas witz eis uno kniffel liebe liebster schatz mue?cke* spinne* im_tennis sieben acht neun zehn halb den_verstand den_schlaf hause nach_hause uhr zum_abendessen prue?fung auflauf`,
  EARN: `verdien* gewinn* geld euro euros rendite krypto* bitcoin* trading kredit* casino bonus* gutschein* rabatt* abnehm* kilo potenz* viagra follower einkommen millionae?r* invest* fu*e?hre?rzins kartenleg* darlehen`,
  BAIT: `schnell garantiert* pro_tag pro_woche am_tag im_monat von_zu_hause sofort ta*e?glich ohne_risiko ohne_schufa gratis kostenlos* nur_heute exklusiv* passives passiv geheim* verdoppel* ohne_rezept reich millionae?r* nebenbei im_monat`,
  CLICK: `klick* registrier* anmeld* melde_dich meld_dich whatsapp telegram link bewirb schreib_mir schreib_uns hier_* jetzt_* unter ich_schick_dir schreib`,
  BE_THEM: `bist sei spiel* tu_so verwandle werde als siehst wa*e?rst waerst warst ab_jetzt sollst_du dass_du`,
  ROMANCE: `meine_freundin mein_freund freundin freund kue?ss* kuss* ku*s liebe liebst heirat* verliebt nackt* date schatz meine_frau mein_mann verlobt* flirte flirt* paar ku*e?sse couch bett_mit in_meinem_bett verheiratet ehefrau ehemann`,
  NAKED: `nackt* nacktbild* nacktfoto* deepfake* porno* ausgezogen* auszieh* ausziehst ziehst_.._aus ohne_kleidung ohne_kleider unbekleidet`,
  PICTURE: `bild bilder foto fotos photo video videos nacktbild* nacktfoto* deepfake* gesicht pornovideo montier* aufnahme*`,
  COPY_THEM: `(werde|sei|spiel*)_.._(sie|er|ihn|genau_so) sei_sie sei_er werde_zu_(ihr|ihm) genau_wie_(sie|er) rede_wie_(sie|er) sprich_wie_(sie|er) genauso_aussehen so_aussehen wie_sie_aussehen sieh_genau_so_aus siehst_.._aus_wie_sie`,
  HANDED_OUT: `habe_..._gefunden hab_..._gefunden habe_..._rausgefunden habe_..._herausgefunden hier_ist hier_hast_du herausgefunden rausgefunden aufgespue?rt`,
  SOMEONE_YOU_KNOW: `dein*_.._(ex*|freund*|chef*|nachbar*|kolleg*|lehrer*|mitbewohner*|frau|mann|mannes|schwester|bruder*|vermieter*|schwarm*|rival*)`,
  HARASSED: `(macht|mach)_(sie|ihn)_fertig terrorisier* bela*e?stig* ruft_.._(die_ganze|staendig|an_bis) schickt_.._drohungen besucht_(sie|ihn) weitersagen damit_.._(sie|ihn|ihm|ihr)_.._(bela*e?stig*|nerven|terrorisier*|beleidig*|bedroh*)`,
  CONTACT: `privatnummer nummer`,
  VERBATIM: `wort_fue?r_wort wort_fur_wort zeile_fue?r_zeile vers_fu*e?r_vers`,
  TEXT_OF: `ganzen?_(text|liedtext|songtext|roman)_.._von (text|liedtext|songtext|lyrics)_von kompletten_(text|liedtext|roman)`,
  I_AM_THEM: `ich_bin_FIGURE ich_bin_(wirklich|echt|tatsaechlich)_FIGURE ich_bin_(die|der)_(echte|wahre|richtige)_FIGURE`,
  SPIKE: `k_o_tropfen ko_tropfen ko_mittel in_(den|ihren)_wein_tu* in_ihr_(glas|getra*e?nk) ins_glas_.._(mischen|tun|kippen) gefu*e?gig_mach* betrunken_mach*_.._(nein|damit) heimlich_.._schlafmittel`,
};
