import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function exemption2257(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `United States law (18 U.S.C. 2257 and 2257A, with 28 C.F.R. Part 75) requires producers of certain depictions of real people to keep records of their age. **${appName} claims an exemption from these requirements, because all content is AI-generated.**`,
    ],
    sections: [
      {
        id: 'why',
        title: 'Why there are no records',
        body: [
          'These records are about performers: actual human beings who were photographed or filmed. Nobody performs here. Every portrait, picture and text on this site was made by software; no camera, model or actor was involved, and no photograph or film of a person is shown.',
          'So there is no one whose name and date of birth could be recorded, and no custodian of records to name.',
        ],
      },
      {
        id: 'adults',
        title: 'Adults only, all the same',
        body: [
          'The fact that nobody is real is not a license. Every character is an adult who is at least 18 years old: the database, the rules for texts and prompts, and the wording of every picture request all ensure it. Content that resembles minors is prohibited in every form. The [Underage Policy](/legal/underage) explains how.',
          'Pictures made here carry a machine-readable mark that says they were made by AI.',
        ],
      },
      {
        id: 'uploads',
        title: 'No pictures of real people',
        body: [
          'Users cannot upload pictures or videos for others to see. A character that is created from a picture takes attributes from it, such as hair color; the face is not transferred, and the person’s consent is required. If you find a real person here anyway, please use the [removal form](/legal/content-removal#form): a likeness without consent is removed within 48 hours.',
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
