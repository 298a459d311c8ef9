/** A question and its answer. Every answer must be true of the current software. */
export interface FaqItem {
  question: string;
  answer: string;
}

const FREE: FaqItem = {
  question: 'What does it cost?',
  answer:
    'Looking around is free, and so is an account. The free plan includes new messages every day. Premium has no daily limit.',
};
const SIGN_IN: FaqItem = {
  question: 'How do I start?',
  answer:
    'Choose a portrait. If you are not signed in yet, sign in with Google or Discord; there is no password to remember. Then write the first line, or answer theirs.',
};
const REAL: FaqItem = {
  question: 'Am I talking to a real person?',
  answer:
    'No. Every companion is a fictional adult. What they say is written by a language model and what you see is drawn by software. It can be wrong, and it is no substitute for help from a person.',
};
const CHAT_STORAGE: FaqItem = {
  question: 'Are my chats saved?',
  answer:
    'Yes, so you can continue where you left off, on any device. You can restart a chat, which clears its messages, or remove it; what you remove is erased from the server within 30 days.',
};

const PREMIUM: FaqItem[] = [
  {
    question: 'How do I cancel?',
    answer:
      'On this page: “Cancel subscription”, then once more to confirm. No questions asked, no letter, no phone call. You keep what you paid for until it ends, and nothing is charged after that.',
  },
  {
    question: 'Does Premium renew automatically?',
    answer:
      'If your payment method says so, it renews for the same period and price until you cancel, and we email you before each renewal. A prepaid period, such as one paid with cryptocurrency, does not renew.',
  },
  {
    question: 'What if a renewal fails?',
    answer:
      'Premium stays active for three more days while the payment is retried, and we email you. If it still fails, Premium ends and you are on the free plan. You owe nothing.',
  },
  {
    question: 'Can I change to another plan?',
    answer:
      'Yes, if the payment provider allows it: the new plan starts when your paid period ends, and nothing is charged before. Otherwise cancel and buy the other plan; it also starts when your paid period ends.',
  },
  {
    question: 'What are tokens?',
    answer:
      'Tokens pay for pictures. Daily free credits are spent first, then monthly Premium tokens, then tokens you bought. Tokens stay until you use them; only the daily free credits expire, at midnight UTC. If a picture cannot be generated, its tokens are refunded.',
  },
  {
    question: 'What is kept when Premium ends?',
    answer:
      'Everything: your chats, characters, pictures and tokens. Only the limits of the free plan apply again.',
  },
];

export const FAQ = {
  premium: PREMIUM,
  girls: [
    {
      question: 'What is an AI girlfriend?',
      answer:
        'A companion with a name, a look and a story of her own, who answers you in character: a place to flirt, to talk through a day, or to play out a story with someone who has time for it.',
    },
    SIGN_IN,
    {
      question: 'Does she know what we talked about before?',
      answer:
        'She reads your conversation before every reply. In a very long one she may no longer see the oldest lines.',
    },
    FREE,
    REAL,
    CHAT_STORAGE,
  ],
  guys: [
    {
      question: 'What is an AI boyfriend?',
      answer:
        'A companion with a name, a job and opinions, who answers you in character. Some are steady, some tease, some argue; the description under each portrait tells you which.',
    },
    SIGN_IN,
    {
      question: 'What if a reply is not what I hoped for?',
      answer:
        'Ask for another one, edit your last message, or stop a reply while it is being written. You can switch between versions and continue from the one you like.',
    },
    FREE,
    REAL,
    CHAT_STORAGE,
  ],
  anime: [
    {
      question: 'What is an anime companion?',
      answer:
        'A companion drawn in an anime style. Conversations work the same way as with everyone else; the worlds they come from are often stranger.',
    },
    {
      question: 'Are the anime characters adults too?',
      answer:
        'All of them, without exception. Every character here is 18 or older, is drawn and written as an adult, and cannot be made younger by anything you write.',
    },
    SIGN_IN,
    FREE,
    REAL,
    CHAT_STORAGE,
  ],
  adult: [
    {
      question: 'Who may use this page?',
      answer:
        'Adults only. By continuing past the notice you confirm that you are at least 18, or older where your local law requires it.',
    },
    {
      question: 'Who can read what I write?',
      answer:
        'Your messages are stored on this site so that you can continue, and are checked by automatic safety rules. No other account can open your chats. The replies are written by the language model that the operator of this site has chosen.',
    },
    {
      question: 'Are there limits to what I can say?',
      answer:
        'Yes. Anything that involves minors, real people without their consent, or serious harm is refused, whatever the story around it says. Between fictional adults there is room for romance.',
    },
    REAL,
    CHAT_STORAGE,
    FREE,
  ],
} satisfies Record<string, FaqItem[]>;
