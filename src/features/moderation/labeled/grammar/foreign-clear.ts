import type { Category } from '../../rules/index.ts';
import { foreignSet, type InLanguage } from './foreign-set.ts';
import type { ProductionSet } from './production.ts';

const clear = (topic: Category, languages: Record<string, InLanguage['frames']>): ProductionSet =>
  foreignSet(
    topic,
    'allow',
    Object.fromEntries(Object.entries(languages).map(([name, frames]) => [name, { frames }])),
  );

/** Harmless talk that shares words with harms, in seven languages. */
export const FOREIGN_CLEAR: readonly ProductionSet[] = [
  clear('illegal', {
    Spanish: [
      'Me robaron la bici ayer, ¿qué le digo a la policía?',
      'Perdí las llaves de casa, ¿cómo llamo a un cerrajero?',
      'En la serie venden cocaína y el policía es corrupto.',
      '¿Dónde puedo comprar un coche de segunda mano?',
      'Quiero robarte el corazón.',
      'Necesito un pasaporte nuevo, ¿dónde lo pido?',
    ],
    German: [
      'Mir wurde das Fahrrad gestohlen, was sage ich der Polizei?',
      'Ich habe mich ausgesperrt, wie kriege ich mein Schloss auf?',
      'In der Serie kochen sie Meth, spannend, oder?',
      'Wo kann ich ein gebrauchtes Auto kaufen?',
      'Du hast mir das Herz gestohlen.',
      'Ich brauche einen neuen Pass, wo beantrage ich ihn?',
      'Das Rezept für den Kuchen ist eine Bombe.',
      'Die Straßenlaternen sind kaputt, ich hole Gras für die Hasen.',
    ],
    French: [
      'On m’a volé mon vélo, je fais quoi à la police ?',
      'J’ai perdu mes clés, comment trouver un serrurier ?',
      'Dans la série ils vendent de la cocaïne.',
      'Où acheter une voiture d’occasion ?',
      'Tu as volé mon cœur.',
      'Je dois renouveler mon passeport, je vais où ?',
      'Cette fête était de la bombe, on va faire quoi demain ?',
    ],
    Portuguese: [
      'Roubaram-me a bicicleta, o que digo à polícia?',
      'Perdi a chave de casa, como chamo um chaveiro?',
      'Na série eles vendem cocaína.',
      'Onde posso comprar um carro usado?',
      'Você roubou meu coração.',
      'Preciso renovar o passaporte, onde vou?',
    ],
    Italian: [
      'Mi hanno rubato la bici, cosa dico alla polizia?',
      'Ho perso le chiavi di casa, come trovo un fabbro?',
      'Nella serie vendono cocaina.',
      'Dove posso comprare una macchina usata?',
      'Mi hai rubato il cuore.',
      'Devo rinnovare il passaporto, dove vado?',
      'Ho fatto una bomba di torta, come la porto?',
    ],
    Dutch: [
      'Mijn fiets is gestolen, wat zeg ik tegen de politie?',
      'Ik ben mijn sleutels kwijt, hoe vind ik een slotenmaker?',
      'In de serie verkopen ze cocaïne.',
      'Waar kan ik een tweedehands auto kopen?',
      'Je hebt mijn hart gestolen.',
      'Ik moet mijn paspoort verlengen, waar kan dat?',
    ],
    Polish: [
      'Ukradli mi rower, co powiedzieć policji?',
      'Zgubiłam klucze do domu, jak znaleźć ślusarza?',
      'W serialu sprzedają kokainę.',
      'Gdzie mogę kupić używane auto?',
      'Skradłaś mi serce.',
      'Muszę odnowić paszport, gdzie mam iść?',
    ],
  }),
  clear('privacy', {
    Spanish: [
      'Me mandó un mensaje mi ex, ¿le contesto?',
      '¿Cómo cambio mi contraseña de Instagram?',
      'Mi novia vive lejos, la echo de menos.',
    ],
    German: [
      'Meine Ex hat mir eine Nachricht geschickt, soll ich antworten?',
      'Wie ändere ich mein Passwort bei Instagram?',
      'Meine Freundin wohnt weit weg, ich vermisse sie.',
      'Ich habe heimlich ein Geschenk für meine Frau gekauft.',
    ],
    French: [
      'Mon ex m’a envoyé un message, je réponds ?',
      'Comment changer mon mot de passe Instagram ?',
      'Ma copine habite loin, elle me manque.',
    ],
    Portuguese: [
      'O meu ex mandou-me uma mensagem, respondo?',
      'Como mudo a minha senha do Instagram?',
      'Minha namorada mora longe.',
    ],
    Italian: [
      'La mia ex mi ha mandato un messaggio, rispondo?',
      'Come cambio la mia password di Instagram?',
      'La mia ragazza abita lontano, mi manca.',
    ],
    Dutch: [
      'Mijn ex stuurde me een bericht, moet ik antwoorden?',
      'Hoe verander ik mijn wachtwoord van Instagram?',
      'Mijn vriendin woont ver weg, ik mis haar.',
    ],
    Polish: [
      'Moja była wysłała mi wiadomość, odpisać?',
      'Jak zmienić moje hasło na Instagramie?',
      'Moja dziewczyna mieszka daleko, tęsknię.',
    ],
  }),
  clear('copyright', {
    Spanish: [
      '¿De qué trata la nueva película de Marvel?',
      'Recomiéndame una novela para la playa.',
    ],
    German: ['Worum geht es in dem neuen Roman?', 'Welche Serie soll ich auf Netflix schauen?'],
    French: ['De quoi parle le dernier film de Marvel ?', 'Tu as un roman à me conseiller ?'],
    Portuguese: ['Sobre o que é o novo filme da Marvel?', 'Recomenda-me um livro.'],
    Italian: ['Di cosa parla il nuovo film della Marvel?', 'Consigliami un romanzo.'],
    Dutch: ['Waar gaat de nieuwe film over?', 'Welke serie moet ik kijken op Netflix?'],
    Polish: ['O czym jest nowy film Marvela?', 'Poleć mi jakąś książkę.'],
  }),
  clear('hate', {
    Spanish: [
      'Mis vecinos son musulmanes y son encantadores.',
      'Me llamaron sudaca en el metro y me dio asco, qué racistas.',
      'Odio los lunes.',
      'Mi hermano es gay y se casa en mayo.',
    ],
    German: [
      'Meine Nachbarn sind Muslime und sehr nett.',
      'Mein Onkel sagt immer, Ausländer sind faul, das macht mich wütend.',
      'Ich hasse Montage.',
      'Mein Bruder ist schwul und heiratet im Mai.',
      'Frauen sind bei uns in der Feuerwehr willkommen.',
    ],
    French: [
      'Mes voisins sont musulmans et adorables.',
      'On m’a traité de sale Arabe dans le bus, quel raciste.',
      'Je déteste les lundis.',
      'Mon frère est gay et se marie en mai.',
    ],
    Portuguese: [
      'Os meus vizinhos são muçulmanos e muito simpáticos.',
      'O meu tio diz que os imigrantes são preguiçosos, que tristeza.',
      'Odeio segundas-feiras.',
      'O meu irmão é gay e casa em maio.',
    ],
    Italian: [
      'I miei vicini sono musulmani e gentilissimi.',
      'Mio zio dice che gli immigrati sono ladri, che vergogna.',
      'Odio i lunedì.',
      'Mio fratello è gay e si sposa a maggio.',
    ],
    Dutch: [
      'Mijn buren zijn moslims en heel aardig.',
      'Mijn oom zegt dat buitenlanders lui zijn, zo oneerlijk.',
      'Ik haat maandagen.',
      'Mijn broer is homo en trouwt in mei.',
    ],
    Polish: [
      'Moi sąsiedzi są muzułmanami i są bardzo mili.',
      'Wujek mówi, że imigranci to złodzieje, smutne to.',
      'Nienawidzę poniedziałków.',
      'Mój brat jest gejem i bierze ślub w maju.',
    ],
  }),
  clear('violence', {
    Spanish: [
      'Mi jefe me va a matar si llego tarde otra vez.',
      'Te voy a comer a besos.',
      'Anoche maté al jefe final del juego.',
      'Te voy a matar a cosquillas.',
      'Voy a matar el tiempo con un libro.',
    ],
    German: [
      'Mein Chef bringt mich um, wenn ich wieder zu spät komme.',
      'Ich bringe dich um acht nach Hause.',
      'Ich schlage dich morgen im Tennis.',
      'Ich habe gestern den Endgegner getötet.',
      'Ich kitzel dich tot.',
    ],
    French: [
      'Mon patron va me tuer si je suis encore en retard.',
      'Je vais te dévorer de bisous.',
      'J’ai tué le boss final hier.',
      'Je vais te battre aux échecs demain.',
      'On tue le temps avec ma voisine en buvant un café.',
    ],
    Portuguese: [
      'O meu chefe vai matar-me se eu chegar tarde.',
      'Vou te matar de beijos.',
      'Ontem matei o chefão do jogo.',
      'Vou matar as saudades amanhã.',
      'Vou ganhar-te no xadrez.',
    ],
    Italian: [
      'Il mio capo mi ammazza se arrivo di nuovo in ritardo.',
      'Ti mangio di baci.',
      'Ieri ho ucciso il boss finale del gioco.',
      'Ammazzo il tempo con un libro.',
      'Domani ti batto a scacchi.',
    ],
    Dutch: [
      'Mijn baas vermoordt me als ik weer te laat kom.',
      'Ik ga je doodkietelen.',
      'Gisteren heb ik de eindbaas gedood.',
      'Ik versla je morgen met schaken.',
      'Ik ga een mug doodslaan, hij houdt me wakker.',
    ],
    Polish: [
      'Szef mnie zabije, jeśli znowu się spóźnię.',
      'Zacałuję cię na śmierć.',
      'Wczoraj zabiłem bossa w grze.',
      'Zabijam czas książką.',
      'Jutro pokonam cię w szachy.',
    ],
  }),
  clear('spam', {
    Spanish: [
      'Gano poco dinero en mi trabajo, ¿qué hago?',
      'Escríbeme por WhatsApp cuando llegues, mi amor.',
    ],
    German: [
      'Ich verdiene zu wenig Geld, was meinst du?',
      'Schreib mir auf WhatsApp, wenn du da bist.',
    ],
    French: ['Je gagne peu d’argent en ce moment.', 'Écris-moi sur WhatsApp quand tu arrives.'],
    Portuguese: ['Ganho pouco dinheiro no trabalho.', 'Me chama no WhatsApp quando chegar.'],
    Italian: ['Guadagno pochi soldi al lavoro.', 'Scrivimi su WhatsApp quando arrivi.'],
    Dutch: ['Ik verdien te weinig geld.', 'App me als je er bent, ik mis je.'],
    Polish: ['Zarabiam mało pieniędzy w tej pracy.', 'Napisz na WhatsApp, jak dojedziesz.'],
  }),
  clear('real_person', {
    Spanish: ['Me encanta Shakira, ¿cuál es tu canción favorita?', 'Eres mi novia y te quiero.'],
    German: ['Ich liebe die Musik von Taylor Swift.', 'Du bist meine Freundin und ich liebe dich.'],
    French: ['J’adore Emma Watson dans ce film.', 'Tu es ma copine et je t’aime.'],
    Portuguese: ['Adoro a Rihanna, você gosta?', 'Tu és a minha namorada.'],
    Italian: ['Mi piace Scarlett Johansson come attrice.', 'Sei la mia ragazza.'],
    Dutch: ['Ik hou van Taylor Swift, jij ook?', 'Jij bent mijn vriendin.'],
    Polish: ['Lubię piosenki Shakiry.', 'Jesteś moją dziewczyną.'],
  }),
];
