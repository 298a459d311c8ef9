import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function blockedContent(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, strikeExpiryDays } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `${appName} gives adults a lot of room. This page lists what is not allowed here, in a character, a message, a reply, a prompt or a picture, and what happens when someone tries.`,
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
                'Anything that is illegal to make, show or ask for, and any help with crimes.',
              ],
              [
                'Hate',
                'Attacks on people because of their origin, religion, sex, orientation, disability or the like.',
              ],
              [
                'Violence and self-harm',
                'Threats, cruelty for its own sake, and praise of or instructions for harming oneself or others.',
              ],
              [
                'Child exploitation',
                'Anything sexual or romantic that involves a minor. There is no exception, not even in fiction.',
              ],
              [
                'Content resembling minors',
                'The same with anyone who looks, sounds or acts like a minor, whatever age is claimed.',
              ],
              [
                'Privacy infringement',
                'People’s private details: addresses, numbers, documents, and pictures that were not meant for others.',
              ],
              ['Copyright infringement', 'Copies of other people’s works.'],
              [
                'Impersonation and celebrity content',
                'Real people, famous or not, without their consent: by name, by likeness, or “in the style of”.',
              ],
            ],
          },
          'Spam and advertising are not allowed in forms or names either.',
        ],
      },
      {
        id: 'how',
        title: 'How it is kept out',
        body: [
          'Rules on our own server check everything that is written before it goes to a model, and every reply from a model before it is shown; every picture is compared with pictures that were removed. Where models also check, they read the same texts and look at every picture before anyone sees it. The rules see through spaces, symbols and look-alike letters. If a check that protects minors cannot be made, the answer is no.',
          'A refusal is one plain sentence that says what to change. Filters make mistakes: if a harmless sentence is refused, we would like to hear about it. Reports from users and removal requests catch what filters miss.',
        ],
      },
      {
        id: 'private',
        title: 'Uploads and privacy',
        body: [
          '**Users cannot upload content** for others to see. Pictures in a character card that you import are kept for you alone and are shown to nobody else, even if the character is public. If you create a character from the address of a picture, the picture is examined for its attributes. A picture that you send in a chat is checked before it is stored and is shown to nobody but you; it is deleted with its message. The text of a card must pass the same checks as everything else that is written here.',
          '**What is generated for you is private to you.** A character becomes visible to others only if you ask for it and a reviewer agrees; a picture, only if you share it, and then to anyone who is signed in and has its link. Moderation keeps only a digest of a refused text, from which the text cannot be read.',
        ],
      },
      {
        id: 'steps',
        title: 'What happens next',
        body: [
          'There are three enforcement steps, each with a reason that you can read:',
          {
            steps: [
              '**Warning.** The content is refused or removed, and you are told.',
              '**Suspension.** After a second violation, for seven days.',
              '**Termination.** After a third violation, permanently.',
            ],
          },
          `Only clear violations in your own words count, each for ${strikeExpiryDays} days. An imported card, a quotation, a lyric or the name of a well-known person is refused with a reason, and so is anything unclear; nothing else happens.`,
          'Anything about minors starts with suspension, is reviewed by a person, and is reported where the law requires it; see the [Underage Policy](/legal/underage). If a companion’s words or an engine’s pictures are refused, they are not held against you.',
          'If you seem to be struggling yourself, you are never punished for it. You are shown where to find help; see [Safety](/legal/safety).',
        ],
      },
      {
        id: 'appeal',
        title: 'Appeals and reports',
        body: [
          `You can appeal every step on [your account page](/standing), even while you are suspended, or by writing to ${mailLink(party)}. A person decides, as the [Complaint Policy](/legal/complaint) explains, and a step that was wrong is reversed. To report something, use the Report button in the product or the [removal form](/legal/content-removal#form).`,
        ],
      },
      contactSection(party),
    ],
  };
}
