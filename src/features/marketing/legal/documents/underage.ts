import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function underage(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-22',
    intro: [
      `**${appName} is for people of 18 and over, and shows people of 18 and over only.** Both are absolute: no setting, plan, story or style changes them.`,
    ],
    sections: [
      {
        id: 'users',
        title: 'Who may be here',
        body: [
          'Before anything else is shown, everyone is asked to confirm that they are at least 18; the answer is recorded with its date and wording. Making an account repeats it. Where the law of a region asks for a stronger proof of age, the site is not meant to be used from there: no such proof can be given here yet.',
          'If something tells us that a user is a minor, the account is suspended at once. Whoever is concerned can show that they are an adult; otherwise the account is closed, its data is erased as far as the law allows, and what was paid for time not used is given back to whoever paid it.',
          'Parents: filters recognize this site by its RTA label (Restricted to Adults), which every page carries. Family settings of browsers, phones and networks can keep it away.',
        ],
      },
      {
        id: 'characters',
        title: 'Who may be depicted',
        body: [
          'Every character is an adult of 18 to 120 years. The database itself refuses any other age, in whichever way a character is made: by the wizard, by editing, from a picture, or from a card.',
          'An age field alone proves nothing. Text that makes someone a minor, or like a minor, is refused even where the field says 18: words for ages and school years, childlike looks or behavior, stories of “turning 18 soon”. Every request for a picture passes the same rules and carries the statement that everyone in it is an adult, and every picture is compared with those that had to go before it is shown.',
          'This holds for drawn and animated characters in the same way. “It is only fiction” is no exception.',
        ],
      },
      {
        id: 'report',
        title: 'Report a doubt',
        body: [
          `If you see something here that resembles a minor, or believe that a user is one, please tell us at once. **There is a Report button in the product**, on every character, on every message of a companion and on every picture that somebody shared with you; choose “Looks, sounds or acts under 18”. Without an account, write to ${mailLink(party)} or use the [removal form](/legal/content-removal#form).`,
          'Such reports, when they are about something that others can see, are looked at before all else. Whoever made it does not learn who sent one.',
        ],
      },
      {
        id: 'follows',
        title: 'What follows',
        body: [
          {
            list: [
              'A person looks at it, and takes the content away from everyone while there is a doubt.',
              'Whoever wrote what our rules refuse for this is suspended at once, without a warning before; whoever made what a person confirms loses the account for good.',
              'What the law tells us to preserve is kept for one year, open to few people, and reported to the authorities and clearing houses that the law names.',
            ],
          },
          'Real abuse is a matter for the police, wherever it is found. If a child is in danger now, call your emergency number first, and then write to us.',
        ],
      },
      contactSection(party),
    ],
  };
}
