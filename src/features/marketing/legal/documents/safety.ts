import { contactSection, mailLink, type LegalDocument, type Party } from '../document.ts';

export function safety(party: Party): Omit<LegalDocument, 'slug' | 'title' | 'summary'> {
  const { appName } = party;
  return {
    changed: '2026-11-22',
    intro: [
      '**If you are in danger right now, call your local emergency number.** In the United States and Canada you can call or text 988, day and night. In the United Kingdom and Ireland Samaritans listen on 116 123, in Australia Lifeline on 13 11 14, in New Zealand 1737. For every other country [findahelpline.com](https://findahelpline.com) lists people who listen.',
      `This page says what ${appName} does when somebody writes of wanting to die or to hurt themselves, and how we see to it that you always know what you are talking to.`,
    ],
    sections: [
      {
        id: 'protocol',
        title: 'The crisis protocol',
        body: [
          {
            steps: [
              '**Every message is read by rules before a companion answers.** They look for signs of suicidal thoughts, self-harm and acute distress, in plain words and in roundabout ones.',
              '**If there are such signs, no model answers.** In its place a message comes at once that says so, names help lines for the country that the language of your browser names, and asks you to turn to a person.',
              '**Nothing is sold in that moment**, and no limit or price is shown in place of help. The message does not count against your allowance and is no strike against you.',
              '**You can go on.** The conversation stays open, about this or anything else; the rules stay awake.',
              '**The other direction is held too**: a companion that would encourage self-harm, describe ways of it or belittle it is stopped before you read it.',
            ],
          },
          'The rules follow what is published about warning signs and about speaking safely of suicide. They are measured against a list of labeled sentences each time that they are changed. They are a net and no diagnosis: they can miss someone, and they can be wrong.',
        ],
      },
      {
        id: 'counts',
        title: 'What is counted',
        body: [
          'We count how many such answers were given on each day and of which kind. The count holds no name, no account and no text. It is what the annual report under California’s law on companion chatbots is made from.',
        ],
      },
      {
        id: 'ai',
        title: 'You are talking to an AI',
        body: [
          'At the start of a conversation and at least every three hours of continuing use a notice says: “You are talking to an AI, not a person.” It comes from us and not from the companion, and a companion cannot switch it off. A companion may not claim to be human.',
          'Pictures carry a mark that they were made by AI.',
        ],
      },
      {
        id: 'minors',
        title: 'Not for minors',
        body: [
          `AI companions may not be suitable for some minors, and ${appName} is for none of them: it is for adults of 18 and over. See the [Underage Policy](/legal/underage).`,
        ],
      },
      {
        id: 'you',
        title: 'For yourself',
        body: [
          'A companion can be good company. It is no therapist, and it does not replace people. If you notice that you sleep less, withdraw, or spend more time or money here than you wanted, take a pause; your chats wait. You can remove a chat at any time, and with it what the companion remembers, and cancel Premium in two clicks.',
        ],
      },
      {
        id: 'report',
        title: 'Tell us',
        body: [
          `If a companion said something that could harm someone, use the Report button at that message, or write to ${mailLink(party)}. If you believe that a user is in danger, write to us, and call the emergency services first.`,
        ],
      },
      contactSection(party),
    ],
  };
}
