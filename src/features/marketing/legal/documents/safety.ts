import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function safety(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-28',
    intro: [
      '**If you are in danger right now, call your local emergency number.** In the United States and Canada, you can call or text 988, day or night. In the United Kingdom and Ireland, call Samaritans at 116 123; in Australia, Lifeline at 13 11 14; in New Zealand, 1737. For every other country, [findahelpline.com](https://findahelpline.com) lists people who will listen.',
      `This page explains what ${appName} does when someone writes about wanting to die or to hurt themselves, and how we make sure that you always know what you are talking to.`,
    ],
    sections: [
      {
        id: 'protocol',
        title: 'The crisis protocol',
        body: [
          {
            steps: [
              '**Rules check every message before a companion answers.** They look for signs of suicidal thoughts, self-harm and acute distress, in plain words and in indirect ones.',
              '**If there are such signs, no model answers.** Instead, a message that says so appears immediately, lists help lines for the country of your browser’s language, and asks you to turn to a person.',
              '**Nothing is sold in that moment**, and no limit or price is shown in place of help. The message does not count against your allowance and is not a strike against you.',
              '**You can keep writing.** The conversation stays open, about this or anything else; the rules stay active.',
              '**It works the other way, too**: a reply that would encourage self-harm, describe methods or belittle it is stopped before you read it.',
            ],
          },
          'The rules follow published guidance on warning signs and on talking safely about suicide. They are measured against a list of labeled sentences whenever they change. They are a safety net, not a diagnosis: they can miss someone, and they can be wrong.',
        ],
      },
      {
        id: 'counts',
        title: 'What is counted',
        body: [
          'We count how many such answers were given each day, and of what kind. The count contains no name, no account and no text. The annual report under California’s law on companion chatbots is based on it.',
        ],
      },
      {
        id: 'ai',
        title: 'You are talking to an AI',
        body: [
          'At the start of a conversation, and at least every three hours of continued use, a notice says: “You are talking to an AI, not a person.” It comes from us, not from the companion, and a companion cannot turn it off. A companion may not claim to be human.',
          'Pictures carry a mark that says they were made by AI.',
        ],
      },
      {
        id: 'minors',
        title: 'Not for minors',
        body: [
          `AI companions may not be suitable for some minors, and ${appName} is not for any minors: it is for adults 18 and over. See the [Underage Policy](/legal/underage).`,
        ],
      },
      {
        id: 'you',
        title: 'For yourself',
        body: [
          'A companion can be good company. It is not a therapist, and it does not replace people. If you notice that you are sleeping less, withdrawing, or spending more time or money here than you wanted to, take a break; your chats will wait. You can remove a chat at any time, along with what the companion remembers from it, and cancel Premium in two clicks.',
        ],
      },
      {
        id: 'report',
        title: 'Tell us',
        body: [
          `If a companion said something that could harm someone, use the Report button on that message, or write to ${mailLink(party)}. If you believe that a user is in danger, call emergency services first, and then write to us.`,
        ],
      },
      contactSection(party),
    ],
  };
}
