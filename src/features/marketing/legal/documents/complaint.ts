import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function complaint(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `If something at ${appName} went wrong, or you were treated unfairly, please tell us. Complaining is free and is never held against you, and you will know when to expect an answer.`,
    ],
    sections: [
      {
        id: 'what',
        title: 'What you can complain about',
        body: [
          'Anything: a payment, a refused text, a suspension, a character or picture, an answer from support, or how your data was handled. If you want something removed, the [removal form](/legal/content-removal#form) is faster, because its deadlines are shorter.',
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
              'the email address of your account, if you have one;',
              'the request ID, if an error message showed one.',
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
              ['Escalation', 'Within 30 days of our answer, you can ask for another review.'],
              ['Final decision', 'Within 10 business days of the escalation.'],
            ],
          },
          'Business days are Monday through Friday.',
        ],
      },
      {
        id: 'escalation',
        title: 'If you do not agree',
        body: [
          'Reply to the email with our decision within 30 days and write “Escalation”. The case is then reviewed from the beginning, if possible by someone who did not decide it before. Their decision is final on our side; you receive it within 10 business days, with the reasons.',
          'You can go to a court, a consumer protection body or an authority at any time: before, during and after this process.',
        ],
      },
      {
        id: 'record',
        title: 'What we keep',
        body: [
          'We keep a complaint and its answer for as long as we need them to handle it and to show that we did; see the [Privacy Policy](/legal/privacy). We learn from complaints: if people complain about something more than once, we change it or explain it.',
        ],
      },
      contactSection(party),
    ],
  };
}
