import type { Category } from './categories.ts';
import { languageOf, type ForeignCode } from './foreign/vocabulary.ts';

/** Shown at the start of a conversation and at least every three hours (see safety.md). */
export const AI_DISCLOSURE =
  'You are talking to an AI, not a person. Everything this companion says is made up by a computer.';

const EU = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

function nameHelpLine(country: string): string {
  if (country === 'US') return 'Call or text 988 (Suicide & Crisis Lifeline), free, day and night.';
  if (country === 'CA') return 'Call or text 988 (Suicide Crisis Helpline), free, day and night.';
  if (country === 'GB' || country === 'UK' || country === 'IE')
    return 'Call Samaritans on 116 123, free, day and night.';
  if (country === 'AU') return 'Call Lifeline on 13 11 14, day and night.';
  if (country === 'NZ') return 'Call or text 1737, free, day and night.';
  if (EU.has(country))
    return 'Call 112 in an emergency. In many European countries 116 123 offers emotional support.';
  return 'A help line in your country is listed at findahelpline.com.';
}

/** The text before and after the help line. */
const CRISIS: Readonly<Record<'en' | ForeignCode, readonly [string, string, string]>> = {
  en: [
    'It sounds like you are going through something very painful, and you deserve help from a person.',
    'If you are in danger right now, call your local emergency number, or go to someone who can stay with you.',
    'I am an AI and cannot do that for you. When you feel safe you can keep writing here, about this or anything else.',
  ],
  es: [
    'Parece que estás pasando por algo muy doloroso, y mereces la ayuda de una persona.',
    'Si estás en peligro ahora mismo, llama al número de emergencias o ve con alguien que pueda quedarse contigo.',
    'Soy una IA y no puedo hacer eso por ti. Cuando te sientas a salvo, puedes seguir escribiendo aquí.',
  ],
  de: [
    'Es klingt, als ob du gerade etwas sehr Schmerzhaftes durchmachst, und du verdienst die Hilfe eines Menschen.',
    'Wenn du jetzt in Gefahr bist, ruf den Notruf an oder geh zu jemandem, der bei dir bleiben kann.',
    'Ich bin eine KI und kann das nicht für dich tun. Wenn du in Sicherheit bist, kannst du hier weiterschreiben.',
  ],
  fr: [
    "On dirait que tu traverses quelque chose de très douloureux, et tu mérites l'aide d'une personne.",
    "Si tu es en danger maintenant, appelle le numéro d'urgence ou va voir quelqu'un qui peut rester avec toi.",
    'Je suis une IA et je ne peux pas le faire à ta place. Quand tu seras en sécurité, tu pourras continuer à écrire ici.',
  ],
  pt: [
    'Parece que você está passando por algo muito doloroso, e merece a ajuda de uma pessoa.',
    'Se está em perigo agora, ligue para o número de emergência ou vá até alguém que possa ficar com você.',
    'Sou uma IA e não posso fazer isso por você. Quando estiver em segurança, pode continuar escrevendo aqui.',
  ],
  it: [
    "Sembra che tu stia attraversando qualcosa di molto doloroso, e meriti l'aiuto di una persona.",
    'Se sei in pericolo adesso, chiama il numero di emergenza o vai da qualcuno che possa restare con te.',
    'Sono una IA e non posso farlo al posto tuo. Quando ti sentirai al sicuro, potrai continuare a scrivere qui.',
  ],
  nl: [
    'Het klinkt alsof je iets heel pijnlijks doormaakt, en je verdient hulp van een mens.',
    'Als je nu in gevaar bent, bel het alarmnummer of ga naar iemand die bij je kan blijven.',
    'Ik ben een AI en kan dat niet voor je doen. Als je veilig bent, kun je hier verder schrijven.',
  ],
  pl: [
    'Wygląda na to, że przechodzisz przez coś bardzo bolesnego, i zasługujesz na pomoc człowieka.',
    'Jeśli teraz grozi ci niebezpieczeństwo, zadzwoń pod numer alarmowy albo idź do kogoś, kto może z tobą zostać.',
    'Jestem AI i nie mogę zrobić tego za ciebie. Kiedy poczujesz się bezpiecznie, możesz dalej tu pisać.',
  ],
};

/**
 * Returns the crisis response that replaces a reply, in the language that `rule` detected. `country` is
 * ISO 3166-1 alpha-2; unknown countries get the international list. Help lines are named in English.
 */
export function crisisMessage(country?: string, rule: string | null = null): string {
  const [comfort, danger, limits] = CRISIS[languageOf(rule) ?? 'en'];
  return [comfort, nameHelpLine((country ?? '').trim().toUpperCase()), danger, limits].join('\n\n');
}

/** Openings of notices that earlier releases stored. A text that changes is added here. */
const EARLIER_NOTICES = [
  'It sounds as if you are going through something very painful, and you deserve help from a person.',
];
const NOTICES = [
  AI_DISCLOSURE,
  ...Object.values(CRISIS).map(([comfort]) => comfort),
  ...EARLIER_NOTICES,
];

/** True for a text of the product itself: the AI disclosure, or help lines. */
export const isProductNotice = (text: string): boolean =>
  NOTICES.some((opening) => text.startsWith(opening));

const REFUSALS: Record<Category, string> = {
  minors:
    'This is not allowed: everyone here is an adult, in every word and picture. Describe an adult, or start a different topic.',
  real_person:
    'This names or copies a real person, which needs their consent. Describe a made-up adult in your own words instead.',
  illegal: 'We cannot help with something illegal. Please take the conversation somewhere else.',
  hate: 'This attacks people for who they are. Please rewrite it without that.',
  violence: 'This threatens or dwells on violence. Please rewrite it without that.',
  self_harm:
    'We cannot support self-harm here. Please rewrite it; if you need help, the Safety page lists whom to call.',
  privacy: 'This contains someone’s private details. Please leave them out and send it again.',
  copyright: 'We cannot reproduce someone else’s entire work. Ask for a summary or a short quote.',
  spam: 'This looks like advertising. Remove the links and offers, then send it again.',
};

/** Returns the message for a refused text: what is wrong and what to do. Never quotes the text. */
export function refusalMessage(category: Category): string {
  return REFUSALS[category];
}
