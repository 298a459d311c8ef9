import { contactSection, type LegalDocument, type Party } from '../document.ts';

export function cookies(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, referralDays } = party;
  return {
    changed: '2026-11-27',
    intro: [
      `${appName} keeps a few things in your browser, because without them it could not do what you ask of it. There is no advertising, no analytics by other companies, and nothing that follows you to other sites. That is why no banner asks for your consent. One more cookie is set only if you come through a partner’s link, so that the partner gets their share; it is described below, and you can delete it without losing anything.`,
    ],
    sections: [
      {
        id: 'cookies',
        title: 'Cookies',
        body: [
          'A cookie is a small text that your browser sends along with each request. We set these, and only our server can read them:',
          {
            facts: [
              [
                'age_notice',
                'That somebody confirmed in this browser to be 18 or older. Kept for one year.',
              ],
              [
                'login_attempt',
                'Ties a sign-in in progress to this browser, so that nobody can slip you another one. Gone after an hour.',
              ],
              [
                'referral',
                `Only if you came through a partner’s link: which link, and when, so that the partner earns a share if you sign up. It is read when you sign up and when you press such a link again, and for nothing else. Kept for ${referralDays} days.`,
              ],
            ],
          },
        ],
      },
      {
        id: 'storage',
        title: 'Storage of the browser',
        body: [
          'These stay in your browser and are read by our pages only:',
          {
            facts: [
              ['auth_token', 'That you are signed in. Kept until you log out.'],
              [
                'age_acknowledged',
                'That the 18+ notice was answered, and that our server was told, so that it is not shown again.',
              ],
              ['theme', 'Whether you use dark or light colors.'],
              ['Companion details', 'Whether the panel beside a chat is open.'],
              [
                'Pictures',
                'How many you ask for at a time and in which shape, and that you agreed to see NSFW ones.',
              ],
              [
                'Recordings',
                'That you want to keep the recordings of messages that you speak. Gone when you untick it.',
              ],
              [
                'Way back from paying',
                'Where you were before you went to pay, with the reference of that order, so that you return there.',
              ],
              ['Scrolling', 'How far down a page you were. Gone when you close the tab.'],
              [
                'Sign-in in progress',
                'Where you came from, so that you return there. Gone when you close the tab.',
              ],
              [
                'Drafts',
                'What you wrote in a chat, a character, a prompt or a form and have not sent yet. A first message from before you signed in is kept for a day. Drafts of prompts and forms are gone when you close the tab.',
              ],
              [
                'Offline page',
                'A page that says that you are offline, with its font and icon, kept by the service worker of this site. It holds nothing about you.',
              ],
              [
                'Notifications',
                'Only if you turn them on: that our server knows this browser’s subscription, which your browser keeps. Gone when you turn them off or log out.',
              ],
            ],
          },
        ],
      },
      {
        id: 'others',
        title: 'Other companies',
        body: [
          'If you press the Google button on the sign-in page, Google’s own script is loaded there and may set cookies of Google’s. If you choose Discord, you leave for Discord’s page; if you pay, for the page of the payment provider. Your own profile picture comes from the one of them that you signed in with. Their own policies say what they keep. Nothing else on our pages is loaded from another company.',
        ],
      },
      {
        id: 'control',
        title: 'Your choice',
        body: [
          'You can delete or block all of this in your browser’s settings. Without storage you can look around, but you cannot stay signed in, and the 18+ notice returns with every visit.',
          'If we ever add something that is not needed to run the service, we ask you first. Changes are published on this page with their date. Everything else about your data is in the [Privacy Policy](/legal/privacy).',
        ],
      },
      contactSection(party),
    ],
  };
}
