import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function complaint(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-27',
    intro: [
      `If something at ${appName} went wrong, or you were treated unfairly, please tell us. Complaining is free, is never held against you, and you know when to expect an answer.`,
    ],
    sections: [
      {
        id: 'what',
        title: 'What you can complain about',
        body: [
          'Anything: a payment, a refused text, a suspension, a character or picture, an answer from support, how your data was handled. For something that should be removed, the [removal form](/legal/content-removal#form) is faster, since its deadlines are shorter.',
        ],
      },
      {
        id: 'how',
        title: 'How to complain',
        body: [
          `Write to ${mailLink(party)} or use the [contact form](/contact), with “Complaint” in the subject. It helps us if you say:`,
          {
            list: [
              'what happened, when, and where in the product;',
              'what you would like us to do;',
              'the e-mail address of your account, if you have one;',
              'the request id, if an error showed one.',
            ],
          },
          'Never send a password or a card number.',
        ],
      },
      {
        id: 'times',
        title: 'How long it takes',
        body: [
          {
            facts: [
              ['Acknowledgment', 'Within 24 hours.'],
              ['Simple issues', 'Settled within 1–3 business days.'],
              [
                'Complex issues',
                'Settled within 5–10 business days. If it takes that long, we tell you why.',
              ],
              ['Escalation', 'Within 30 days of our answer you can ask for another look.'],
              ['Final decision', 'Within 10 business days of the escalation.'],
            ],
          },
          'Business days are Monday to Friday.',
        ],
      },
      {
        id: 'escalation',
        title: 'If you do not agree',
        body: [
          'Answer the mail with our decision within 30 days and say “Escalation”. The case is then looked at from the beginning, if possible by somebody who did not decide it before. Their decision is final on our side; it reaches you within 10 business days, with its reasons.',
          'You can go to a court, a consumer body or an authority at any time, before, during and after that.',
        ],
      },
      {
        id: 'record',
        title: 'What we keep',
        body: [
          'A complaint and its answer are kept as long as they are needed to handle it and to show that we did; see the [Privacy Policy](/legal/privacy). We learn from them: what people complain about more than once, we change or explain.',
        ],
      },
      contactSection(party),
    ],
  };
}
