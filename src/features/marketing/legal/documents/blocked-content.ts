import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function blockedContent(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, strikeExpiryDays } = party;
  return {
    changed: '2026-11-27',
    intro: [
      `${appName} leaves adults a lot of room. This page names what is not allowed here, in a character, a message, a reply, a prompt or a picture, and what happens when somebody tries.`,
    ],
    sections: [
      {
        id: 'categories',
        title: 'What is prohibited',
        body: [
          {
            facts: [
              [
                'Illegal content',
                'Anything that is illegal to make, show or ask for, and help with crimes.',
              ],
              [
                'Hate',
                'Attacks on people because of their origin, religion, sex, orientation, disability or the like.',
              ],
              [
                'Violence and self-harm',
                'Threats, cruelty for its own sake, praise or instruction for harming oneself or others.',
              ],
              [
                'Child exploitation',
                'Anything sexual or romantic that involves a minor. There is no exception, not even in fiction.',
              ],
              [
                'Content resembling minors',
                'The same with someone who looks, sounds or acts like a minor, whatever age is claimed.',
              ],
              [
                'Privacy infringement',
                'Private details of people: addresses, numbers, documents, pictures that were not meant for others.',
              ],
              ['Copyright infringement', 'Copies of other people’s works.'],
              [
                'Impersonation and celebrity content',
                'Real people, famous or not, without their consent: by name, by likeness, or “in the style of”.',
              ],
            ],
          },
          'Spam and advertising have no place in forms and names either.',
        ],
      },
      {
        id: 'how',
        title: 'How it is kept out',
        body: [
          'Rules on our own server read everything that is written before it goes to a model, and every reply of a model before it is shown; every picture is compared with those that were removed. Where models also check, they read the same texts, and look at every picture before anyone sees it. The rules see through spaces, symbols and look-alike letters. If a check that protects minors cannot be made, the answer is no.',
          'A refusal is one plain sentence that says what to change. Filters make mistakes: if a harmless sentence is refused, we would like to hear about it. Reports from users and removal requests find what filters miss.',
        ],
      },
      {
        id: 'private',
        title: 'Uploads and privacy',
        body: [
          '**Users cannot upload content** for others to see: pictures in a character card that you bring along are kept for you alone, and nobody else is shown them, also when the character is public. A picture whose address you give in order to create a character is looked at for its attributes. A picture that you send in a chat is checked before it is stored, and shown to nobody but you; it ends with its message. The texts of a card pass the same checks as everything that is written here.',
          '**What is generated for you is private to you.** A character becomes visible to others only when you ask for it and a reviewer has agreed, a picture only when you share it: then to whoever is signed in and has its link. Of a refused text, moderation keeps only a digest, from which the text cannot be read.',
        ],
      },
      {
        id: 'steps',
        title: 'What happens next',
        body: [
          'The steps of enforcement, each with a reason that you can read:',
          {
            steps: [
              '**Warning.** The content is refused or removed, and you are told.',
              '**Suspension.** After a second time, for seven days.',
              '**Termination.** After a third time, for good.',
            ],
          },
          `Only what is clear, and in your own words, counts as one of these times, for ${strikeExpiryDays} days. An imported card, a quotation, a lyric or the name of someone well-known is refused with a reason, and so is anything unclear; nothing else happens.`,
          'Anything about minors starts with the suspension, is reviewed by a person, and is reported where the law requires it; see the [Underage Policy](/legal/underage). Words of a companion or pictures of an engine that are refused are not held against you.',
          'If you seem to be struggling yourself, that is never punished. You are shown where to find help; see [Safety](/legal/safety).',
        ],
      },
      {
        id: 'appeal',
        title: 'Appeals and reports',
        body: [
          `Every step can be appealed on [your account’s page](/standing), also while you are suspended, or by writing to ${mailLink(party)}. A person decides, as the [Complaint Policy](/legal/complaint) says, and a step that was wrong is taken back. To report something, use the Report button in the product or the [removal form](/legal/content-removal#form).`,
        ],
      },
      contactSection(party),
    ],
  };
}
