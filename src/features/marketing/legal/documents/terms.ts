import { contactSection, type LegalDocument, type Party } from '../document.ts';

export function terms(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName, publicUrl, operator } = party;
  return {
    changed: '2026-11-28',
    intro: [
      `These terms are the agreement between you and ${operator.name} (“we”), who runs ${appName} at ${publicUrl}. They explain what you can expect from us, what we expect from you, and how either of us can end the agreement. Please read them before you create an account: by creating one, or by using ${appName} without one, you accept them.`,
    ],
    sections: [
      {
        id: 'who',
        title: 'Who may use it',
        body: [
          `${appName} is for adults. You must be at least 18 years old, or older where the law of your country requires it. By continuing past the 18+ notice, and again by creating an account, you confirm that you are. Accounts of anyone younger are closed; the [Underage Policy](/legal/underage) explains how.`,
          'A service like this must be legal for you where you live. Anyone who uses it with you must be an adult too.',
        ],
      },
      {
        id: 'service',
        title: 'What it is',
        body: [
          `On ${appName}, you meet AI companions, chat with them and call them, create your own, and have pictures made. **You are talking with software, not with a person.** There is no one behind a character, and no character is a real person.`,
          'What a companion says is made up by a computer. It can be wrong, and it is not medical, legal, psychological or financial advice. If you are in distress or danger, please turn to a person: the [Safety page](/legal/safety) says where.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        body: [
          'You sign in with Google or Discord. An account belongs to one person. Keep your sign-in safe, and tell us if someone else has used it. You are responsible for what happens in your account, unless you could not have prevented it.',
          'You can download a copy of your data and delete your account at any time in your profile.',
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
              'scrape it, overload it, or get around its limits, its security or its moderation;',
              'pass off AI output as the words or the picture of a real person;',
              'use it for anything that is against the law or the [Blocked Content Policy](/legal/blocked-content).',
            ],
          },
        ],
      },
      {
        id: 'plans',
        title: 'Free use and paid plans',
        body: [
          'Part of the service is free: a limited number of messages each day, and a small daily allowance of credits. Some services are for paid subscribers only.',
          'When your free messages are used up, the chat keeps what you have written and shows a panel that takes you to the payment page. There you can choose a monthly or an annual plan, or another period that the page shows, and pay by card, bank transfer, PayPal or others, if the page offers them. You see the price, the period and everything that is included before you pay.',
          'Paid plans include unlimited messaging, and credits every month for images and voice notes, as listed on the [Premium](/premium) page. Monthly credits and credits that you bought separately stay until you use them, as long as your account exists; only the free credits of each day expire, at midnight UTC. Anything that costs credits says so before you use it; a voice call is charged for each minute that begins. Credits are not money and cannot be paid out.',
        ],
      },
      {
        id: 'renewal',
        title: 'Renewal, canceling, refunds',
        body: [
          'A subscription renews automatically for the same period, on the first day of the next period, at the price that was shown, until you cancel. A period that was paid in advance without a subscription, for example in cryptocurrency, simply ends; we remind you beforehand.',
          'You can cancel a subscription at any time on the [Premium](/premium) page, as easily as you bought it. You keep what you have paid for until its period ends, and are not charged again. If a payment fails, your plan continues for a short time so that you can fix it, and then becomes a free plan. Your chats stay.',
          'We do not refund a period that has begun, unless the law gives you a right to a refund or we did not deliver. If you are a consumer, your right of withdrawal and your other rights under the law of your country are not affected.',
        ],
      },
      {
        id: 'yours',
        title: 'What you write and make',
        body: [
          'What you write stays yours, and so does what is made for you, as far as the law lets anyone own it. You allow us to store and process it in order to run the service for you, and to check it against these rules. Other users do not see what you keep private. If you ask us to publish a character, and we agree, you allow others to meet it here until you withdraw it. A picture that you share by its link can be seen by anyone who is signed in and has that link, until you stop sharing it.',
          'If you create a custom character or model, or have one made from a picture, **you certify that you are at least 18 years old, that it depicts an adult, and that you hold the consent of every real person whose likeness it uses.** When it is made from a picture, we record that certification. Without consent, nobody may be copied here.',
        ],
      },
      {
        id: 'moderation',
        title: 'Moderation',
        body: [
          'A moderation filter reads messages and replies, and compares pictures with those that were removed; models may also check both. The filter may flag content; flagged content can be refused or removed, and people may review it. Flagged content may lead to the termination of your account.',
          'Usually the steps are a warning, a suspension, and then termination. Content that sexualizes minors, or resembles such content, leads to immediate suspension and is reported where the law requires it. Only clear violations in your own words count, and each counts for a limited time; imported, quoted or unclear text is only refused. If you are suspended, you can still sign in to read why, to [appeal](/standing), to cancel, to download your data and to delete your account; a person decides every appeal. A closed account is not charged again.',
        ],
      },
      {
        id: 'liability',
        title: 'Our liability',
        body: [
          'We run the service with care, but we cannot promise that it is always available, that it is free of errors, or that a companion will say what you hope for. Features may change; we do not take away what you have paid for without refunding it.',
          'We are liable without limit where the law says so, for example for intent, gross negligence, and harm to life or health. In all other cases our liability is limited to what you paid us in the twelve months before the damage occurred.',
        ],
      },
      {
        id: 'end',
        title: 'How it ends',
        body: [
          'You can end this agreement at any time by deleting your account. Your account is closed immediately and erased after 14 days; until then, you can ask us to stop this.',
          'We can end it with 30 days’ notice, and we then refund the time that is left. If you seriously break these terms, we can end it at once and without a refund.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes, and the law',
        body: [
          'We may change these terms. The new text is published on this page with its date; where a change matters to you, we also tell you in the product or by email. If you continue to use the service after that, you accept it. If you do not agree, you can delete your account.',
          'These terms are governed by the law of the country where we are established. If you are a consumer, you keep the mandatory protections of the country where you live, and you may go to its courts. If one sentence here turns out to be invalid, the others still apply.',
        ],
      },
      contactSection(party),
    ],
  };
}
