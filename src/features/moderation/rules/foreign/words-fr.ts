import type { ForeignWords } from './vocabulary.ts';

/** Apostrophes are closed up: "j'ai" is `jai`, "d'adieu" is `dadieu`. */
export const FRENCH: ForeignWords = {
  COMMON: `
    je jai tu il elle nous vous ils elles le la les un une des du de et est es suis sont ai mon ma mes ta tes sa ses te se ne pas que qui quoi ou avec sans dans ce cette ces cest jaimerais veux peux faut toi moi lui leur leurs nos votre vos au aux sur tous toutes quel quelle combien vais`,
  FICTION: `
    film* roman* livre serie series piece_de_theatre scenario personnage* chapitre* jeu_video jeu jeux boss_final zombie* dragon* orque* minecraft fortnite gta skyrim chanson* paroles documentaire* tragedie opera echecs polar heros lheroine_du conte_de`,
  IDIOM: `
    mort*_de_rire mourir_de_rire de_rire de_honte de_faim de_soif de_fatigue de_froid de_chaud de_chaleur dennui de_trouille de_peur de_jalousie denvie_de de_curiosite pour_un_cafe pour_une_pizza pour_toi pour_te pour_une_glace pour_un_croissant pour_ce dans_cette_ville
    a_paris_meme chez_mes_parents a_la_campagne saut_a_lelastique parachute tyrolienne de_vieillesse blague* je_plaisante rigole cetait_une_blague la_petite_mort il_y_a_des_annees lol mdr ptdr a_petit_feu plongeoir piscine dans_ce_village chocolat* haha hihi boulot_de`,
  CRISIS: `
    (envie|besoin|hate)_de_mourir (veux|voudrais|prefere|prefererais|aimerais|jaimerais)_.._mourir (veux|voudrais|prefere|aimerais|jaimerais)_.._etre_mort* je_vais_me_(tuer|suicider|pendre|foutre_en_lair|jeter|tirer) (veux|voudrais|vais|pense_a|envie_de|pense)_.._me_(tuer|suicider|pendre|foutre_en_lair)
    je_me_(tue|suicide|pends)_(ce|demain|cette) je_me_(tue|suicide|pends)_$ me_donner_la_mort moter_la_vie mettre_fin_a_.._(mes_jours|ma_vie|tout) en_finir_.._(avec_la_vie|ce_soir|cette_nuit|demain|pour_de_bon|avec_tout) vais_en_finir veux_en_finir envie_den_finir jen_finis_(ce|cette|demain) finir_avec_ma_vie
    (veux|peux|envie_de|ai)_.._plus_.._vivre plus_.._envie_de_vivre plus_le_gout_de_vivre plus_la_force_de_vivre ne_veux_pas_.._continuer_a_vivre aucune_raison_de_vivre pas_de_raison_de_vivre plus_de_raison_de_vivre ne_plus_.._reveiller ne_me_reveille_(plus|jamais|pas) ne_jamais_me_reveiller mendormir_.._ne_plus
    ne_plus_exister plus_exister mieux_sans_moi serai_mieux_mort* serais_mieux_mort* plutot_morte?_que (idees|pensees)_suicidaires suis_suicidaire penser_au_suicide pense_au_suicide lettre_dadieu* lettres_dadieu me_jeter_.._(pont|train|fenetre|metro|rails|balcon|vide) sauter_.._(du_pont|dun_pont|par_la_fenetre|du_toit|dans_le_vide)
    me_tirer_une_balle mouvrir_les_veines me_tailler_les_veines me_couper_les_veines je_me_(scarifie|mutile|coupe_.._bras|coupe_.._poignets) me_scarifier me_suis_scarifie* me_suis_coupe_.._(bras|poignets|cuisses) me_faire_du_mal me_fais_du_mal overdose_.._(pris|prise|fait|prendre) jaurais_prefere_ne_pas_naitre disparaitre_.._(pour_toujours|a_jamais)
    dernier_jour_de_ma_vie cest_mon_dernier_soir la_vie_ne_vaut_.._peine ma_vie_na_plus_de_sens marre_de_vivre fatigue*_de_vivre je_ne_serai_plus_la demain_je_serai_plus je_me_coupe_(encore|les) recommence_a_me_couper je_me_brule_avec entaille_.._bras en_haut_du_pont javale_tout plus_me_reveiller disparaitre_pour_de_bon envie_de_disparaitre jai_tout_prepare_pour_ce_soir moyen_.._pour_(partir|mourir)_(sans|doucement|de) moyen_le_plus_doux mourir_sans_douleur sans_souffrir_.._mourir je_mange_plus_rien_.._disparaitre personne_ne_me_regrettera je_ne_manquerai_a_personne jai_la_corde je_veux_mourir envie_de_crever me_foutre_en_lair jai_envie_den_finir plus_la_force_de_continuer_a_vivre sur_(le_(pont|toit|parapet|viaduc|rebord)|les_(rails|voies))_..._*_..._(plus_peur(?!_(?:du|des|de))) (plus_peur(?!_(?:du|des|de)))_..._*_..._sur_(le_(pont|toit|parapet|viaduc|rebord)|les_(rails|voies)) si_je_me_(tue|suicide|pends|tuais|suicidais) si_je_(meurs|mourais)_..._(quelquun|manque*)`,
  PILLS: `cachets comprimes pilules medicaments somniferes doliprane paracetamol xanax boite* plaquette* tranquillisants`,
  SWALLOW: `avale avaler avalees avales pris prendre jai_pris prends avalant prend faut_il_prendre`,
  ALL_OF_IT: `tous toute toutes entiere entier trop dun_coup vingt trente quarante 20 25 30 40 50 60`,
  HOW_MUCH: `combien quelle_dose quelle_quantite a_partir_de`,
  DIE: `mourir mortel* mortelle crever me_tuer tuer_avec ne_plus_se_reveiller meurt en_finir`,
  LURE: `tue_toi suicide_toi pends_toi jette_toi_.._(pont|train|fenetre) (devrais|dois|peux)_te_(tuer|suicider|pendre) va_te_pendre va_mourir ouvre_toi_les_veines personne_ne_te_regrettera* le_monde_serait_mieux_sans_toi avale_tous_tes_cachets mets_fin_a_tes_jours finis_en_avec_ta_vie
    si_tu_veux_.._(mourir|te_tuer|en_finir)_.._(fais_le|vas_y) (fais_le|vas_y)_.._(saute|finis_en|personne_ne_te_regrettera) (mettre_fin_a_.._(tes_jours|ta_vie))_.._(fais_le|vas_y) (meurs|mourir|mourrons|mourons)_.._(avec_moi|ensemble)_(ce|cette|$|pour|mon|ma|et) meurs_avec_moi mourons_ensemble rejoins_moi_dans_la_mort (te_couper|te_scarifier|te_faire_du_mal)_.._(notre_.._secret|entre_nous) (coupe|scarifie|brule)_toi_.._(pour_moi|encore)
    (sans_manger|sans_nourriture|ne_manges_pas|repas_saute)_..._plus_(belle|beau|mince|jolie|joli|maigre) saute_.._(le_diner|le_dejeuner|le_repas|tes_repas|encore_un_repas)_..._(belle|beau|mince|jolie) (tout_le_monde|ta_famille|tes_parents)_.._mieux_sans_toi avale_.._(toute_la_boite|tous_les_cachets|tout) je_ne_te_retiendrai_pas_.._(mourir|sauter|mort) mets_toi_.._doigts_dans_la_(gorge|bouche) fais_toi_vomir`,
  ASK: `
    ou ecris recopie recopies tape comment qui quelquun tu_connais connais peux_tu tu_peux aide_moi aidez jai_besoin je_cherche cherche je_veux veux dis_moi explique* montre_moi file_moi donne_moi envoie_moi vends je_vends propose etape_par_etape instructions recette tuto tutoriel lien je_voudrais voudrais jaimerais besoin
    je_vais je_compte je_peux je_tapporte je_te_donne je_taide tu_as`,
  CONTRABAND: `
    faux_(billets|papiers|passeport*|permis|documents|diplome*|euros|dollars|argent) fausse_(monnaie|carte*|identite|ordonnance*) fausses_(cartes|ordonnances) cocaine coke heroine meth methamphetamine ecstasy mdma lsd ketamine fentanyl shit beuh cannabis drogue* came pistolet* arme arme_a_feu armes fusil* kalach* kalachnikov munitions silencieux explosifs dynamite grenade*
    (cartes|telephones|velos|portables)_.._vole*s? tueur_a_gages sans_ordonnance faux_permis fausse_ordonnance ordonnance_de_codeine faux_vaccin*`,
  TRADE: `achet* vend* trouv* procur* commander commande fournisseur dealer dealeur livr* contact* numero payer prix cout* engager refourguer ecouler avoir obtenir passer_en importer besoin fabriquer fais`,
  WEAPON_MADE: `bombe* explosif* cocktail*_molotov molotov meth methamphetamine heroine cocaine ricine gaz_toxique silencieux faux_billets dynamite`,
  MAKE: `fabriqu* faire fais constru* prepar* cuisiner melang* imprim* confection* artisanale`,
  DEED: `
    crocheter crochete forcer force casser cambriol* entrer_par_effraction voler vole derober piquer hacker pirater pirate falsifi* contrefaire arnaqu* escroqu* braqu* blanchir blanchiment contrebande passer_.._douane* chantage extorqu* cloner frauder mettre_le_feu incendier demarrer_.._sans_cle* detrousser debloquer_.._vole* vider_.._compte rediger_.._ordonnance brancher_.._voisin ouvre_une_voiture_keyless sans_medecin`,
  TARGET: `
    serrure* cadenas porte* voiture* auto moto velo* trottinette maison* appart* appartement* villa magasin supermarche banque distributeur compte* carte* argent telephone portable wifi voisin* coffre* station_service mamie vieux vieille personnes_agees client* assurance* fisc impots frontiere douane* passeport* signature* diplome* ordonnance* bijouterie sac* portefeuille* iphone epicerie retraite* aeroport`,
  LAWFUL: `
    mon_propre ma_propre ma_maison ma_voiture mon_compte mon_velo mon_telephone mes_cles serrurier perdu_mes_cles perdu_la_cle enferme* proteger protege eviter empecher prevenir on_ma_vole ma_ete_vole* ont_vole sest_fait_* me_suis_fait police plainte dangereu* interdit* pourquoi sevrage desintox* medecin ma_prescrit prescrit infos musee a_eau
    coeur permission consent* bibliotheque mediatheque legal* legalement mon_mot_de_passe mon_adresse ma_position renouveler`,
  KNOWN: `
    mon_ex ma_copine mon_copain ma_femme mon_mari mon_mec ma_meuf ma_compagne mon_compagnon mon_patron ma_patronne mon_chef ma_cheffe ma_voisine mon_voisin ma_collegue mon_collegue ma_soeur mon_frere ma_sour ma_prof mon_prof ma_cousine ma_coloc mon_coloc mon_amie? sa_copine cette_fille ce_type cette_femme dune_inconnue
    dune_fille quelquun la_voisine le_voisin ma_belle_* ma_locataire mon_ancienne_* ancienne_patronne mon_ancien_*`,
  DEVICE: `telephone portable tel smartphone whatsapp* messages sms mails mail instagram insta compte localisation position mot_de_passe snapchat snap facebook ordinateur gps camera micro conversations appels`,
  SPY: `espionn* a_son_insu a_leur_insu sans_qu* sans_quelle_le_sache sans_quil hacker pirater en_cachette en_secret secretement discretement tracer tracker geolocaliser surveill* rentrer_dans entrer_dans acceder intercepter lire_.._sans fouiller cacher cache suivre ecouter_.._sans logiciel_espion application_espion spyware a_distance installer_.._camera`,
  WHEREABOUTS: `adresse habite ou_vit numero_de_telephone numero_de_portable domicile lieu_de_travail ou_travaille plaque`,
  FIND_OUT: `trouv* retrouv* decouvr* dis_moi donne_moi cherche_moi obtenir savoir_ou file_moi localiser denich* trouve retrouve`,
  WORK: `film* serie* episode* saison* livre* roman* album* disque chanson* jeu jeux marvel netflix disney photoshop logiciel* windows office article* journal ebook* pdf manuel match* bd bande_dessinee chapitre* paroles`,
  PIRATED: `pirat* piratee? torrent* crack cracke* keygen* sans_payer illegal* illegalement numero_de_serie cle_volee contourner_.._(paywall|abonnement) sans_lacheter sans_les_acheter au_lieu_de_lacheter pas_lacheter pas_envie_de_payer pas_payer streaming_gratuit_.._(sortie|cinema) volee? leake* wawacity`,
  WHOLE_TEXT: `texte_complet texte_integral tout_le_texte lintegralite livre_entier roman_entier mot_pour_mot mot_a_mot tous_les_chapitres chapitre_par_chapitre page_par_page en_entier integralement paroles_completes toutes_les_paroles paroles_en_entier`,
  GROUP: `
    etrangers letranger_est immigre* migrant* refugie* clandestins juif* juive* musulman* islam arabe* africain* noirs les_noirs des_noirs tzigane* gitan* roms rom gay gays pede* homosexuel* homos lesbienne* trans travelo* transsexuel* handicape* chinois roumains asiatiques algeriens marocains maghrebins chretiens les_femmes_sont mexicains femmes les_femmes`,
  SCORN: `
    racaille vermine parasite* sous_hommes sous_race inferieur* pas_des_etres_humains pas_des_humains pas_de_vrais_humains pas_humains cafards rats singes exterminer* extermine* gazer* chambre_a_gaz bruler* qu_ils_crevent quils_crevent dehors_les dehors_$ hors_de_france je_hais_les je_deteste_les me_degoutent degoutent degoutant* dechets fleau cancer_de
    meritent_.._(mourir|crever|mort) ne_meritent_pas devraient_.._(mourir|crever|disparaitre|degager|etre_expulse*|rentrer|etre_enferme*) faut_tous_les_* faut_les_(tuer|expulser|virer|eliminer|enfermer|renvoyer|bruler) nont_rien_a_faire_ici rien_a_faire_chez_nous nont_aucun_droit pas_leur_place sales_* sale_(arabe|juif|noir|pede|race) (hais|deteste|haissons)_GROUP (hais|deteste)_(les|ces|tous_les|toutes_les)_GROUP dans_le_sang controlent_tout controlent_le_monde sen_debarrasser se_debarrasser_deux au_mur a_la_cuisine ne_devraient_pas_voter bons_qu_a faut_les_* coutent_trop_cher devrait_interdire GROUP_dehors GROUP_au_*`,
  WEAK_SCORN: `voleurs delinquants criminels faineants feignants idiots stupides betes malades animaux violeurs terroristes pervers degeneres tricheurs sauvages menteurs contre_nature avares bons_a_rien abrutis debiles`,
  ARE: `sont est tous toutes`,
  REPORTED: `dit disent disait a_dit pretend* prejuge* racis* injuste* triste* horrible* personne_ne pas_tous insult* homophob* xenophob* contre_la_haine stereotype* ma_traite ma_traitee traite_de documentaire je_suis mon_copain_est ma_femme_est pourquoi_ils_haissent enerve_quand`,
  PERSON: `mon_voisin ma_voisine voisin* mon_ex mon_patron mon_chef ma_femme mon_mari ma_copine mon_copain mon_frere ma_sour ma_soeur mon_pere ma_mere mon_collegue ma_collegue prof* ce_* cette_* quelquun le la lui te les ta_* ton_* ma_belle_* mon_beau_* policier* flic* coloc* proprio* gens mec`,
  KILL: `tuer tue assassiner poignarder poignarde planter egorger abattre tirer_dessus tirer_une_balle_dans buter bute crever_les casser_la_gueule casser_la_figure peter_la_gueule eclater_la_* casser_les_(jambes|dents|genoux) empoisonner etrangler frapper tabasser torturer ecraser_avec defoncer noyer lyncher bruler_vif planter_un_couteau mettre_une_balle casser_les_genoux bruler_la_maison mettre_le_feu_a_sa lui_peter_* lui_casser_* le_defoncer faire_taire_tout_le_monde (quil|quelle)_.._plus_jamais_.._marcher (quil|quelle)_.._marche_plus_jamais`,
  INTEND: `je_vais je_veux je_te_jure je_jure demain ce_soir cette_nuit je_compte comment jai_.._(couteau|pistolet|flingue|arme) aide_moi on_va merite il_faut tu_devrais je_peux je_le je_la`,
  THREAT: `frappe_(la|le|ta|ton)_* cogne_(la|le|ta|ton)* tabasse_* gifle_(la|ta)* casse_lui mets_lui_un_coup poignarde_(le|la) tue_(le|la) je_sais_ou_tu_habites je_vais_te_(tuer|buter|crever|planter|egorger) je_te_tue_si tu_es_mort*_si brule_sa_maison plante_le donne_lui_un_coup_de_(poing|marteau|couteau) il_marchera_plus_jamais elle_va_voir_.._(essence|briquet) casse_lui_* gifle_la pousse_la_dans tape_le_avec frappe_le_* donne_lui_un_coup* mets_lui_une_* tue_ta_*`,
  PLAYFUL: `chatouill* bisous embrasser baiser calin* haha blague* rigole aux_echecs ping_pong tennis de_rire le_temps la_soif moustique* araignee* lennui lambiance de_bisous de_calins mdr lol poisson_davril aux_cartes ca_me_tue`,
  EARN: `gagn* argent euros dollars revenus invest* crypto* bitcoin* trading casino bonus pret credit* maigrir perdez kilos viagra abonnes cadeau* rendement* gagne parrain* pret_entre_particuliers`,
  BAIT: `vite rapidement facile* facilement garanti* par_jour par_semaine par_mois chez_vous chez_toi sans_risque* gratuit* sans_effort aujourdhui_seulement exclusi* passifs passif doubl* sans_ordonnance miracle* depuis_la_maison code_parrain parrainage taux places offerts`,
  CLICK: `clique* cliquez inscris* inscrivez lien whatsapp telegram contacte* contactez ecris_moi ecrivez rejoins rejoignez ici visite* rendez_vous_sur en_prive en_mp par_mail sur_mon_mail`,
  BE_THEM: `tu_es sois es deviens joue fais_comme fais_semblant imagine transforme comme incarne etais le_vrai la_vraie`,
  ROMANCE: `ma_copine mon_copain copine copain petite_amie petit_ami embrasse* embrasser taime aime* amour amant* rendez_vous epous* ma_femme mon_mari nue nu amoureu* fiance* drague* dragues flirte* couple lit marie marie*s maries`,
  NAKED: `nue nu nues nus a_poil deepfake* porno* sans_vetements deshabill* seins_nus topless`,
  PICTURE: `photo photos image images video videos deepfake* visage montage portrait cliche*`,
  COPY_THEM: `deviens_(elle|lui) sois_(elle|lui) parle*_comme_(elle|lui) fais_comme_(elle|lui) comme_si_tu_etais_(elle|lui) identique_a_elle prends_son_visage`,
  HANDED_OUT: `jai_trouve jai_retrouve voici voila jai_localise jai_obtenu`,
  SOMEONE_YOU_KNOW: `(ton|ta|tes)_.._(ex|copine|copain|femme|mari|patron*|chef*|voisin*|collegue|soeur|frere|sour|prof*|cousin*|coloc*|amie?|rivale?)`,
  HARASSED: `harcel* appelez_(la|le)_toute faites_(lui|la|le)_.._(peur|payer|vivre) faites_tourner pourrissez* pour_quon_.._(la|le|les)_(harcele|insulte|menace) pour_que_.._(la|le|les|l)?_?.._(harcelent|harcele|insultent|insulte|menacent)`,
  CONTACT: `numero`,
  VERBATIM: `mot_pour_mot mot_a_mot vers_par_vers ligne_par_ligne`,
  TEXT_OF: `toutes_les_paroles les_paroles_(completes|entieres|de) tout_le_texte le_texte_(complet|entier|integral)`,
  I_AM_THEM: `je_suis_FIGURE je_suis_(vraiment|la_vraie|le_vrai|bien)_FIGURE`,
  SPIKE: `dans_son_verre ghb la_faire_boire_jusqu* drogue_du_violeur la_souler_pour somnifere_dans mettre_dans_sa_boisson`,
};
