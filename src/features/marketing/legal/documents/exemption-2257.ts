import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function exemption2257(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-27',
    intro: [
      `United States law (18 U.S.C. 2257 and 2257A, with 28 C.F.R. Part 75) requires producers of certain depictions of real people to keep records of their age. **${appName} claims exemption from these duties, because all content is AI-generated.**`,
    ],
    sections: [
      {
        id: 'why',
        title: 'Why there are no records',
        body: [
          'The records are about performers: actual human beings who were photographed or filmed. Nobody performs here. Every portrait, picture and text on this site was made by software; no camera, no model and no actor had a part in it, and no photograph or film of a person is shown.',
          'So there is no one whose name and date of birth could be recorded, and no custodian of records to name.',
        ],
      },
      {
        id: 'adults',
        title: 'Adults only, all the same',
        body: [
          'That nobody is real is no license. Every character is an adult of at least 18 years, by the rule of the database, by the rules for texts and prompts, and by what every request for a picture says; content that resembles minors is prohibited in every form. The [Underage Policy](/legal/underage) says how.',
          'Pictures made here carry a mark that machines can read, which says that they were made by AI.',
        ],
      },
      {
        id: 'uploads',
        title: 'No pictures of real people',
        body: [
          'Users cannot upload pictures or films for others to see. A character that is created after a picture takes attributes from it, such as the color of the hair; the face is not transferred, and the consent of the person is a condition. If you find a real person here anyway, please use the [removal form](/legal/content-removal#form): a likeness without consent is gone within 48 hours.',
        ],
      },
      {
        id: 'questions',
        title: 'Questions',
        body: [`Questions about this statement are answered at ${mailLink(party)}.`],
      },
      contactSection(party),
    ],
  };
}
