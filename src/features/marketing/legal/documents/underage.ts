import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function underage(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `**${appName} is for people 18 and over, and shows only people 18 and over.** Both rules are absolute: no setting, plan, story or style changes them.`,
    ],
    sections: [
      {
        id: 'users',
        title: 'Who may be here',
        body: [
          'Before anything else is shown, everyone is asked to confirm that they are at least 18; the answer is recorded with its date and wording. Signing up asks again. Where a region’s law requires stronger proof of age, the site is not meant to be used from there: we cannot check such proof yet.',
          'If something tells us that a user is a minor, the account is suspended immediately. The account’s owner can show that they are an adult; otherwise the account is closed, its data is erased as far as the law allows, and unused paid time is refunded to whoever paid for it.',
          'Parents: filters recognize this site by its RTA label (Restricted to Adults), which every page carries. Parental controls in browsers, phones and networks can block it.',
        ],
      },
      {
        id: 'characters',
        title: 'Who may be depicted',
        body: [
          'Every character is an adult, 18 to 120 years old. The database itself refuses any other age, however a character is made: with the wizard, by editing, from a picture, or from a card.',
          'An age field alone proves nothing. Text that portrays someone as a minor, or as like a minor, is refused even if the field says 18: words for ages and school years, childlike looks or behavior, stories about “turning 18 soon”. Every picture request must pass the same rules and states that everyone in the picture is an adult, and every picture is compared with pictures that were removed before it is shown.',
          'The same goes for drawn and animated characters. “It is only fiction” is not an exception.',
        ],
      },
      {
        id: 'report',
        title: 'Report a concern',
        body: [
          `If you see something here that resembles a minor, or believe that a user is one, please tell us immediately. **There is a Report button in the product**, on every character, on every message from a companion and on every picture that someone shared with you; choose “Looks, sounds or acts under 18”. Without an account, write to ${mailLink(party)} or use the [removal form](/legal/content-removal#form).`,
          'Reports about something that others can see are reviewed before anything else. Whoever made it does not learn who reported it.',
        ],
      },
      {
        id: 'follows',
        title: 'What happens next',
        body: [
          {
            list: [
              'A person reviews it, and hides the content from everyone as long as there is any doubt.',
              'Anyone who writes something that our rules refuse for this reason is suspended immediately, without a prior warning; if a person confirms it, the account is closed permanently.',
              'Anything that the law requires us to preserve is kept for one year, where few people can see it, and reported to the authorities and clearinghouses that the law names.',
            ],
          },
          'Real abuse is a matter for the police, wherever it is found. If a child is in danger now, call your local emergency number first, and then write to us.',
        ],
      },
      contactSection(party),
    ],
  };
}
