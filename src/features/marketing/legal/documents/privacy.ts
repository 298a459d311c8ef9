import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function privacy(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, operator } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `People tell a companion things that they tell nobody else. This page explains what ${appName} knows about you, why, and for how long. ${operator.name[0]!.toUpperCase()}${operator.name.slice(1)}${operator.address ? `, ${operator.address},` : ''} is responsible for your data. We show no advertising, sell no data, and let nobody track you around the web.`,
    ],
    sections: [
      {
        id: 'what',
        title: 'What we know about you',
        body: [
          {
            facts: [
              [
                'Email address',
                'Mandatory. It identifies your account, and it is how we write to you.',
              ],
              [
                'Password, encrypted',
                'Mandatory for accounts that have one. You sign in here with Google or Discord, so we neither ask for a password nor store one.',
              ],
              ['Nickname', 'The name that companions call you. You can change it.'],
              ['Gender', 'Only if you tell us.'],
              [
                'First and last name, picture',
                'As provided by Google or Discord when you sign in with them.',
              ],
              [
                'Sign-up date and provider',
                'When you signed up, and whether with Google or Discord.',
              ],
              ['Phone number', 'Optional; we do not ask for it.'],
              [
                'Currency and country',
                'From your IP address, where prices or a country’s rules require them. At present they do not, so we look up neither. The help lines that you see depend on your browser’s language, which we do not store.',
              ],
              ['Token balance', 'What you can spend, and each change to it.'],
              [
                'Sign-ins',
                'Their dates, how many there were, IP addresses, and the kind of browser.',
              ],
              [
                'Preferences',
                'Your settings, including your time zone if you keep quiet hours, and the fact that you confirmed that you are 18 or older.',
              ],
              [
                'Prompts and generated content',
                'What you write or say, as text, and the pictures you send, without the place and time that a camera stores in them; the recording of what you said only if you keep it with a message; the replies, your reactions to them, the characters and pictures made for you, and what a companion remembers of a chat.',
              ],
              [
                'Payments',
                'What you bought, when, and the payment provider’s reference. Card and bank details go only to the provider.',
              ],
              ['What you send us', 'Messages to support, applications, reports and notices.'],
              [
                'Partner’s link',
                'If you signed up through one: which one, and when. The partner sees that someone signed up and what a payment earned them, but not who you are.',
              ],
              [
                'If you are a partner',
                'Where your payouts go, what you earned and what you were paid. For 30 days, we keep a digest of the network from which you open your dashboard, so that nobody earns a share of their own payments.',
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
              '**To give you the service** that you asked for: your account, your chats, pictures, and plans. This is based on our agreement with you.',
              '**To keep it safe**: limits against abuse, moderation, and sign-in security. This is based on our legitimate interest, and partly on the law.',
              '**To comply with the law**: invoices, requests from authorities, removal notices, and the counts that crisis rules require.',
              '**With your consent**, for what you choose to share, such as intimate wishes in a chat. You can withdraw it by removing the chat.',
            ],
          },
          'No decision with legal effect is made about you by a machine alone: a person reviews every appeal.',
        ],
      },
      {
        id: 'who',
        title: 'Who else sees it',
        body: [
          'Other users see only the characters that you asked us to publish, and a picture that you share: anyone signed in who has its link can see it, until you stop sharing it. We pass on only what each task needs, to:',
          {
            list: [
              'Google or Discord, when you sign in with them;',
              'the engines that write replies, make pictures and check both, if they do not run on our own machines: they get the text of the conversation or of the prompt, the pictures you sent in it, what you speak, or the picture that is checked, and for replies the first name that a companion calls you by, but neither your email address nor anything else from your account;',
              'the payment provider whose page you pay on;',
              'the mail server and the hosting provider that we use;',
              'if you turn on notifications, the push service of your browser (of Google, Mozilla, Apple or Microsoft): it carries them encrypted and learns when one is sent, not what it says;',
              'authorities and courts, where the law requires us to.',
            ],
          },
          'Some of them may be outside your country. Where the law of your country requires safeguards, we put them in place. Ask us for the current list.',
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
                'Until you remove them. They then disappear from your list immediately and are erased within 30 days. A recording that you delete from its message is erased immediately.',
              ],
              [
                'Characters',
                'Until you delete them; they are erased 30 days later. A character that other people still chat with stays with them until they stop; once your account is erased, nothing in it points to you.',
              ],
              ['Account', 'Until you delete it; it is erased 14 days after you ask.'],
              [
                'Sessions',
                'They end 30 days after their last use, 180 days after the sign-in, or when you end them. What we stored about a session, such as the IP address, is deleted 30 days after its end. A record that you signed in, or changed how you sign in, stays in your account’s history until your account is erased, with the kind of device and the network address without its last digits.',
              ],
              ['A copy of your data', 'Seven days after you request it.'],
              [
                'Moderation',
                'A digest of a refused text, not the text itself: two years. The step that followed, with the digest that it is based on: for as long as your account exists. Where the law requires us to preserve evidence of the abuse of minors, we keep it for one year, and few people can see it.',
              ],
              [
                'Payments and tokens',
                'As long as tax law requires; after your account is erased, without your name.',
              ],
              [
                'Emails to you',
                'Their content until they are sent; the fact that they were sent, for 90 days.',
              ],
              [
                'Messages to us',
                'Two years after they were answered or closed; what looks like advertising, for three months; an application to the affiliate program, for one year if it was declined, and for as long as you are a partner if it was accepted.',
              ],
              [
                'Reports and notices',
                'As long as we need them to answer you and to show that we did.',
              ],
              ['Crisis answers', 'A count per day. Nothing in it shows whom they were for.'],
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        body: [
          'You can ask to see your data, to have it corrected, erased or given to you in a common format, and to have its use restricted, and you can object to a use. You can withdraw your consent at any time. Much of this you can do yourself: change your name, remove chats along with what a companion remembers from them, download everything as a file, and delete your account.',
          `For anything else, write to ${mailLink(party)}. **Requests are answered within one month.** We may have to ask you to prove your identity. You can also complain to the data protection authority of your country.`,
        ],
      },
      {
        id: 'safety',
        title: 'How it is protected',
        body: [
          'On an address that begins with https, what travels between your browser and us is encrypted. Session tokens are stored as digests only, and access is limited to those who need it. No system is perfect: if your data is ever at risk, we tell you and the authorities as the law requires.',
          `${appName} is not for anyone under 18, and we do not knowingly keep data of minors. If you know of any, please [tell us](/legal/underage).`,
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        body: [
          'We may change this policy. The new text is published here with its date. **A change takes effect for you after 30 days of continued use** from its publication; if you do not agree, you can delete your account before then.',
          'The [Cookies Policy](/legal/cookies) says what is stored in your browser.',
        ],
      },
      contactSection(party),
    ],
  };
}
