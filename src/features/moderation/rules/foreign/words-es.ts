import type { ForeignWords } from './vocabulary.ts';

export const SPANISH: ForeignWords = {
  COMMON: `
    el la los las un una unos unas de del al que y en es eres soy te se mi mis tu tus su sus por para con sin yo como donde cuando quien porque pero muy hoy esta este esto estos estas quiero quieres voy vas vamos puedo puedes tengo tienes hay lo le les ya nos nuestro nuestra necesito ojala nadie todos`,
  FICTION: `
    pelicula* novela* serie series cuento* obra_de_teatro guion personaje* capitulo* videojuego* juego juegos jefe_final zombi* zombie* dragon* orco* minecraft fortnite gta skyrim cancion canciones letra documental*
    historia_de_ficcion tragedia opera ajedrez libro* protagonista* escena*`,
  IDIOM: `
    de_risa de_la_risa de_verguenza de_la_verguenza de_hambre de_sueno de_sed de_ganas de_frio de_calor de_aburrimiento de_amor de_celos de_pena_ajena de_curiosidad de_envidia de_ternura por_un_cafe por_una_pizza por_ti
    por_verte por_conocerte por_conocer por_probar por_besarte por_ver por_ir por_un_helado por_comer en_esta_ciudad en_la_ciudad con_mis_padres bungee puenting paracaidas en_paz_a_los de_viejo de_vieja a_los_cien broma es_broma era_broma
    de_la_emocion del_susto de_nervios hace_anos a_tu_lado jajaja jaja jeje xd la_factura el_examen`,
  CRISIS: `
    (quiero|querria|quisiera|deseo|prefiero)_.._(morir|morirme|morir_ya) me_quiero_.._morir me_quiero_matar me_voy_a_matar voy_a_matarme quiero_matarme matarme_.._(hoy|esta|manana) me_mato_(hoy|esta|esta_noche|manana) pienso_.._(matarme|suicidarme|en_matarme|en_el_suicidio)
    (pienso|pensando|pense|penso)_.._suicid* suicidarme me_voy_a_suicidar me_suicid* cometer_suicidio ideas_suicidas pensamientos_suicidas quitarme_la_vida me_quito_la_vida me_voy_a_quitar_la_vida (acabar|terminar)_con_.._(mi_vida|todo_esta|esta_vida|todo_hoy|todo_esta_noche) acabo_con_mi_vida terminar_con_todo
    acabar_con_todo poner_fin_a_mi_vida ponerle_fin_a_.._(mi_vida|todo) (no_quiero|ya_no_quiero|no_puedo)_.._(seguir_viviendo|vivir_mas|vivir) ya_no_.._ganas_de_vivir sin_ganas_de_vivir no_tengo_ganas_de_vivir perdi_las_ganas_de_vivir no_quiero_.._despertar no_despertar_(mas|nunca) dormir_.._y_no_despertar
    ojala_.._(estuviera_muert*|no_despert*|me_muriera|no_hubiera_nacido) estaria_mejor_muert* mejor_muert* preferiria_estar_muert* no_haber_nacido no_merezco_vivir no_vale_la_pena_.._vivir vida_no_vale_la_pena vida_ya_no_tiene_sentido estarian_mejor_sin_mi estaran_mejor_sin_mi mejor_sin_mi
    carta_de_despedida nota_de_suicidio mi_despedida_final tirarme_.._(puente|tren|ventana|balcon|metro|azotea) me_tiro_.._(puente|tren|ventana|balcon|metro|azotea) me_voy_a_tirar_.._(puente|tren|ventana|balcon|metro|azotea) saltar_.._del_puente ahorcarme me_voy_a_ahorcar colgarme_.._(cuerda|hoy) pegarme_un_tiro me_pego_un_tiro
    cortarme_las_venas me_corto_.._(brazos|venas|munecas|piernas) me_corte_.._(brazos|venas|munecas) cortarme_.._(brazos|munecas|otra_vez) me_hago_dano hacerme_dano me_lastimo_a lastimarme sobredosis_.._tom* tome_una_sobredosis desaparecer_para_siempre no_quiero_existir no_quiero_estar_viv* ultimo_dia_de_mi_vida ya_no_quiero_vivir me_corte_otra_vez me_volvi_a_cortar me_vuelvo_a_cortar deje_la_carta_en ya_deje_la_carta ya_tengo_la_cuerda mi_vida_no_vale_nada arriba_del_puente esta_noche_me_voy_para_siempre me_despido_de_todos tirarse_.._(puente|tren) dejar_de_existir no_le_encuentro_sentido_a_(nada|vivir) ya_no_tomo_la_insulina nadie_me_.._(extranaria|echaria_de_menos) irme_para_siempre_de_este_mundo me_tiro_.._puente quiero_desaparecer_.._(siempre|mundo) ya_no_.._aguanto_vivir sin_dolor_.._morir morir_.._sin_dolor manera_.._de_(morir|suicidarse) en_(el_(puente|tejado|viaducto)|la_(azotea|cornisa)|las_vias)_..._*_..._((ya_no_(tengo|me_da)_miedo|sin_miedo_ya)(?!_(?:de|a))) ((ya_no_(tengo|me_da)_miedo|sin_miedo_ya)(?!_(?:de|a)))_..._*_..._en_(el_(puente|tejado|viaducto)|la_(azotea|cornisa)|las_vias) si_me_(mato|suicido|muero|matara|muriera)_..._(alguien|extran*|echar*_de_menos|le_importa*)`,
  PILLS: `pastillas pildoras paracetamol ibuprofeno somniferos tranquilizantes medicamentos caja frasco tabletas`,
  SWALLOW: `tome tomado tome tomar* trague tragado me_tome me_he_tomado tomo tomandome`,
  ALL_OF_IT: `todas todo entera entero muchas demasiadas de_golpe de_una_vez un_monton veinte treinta cuarenta 20 25 30 40 50 60`,
  HOW_MUCH: `cuantas cuantos cuanta cuanto que_dosis cual_es_la_dosis`,
  DIE: `morir morirme morirse matarme matarse mortal letal no_despertar muero`,
  LURE: `matate suicidate deberias_.._(matarte|suicidarte|morirte) tirate_.._(puente|tren) cortate_las_venas nadie_te_.._(extranaria|echaria_de_menos|extranara) el_mundo_estaria_mejor_sin_ti ahorcate tomate_todas_las_pastillas cortate quitate_la_vida acaba_con_tu_vida
    si_.._quieres_(morir|morirte|matarte|acabar_con_tu_vida)_.._hazlo hazlo_.._(salta|acaba_con_todo|nadie_te) (acabar|terminar)_con_tu_vida_.._hazlo muere_conmigo (muramos|muramonos|moriremos)_juntos vamos_a_morir_juntos ven_conmigo_al_otro_lado (cortarte|hacerte_dano|no_comer)_.._(nuestro_.._secreto|te_hace|te_queda) cortate_.._por_mi
    (sin_comer|no_comes|dejes_de_comer|te_saltas|ayuno)_..._mas_(guapa|guapo|bonita|bonito|delgada|delgado|linda|lindo|hermosa|hermoso) saltate_.._(la_cena|el_desayuno|la_comida|el_almuerzo|otra_vez) todos_.._mejor_sin_ti (estarian|estaran)_mejor_sin_ti tragate_.._(pastillas|todas) tienes_mi_permiso_para_(morir|morirte|matarte) metete_los_dedos vomita_.._(despues|lo_que_comes)`,
  ASK: `
    donde escribe* transcrib* copia como quien quienes alguien sabes conoces puedes me_ayudas ayudame me_pasas me_consigues necesito quiero busco dime explicame ensename pasame dame vendo ofrezco paso_a_paso instrucciones receta tutorial enlace link puedo tengo cuanto
    voy_a planeo te_consigo te_doy te_paso te_ayudo hay_algun`,
  CONTRABAND: `
    (billetes|dinero|moneda|documentos|papeles|pasaporte*|dni|identificacion|carnet|licencia|titulo|euros|dolares|receta*|identidad)_.._fals* fals*_(dni|pasaporte*|billetes|documentos) cocaina coca_pura heroina metanfetamina cristal_meth extasis mdma lsd ketamina fentanilo drogas
    droga marihuana hachis opio pistola* arma armas fusil* escopeta municion silenciador* explosivos dinamita granada* robad* (tarjetas|moviles|bicicletas|coches)_.._(robad*|clonad*) sicario* asesino_a_sueldo sin_receta pastillas_.._sin_receta camello_de papeles_fals* pasaporte_fals* coca pipa_limpia cartilla_falsa`,
  TRADE: `compr* vend* consegu* consig* encuentr* encontrar pedir contact* contrat* pago pagar cuesta traer trae traficar distribuir camello dealer proveedor numero envio envias obtener necesito hace hacen quien`,
  WEAPON_MADE: `bomba* bomba_casera explosivo* coctel*_molotov molotov metanfetamina cristal_meth heroina cocaina ricina gas_venenoso silenciador* billetes_falsos dinamita`,
  MAKE: `hac* hago fabric* constru* prepar* cocinar cocino mezcl* imprim* armar elabor* hace casera`,
  DEED: `
    (abrir|abro)_.._(cerradura|candado)_.._(sin_llave|ajen*|vecin*) forzar fuerzo reventar ganzua robar robo robarle robarles hackear hackeo entrar_.._a_robar colarme_en falsificar falsifico estafar estafo asaltar asalto atracar atraco blanquear lavar_dinero blanqueo contraband* pasar_.._por_la_aduana chantaj* extorsion*
    clonar hurtar evadir quemar incendiar puentear desbloquear_.._robad* saquear timar entrar_.._(a|en)_la_cuenta entro_.._cuenta hackeo paso_.._(kilos|aeropuerto) puente_a_la_luz colarme`,
  TARGET: `
    cerradura* candado* puerta* coche* auto carro moto bici* bicicleta* casa casas piso apartamento tienda* supermercado banco cajero* cuenta* tarjeta* dinero movil celular telefono wifi vecino* vecina* caja_fuerte gasolinera anciano* anciana* abuela* cliente* seguro hacienda impuestos frontera aduana pasaporte* firma*
    titulo* receta* joyeria* bolso* cartera* iphone almacen aeropuerto kilos`,
  LAWFUL: `
    mi_propi* (abrir|abro|entrar|puerta|llave*|cerradura|robaron)_.._mi_casa mi_coche mi_cuenta mi_bici mi_movil mis_llaves cerrajero perdi_las_llaves proteger* protejo evitar prevenir impedir me_robaron nos_robaron me_han_robado robaron le_robaron fue_robad* policia denunci* peligros* prohibid* por_que rehabilit* desintoxic* medico me_receto recetado noticias museo de_agua corazon
    permiso consinti* consentimiento biblioteca legal legales legalmente legal_de mi_contrasena mi_ubicacion mi_direccion caduc* renov*`,
  KNOWN: `
    mi_ex mi_novi* mi_pareja mi_espos* mi_mujer mi_marido mi_jef* mi_vecin* mi_compan* mi_colega mi_herman* mi_profesor* mi_prim* mi_amig* mi_cunad* su_novi* su_pareja ex_novi* exnovi* esa_chica ese_tipo ese_chico esa_mujer de_ella de_el una_desconocida una_chica alguien la_vecina el_vecino una_compan*
    de_un_desconocido inquilina mi_casera`,
  DEVICE: `movil celular telefono whatsapp* chats mensajes correo* email instagram cuenta ubicacion contrasena* clave snapchat facebook ordenador computadora gps camara* microfono conversaciones`,
  SPY: `espiar espio sin_que hackear hackeo a_escondidas en_secreto secretamente rastrear rastreo vigilar meterme_en entrar_en entrar_al entro interceptar leer_.._sin leerle clonar ocult* seguirle escondid* escuchar_.._sin programa_espia spyware app_espia grabar*_.._sin instalar_.._camara`,
  WHEREABOUTS: `direccion domicilio vive donde_vive numero_de_telefono telefono_de donde_trabaja matricula`,
  FIND_OUT: `averigu* encuentr* encontrar descubr* dime consegu* busca buscame dame pasame sacar saber_donde obtener localizar buscala buscalo cual_es_la_direccion de_quien_es_este_numero`,
  WORK: `pelicula* peli pelis serie* temporada* capitulo* libro* novela* album* disco cancion* juego* videojuego* marvel netflix disney photoshop software programa windows office articulo* periodico ebook* pdf manual partido* comic* letra`,
  PIRATED: `pirata* piratear pirateo pirateada* pirateado* torrent* crack crackead* keygen* sin_pagar* numero_de_serie licencia_robada ilegal* ilegalmente saltar*_.._paywall descarga*_gratis_.._estreno sin_comprar* en_vez_de_comprar* no_quiero_comprar* no_quiero_pagar* filtrad* robad*`,
  WHOLE_TEXT: `texto_completo todo_el_texto texto_integro libro_entero libro_completo palabra_por_palabra todos_los_capitulos capitulo_por_capitulo pagina_por_pagina la_novela_entera novela_completa letra_completa letra_entera toda_la_letra`,
  GROUP: `
    inmigrante* extranjero* migrante* refugiado* judio* judia* musulman* moro* arabe* african* negros negras los_negro* gitano* gitana* gays gay maricon* homosexual* lesbiana* trans travesti* transexual* discapacitad* chinos rumanos latinos mexicanos venezolanos sudacas panchitos cristianos las_mujeres_son indios mujeres las_mujeres`,
  SCORN: `
    escoria basura plaga parasito* subhuman* inferiores no_son_personas no_son_human* alimanas cucarachas ratas monos exterminar* exterminad* gasear* a_la_camara_de_gas matarlos_a_todos que_los_maten quemar* quemad* fuera_de odio_a los_odio me_dan_asco dan_asco asquerosos asco_me merecen_.._(morir|morirse) no_merecen deberian_.._(morir|desaparecer|ser_expulsad*|volver_a)
    deberian_estar_.._(encerrad*|presos) hay_que_.._(echar*|expulsar*|deportar*|encerrar*|eliminar*) raza_inferior no_tienen_derecho* putos putas sobran malditos no_deberian_tener_derechos odio_a_GROUP odio_a_(los|las|esos|esas|todos_los|todas_las)_GROUP no_deberian_votar no_sirven_para lo_llevan_en_la_sangre controlan_todo controlan_el_mundo al_paredon deberian_prohib* hay_que_matar* fuera_GROUP fuera_los_GROUP pura_mentira_de`,
  WEAK_SCORN: `ladrones delincuentes criminales vagos tontos estupid* enferm* animales suci* violadores terroristas pervertid* degenerad* tramposos inmundos antinatural* tacanos avaros sucios`,
  ARE: `son es todos todas`,
  REPORTED: `dice dicen dijo dijeron opina prejuicio* racis* injusto* triste* horrible* nadie no_todos insult* ofend* homofob* xenofob* contra_el_odio estereotipo* llamaron me_llaman documental soy mi_novio_es mi_mujer_es por_que_odian me_molesta_que`,
  PERSON: `mi_vecin* vecino vecina mi_ex mi_jef* jefe jefa mi_espos* mi_mujer mi_marido mi_novi* mi_herman* mi_padre mi_madre mi_compan* profesor* a_ese_* a_esa_* a_alguien alguien lo la le te los las a_ella a_el policia* mi_primo mi_suegr* mi_cunad* a_mi_* a_tu_* casero gente`,
  KILL: `matar mato matarlo matarla matarte matarle asesinar apunalar acuchillar disparar* pegarle_un_tiro pegar_un_tiro pegarle_una_paliza dar*_una_paliza partirle_la_cara partirte_la_cara partir_.._(cara|piernas|dientes) romper_.._(cara|piernas|huesos|dientes) le_parto_la_cara te_parto_la_cara romperle_.._(cara|piernas|huesos|dientes) romperte_.._(cara|piernas|huesos) envenenar* estrangular* golpear* degollar* torturar* atropellar* ahogarlo lincharlo apunalo acuchillo apunalar prenderle_fuego quemarle_la_casa quemo_la_casa darle_una_paliza una_paliza le_rompo_* reventarle_* no_amanezca_vivo mate_por_encargo que_no_(vuelva_a|pueda)_.._(caminar|andar|levantarse)`,
  INTEND: `voy_a te_voy_a lo_voy_a la_voy_a quiero juro lo_juro manana esta_noche pienso planeo como_puedo como tengo_.._(pistola|cuchillo|arma) ayudame vamos_a merece te_juro deberias puedo_`,
  THREAT: `pegale golpeala golpealo golpeale dale_una_paliza dale_un_punetazo apunalal* disparale matalo matala se_donde_vives te_voy_a_(matar|rajar|partir) te_mato_si te_matare voy_por_ti_con estas_muert*_si quemale_la_casa rompele dale_con_el_* le_quemo_la_casa te_voy_a_reventar espero_en_el_portal una_paliza_.._(merece|vamos) pegale dale_en_la_cabeza clavale_* empujal* mate_por_encargo`,
  PLAYFUL: `cosquillas besos besarte beso abrazos jaja* carino broma en_el_ajedrez ping_pong tenis cartas chistes de_amor de_risa la_sed el_hambre el_tiempo la_curiosidad mosquito* aranas cucarachas_de hambre el_gusanillo a_besos a_abrazos`,
  EARN: `gana ganar* ganas dinero euros dolares ingresos invierte invertir inversion* cripto* bitcoin* trading casino bono* prestamo* credito* adelgaza* kilos viagra seguidores premio* herencia prestamo papi_generoso`,
  BAIT: `rapido facil garantizad* al_dia por_dia diarios semanales por_semana desde_casa sin_riesgo* gratis sin_esfuerzo solo_hoy exclusiv* pasivos duplica* al_mes sin_aval sin_receta milagros* cupos sin_invertir desde_casa`,
  CLICK: `haz_clic clic click registrate registrese inscribete enlace whatsapp telegram escribeme escribenos contactame contactanos aqui unete entra_en privado al_privado grupo mensaje_privado`,
  BE_THEM: `eres se_ sea seas finge actua hazte haz_de haces_de transformate conviertete como imagina que_seas igual_a identica_a`,
  ROMANCE: `mi_novi* novia novio beso* besa besame  amor amas amante cita casar* espos* desnud* enamorad* te_quiero quiereme me_amas ligar coquetea cama abrazad* matrimonio`,
  NAKED: `desnud* desnudo deepfake* porno* sin_ropa quitale_la_ropa quitar_la_ropa en_bolas`,
  PICTURE: `foto fotos imagen imagenes video videos deepfake* cara fotografia* montaje`,
  COPY_THEM: `(se|seas|conviertete_en|habla*_como|actua_como|haz_de)_(ella|el) hablas_como_ella igual_que_ella que_sea_igual como_si_fueras_ella hazla_igual`,
  HANDED_OUT: `he_encontrado encontre aqui_tienes aqui_esta he_averiguado averigue localice he_localizado este_es esta_es`,
  SOMEONE_YOU_KNOW: `tu_.._(ex*|novi*|pareja|espos*|marido|jef*|vecin*|compan*|colega|herman*|profesor*|prim*|amig*|caser*|amor_de*)`,
  HARASSED: `llamad*_(la|lo|le)?_?toda_la_noche llamadla* llamadlo* acosad* acosen* hacedle_la_vida molestad* difundid* pasalo para_que_.._(la|lo|le|los|las)_(molesten|acosen|llamen|insulten|amenacen)`,
  CONTACT: `numero`,
  VERBATIM: `palabra_por_palabra verso_por_verso linea_por_linea`,
  TEXT_OF: `(toda|entera|completa)_la_letra la_letra_(completa|entera|de) todo_el_texto el_texto_(completo|entero)_de texto_de`,
  I_AM_THEM: `soy_FIGURE soy_(realmente|la_verdadera|el_verdadero|la_autentica|el_autentico|de_verdad)_FIGURE`,
  SPIKE: `burundanga en_su_(bebida|copa|vaso) se_tome_la_pastilla_sin sin_darse_cuenta_.._pastilla emborrachar*_.._(para_que|hasta) escopolamina dormirla_con`,
};
