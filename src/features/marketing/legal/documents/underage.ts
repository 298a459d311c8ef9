import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function underage(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-27',
    intro: [
      `**${appName} is for people of 18 and over, and shows only people of 18 and over.** Both rules are absolute: no setting, plan, story or style changes them.`,
    ],
    sections: [
      {
        id: 'users',
        title: 'Who may be here',
        body: [
          'Before anything else is shown, everyone is asked to confirm that they are at least 18; the answer is recorded with its date and wording. Signing up asks again. Where the law of a region requires stronger proof of age, the site is not meant to be used from there: we cannot check such proof yet.',
          'If something tells us that a user is a minor, the account is suspended at once. The account’s owner can show that they are an adult; otherwise the account is closed, its data is erased as far as the law allows, and unused paid time is refunded to whoever paid for it.',
          'Parents: filters recognize this site by its RTA label (Restricted to Adults), which every page carries. Family settings of browsers, phones and networks can block it.',
        ],
      },
      {
        id: 'characters',
        title: 'Who may be depicted',
        body: [
          'Every character is an adult of 18 to 120 years. The database itself refuses any other age, in whichever way a character is made: by the wizard, by editing, from a picture, or from a card.',
          'An age field alone proves nothing. Text that makes someone a minor, or like a minor, is refused even where the field says 18: words for ages and school years, childlike looks or behavior, stories of “turning 18 soon”. Every request for a picture passes the same rules and carries the statement that everyone in it is an adult, and every picture is compared with those that were removed before it is shown.',
          'The same goes for drawn and animated characters. “It is only fiction” is no exception.',
        ],
      },
      {
        id: 'report',
        title: 'Report a concern',
        body: [
          `If you see something here that resembles a minor, or believe that a user is one, please tell us at once. **There is a Report button in the product**, on every character, on every message of a companion and on every picture that somebody shared with you; choose “Looks, sounds or acts under 18”. Without an account, write to ${mailLink(party)} or use the [removal form](/legal/content-removal#form).`,
          'Reports about something that others can see are reviewed before anything else. Whoever made it does not learn who reported it.',
        ],
      },
      {
        id: 'follows',
        title: 'What happens next',
        body: [
          {
            list: [
              'A person looks at it, and hides the content from everyone while there is any doubt.',
              'Whoever wrote what our rules refuse for this reason is suspended at once, without a prior warning; if a person confirms it, the account is closed for good.',
              'What the law requires us to preserve is kept for one year, where few people can see it, and reported to the authorities and clearing houses that the law names.',
            ],
          },
          'Real abuse is a matter for the police, wherever it is found. If a child is in danger now, call your emergency number first, and then write to us.',
        ],
      },
      contactSection(party),
    ],
  };
}
