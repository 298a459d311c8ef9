import type { ForeignWords } from './vocabulary.ts';

/** Without its marks: "ł" is `l`, "ż" and "ź" are `z`. */
export const POLISH: ForeignWords = {
  COMMON: `
    ja ty mnie mi mna sie cie ci ciebie jej jego ich nas ona oni jest sa jestem jestes mam masz nie tak ze ta te tego tej moj moja moje mojego mojej moim twoj twoja swoj swoje w z na od za po dla bez jak gdzie kto kiedy dlaczego co czy ale juz chce chcesz chcialbym chcialabym moge mozesz dzis dzisiaj jutro wszyscy wszystkie nikt bardzo jeszcze tylko zeby ktos sprzedam kupie mysle zabije`,
  FICTION: `
    film* powiesc* serial* sztuce sztuka scenariusz* postac* rozdzial* gra gre grze gry gier boss* zombie* smok* ork* minecraft* fortnite gta skyrim piosenk* tekst_piosenki dokument* opera opere szach* kryminal* ksiazk* bohater* bajk*`,
  IDIOM: `
    ze_smiechu ze_wstydu z_glodu z_pragnienia z_zimna z_goraca z_nudow z_ciekawosci z_zazdrosci ze_strachu ze_zmeczenia z_tesknoty z_milosci za_kawe za_pizze dla_ciebie za_toba za_ciebie za_lody w_tym_miescie w_miescie z_rodzicami bungee spadochron* ze_starosci zart* zartuje zartowal* haha* lat_temu basen* trampolin* przy_tobie u_rodzicow hihi sesj* sprawdzian*`,
  CRISIS: `
    (chce|chcialbym|chcialabym|wole|wolalbym|wolalabym|mam_ochote)_.._(umrzec|nie_zyc|zginac) chce_mi_sie_umrzec (nie_chce|nie_chce_mi_sie|nie_moge)_.._zyc nie_chce_.._obudzic nigdy_sie_nie_obudzic nie_obudzic_sie zabije_.._siebie zabijam_sie zabije_sie sie_zabije sie_zabic zabic_sie popelni*_samobojstwo samobojstw*_.._(popelni*|mysle) (mysle|mysli|myslalem|myslalam)_.._samobojst*
    mysli_samobojcze odebrac_sobie_zycie odbiore_sobie_zycie odbieram_sobie_zycie skonczyc_.._(z_zyciem|z_soba|ze_soba|ze_wszystkim|to_wszystko) skoncze_.._(z_zyciem|z_soba|ze_soba|to_wszystko|ze_wszystkim) koncze_z_zyciem zakonczyc_.._(zycie|swoje_zycie|to_wszystko) targne_sie_na_zycie nie_mam_.._po_co_zyc nie_mam_dla_kogo_zyc nie_mam_.._ochoty_zyc nie_mam_sily_zyc nie_mam_juz_sily_zyc stracil*_chec_do_zycia zycie_nie_ma_.._sensu
    lepiej_beze_mnie lepiej_by_bylo_beze_mnie lepiej_gdybym_.._(nie_zyl*|umarl*) wolalbym_sie_nie_urodzic nigdy_sie_nie_urodzil* list_pozegnaln* listy_pozegnaln* (skocze|skoczyc|skacze)_.._(z_mostu|z_dachu|z_okna|z_balkonu|pod_pociag|z_wiezowca) rzuce_sie_.._(pod_pociag|z_mostu|z_okna|pod_metro) rzucic_sie_.._(pod_pociag|z_mostu|z_okna) powiesze_sie powiesic_sie sie_powiesze sie_powiesic
    podetne_sobie_zyly podciac_sobie_zyly zyly_.._(podetne|podciac|podcinam) tne_sie sie_tne pocielam_sie pocial*_sie tne_.._(rece|ramie|nadgarstki) robie_sobie_krzywde zrobic_sobie_krzywde zrobie_sobie_krzywde zrobic_sobie_cos_zlego przedawkowa* strzele_sobie_w_glowe strzelic_sobie_w_(leb|glowe) zniknac_na_zawsze ostatni_dzien_mojego_zycia mam_dosc_zycia zmeczon*_zyciem znowu_sie_tne znow_sie_ciecie znowu_sie_pociel* znow_sie_pociel* jutro_mnie_.._nie_bedzie nikt_.._za_mna_.._tesknic nikt_.._nie_bedzie_.._tesknil zostawil*_list mam_(juz_)?line bezbolesn*_.._(smierc|umrzec) umrzec_bez_bolu jak_umrzec_bez chce_zniknac_.._zawsze nie_mam_juz_po_co_zyc zycie_stracilo_sens nie_widze_sensu_zycia nie_widze_sensu_zyc chce_skonczyc_.._(zyciem|zycie) zakoncze_.._zycie na_(moscie|dachu|torach)_..._*_..._(juz_sie_nie_boje(?!_(?:wysokosci))) (juz_sie_nie_boje(?!_(?:wysokosci)))_..._*_..._na_(moscie|dachu|torach) (jak|jesli|gdybym)_.._(umre|umarl*)_..._(ktos|tesknil)`,
  PILLS: `tabletki tabletek pigulki pigulek leki lekow proszki paracetamol* nasenne nasennych opakowanie xanax* uspokajajace`,
  SWALLOW: `polknal* polknelam polkne wziel* wzial* wezme bralem lyknal* lyknelam zazyl* zjadl*`,
  ALL_OF_IT: `wszystkie cale cala za_duzo naraz na_raz garsc dwadziescia trzydziesci czterdziesci 20 25 30 40 50 60`,
  HOW_MUCH: `ile jaka_dawka jakiej_dawki`,
  DIE: `umrzec smierteln* umrze nie_obudzic zabic_sie zabija smierc`,
  LURE: `zabij_sie powies_sie (powinienes|powinnas|mozesz)_.._(sie_zabic|zabic_sie|umrzec|sie_powiesic) skocz_.._(z_mostu|pod_pociag) podetnij_sobie_zyly nikt_.._(tesknil_za_toba|za_toba_nie_bedzie_tesknil|nie_bedzie_tesknil) swiat_.._lepszy_bez_ciebie polknij_wszystkie potnij_sie skoncz_ze_soba`,
  ASK: `gdzie przepisz napisz jak kto ktos wiesz znasz mozesz pomoz pomozesz potrzebuje szukam chce powiedz wytlumacz pokaz daj wyslij sprzedam sprzedaje oferuje krok_po_kroku instrukcj* przepis poradnik link moge mam zalatwie zalatwisz ile masz czy_jest kupie planuje zamierzam przeslij podeslij podrzuc`,
  CONTRABAND: `
    fals*_(pieniadze|banknoty|dokumenty|paszport*|dowod*|prawo_jazdy|papiery|dyplom*|euro|recept*) podrobion* lewy_dowod lewe_papiery lewe_prawo_jazdy kokain* koks* heroin* metamfetamin* amfetamin* ekstazy mdma lsd ketamin* fentanyl* narkotyk* mefedron* marihuan* trawke ziolo_od haszysz* pistolet* bron broni karabin* amunicj* tlumik_do_broni materialy_wybuchowe
    dynamit* granat granaty granatow kradzion* platn*_zaboj* bez_recepty diler*`,
  TRADE: `kup* sprzeda* znajd* znalezc dostane dostac zamow* kontakt* wynaj* zaplac* placic kosztuje dostarcz* przywiez* diler* zalatw* handl* numer skombinowa* zdoby* potrzebuj* szukam zrobi`,
  WEAPON_MADE: `bombe bomby bomba ladunek_wybuchowy koktajl*_molotowa molotow* metamfetamin* amfetamin* heroin* rycyn* trujacy_gaz tlumik_do falszywe_banknoty dynamit*`,
  MAKE: `zrob* robi* zbudow* skonstruow* przygotow* ugotow* zmiesz* wydrukow* wyprodukow* domowej domowych`,
  DEED: `
    wlam* otworzyc_.._(zamek|klodke)_.._(bez|cudz*|sasiad*) otworzyc_cudz* sforsow* ukrasc ukradn* kradne krasc buchn* hakow* zhakow* shakow* podrobi* falszow* sfalszow* oszuka* oszukiw* naciagn* napas* napad* obrabow* okrasc okradn* wyprac prac_pieniadze pranie_pieniedzy przemyc* szantazow* wymusi* sklonowa* podpali* wylud* odpalic_.._bez_klucz* oproznic oszukac_licznik`,
  TARGET: `
    zamek zamka klodk* drzwi auto auta samochod* rower* motocykl* skuter* dom domu mieszkani* will* sklep* supermarket* bank* bankomat* kont* kart* pieniadz* pieniedz* telefon* wifi sasiad* sejf* stacj* staruszk* emeryt* babci* dziadk* klient* ubezpieczeni* podatk* granic* clo celn* paszport* podpis* dyplom* recept* jubiler* torebk* portfel* iphone* ubezpieczyciel* gotowk* licznik lotnisk*`,
  LAWFUL: `
    moj_wlasny moje_wlasne mojego_wlasnego do_swojego swojego_wlasnego moim_aucie moje_auto moj_samochod moje_konto moj_rower moj_telefon moje_klucze slusarz* zgubil*_klucz* zatrzasn* chroni* ochron* zapobie* unikn* uniknac ukradli skradzion*_mi okradli okradziono skradli policj* zglos* niebezpieczn* zabroni* dlaczego odwyk* lekarz* przepisal* muzeum na_wode serce zgoda za_zgoda bibliotek* legaln* moje_haslo
    moja_lokalizacj* odnowic`,
  KNOWN: `
    moja_byl* mojej_byl* moj_byly mojego_byl* mojej_dziewczyn* moja_dziewczyn* moj_chlopak mojego_chlopak* mojej_zon* moja_zon* mojego_mez* moj_maz mojego_szef* mojej_szefow* moja_sasiadk* mojej_sasiadk* mojego_sasiad* mojej_kolezank* moja_kolezank* mojego_koleg* mojej_siostr* mojego_brat* mojej_nauczyciel* mojej_partner* mojego_partner* swojej_dziewczyn* swojej_zon* swojej_byl* jego_dziewczyn* tej_dziewczyn* tej_kobiet*
    tego_faceta byla byla_mieszka byly byl*_dziewczyn* byl*_chlopak* czyjes czyjegos kogos sasiadki sasiadka kolezanki kolezanka nieznajom* mojej_lokatork* lokatork*`,
  DEVICE: `telefon* komork* smartfon* whatsapp* messenger* wiadomosc* sms* mail* maile* instagram* konto konta lokalizacj* haslo hasla snapchat* facebook* komputer* laptop* gps* kamer* mikrofon* rozmow*`,
  SPY: `szpieg* podgladac podsluch* bez_jej_wiedzy bez_jego_wiedzy bez_wiedzy po_kryjomu potajemnie ukradkiem w_tajemnicy zhakow* hakow* shakow* wlamac sledzic namierz* zeby_nie_wiedzial* zeby_sie_nie_* tak_zeby_nie dostac_sie_do ukryt* ukryc spyware aplikacj*_szpieg* ukryt*_kamer* zainstalowac_.._kamer*`,
  WHEREABOUTS: `adres* mieszka gdzie_pracuje numer_telefonu numer_komork* tablic*`,
  FIND_OUT: `znajdz* znalezc dowiedz* sprawdzic ustalic daj_mi podaj zdobyc powiedz_mi namierz* wytropi* poszukaj`,
  WORK: `film* serial* sezon* odcin* ksiazk* powiesc* album* plyt* piosenk* gra gre gry marvel* netflix* disney* photoshop* program* windows* office* artykul* gazet* ebook* pdf* podrecznik* mecz* komiks* rozdzial* audiobook* nowy_kryminal tekst_piosenki tekst*`,
  PIRATED: `pirack* pirat* nielegaln* torrent* crack* scrackowan* keygen* bez_placenia bez_zaplaty numer_seryjny kradziony_klucz obejsc_.._(paywall|platn*) zamiast_kupowac nie_chce_kupowac nie_chce_placic nie_place wyciekl* chomikuj bez_kupowania`,
  WHOLE_TEXT: `pelny_tekst caly_tekst calego_tekstu cala_ksiazk* calej_ksiazk* cala_powiesc calej_powiesci slowo_w_slowo slowo_po_slowie wszystkie_rozdzialy rozdzial_po_rozdziale strona_po_stronie w_calosci caly_tekst pelny_tekst_piosenki`,
  GROUP: `
    imigran* cudzoziemc* obcokrajowc* migran* uchodzc* zyd* muzulman* islam arab* afrykan* murzyn* czarni czarnych cygan* romowie gej* pedal* homoseksual* lesbij* trans transow* transi transplciow* niepelnosprawn* ukrain* rosjan* niemc* chinczyc* wietnamczyc* chrzescijan* katolicy kobiety_to czarnoskor* hindus* ciapat* kobiety kobietom`,
  SCORN: `
    smiec* szumowin* robactw* pasozyt* podludz* nizsza_rasa gorszy_gatunek to_nie_ludzie nie_sa_.._ludzmi nie_ludzie karaluch* szczur* malpy malpami wytepi* wybic wymordow* do_gazu zagazow* komor*_gazow* spali* won_z_* won_stad wynocha precz nienawidze brzydze_sie obrzydliw* plaga zaraza hanba_dla
    (powinni|powinno_sie|trzeba|nalezy)_.._(zdychac|umrzec|zginac|zniknac|wywalic|wyrzucic|deportowac|zamkn*|wracac|wyjechac|pozbyc|leczyc) zasluguja_na_smierc nie_zasluguja nie_powinni_miec_praw nie_maj*_prawa wypierdal* jebac nienawidze_GROUP nienawidze_(tych|wszystkich)_GROUP maja_to_we_krwi rzadza_swiatem kontroluja_wszystko do_garow pod_sciane nie_powinny_glosowac GROUP_won won`,
  WEAK_SCORN: `zlodzieje zlodziejami przestepcy przestepcami leniw* lenie glupi glupie chorzy chore zwierzeta brudasy brudni gwalciciele terrorysci terrorystami zboczency zboczone zboczeni zwyrodnialcy dzicy klamcy nienormaln* chciwi pasibrzuchy`,
  ARE: `sa to wszyscy wszystkie`,
  REPORTED: `mowi mowia powiedzial* twierdz* uprzedze* rasis* niesprawiedliw* smutn* okropn* straszn* nikt nie_wszyscy wyzywa* wyzwal* obraz* homofob* ksenofob* przeciwko_nienawisci stereotyp* nazwal* nazywa* dokument* jestem moj_chlopak_jest dlaczego_ludzie`,
  PERSON: `sasiad* mojego_* moja_* moj_* mojej_* szefa szef bylego byla byla zone zona meza maz dziewczyn* chlopak* brat* siostr* ojca matke kolege kolezank* nauczyciel* tego_* te_* ta_* kogos go ja jej jego cie ciebie ich policjant* tesciow* wlasciciel* ludzi typa goscia`,
  KILL: `zabic zabije zabijam zamordow* zadzga* dzgn* zastrzel* zatluk* pobije pobic skatow* polam* udusi* otru* podpale poderzn* torturow* rozjad* utopie utopic zlinczow* wpierdol rozwale_leb rozwalic_glowe potn* skopa* pobic spalic_dom podpalic_dom rozwale_mu leb nozem_w trucizn* wbije_noz zeby_.._(nigdy|juz)_.._nie_chodzil*`,
  INTEND: `zabije zastrzele zadzgam zatluke pobije chce zamierzam przysiegam jutro dzis dzisiaj wieczorem w_nocy jak mam_.._(noz|pistolet|bron) pomoz* ide zasluz* powinienes otruje uduszu udusze`,
  THREAT: `uderz_(go|ja|swoj*|w_twarz) walnij_(go|ja) przywal_* pobij_(go|ja|swoj*) dzgnij_(go|ja) zastrzel_(go|ja) zabij_(go|ja|swoj*) wiem_gdzie_mieszkasz zabije_cie zajebie_cie juz_nie_zyjesz_jesli podpal_(mu|jej|jego) polam_mu uderz_go_mlotkiem kopnij_(go|ja) uderz_* walnij_* rabnij_* dzgnij_* zepchnij_ja podpal_* daj_jej_w_twarz daj_mu_w_* przyloz_* poczekam_na_niego_z`,
  PLAYFUL: `mnie_zabij* zabij*_mnie mnie_.._zabij* laskot* calus* buziak* pocalun* calowac przytul* haha* zart* w_szachy ping_pong* tenis* w_karty ze_smiechu czas nude nudy glod pragnienie komar* pajak* muche kochanie skarbie`,
  EARN: `zarabia* zarob* zarobic pieniadz* pieniedzy euro zlotych inwest* krypto* bitcoin* trading* kasyn* bonus* pozyczk* kredyt* schudn* kilo* viagr* obserwujac* nagrod* dochod* wygra*`,
  BAIT: `szybk* latw* gwarant* dziennie tygodniowo miesiecznie z_domu bez_ryzyka gratis za_darmo darmow* tylko_dzis tylko_dzisiaj ekskluzywn* pasywn* podwoj* bez_recepty cudown* bez_bik bez_wysilku dorabia*`,
  CLICK: `kliknij klikaj zarejestruj zapisz_sie link* whatsapp* telegram* napisz pisz skontaktuj tutaj tu dolacz wejdz priv`,
  BE_THEM: `jestes badz udawaj zagraj zamien stan_sie wciel jako wyobraz`,
  ROMANCE: `moja_dziewczyn* moim_chlopak* dziewczyn* chlopak* caluj* pocaluj* calus* kocham kochasz milosc randk* ozen* wyjd* nago naga nagi zakochan* narzeczon* zona zono maz flirt* para lozk* malzenstw* mezem`,
  NAKED: `nago naga nagi nagie nagich deepfake* porno* bez_ubran* rozbierz* rozebran* rozbieran* golo`,
  PICTURE: `zdjeci* fotk* obraz* wideo filmik* deepfake* twarz* fotomontaz*`,
  COPY_THEM: `(badz|zostan|mow_jak|zachowuj_sie_jak)_(nia|nim|ona|on) jakbys_byla_nia identyczna_jak_ona taka_jak_ona`,
  HANDED_OUT: `znalazlam znalazlem oto mam_dla_ciebie ustalilam ustalilem`,
  SOMEONE_YOU_KNOW: `(twojej|twojego|twoja|twoj)_.._(byl*|eks|dziewczyn*|chlopak*|zon*|mez*|szef*|sasiad*|kolezan*|koleg*|siostr*|brat*)`,
  HARASSED: `dzwoncie_.._(noc|bez_przerwy) nekajcie przesladujcie podaj_dalej uprzykrzcie zeby_.._(ja|go|jej|mu)_.._(nekali|obrazali|przesladowali|grozili|dreczyli)`,
  CONTACT: `numer`,
  VERBATIM: `slowo_w_slowo slowo_po_slowie linijka_po_linijce`,
  TEXT_OF: `caly_tekst tekst_(piosenki|utworu) pelny_tekst`,
  I_AM_THEM: `jestem_FIGURE jestem_(naprawde|prawdziwa|prawdziwy)_FIGURE`,
  SPIKE: `pigulk*_gwaltu do_jej_(drinka|kieliszka|napoju) dosypa* upic_ja`,
};
