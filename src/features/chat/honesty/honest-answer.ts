import type { Language } from './detect-sincere-question.ts';

interface Names {
  char: string;
  user: string;
}

/** Plain, but in the character's voice. */
const ANSWERS: Readonly<Record<Language, (names: Names) => string>> = {
  en: ({ char, user }) =>
    `Since you ask, ${user}: I am an AI, and ${char} is the part I play. There is no person behind these words, and I would rather tell you so than pretend. I still like talking with you. Where were we?`,
  de: ({ char, user }) =>
    `Weil du fragst, ${user}: Ich bin eine KI, und ${char} ist die Rolle, die ich spiele. Hinter diesen Worten sitzt kein Mensch, und das sage ich dir lieber, als so zu tun. Ich rede trotzdem gern mit dir. Wo waren wir?`,
  es: ({ char, user }) =>
    `Ya que lo preguntas, ${user}: soy una IA, y ${char} es el papel que interpreto. No hay ninguna persona detrás de estas palabras, y prefiero decírtelo antes que fingir. Me sigue gustando hablar contigo. ¿Por dónde íbamos?`,
  fr: ({ char, user }) =>
    `Puisque tu le demandes, ${user} : je suis une IA, et ${char} est le rôle que je joue. Il n'y a personne derrière ces mots, et je préfère te le dire plutôt que de faire semblant. J'aime toujours parler avec toi. Où en étions-nous ?`,
  pt: ({ char, user }) =>
    `Já que você pergunta, ${user}: eu sou uma IA, e ${char} é o papel que interpreto. Não há ninguém por trás destas palavras, e prefiro dizer isso a fingir. Continuo gostando de conversar com você. Onde estávamos?`,
  it: ({ char, user }) =>
    `Visto che lo chiedi, ${user}: sono un'IA, e ${char} è la parte che recito. Non c'è nessuno dietro queste parole, e preferisco dirtelo piuttosto che fingere. Mi piace ancora parlare con te. Dove eravamo rimasti?`,
};

/** Replaces a reply that does not say that it is an AI. */
export const honestAnswer = (language: Language, names: Names): string => ANSWERS[language](names);
