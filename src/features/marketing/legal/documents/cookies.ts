import { contactSection, type LegalDocument, type Party } from '../document.ts';

export function cookies(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, referralDays } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `${appName} keeps a few things in your browser, because it could not do what you ask without them. There is no advertising, no analytics from other companies, and nothing that follows you to other sites. That is why no banner asks for your consent. One more cookie is set only if you come through a partner’s link, so that the partner gets their share; it is described below, and you can delete it without losing anything.`,
    ],
    sections: [
      {
        id: 'cookies',
        title: 'Cookies',
        body: [
          'A cookie is a small piece of text that your browser sends along with each request. We set these, and only our server can read them:',
          {
            facts: [
              [
                'age_notice',
                'Records that someone confirmed in this browser that they are 18 or older. Kept for one year.',
              ],
              [
                'login_attempt',
                'Ties a sign-in in progress to this browser, so that nobody can substitute another one. Deleted after an hour.',
              ],
              [
                'referral',
                `Only if you came through a partner’s link: which link, and when, so that the partner earns a share if you sign up. It is read when you sign up and when you click such a link again, and for nothing else. Kept for ${referralDays} days.`,
              ],
            ],
          },
        ],
      },
      {
        id: 'storage',
        title: 'Browser storage',
        body: [
          'These stay in your browser, and only our pages read them:',
          {
            facts: [
              ['auth_token', 'Shows that you are signed in. Kept until you log out.'],
              [
                'age_acknowledged',
                'Records that the 18+ notice was answered and that our server was told, so that it is not shown again.',
              ],
              ['theme', 'Whether you use dark or light colors.'],
              ['Companion details', 'Whether the panel beside a chat is open.'],
              [
                'Pictures',
                'How many you ask for at a time, in which shape, and whether you agreed to see NSFW ones.',
              ],
              [
                'Recordings',
                'Records that you want to keep recordings of the messages that you speak. Deleted when you uncheck it.',
              ],
              [
                'Return after payment',
                'Where you were before you went to pay, with the reference of that order, so that you can return there.',
              ],
              [
                'Scrolling',
                'How far down a page you had scrolled. Deleted when you close the tab.',
              ],
              [
                'Sign-in in progress',
                'Where you came from, so that you can return there. Deleted when you close the tab.',
              ],
              [
                'Drafts',
                'What you wrote in a chat, a character, a prompt or a form and have not sent yet. A first message that you wrote before signing in is kept for a day. Drafts of prompts and forms are deleted when you close the tab.',
              ],
              [
                'Offline page',
                'A page that says that you are offline, with its font and icon, kept by this site’s service worker. It contains nothing about you.',
              ],
              [
                'Notifications',
                'Only if you turn them on: a note that our server knows this browser’s subscription, which your browser keeps. Deleted when you turn them off or log out.',
              ],
            ],
          },
        ],
      },
      {
        id: 'others',
        title: 'Other companies',
        body: [
          'If you press the Google button on the sign-in page, Google’s own script is loaded there and may set Google’s own cookies. If you choose Discord, you go to Discord’s page; if you pay, you go to the payment provider’s page. Your own profile picture comes from the company that you signed in with. Their own policies say what they keep. Nothing else on our pages is loaded from another company.',
        ],
      },
      {
        id: 'control',
        title: 'Your choice',
        body: [
          'You can delete or block all of this in your browser’s settings. Without storage, you can look around, but you cannot stay signed in, and the 18+ notice appears on every visit.',
          'If we ever add something that is not needed to run the service, we will ask you first. Changes are published on this page with their date. Everything else about your data is in the [Privacy Policy](/legal/privacy).',
        ],
      },
      contactSection(party),
    ],
  };
}
