import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function contentRemoval(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `Anyone can ask for something on ${appName} to be removed, with or without an account: because it shows them, belongs to them, harms them, or breaks a law. A person reads every request, and the clock starts when it arrives.`,
    ],
    sections: [
      {
        id: 'what',
        title: 'What can be removed',
        body: [
          {
            list: [
              'a character, picture or text that uses your face, body, name or voice without your consent;',
              'private information about you;',
              'your copyrighted work (see also the [DMCA Policy](/legal/dmca));',
              'anything that the [Blocked Content Policy](/legal/blocked-content) forbids, or that a card network’s rules forbid;',
              'anything else that you have a right to have removed.',
            ],
          },
          'All pictures here are made by AI. If one resembles you, that is reason enough: you do not have to prove that anyone intended it.',
        ],
      },
      {
        id: 'how',
        title: 'How to ask',
        body: [
          `Use the [form below](#form). It asks for your name, an email address, what should be removed and where it is, a statement that you ask in good faith, and your name as a signature. If you prefer email, send the same information to ${mailLink(party)}. For characters, messages and shared pictures that you see in the product, you can also use the Report button.`,
          'Tell us the address of the page if you can. Do not send us intimate pictures of yourself: a description is enough.',
        ],
      },
      {
        id: 'times',
        title: 'How long it takes',
        body: [
          {
            facts: [
              [
                'Initial response',
                'Within 24–48 hours, a person answers you. You receive an automatic confirmation with a link to your case immediately.',
              ],
              ['Review', '3–7 business days.'],
              ['Removal', 'Within 24 hours of approval.'],
              [
                'Likeness without consent',
                'Removed within 48 hours of your request, including identical copies; removed content is recognized, even if it is resized or re-encoded, and refused if it is made again.',
              ],
              ['Card-scheme complaints', 'Decided within 7 business days.'],
              [
                'Copyright notices',
                'Preliminary action within 1–3 days; see the [DMCA Policy](/legal/dmca).',
              ],
            ],
          },
          'Business days are Monday through Friday. While a case is open, we may hide the content that it is about.',
        ],
      },
      {
        id: 'decision',
        title: 'The decision, and appeals',
        body: [
          'You receive the decision by email, with the reason. Whoever made the content is told that it was removed and why, but not who you are, unless a copyright counter-notice makes that necessary.',
          `**Appeals are made by email**: reply to the email with the decision, or write to ${mailLink(party)} and include the reference of your case. If we have another reviewer, that person handles the appeal; in any case, it is reviewed from the beginning. Creators of content can appeal in the same way.`,
          'Please ask only for what you believe to be right. Knowingly false requests can have legal consequences.',
        ],
      },
      contactSection(party),
    ],
  };
}
