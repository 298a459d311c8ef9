import type { ForeignWords } from './vocabulary.ts';

/** Apostrophes are closed up: "l'ho" is `lho`, "un'arma" is `unarma`. */
export const ITALIAN: ForeignWords = {
  COMMON: `
    senza con io tu lui lei noi voi loro il lo la gli le un uno una di del della dei delle dello che e nel nella con da dal dalla al alla ai sono sei siamo ho hai ha mi ti si ci vi mio mia miei mie tuo tua suo sua non piu dove quando chi perche ma molto oggi questo questa questi queste voglio vorrei vuoi posso puoi devo vado tutti tutte nessuno mai domani stasera stanotte quanti quante`,
  FICTION: `
    film romanzo romanzi serie serie_tv copione personaggi* capitol* videogioc* gioco giochi boss_finale zombie drago draghi minecraft fortnite gta skyrim canzon* testo_della documentari* tragedia opera scacchi libro giallo_di protagonista fiaba teatro`,
  IDIOM: `
    dal_ridere dalle_risate di_risate di_vergogna dalla_vergogna di_fame di_sonno di_sete di_freddo di_caldo dal_caldo dal_freddo di_noia dalla_noia di_gelosia di_curiosita dinvidia di_paura dalla_paura per_un_caffe per_una_pizza per_te per_un_gelato per_vederti per_questa in_questa_citta in_citta coi_miei
    con_i_miei bungee paracadute di_vecchiaia scherzo scherzavo scherzando dallo_spavento anni_fa piscina trampolino accanto_a_te dalla_voglia dallemozione con_questo_lavoro le_dimissioni haha ahaha ahah col_fumo con_lui con_lei con_questa_storia con_il_lavoro`,
  CRISIS: `
    (voglio|vorrei|preferisco|preferirei|desidero|voglia_di|volevo)_.._morire (voglio|vorrei|volevo)_.._(essere_morto|essere_morta|farla_finita|ammazzarmi|uccidermi|suicidarmi|impiccarmi|spararmi) mi_voglio_(ammazzare|uccidere|suicidare|impiccare) (sto_per|sto_pensando_di|penso_di|pensato_di|ho_deciso_di|decido_di)_.._(ammazzarmi|uccidermi|suicidarmi|farla_finita|impiccarmi|togliermi_la_vita)
    mi_(ammazzo|uccido|suicido|impicco)_(stasera|stanotte|oggi|domani|adesso|questa) mi_(ammazzo|uccido|suicido|impicco)_$ (ammazzarmi|uccidermi|suicidarmi)_(stasera|stanotte|oggi|domani) farla_finita_.._(vita|tutto|stasera|stanotte|oggi) la_faccio_finita faccio_finita_con togliermi_la_vita mi_tolgo_la_vita levarmi_la_vita porre_fine_alla_mia_vita mettere_fine_alla_mia_vita metto_fine_alla_mia_vita porre_fine_a_tutto
    (penso|pensando|pensieri)_.._(suicidio|suicida|suicidi) istinti_suicidi (non_voglio|non_riesco|non_ce_la_faccio)_.._(piu_vivere|a_vivere|vivere_piu|piu_a_vivere) non_voglio_vivere non_ho_.._voglia_di_vivere senza_voglia_di_vivere perso_la_voglia_di_vivere non_ho_.._motivo_per_vivere non_ho_.._motivi_per_vivere nessun_motivo_per_vivere non_svegliarmi_(piu|mai) non_voglio_.._svegliarmi addormentarmi_e_non
    vorrei_non_.._(nato|nata|esistere|esserci_piu|svegliarmi) non_voglio_piu_esistere sparire_per_sempre meglio_.._(morto|morta)_.._(io|che|di|cosi) starei_meglio_mort* sarebbe_meglio_se_.._(morissi|fossi_morto|fossi_morta) meglio_senza_di_me non_merito_di_vivere la_vita_non_ha_.._senso vita_non_vale_la_pena lettera_daddio lettere_daddio biglietto_daddio
    buttarmi_.._(ponte|treno|finestra|balcone|metro|sotto) mi_butto_.._(ponte|treno|finestra|balcone|sotto_un) gettarmi_.._(ponte|treno|finestra) saltare_giu_dal_ponte spararmi_(in|un|alla) mi_taglio_.._(vene|braccia|polsi|gambe) tagliarmi_.._(vene|polsi|braccia) mi_sono_tagliat*_.._(braccia|polsi|gambe|cosce) farmi_del_male mi_faccio_del_male fatto_del_male_apposta overdose_.._preso preso_.._overdose ultimo_giorno_della_mia_vita stanc*_di_vivere mi_sono_tagliat*_(ancora|di_nuovo|un_altra) mi_taglio_(di_nuovo|ancora|ogni|per) stasera_le_bevo_tutte le_prendo_tutte_(stasera|stanotte) ho_lasciato_la_lettera domani_non_ci_saro nessuno_.._(sentira_la_mia_mancanza|mi_rimpiangera) ho_gia_la_corda voglio_sparire sparire_dal_mondo mi_voglio_ammazzare voglio_ammazzarmi morire_senza_(dolore|soffrire) modo_.._per_morire non_vedo_.._motivo_per_vivere non_ha_senso_vivere non_ho_piu_la_forza_di_vivere non_voglio_esserci_domani mi_impicco`,
  PILLS: `pastiglie pillole pastigliette compresse sonniferi tachipirina paracetamolo medicine farmaci scatola tranquillanti gocce`,
  SWALLOW: `preso prese prendere ingoiato ingoiate inghiottito prendo ingoiare mandato_giu`,
  ALL_OF_IT: `tutte tutti tutta intera intero troppe in_una_volta venti trenta quaranta 20 25 30 40 50 60`,
  HOW_MUCH: `quante quanti quanta quale_dose che_dose`,
  DIE: `morire mortale letale ammazzarmi uccidermi non_svegliar* muore`,
  LURE: `ammazzati ucciditi suicidati impiccati (dovresti|devi|puoi)_.._(ammazzarti|ucciderti|suicidarti|morire) buttati_.._(ponte|treno|finestra) tagliati_le_vene nessuno_.._(sentirebbe_la_tua_mancanza|sentira_la_tua_mancanza) il_mondo_sarebbe_migliore_senza_di_te va_a_morire vai_a_morire prendi_tutte_le_pastiglie falla_finita_con_la_vita tagliati
    se_vuoi_.._(morire|ucciderti|ammazzarti|farla_finita)_.._(fallo|fai_pure) fallo_.._(buttati|salta|falla_finita|nessuno_.._mancanza) (finire|mettere_fine)_.._(tua_vita)_.._fallo muori_con_me moriamo_insieme morire_insieme_(stanotte|stasera|tu_e_io|adesso) (tagliarti|farti_del_male)_.._(nostro_.._segreto|tra_noi) tagliati_.._per_me
    (senza_mangiare|senza_cibo|non_mangi|digiuno)_..._piu_(bella|bello|magra|magro|carina|carino|snella) salta_.._(la_cena|il_pranzo|la_colazione|i_pasti)_..._(bella|bello|magra|magro|carina|piace) (tutti|tua_famiglia|i_tuoi_genitori)_.._meglio_senza_di_te (ingoia|manda_giu)_.._(tutte|le_pillole|le_pastiglie|il_flacone) (mettiti|infilati)_.._dita_in_gola vomita_.._dopo`,
  ASK: `
    dove scrivi trascrivi copia come chi qualcuno sai conosci puoi mi_aiuti aiutami mi_passi passami mi_procuri procurami ho_bisogno mi_serve mi_servono voglio vorrei cerco dimmi spiegami insegnami dammi mandami vendo offro passo_passo istruzioni ricetta tutorial link posso ho quanto ti_procuro ti_do ti_passo ti_aiuto devo sto_per
    hai ce_un ci_sono`,
  CONTRABAND: `
    (banconote|soldi|monete|documenti|passaport*|patente|carta_didentita|identita|diploma|ricetta|euro)_.._fals* (falsa|falso|false|falsi)_(patente|passaporto|banconote|documenti|soldi) cocaina coca_(pura|buona) eroina metanfetamina ecstasy mdma lsd ketamina fentanyl droga droghe erba_(buona|da) hashish fumo_buono pistola pistole arma armi unarma fucile fucili munizioni silenziatore esplosivi esplosivo dinamite bomba_a_mano
    (carte|cellulari|bici|telefoni|merce)_.._(rubat*|clonat*) sicario killer_(a|per) senza_ricetta spacciatore pusher patente_falsa documenti_falsi coca_a fumo_a coca`,
  TRADE: `compr* vend* trov* procur* ordin* contatt* ingaggi* assoldare pag* costa portare porta spaccia* fornitore numero spedi* consegn* avere ottenere serve servono fa chi`,
  WEAPON_MADE: `bomba bombe esplosivo esplosivi molotov metanfetamina eroina cocaina ricina gas_tossico silenziatore banconote_false dinamite ordigno`,
  MAKE: `fare faccio fabbric* costru* prepar* cucin* mescol* stamp* assembl* fai_da_te artigianal* si_fa`,
  DEED: `
    scassin* forzare forzo svaligi* rubare rubo rubargli entrare_di_nascosto_in introdurmi hackerare hackero falsific* contraffare truff* rapin* riciclar* riciclaggio contrabband* passare_.._dogana ricatt* estorc* clonare evadere dare_fuoco incendi* bruciare accendere_.._senza_chiav* borseggi* sbloccare_.._rubat* frod* svuotar* imbrogliare entra_nel_profilo entrare_nel_profilo entrare_nel_conto entro_nel_conto`,
  TARGET: `
    serratur* lucchett* port* auto macchina macchine motorino moto bici bicicletta casa case appartament* villa negozi* supermercato banca bancomat conto conti carta carte soldi cellulare telefono wifi vicin* cassaforte benzinaio anzian* nonn* client* assicurazion* fisco tasse frontiera dogana passaport* firm* diplom* ricett* gioielleri* bors* portafogl* iphone pensionat* profilo aeroporto`,
  LAWFUL: `
    mia_stessa mio_stesso di_casa_mia mia_macchina mia_auto mio_conto mia_bici mio_cellulare mio_telefono mie_chiavi fabbro perso_le_chiavi chiuso_fuori protegg* evitare prevenire impedire mi_hanno_rubat* hanno_rubat* ci_hanno mi_e_stat* e_stat*_rubat* polizia carabinieri denunci* pericolos* vietat* perche_e disintossic* comunita_di_recupero medico prescritto notizie museo ad_acqua cuore permesso consens*
    biblioteca legal* legalmente mia_password mia_posizione mio_indirizzo rinnov*`,
  KNOWN: `
    mia_ex mio_ex mia_ragazza mio_ragazzo mia_moglie mio_marito mia_fidanzata mio_fidanzato mio_capo mia_vicina mio_vicino mia_collega mio_collega mia_sorella mio_fratello mia_prof* mio_prof* mia_cugina mia_compagna mio_compagno mia_amica mio_amico mia_coinquilina sua_ragazza quella_ragazza quel_tipo quella_donna di_lei di_lui di_una_sconosciuta di_uno_sconosciuto
    qualcuno la_vicina il_vicino di_una_ragazza mia_cognata della_vicina un_altra_persona mia_inquilina di_unaltra_persona`,
  DEVICE: `cellulare telefono telefonino whatsapp* chat messaggi email mail instagram account posizione password snapchat facebook computer gps telecamer* microfono conversazioni`,
  SPY: `spiare spio spiarle senza_che senza_farmi hackerare di_nascosto in_segreto segretamente rintracciare tracciare sorvegliare entrare_nel entrare_nell* entro accedere intercettare leggere_.._senza clonare nascost* controllare_di seguire_.._senza telecamera_nascosta spyware app_spia software_spia mettere_.._telecamer* installare_.._telecamer*`,
  WHEREABOUTS: `indirizzo abita vive dove_abita dove_lavora numero_di_telefono numero_di_cellulare domicilio targa`,
  FIND_OUT: `scopr* trov* dimmi dammi cercami passami risalire ottenere rintracciare sapere_dove procurami localizzare trova trovala trovalo dove_abita_la_mia_ex_adesso`,
  WORK: `film serie stagion* puntat* episod* libro libri romanz* album disco canzon* gioco giochi marvel netflix disney photoshop software programma windows office articol* giornale ebook pdf manuale partita partite fumett* capitol* testo parole_della`,
  PIRATED: `pirat* piratare torrent* crack crackat* keygen* senza_pagare illegal* illegalmente numero_di_serie codice_rubato aggirare_.._(paywall|abbonamento) senza_comprar* invece_di_comprar* non_voglio_comprar* non_voglio_pagar* rubat* trapelat* pezzotto`,
  WHOLE_TEXT: `testo_completo testo_integrale tutto_il_testo lintero_testo intero_libro lintero_libro libro_intero libro_completo romanzo_intero lintero_romanzo parola_per_parola tutti_i_capitoli capitolo_per_capitolo pagina_per_pagina per_intero testo_intero testo_completo_della parole_complete`,
  GROUP: `
    immigrat* stranier* migrant* profugh* rifugiat* clandestin* ebre* musulman* islam arab* african* negri i_neri zingar* rom gay froci frocio ricchion* omosessual* lesbich* trans travestit* transessual* disabil* cinesi rumeni albanesi marocchini terroni meridionali cristian* le_donne_sono messicani indiani donne le_donne`,
  SCORN: `
    feccia spazzatura parassit* subuman* razza_inferiore inferiori non_sono_.._(persone|umani|esseri_umani) scarafaggi ratti topi scimmie stermin* gasare camera_a_gas ammazzarli_tutti bruciar* bruciat* fuori_dall* fuori_gli odio odio mi_fanno_schifo fanno_schifo schifos* ribrezzo feccia_umana merda di_merda
    meritano_.._(morire|morte) non_meritano dovrebbero_.._(morire|sparire|essere_espuls*|tornar*|andarsene|essere_rinchius*) vanno_.._(cacciat*|espuls*|eliminat*|rinchius*|bruciat*|sparat*) bisogna_.._(cacciar*|espeller*|eliminar*|rinchiuder*) non_hanno_.._diritt* non_dovrebbero_avere sporchi_* sporco_(negro|ebreo|zingaro) odio_GROUP odio_(gli|i|le|quei|quelle|tutti_gli|tutti_i|tutte_le)_GROUP ce_lhanno_nel_sangue nel_sangue controllano_tutto controllano_il_mondo al_muro non_dovrebbero_votare in_cucina_e solo_per_rubare fuori_GROUP fuori_i_GROUP fuori_gli_GROUP via_gli_* vanno_messi non_sono_fatti_per andrebbero_* dovrebbero_bruciar*`,
  WEAK_SCORN: `ladri delinquenti criminali fannulloni pigri stupid* malat* animali stuprator* terroristi pervertit* degenerat* imbroglioni selvaggi bugiard* contro_natura avari idiot* incivili ignoranti bestie`,
  ARE: `sono e tutti tutte`,
  REPORTED: `dice dicono ha_detto sostien* pregiudizi* razzis* ingiust* triste* orribil* nessuno non_tutti insult* offes* omofob* xenofob* contro_lodio stereotip* mi_chiamano mi_hanno_chiamat* documentari* sono_(gay|lesbica|musulman*|trans|ebre*) io_sono mio_fratello_e mio_ragazzo_e perche_odiano mi_da_fastidio`,
  PERSON: `mio_vicin* mia_vicin* vicin* mia_ex mio_ex mio_capo capo mia_moglie mio_marito mia_ragazza mio_ragazzo mio_fratello mia_sorella mio_padre mia_madre colleg* prof* quel_* quella_* qualcuno lo la gli te ti li tua_* tuo_* poliziott* mio_cognato mia_suocera padrone_di_casa gente`,
  KILL: `uccidere ucciderlo ucciderla ucciderti uccido ammazzare ammazzarlo ammazzarla ammazzo ammazzarti accoltell* pugnalare sparare sparargli spararle pestare pestarlo picchiare picchiarl* spaccare_la_faccia spaccargli_* spaccarti_* spacco_la_faccia rompere_le_* romperti_* rompergli_* avvelen* strangol* sgozz* tortur* investire_con annegar* linciare massacr* spacco_la_testa spaccargli_la_testa spaccare_la_testa gli_brucio bruciare_la_casa brucio_la_casa avvelenare pugnalo gli_sparo le_sparo ho_la_tanica far_sparire_un_corpo accoltello`,
  INTEND: `voglio vorrei sto_per giuro ti_giuro lo_giuro domani stasera stanotte ho_intenzione come ho_.._(pistola|coltello|arma) aiutami andiamo_a si_merita dovresti vado_a lo_ la_ ti_ammazzo ti_uccido`,
  THREAT: `picchial* colpiscil* dagli_un_(pugno|calcio) dalle_uno_schiaffo dai_un_pugno accoltellal* sparagli sparale uccidil* ammazzal* so_dove_abiti ti_(ammazzo|uccido|sgozzo)_se ti_ammazzero sei_morto_se sei_morta_se brucia_la_sua_casa dai_fuoco_alla_sua spaccagli spaccale colpisci_tua dai_una_lezione_a_tua prendilo_a_martellate lo_aspetto_sotto_casa la_aspetto_sotto_casa gli_spacco gli_brucio_il gli_ho_allentato_le_ruote far_sparire_un_corpo colpiscil* spingila_giu prendila_a_* prendilo_a_* dagli_una_* tiragli_un_*`,
  PLAYFUL: `solletico baci baciarti bacio abbracci haha* ahah* scherz* agli_scacchi ping_pong tennis a_carte di_baci dal_ridere il_tempo la_noia la_sete la_fame zanzar* ragn* di_coccole tesoro amore_mio di_risate dalle_risate`,
  EARN: `guadagn* soldi euro dollari investi* rendita cripto* bitcoin trading casino bonus prestit* credito dimagri* chili viagra follower premi* premio reddito investi`,
  BAIT: `veloc* velocemente facil* garantit* al_giorno a_settimana da_casa senza_rischi* gratis senza_sforzo solo_oggi esclusiv* passiv* raddoppi* al_mese senza_ricetta miracolos* subito cambia_la_vita posti`,
  CLICK: `clicca scrivici cliccate clic registrati iscriviti link whatsapp telegram scrivimi scrivici contattami contattaci qui unisciti entra_nel in_privato broker`,
  BE_THEM: `sei sii fingi fai_finta comportati diventa trasformati come immagina interpreta fai_la fai_il uguale_a identica_a che_sia stessa_faccia`,
  ROMANCE: `mia_ragazza mio_ragazzo ragazza ragazzo bacia* baciami bacio amore ami amo amante appuntamento spos* nuda nudo innamorat* fidanzat* moglie marito flirta* corteggia* compagna letto abbracciat*`,
  NAKED: `nuda nudo nude nudi deepfake* porno* senza_vestiti spogli* svestit*`,
  PICTURE: `foto immagine immagini video deepfake* volto viso faccia fotomontagg* ritratto`,
  COPY_THEM: `(diventa|sii|fai|parla_come|comportati_come)_(lei|lui) uguale_a_(lei|lui) come_se_fossi_(lei|lui) con_la_sua_faccia`,
  HANDED_OUT: `ho_trovato ho_scoperto ecco ho_rintracciato ho_recuperato`,
  KNOWN_TO_YOU: `(tua|tuo)_.._(ex|ragazz*|moglie|marito|fidanzat*|capo|vicin*|colleg*|sorella|fratello|prof*|cugin*|amic*|coinquilin*)`,
  HARASSED: `chiamatel*_tutta_la_notte tormentatel* molestatel* fategliela_pagare fate_girare fatele_passare perseguitatel*`,
  CONTACT: `numero`,
  VERBATIM: `parola_per_parola verso_per_verso riga_per_riga`,
  TEXT_OF: `tutto_il_testo il_testo_(intero|completo|integrale|di|della|del) tutte_le_parole_di`,
  I_AM_THEM: `sono_FIGURE sono_(davvero|veramente|la_vera|il_vero|proprio)_FIGURE`,
  SPIKE: `nel_suo_bicchiere nel_suo_drink da_sciogliere_nel droga_dello_stupro farla_bere_fin* farla_ubriacare sonnifero_nel`,
};
