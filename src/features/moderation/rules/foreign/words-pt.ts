import type { ForeignWords } from './vocabulary.ts';

export const PORTUGUESE: ForeignWords = {
  COMMON: `
    eu voce voces ele ela nos eles elas os um uma uns umas de da dos das que e em na nos nas sou es sao esta estou ta tou te se meu minha meus minhas teu tua seu sua por para pra com sem nao como onde quando quem porque mas muito hoje isto isso este esse quero queria queres vou vais vai posso pode tenho tem ha ja mais ninguem todos todas preciso aquele aquela`,
  FICTION: `
    filme* novela* romance_policial serie series peca_de_teatro roteiro personagem* capitulo* videogame jogo jogos chefao zumbi* dragao dragoes minecraft fortnite gta skyrim cancao musica letra documentario* opera xadrez livro* protagonista* cena_do`,
  IDIOM: `
    de_rir de_tanto_rir de_vergonha de_fome de_sono de_sede de_frio de_calor de_tedio de_amores de_ciume* de_curiosidade de_inveja de_saudade* de_medo de_preguica por_um_cafe por_uma_pizza por_voce por_ti por_um_sorvete por_chocolate para_te_ver nesta_cidade nessa_cidade na_cidade com_os_meus_pais
    bungee paraquedas de_velho de_velha brincadeira brincando e_brincadeira kkk* do_susto ha_anos piscina trampolim ao_teu_lado kkk kkkk haha hahaha rs a_prova`,
  CRISIS: `
    (quero|queria|gostaria_de|prefiro|vontade_de|preferia|desejo)_.._morrer (quero|queria|vou|penso_em|pensando_em|pensei_em|pretendo)_.._me_matar (vou|quero|queria|penso_em)_.._matar_me quero_matar_me vou_matar_me vou_me_matar quero_me_matar me_mato_(hoje|amanha|essa|esta) mato_me_(hoje|amanha)
    (penso|pensando|pensei|pensar|penso_muito)_.._suicid* me_suicidar suicidar_me cometer_suicidio ideias_suicidas pensamentos_suicidas tirar_.._(a_minha_|minha_propria_|minha_)vida tirar_a_propria_vida (acabar|terminar)_com_.._(minha_vida|a_minha_vida|tudo_hoje|tudo_de_vez|tudo_esta|tudo_essa|esta_vida) acabar_com_tudo por_fim_a_.._vida dar_fim_a_.._vida dar_cabo_de_mim por_um_fim_em_tudo
    (nao_quero|nao_consigo|ja_nao_quero|nao_aguento)_.._(viver_mais|continuar_a_viver|continuar_vivendo|viver) nao_quero_mais_viver (sem|perdi_a|nao_tenho_mais|nao_tenho|ja_nao_tenho)_vontade_de_viver nao_quero_.._acordar nao_acordar_(mais|nunca) dormir_e_nao_acordar nunca_mais_acordar
    queria_.._(estar_morto|estar_morta|nao_ter_nascido|nunca_ter_nascido|sumir_para_sempre|sumir_de_vez) melhor_.._mort* seria_melhor_eu_morrer nao_mereco_viver vida_nao_vale_a_pena vida_nao_faz_mais_sentido nao_ha_razao_para_viver nao_tenho_motivos_para_viver melhor_sem_mim carta_de_despedida bilhete_de_despedida cartas_de_despedida
    me_jogar_.._(ponte|trem|predio|janela|metro|sacada) atirar_me_.._(ponte|comboio|predio|janela|metro|varanda) me_jogo_.._(ponte|predio) pular_.._(da_ponte|do_predio|da_janela|da_sacada) saltar_.._(da_ponte|do_predio) me_enforcar enforcar_me dar_um_tiro_na_(minha_)?cabeca cortar_os_pulsos corto_os_pulsos me_corto corto_me_.._(bracos|pulsos) me_cortei_.._(bracos|pulsos|pernas|coxas) me_cortar_(de_novo|outra_vez|para_nao)
    me_machucar_(de_novo|outra_vez|mesma|mesmo) me_machuco_de_proposito magoar_me_a_mim overdose_.._tom* tomei_.._overdose desaparecer_para_sempre nao_quero_mais_existir ultimo_dia_da_minha_vida cansad*_de_viver farto_de_viver farta_de_viver ninguem_vai_sentir_.._(minha_falta|a_minha_falta|falta_de_mim) deixei_a_carta me_machuquei_de_novo me_cortei_de_novo voltei_a_cortar_me me_jogo_(se|daqui|hoje) eu_juro_que_me_jogo hoje_eu_acabo_com_isso sumir_pra_sempre separei_os_remedios ja_separei_os_remedios nao_aguento_.._estar_viv* ja_me_despedi_d* nao_quero_mais_estar_viv* vou_me_jogar jeito_.._de_morrer morrer_sem_dor como_morrer_sem ja_tenho_a_corda a_vida_perdeu_o_sentido nao_quero_estar_aqui_amanha quero_sumir_.._(sempre|mundo) acabo_com_tudo_hoje`,
  PILLS: `comprimidos pilulas remedios paracetamol calmantes rivotril medicamentos caixa cartela* frasco soniferos`,
  SWALLOW: `tomei tomar engoli engolir tomo tomado tomando`,
  ALL_OF_IT: `todos todas toda inteira inteiro muitos demais de_uma_vez vinte trinta quarenta 20 25 30 40 50 60`,
  HOW_MUCH: `quantos quantas qual_a_dose qual_e_a_dose que_dose`,
  DIE: `morrer mortal letal fatal me_matar matar_me nao_acordar`,
  LURE: `se_mata_(logo|de) se_mate mata_te suicida_te (devia|devias|deveria|deves)_.._(te_matar|se_matar|matar_te|morrer) se_joga_.._(ponte|predio) atira_te_da_ponte corta_os_pulsos ninguem_.._(sentiria_tua_falta|sentiria_sua_falta|vai_sentir_sua_falta|sentira_a_tua_falta) o_mundo_seria_melhor_sem_(voce|ti) se_enforca toma_todos_os_comprimidos acaba_com_a_tua_vida corta_te tira_a_tua_vida
    se_(voce|tu)_.._(morrer|se_matar|acabar_com_a_vida|matares)_.._(faz_isso|faca_isso|faz_logo|faz_o) (faz_isso|faca_isso)_.._(pula|salta|ninguem_vai) acabar_com_(a_sua|a_tua|sua|tua)_vida_.._(faz_isso|faca_isso|faz_o|faca) morr(e|a)_comigo (vamos_morrer|morremos|morreremos)_juntos (se_cortar|te_cortares|cortar_se)_.._(nosso_.._segredo|entre_nos) (se_corta|se_corte|corta_te)_.._(por_mim|para_mim|pra_mim|de_novo)
    (sem_comer|nao_come|nao_comes|sem_comida)_..._mais_(linda|lindo|bonita|bonito|magra|magro|bela|belo) (pula|salta|pule)_o_(jantar|almoco|cafe_da_manha|pequeno_almoco) (todo_mundo|todos|sua_familia|a_tua_familia)_.._melhor_sem_(voce|ti) engole_.._(todos|os_comprimidos|a_caixa) (enfia|poe|coloca)_.._dedo_na_garganta vomita_.._depois`,
  ASK: `
    onde escreve* transcreve copia como quem alguem sabe conhece conheces consegues pode podes me_ajuda ajuda_me me_passa passa_me me_arruma arranja preciso quero queria procuro diz_me diga me_diga explica ensina me_ensina me_da manda me_manda vendo ofereco passo_a_passo instrucoes receita tutorial link posso tenho quanto vou pretendo te_arrumo tem_algum ha_algum mostra_me me_mostra`,
  CONTRABAND: `
    (notas|dinheiro|moedas|documentos|passaporte*|carteira|rg|cnh|carta_de_conducao|identidade|diploma*|receita*|euros)_.._fals* nota_falsa cocaina heroina metanfetamina crack_(para|barato|bom) ecstasy mdma lsd cetamina fentanil drogas droga maconha erva_(boa|barata) haxixe pistola* arma armas revolver* espingarda* fuzil municao silenciador* explosivos dinamite granada*
    (cartoes|celulares|telemoveis|bicicletas|carros)_.._(roubad*|clonad*) assassino_de_aluguel matador_de_aluguel sem_receita trafico_de atestado*_.._falso atestado_falso cartao_clonado cartoes_clonados passaporte_falso coca arma_sem_registro`,
  TRADE: `compr* vend* consigo conseguir consegue consegues encontr* arranj* arrum* encomend* pedir contat* contact* contrat* pago pagar custa trazer traz traficante* fornecedor dealer numero envio entrego distribuir obter preciso faz quem`,
  WEAPON_MADE: `bomba* explosivo* coquetel*_molotov cocktail_molotov molotov metanfetamina heroina cocaina ricina gas_venenoso silenciador* notas_falsas dinamite`,
  MAKE: `faz* faco fabric* constru* prepar* cozinhar mistur* imprim* montar caseira`,
  DEED: `
    arromb* abrir_.._(fechadura|cadeado)_.._(sem|alheia|vizinho) forcar invadir invado roubar roubo furtar furto hackear hackeio falsific* burlar enganar_.._(idos*|velh*) dar_o_golpe dar_golpe golpe_em assaltar assalto lavar_dinheiro lavagem_de contraband* passar_.._(alfandega|fronteira) chantage* extorqu* clonar sonegar fugir_aos incendiar botar_fogo por_fogo pegar_fogo ligacao_direta desbloquear_.._roubad* fraudar esvaziar gato_na_luz clonado entrar_na_conta modelo_com_carimbo falso_atestado`,
  TARGET: `
    fechadura* cadeado* porta* carro* moto bicicleta* casa casas apartamento* loja* supermercado banco caixa_eletronico multibanco conta* cartao cartoes dinheiro celular telemovel telefone wifi vizinho* vizinha* cofre posto_de_gasolina idos* velhinh* avo cliente* seguro* seguradora financas impostos fronteira alfandega passaporte* assinatura* diploma* receita* joalheria joalharia bolsa* carteira* iphone armazem luz aeroporto`,
  LAWFUL: `
    minha_propria meu_proprio minha_casa meu_carro minha_conta minha_bicicleta meu_celular meu_telemovel minhas_chaves chaveiro perdi_a_chave perdi_as_chaves proteg* evitar prevenir impedir me_roubaram roubaram_me roubaram_o roubaram_a foi_roubad* fui_roubad* policia denunci* perigos* proibid* por_que_e reabilita* desintox* medico me_receitou receitou noticias museu de_agua coracao permissao consent* biblioteca
    legal_de legalmente legais minha_senha minha_localizacao meu_endereco renovar`,
  KNOWN: `
    minha_ex meu_ex minha_namorad* meu_namorad* minha_mulher minha_esposa meu_marido meu_chefe minha_chefe minha_vizinha meu_vizinho minha_colega meu_colega minha_irma meu_irmao minha_professora meu_professor minha_prima minha_parceira meu_parceiro minha_amiga meu_amigo sua_namorada essa_garota essa_rapariga esse_cara essa_mulher dela dele de_uma_desconhecida
    uma_menina_que_conheci alguem a_vizinha o_vizinho de_uma_colega minha_cunhada minha_inquilina inquilina da_minha_inquilina`,
  DEVICE: `celular telemovel telefone whatsapp* conversas mensagens email emails instagram conta localizacao senha palavra_passe snapchat facebook computador gps camera* microfone chats`,
  SPY: `espionar espiar espio sem_que sem_ela_saber sem_ele_saber hackear as_escondidas escondido em_segredo secretamente rastrear rastreio vigiar entrar_no entrar_na aceder invadir interceptar ler_.._sem clonar ocult* monitorar seguir_.._sem grampear camera_escondida programa_espiao spyware app_espiao colocar_.._camera instalar_.._camera`,
  WHEREABOUTS: `endereco morada mora vive onde_trabalha numero_de_telefone numero_do telefone_de matricula placa_do`,
  FIND_OUT: `descobr* encontr* achar acha me_diz diz_me me_da me_passa da_me consegu* consigo procura_para obter localizar saber_onde descubra onde_mora_a_minha_ex acha`,
  WORK: `filme* serie* temporada* episodio* livro* romance* album* disco musica* jogo* marvel netflix disney photoshop software programa windows office artigo* jornal ebook* pdf apostila partida* revista quadrinhos letra`,
  PIRATED: `pirat* piratear pirateado torrent* crack crackead* keygen* sem_pagar ilegal* ilegalmente numero_de_serie serial_roubado burlar_.._(paywall|assinatura) contornar_.._paywall sem_comprar em_vez_de_comprar nao_quero_comprar nao_quero_pagar vazad* roubad*`,
  WHOLE_TEXT: `texto_completo texto_integral todo_o_texto texto_inteiro livro_inteiro livro_completo romance_inteiro romance_completo palavra_por_palavra todos_os_capitulos capitulo_por_capitulo pagina_por_pagina na_integra letra_completa letra_inteira toda_a_letra`,
  GROUP: `
    imigrante* estrangeiro* migrante* refugiado* judeu* judia* muculmano* arabe* africano* negros negras pretos cigano* cigana* gays gay viado* bicha* homossexua* lesbica* sapata* trans travesti* transexua* deficientes chineses nordestinos venezuelanos indianos brasileiros ucranianos evangelicos cristaos as_mulheres_sao mexicanos indios mulheres as_mulheres`,
  SCORN: `
    esc*ria lixo praga parasita* sub_humanos subhumanos raca_inferior inferiores nao_sao_gente nao_sao_pessoas nao_sao_humanos nao_sao_seres baratas ratos macacos exterminar exterminad* gasear camara_de_gas matar_todos queimar* queimad* fora_com fora_daqui odeio_* odeio me_dao_nojo dao_nojo nojentos nojento
    merecem_.._morrer nao_merecem deviam_.._(morrer|desaparecer|ser_expuls*|voltar) deveriam_.._(morrer|desaparecer|ser_expuls*|sumir|ser_pres*) tem_que_.._(morrer|apanhar|sair|sumir|voltar) nao_tem_direito* nao_deviam_ter_direitos volt*_para_a_sua_terra odeio_GROUP odeio_(os|as|esses|essas|todos_os)_GROUP nao_e_gente nao_deviam_votar no_sangue_deles controlam_tudo controlam_o_mundo proibir_de_andar tinha_que_proibir lugar_de_mulher_e so_servem_para fora_GROUP`,
  WEAK_SCORN: `ladroes bandidos criminosos vagabundos preguicosos burros burras estupid* doentes animais sujos violadores estupradores terroristas pervertid* degenerad* trapaceiros imundos mentirosos antinatura* avarentos`,
  ARE: `sao e todos todas`,
  REPORTED: `diz dizem disse disseram acha_que preconceit* racis* injust* triste* horrivel ninguem nem_todos insult* ofend* homofob* xenofob* contra_o_odio estereotip* chamaram me_chamam documentario sou meu_namorado_e minha_mulher_e por_que_odeiam`,
  PERSON: `meu_vizinho minha_vizinha vizinh* minha_ex meu_ex meu_chefe chefe minha_mulher minha_esposa meu_marido meu_namorado minha_namorada meu_irmao minha_irma meu_pai minha_mae colega* professor* esse_* essa_* aquele_* aquela_* alguem ele ela lo la te o_* a_* policia* meu_cunhado minha_sogra senhorio pessoas`,
  KILL: `matar mata_lo mata_la mato matar_te assassinar esfaquear atirar_em dar_um_tiro_n* dar_um_tiro_em dar_uma_surra espancar bater_n* bater_em quebrar_a_cara partir_te_a_cara partir_lhe_* partir_a_cara quebrar_as_pernas quebrar_os_dentes envenenar estrangular degolar torturar atropelar afogar_* linchar esfaqueio dar_veneno dar_um_fim_n* quebrar_lhe_* mandar_dar_um_fim botar_fogo_na_casa bateu_nel* bati_nel* queimar_a_casa rebentar_lhe`,
  INTEND: `vou vou_te quero juro te_juro juro_que amanha esta_noite hoje_a_noite pretendo como tenho_.._(arma|faca|pistola) me_ajuda ajuda_me vamos merece devias deveria`,
  THREAT: `bate_nel* bate_na_tua* bata_nel* da_lhe_um_(soco|murro) de_um_soco_n* da_um_soco_n* da_uma_surra_n* de_uma_surra esfaqueia_* mata_o mata_ele mata_ela sei_onde_(voce_mora|tu_moras|moras) vou_te_(matar|rebentar|furar) te_mato_se estas_morto_se voce_ta_morto_se bota_fogo_na_casa incendeia_a_casa acerta_nele bati_nela_.._(mereceu|de_novo) dar_um_fim_na dar_veneno_p* da_lhe_com_* bate_lhe esfaqueia empurra_ela_* chuta_ela mata_o_teu`,
  PLAYFUL: `cocegas beijos beijar_te te_beijar beijo abracos kkk* haha* brincadeira no_xadrez pingue_pongue tenis cartas saudade* a_fome a_sede de_rir o_tempo mosquito* aranha* barata_na de_beijos de_amor na_sinuca`,
  EARN: `ganhe ganhar ganha dinheiro euros reais dolares renda invist* investimento* cripto* bitcoin* trading cassino casino bonus emprestimo* credito* emagrec* quilos viagra seguidores premio* seguidores ganhe`,
  BAIT: `rapido facil garantid* por_dia ao_dia diarios por_semana em_casa sem_risco* gratis sem_esforco so_hoje exclusiv* passiva passivo dobr* por_mes sem_receita milagros* de_casa baratos gratis`,
  CLICK: `clique clica clic registe_se registre_se cadastre* inscreva* inscreve* link whatsapp telegram chama contacte escreva aqui entre_em junte_se zap no_zap grupo entra_no`,
  BE_THEM: `voce_e tu_es es_a es_o seja se_a sejas finja finge aja faz_de faca_de transforme torna_te como imagina vire igual_a o_mesmo_rosto vire_a`,
  ROMANCE: `minha_namorada meu_namorado namorad* beij* amor amo amas amante encontro casar espos* nua nu apaixonad* te_amo noiv* mulher flerta* paquera* cama`,
  NAKED: `nua nu nuas nus pelada* pelado* deepfake* porno* sem_roupa tirar_a_roupa tira_a_roupa despid*`,
  PICTURE: `foto fotos imagem imagens video videos deepfake* rosto cara fotografia* montage*`,
  COPY_THEM: `(seja|vira|vire|fala*_como|cria)_(ela|ele) torna_te_nela como_se_fosses_ela como_se_fosse_ela igualzinha_a_ela mando_a_foto_dela`,
  HANDED_OUT: `achei encontrei descobri aqui_esta aqui_tens localizei aqui_vai`,
  KNOWN_TO_YOU: `(sua|seu|tua|teu)_.._(ex|namorad*|mulher|esposa|marido|chefe|vizinh*|coleg*|irma|irmao|professor*|prim*|amig*)`,
  HARASSED: `liguem_.._(toda_a_noite|sem_parar) assediem infernizem espalhem ameacem encham_o_saco`,
  CONTACT: `numero`,
  VERBATIM: `palavra_por_palavra verso_por_verso linha_por_linha`,
  TEXT_OF: `letra_(inteira|completa|toda|de|da|do) toda_a_letra todo_o_texto texto_(inteiro|completo)`,
  I_AM_THEM: `sou_FIGURE sou_(a|o)_FIGURE sou_(mesmo|realmente|a_verdadeira|o_verdadeiro)_(a_|o_)?FIGURE`,
  SPIKE: `boa_noite_cinderela na_bebida_d* no_copo_dela gatinho_na_bebida embebedar_* dopar_ela dopa_la`,
};
