import { contactSection, type LegalDocument, type Party } from '../document.ts';

export function terms(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, publicUrl, operator } = party;
  return {
    changed: '2026-11-22',
    intro: [
      `These terms are the agreement between you and ${operator.name} (“we”), who runs ${appName} at ${publicUrl}. They say what you may expect from us, what we expect from you, and how either of us can end it. Please read them before you make an account: by making one, or by using ${appName} without one, you accept them.`,
    ],
    sections: [
      {
        id: 'who',
        title: 'Who may use it',
        body: [
          `${appName} is for adults. You must be at least 18 years old, and older where the law of your country says so. By continuing past the 18+ notice, and again by making an account, you confirm that you are. Accounts of anyone younger are closed; the [Underage Policy](/legal/underage) says how.`,
          'You must be allowed to use a service like this where you live. If you use it for somebody else, or together with somebody, they must be adults too.',
        ],
      },
      {
        id: 'service',
        title: 'What it is',
        body: [
          `On ${appName} you meet AI companions, talk with them, create your own, and have pictures made. **You talk with software, not with a person.** Nobody sits behind a character, and no character is a real person.`,
          'What a companion says is invented by a computer. It can be wrong, and it is no medical, legal, psychological or financial advice. If you are in distress or danger, please turn to a person: the [Safety page](/legal/safety) says where.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        body: [
          'You sign in with Google or Discord. An account belongs to one person; keep the way into it safe, and tell us if somebody else has used it. What is done through your account is taken as done by you, unless you could not have prevented it.',
          'You can fetch a copy of your data and delete your account at any time in your profile.',
        ],
      },
      {
        id: 'use',
        title: 'Personal use',
        body: [
          `${appName} is for personal, non-commercial use. You may keep and enjoy what is made for you. You may not:`,
          {
            list: [
              'sell or rent out access to the service, or what it makes, without our written agreement;',
              'collect its contents by machine, overload it, or get around its limits, its security or its moderation;',
              'pass off what an AI has made as the words or the picture of a real person;',
              'use it for anything that the law forbids, or that the [Blocked Content Policy](/legal/blocked-content) names.',
            ],
          },
        ],
      },
      {
        id: 'plans',
        title: 'Free use and paid plans',
        body: [
          'Part of the service is free: a number of messages each day, and a small daily allowance of credits. Some services are for paid subscribers only.',
          'When your free messages are used up, the chat keeps what you have written and shows a panel that takes you to the payment page. There you can choose a monthly or an annual plan, or another period that the page shows, and pay by card, bank transfer, PayPal or others, as far as the page offers them. The price, the period and everything that is included stand there before you pay.',
          'Paid plans give unlimited messaging, and credits every month for images and voice notes, as far as the page [Premium](/premium) lists them. Credits of a month and credits that you bought apart stay until you use them, as long as your account exists; only the free credits of each day lapse, at midnight UTC. Credits are not money and cannot be paid out.',
        ],
      },
      {
        id: 'renewal',
        title: 'Renewal, canceling, refunds',
        body: [
          'A subscription renews by itself for the same period, on the first day of the next period, at the price that was shown, until you cancel. A period that was paid in advance without a standing order, for example in cryptocurrency, simply ends; we remind you before.',
          'You can cancel at any time on the page [Premium](/premium), as easily as you bought. What you have paid for stays yours until its period ends; nothing more is taken after that. If a payment fails, your plan goes on for a short while so that you can mend it, and then becomes a free one. Your chats stay.',
          'A period that has begun is not refunded, unless the law gives you a right to it or we have not delivered. If you are a consumer, your right of withdrawal and your other rights under the law of your country stay untouched.',
        ],
      },
      {
        id: 'yours',
        title: 'What you write and make',
        body: [
          'What you write stays yours, and as far as the law lets anyone own it, so does what is made for you. You allow us to store and process it in order to run the service for you, and to check it against these rules. What you keep private, other users do not see. If you ask us to publish a character, and we agree, you allow others to meet it here until you take it back. A picture that you share by its link can be seen by whoever is signed in and has that link, until you stop sharing it.',
          'If you create a custom character or model, or have one made from a picture, **you certify that you are at least 18 years old, that it depicts an adult, and that you hold the consent of every real person whose likeness it uses.** When it is made from a picture, we record that certification. Without consent, nobody may be copied here.',
        ],
      },
      {
        id: 'moderation',
        title: 'Moderation',
        body: [
          'A moderation filter reads what is written and what is replied, and compares pictures with those that had to go; models may judge both beside it. It may flag content; what it flags can be refused or removed, and people may look at it. Flagged content may lead to the termination of your account.',
          'Usually the steps are a warning, a suspension, and then termination. Content that sexualizes minors, or resembles that, leads to suspension at once and is reported where the law asks for it. Only clear violations in your own words count, and each counts for a limited time; imported, quoted and unclear text is refused and nothing more. Whoever is suspended can still sign in to read why, to [appeal](/standing), to cancel, to take their data along and to leave; a person decides about every appeal. A closed account is not charged again.',
        ],
      },
      {
        id: 'liability',
        title: 'What we answer for',
        body: [
          'We run the service with care, but we cannot promise that it is always there, that it is free of errors, or that a companion says what you hope for. Functions may change; we do not take away what you have paid for without giving back its price.',
          'We are liable without limit where the law says so, for example for intent, gross negligence, and harm to life or health. In all other cases our liability is limited to what you paid us in the twelve months before the damage.',
        ],
      },
      {
        id: 'end',
        title: 'How it ends',
        body: [
          'You can end this agreement at any time by deleting your account. It is then closed at once and erased after 14 days; until that day you can ask us to stop it.',
          'We can end it with 30 days’ notice and give back the price of the time that is left. If you break these terms in a serious way, we can end it at once and without a refund.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes, and the law',
        body: [
          'We may change these terms. The new text is published on this page with its date; where a change matters to you, we also tell you in the product or by e-mail. If you go on using the service after that, you accept it. If you do not agree, you can delete your account.',
          'The law of the country applies in which we are established. If you are a consumer, the mandatory protection of the country in which you live stays with you, and you may go to its courts. Should one sentence here not hold, the others do.',
        ],
      },
      contactSection(party),
    ],
  };
}
