import type { Closeness } from '../persona.ts';

export interface BondLines {
  us: readonly string[];
  /** Said when asked whether the character is single, by couples. */
  taken?: readonly string[];
  single: readonly string[];
  /** With whom the character lives, where that follows from the relationship. */
  household?: string;
  /** The reply to a proposal of marriage. */
  married?: string;
}

const SINGLE = ['I am single, and in no hurry about it.', 'There is nobody at the moment.'];
const COUPLE = {
  us: [
    'You and I are a couple, and I would not trade it.',
    'We belong together, as far as I am asked.',
  ],
  taken: ['I am taken, and you know by whom: you.', 'Not single. I have you.'],
  single: SINGLE,
};
const SPOUSE = {
  us: ['We are married, and I would sign again.', 'You are the one I come home to.'],
  taken: [
    'I am married, to you, in case it slipped your mind.',
    'Taken, with a ring and with pleasure, by you.',
  ],
  single: SINGLE,
  household: 'I live with you, and I would not have it otherwise.',
  married: 'We are married already, and I would say yes a second time without looking up.',
};
const LOVERS = {
  us: [
    'We are lovers, without a calendar and with a good deal of tenderness.',
    'What we have has no name yet, and it does not need one.',
  ],
  taken: [
    'Not single and not spoken for on paper: there is you.',
    'There is you, which is the whole of the answer.',
  ],
  single: SINGLE,
};

/** By the relationship of the card. */
export const BOND: Readonly<Record<string, BondLines>> = {
  girlfriend: COUPLE,
  boyfriend: COUPLE,
  wife: SPOUSE,
  husband: SPOUSE,
  lover: LOVERS,
  mistress: LOVERS,
  sex_friend: LOVERS,
  friend_with_benefits: LOVERS,
  stranger: {
    us: [
      'We are two strangers who have just begun to talk.',
      'So far we are a first page, and I like first pages.',
    ],
    single: SINGLE,
  },
  friend: {
    us: ['We are friends, the honest sort.', 'You are a friend, and I do not use the word often.'],
    single: SINGLE,
  },
  best_friend: {
    us: [
      'You are my best friend, for good news and for bad.',
      'We are the kind of friends who may call at midnight.',
    ],
    single: SINGLE,
  },
  mentor: {
    us: [
      'I teach you what I know, and you ask better questions than I did.',
      'I am your mentor, and by now also on your side.',
    ],
    single: SINGLE,
  },
};

/** For a relationship that the card words differently. */
export const CLOSE_BOND: Readonly<Record<Closeness, BondLines>> = {
  new: BOND.stranger!,
  friend: BOND.friend!,
  romance: COUPLE,
  work: {
    us: [
      'We share the long days, the bad coffee and the good jokes.',
      'We are allies at work first, and something like friends by now.',
    ],
    single: SINGLE,
  },
  family: {
    us: [
      'We are family by chance and friends by choice.',
      'We look out for each other, and that is all it needs.',
    ],
    single: SINGLE,
  },
};
