import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function dmca(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, operator } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `We respect the work of others and answer notices under the Digital Millennium Copyright Act (17 U.S.C. 512) and similar laws. If something on ${appName} copies your work, this page explains how to have it removed; if something of yours was removed by mistake, it explains how to get it back.`,
    ],
    sections: [
      {
        id: 'notice',
        title: 'A notice',
        body: [
          `Use the [form](/legal/content-removal#form) and choose “My copyrighted work”, or write to ${mailLink(party)} with “DMCA” in the subject. Notices are received by ${operator.name}${operator.address ? `, ${operator.address}` : ''}. A complete notice contains:`,
          {
            steps: [
              'the work that the notice is about, or a list of works;',
              'what should be removed and where it is, preferably with the address of the page;',
              'your name, and an email address, phone number or postal address;',
              'a statement that you believe in good faith that the use is not authorized by the owner, an agent or the law;',
              'a statement that the notice is accurate and, under penalty of perjury, that you are the owner or may act for the owner;',
              'your signature; typing your full name is enough.',
            ],
          },
          'If something is missing, we ask for it before the notice counts.',
        ],
      },
      {
        id: 'action',
        title: 'What we do',
        body: [
          {
            facts: [
              [
                'Preliminary action',
                'Within 1–3 days of a complete notice, the material is removed or hidden.',
              ],
              [
                'Whoever made it',
                'Is told immediately, with a copy of the notice, and can send a counter-notice.',
              ],
              [
                'Counter-notice',
                'The material stays down for 10–14 days after the counter-notice and is then restored, unless you tell us that you have gone to court.',
              ],
            ],
          },
        ],
      },
      {
        id: 'counter',
        title: 'A counter-notice',
        body: [
          `If something of yours was removed by mistake or misidentification, write to ${mailLink(party)} with:`,
          {
            steps: [
              'what was removed, and where it was;',
              'a statement under penalty of perjury that you believe in good faith that it was a mistake;',
              'your name, address and phone number, and that you accept the jurisdiction of the court of your district, or, outside the United States, of a court where we can be found;',
              'that you accept service of process from whoever sent the notice;',
              'your signature.',
            ],
          },
          'We forward it to whoever sent the notice. After 10–14 days, the material is restored, unless a court action has been filed.',
        ],
      },
      {
        id: 'repeat',
        title: 'Repeat infringers',
        body: [
          'Accounts of repeat infringers are terminated. **A repeat infringer is anyone with more than two notices or removals.** Notices that were withdrawn or turned out to be wrong do not count.',
        ],
      },
      {
        id: 'false',
        title: 'False notices',
        body: [
          'Anyone who knowingly makes a false statement in a notice or a counter-notice can be liable for damages (17 U.S.C. 512(f)). Please consider fair use before you send one. If it is about your face or your name rather than your work, see the [Content Removal Policy](/legal/content-removal), which is faster.',
        ],
      },
      contactSection(party),
    ],
  };
}
