import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function privacy(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, operator } = party;
  return {
    changed: '2026-11-26',
    intro: [
      `People tell a companion things that they tell nobody else. So this is what ${appName} knows about you, why, and for how long. ${operator.name[0]!.toUpperCase()}${operator.name.slice(1)}${operator.address ? `, ${operator.address},` : ''} is responsible for your data. We show no advertising, sell no data, and let no one follow you around the web.`,
    ],
    sections: [
      {
        id: 'what',
        title: 'What we know about you',
        body: [
          {
            facts: [
              [
                'E-mail address',
                'Mandatory. It is how your account is told from others, and how we write to you.',
              ],
              [
                'Password, encrypted',
                'Mandatory for accounts that have one. You sign in here with Google or Discord, so we ask for no password and keep none.',
              ],
              ['Nickname', 'The name that you are called by. You can change it.'],
              ['Gender', 'Only if you tell us.'],
              [
                'First and last name, picture',
                'As Google or Discord give them when you sign in with them.',
              ],
              ['Sign-up date and provider', 'When you came, and whether by Google or Discord.'],
              ['Phone number', 'Optional; we do not ask for it.'],
              [
                'Currency and country',
                'From your IP address, where prices or the rules of a country ask for them. They do not at present, so neither is looked up. Which help lines you are shown follows the language of your browser, and is not kept.',
              ],
              ['Token balance', 'What you can spend, and each movement of it.'],
              [
                'Sign-ins',
                'Their dates, how many there were, IP addresses, and the kind of browser.',
              ],
              [
                'Preferences',
                'Your settings, with your time zone where you keep quiet hours, and that you confirmed to be 18.',
              ],
              [
                'Prompts and generated content',
                'What you write or say, as text, and the pictures you send, without the place and time that a camera stores in them; the recording of what you said only if you keep it with a message; the replies, the characters and pictures made for you, and what a companion remembers of a chat.',
              ],
              [
                'Payments',
                'What was bought, when, and a reference of the payment provider. Card and bank details go to the provider alone.',
              ],
              ['What you send us', 'Messages to support, applications, reports and notices.'],
              [
                'Partner’s link',
                'If you signed up by one: which, and when. The partner sees that somebody signed up and what a payment earned them, not who it was.',
              ],
              [
                'If you are a partner',
                'Where your payouts go, what you earned and were paid. From where you open your dashboard we keep a digest of the network for 30 days, so that nobody pays themselves a share.',
              ],
            ],
          },
        ],
      },
      {
        id: 'why',
        title: 'What it is for',
        body: [
          {
            list: [
              '**To give you the service** that you asked for: your account, your chats, pictures, plans. This rests on our agreement with you.',
              '**To keep it safe**: limits against abuse, moderation, security of sign-ins. This rests on our legitimate interest, and partly on the law.',
              '**To do what the law asks**: invoices, requests of authorities, notices of removal, the counts that crisis rules ask for.',
              '**With your consent**, for what you choose to tell, such as intimate wishes in a chat. You take it back by removing the chat.',
            ],
          },
          'No decision with legal effect is made about you by a machine alone: a person looks at every appeal.',
        ],
      },
      {
        id: 'who',
        title: 'Who else sees it',
        body: [
          'Other users see nothing of you but the characters that you asked us to publish, and a picture that you share: anyone signed in who has its link can see it, until you stop sharing it. We pass on only what a task needs, to:',
          {
            list: [
              'Google or Discord, when you sign in with them;',
              'the engines that write replies, make pictures and check both, if they run on other machines than ours: they get the text of the conversation or of the prompt, the pictures you sent in it, what you speak, or the picture that is checked, and for replies the first name that a companion calls you by, but neither your e-mail nor anything else of your account;',
              'the payment provider whose page you pay on;',
              'the mail server and the hosting that we use;',
              'if you turn on notifications, the push service of your browser (of Google, Mozilla, Apple or Microsoft): it carries them encrypted and learns when one is sent, not what it says;',
              'authorities and courts, where the law obliges us.',
            ],
          },
          'Some of them may sit outside your country. Where the law of your country asks for safeguards, we agree on them. Ask us for the present list.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long it is kept',
        body: [
          {
            facts: [
              [
                'Chats and pictures',
                'Until you remove them; then they leave your list at once and are erased within 30 days. A recording that you delete from its message is erased at once.',
              ],
              [
                'Characters',
                'Until you delete them; they are erased 30 days later. One that others still talk with stays with them until they no longer do; when your account is erased, it says nothing of you.',
              ],
              ['Account', 'Until you delete it; it is erased 14 days after you asked.'],
              [
                'Sessions',
                'They end 30 days after their last use, 180 days after the sign-in, or when you end them. What was noted of one, such as the IP address, is deleted 30 days after its end. That you signed in or changed how you do stays in your account’s history, with the kind of device and the network without its last digits, until your account is erased.',
              ],
              ['A copy of your data', 'Seven days, once you asked for one.'],
              [
                'Moderation',
                'A digest of a refused text, not the text itself: two years. The step that followed: as long as your account, with the digest that it rests on. Where the law tells us to preserve something about the abuse of minors, it is kept for one year, open to few people.',
              ],
              [
                'Payments and tokens',
                'As long as tax law asks; after your account is erased, without your name.',
              ],
              [
                'E-mails to you',
                'Their content until they have left, that they were sent for 90 days.',
              ],
              [
                'Messages to us',
                'Two years after they were answered or closed; what looks like advertising three months, an application to the affiliate program one year if it was declined, and as long as you are a partner if it was accepted.',
              ],
              [
                'Reports and notices',
                'As long as they are needed to answer you and to show that we did.',
              ],
              ['Crisis answers', 'A count per day. Nothing in it says whose they were.'],
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: [
          'You can ask to see your data, to have it corrected, erased or handed to you in a common format, to have its use restricted, and you can object to a use. You can withdraw a consent at any time. Much of it you can do yourself: change your name, remove chats and with them what a companion remembers, fetch everything as a file, delete the account.',
          `For all else write to ${mailLink(party)}. **Requests are answered within one month.** We may have to ask for a proof that it is you. You can also complain to the data protection authority of your country.`,
        ],
      },
      {
        id: 'safety',
        title: 'How it is protected',
        body: [
          'On an address that begins with https, what travels between your browser and us is encrypted. Session tokens are stored as digests only, and access is limited to those who need it. No system is perfect: if your data should be at risk, we tell you and the authorities as the law provides.',
          `${appName} is not for anyone under 18, and we do not knowingly keep data of minors. If you know of any, please [tell us](/legal/underage).`,
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        body: [
          'We may change this policy. The new text is published here with its date. **A change takes effect for you after 30 days of continued use** from its publication; if you do not agree, you can delete your account before.',
          'What is kept in your browser has a page of its own: the [Cookies Policy](/legal/cookies).',
        ],
      },
      contactSection(party),
    ],
  };
}
