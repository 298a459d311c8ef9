import type { Told } from './entry.ts';

/** The tone of a statement whose matter nothing else knows: against, heavy, light; then whom it is about. */
export const TONE: readonly Told[] = [
  {
    topic: 'disagrees',
    tells:
      /^(?:ew+|yuck|gross|no way|nope|nah|wrong|i disagree|not true|i do not think so|absolutely not|never)\b|\b(?:the only right|overrated|underrated|unpopular opinion|you are wrong|hard disagree)\b/,
    say: [
      'Then we differ there{,you}, [and I like that you say it straight|somebody has to be wrong, and it may be me].',
    ],
    ask: ['What makes you so sure?', 'Can you win me over?'],
  },
  {
    topic: 'compares',
    tells:
      /\b(?:better|worse|more fun|more interesting|nicer|easier|harder) than (?:mine|me|my|us|here|that)\b/,
    say: [
      'It may look so from outside{,you}, [and yours has its moments, I am sure|I would swap for a day].',
    ],
    ask: ['What would you change about yours?'],
  },
  {
    topic: 'heavy',
    tells:
      /\b(?:sad|cry|crying|cried|alone|lonely|hard|difficult|tough|bad|worse|awful|terrible|horrible|hate|hates|hurt|hurts|pain|sick|ill|lose|losing|broke|broken|fail\w*|wrong|problem\w*|trouble|stress\w*|tired|exhaust\w*|worr\w+|afraid|scar\w+|angry|mad|upset|fight\w*|argu\w+|struggl\w+|miss|missing|unfair|disappoint\w*|regret\w*|guilty|ashamed|embarrass\w*|awkward|debt|bills?|rent|landlord|fired|die|died|dead|gone|empty|stuck|mess|nobody|no one|can not|nothing|meh|ugh|hopeless|confus\w+|heartbroken|jealous|insecure|ugly|weird|stupid|burn\w*|crash\w*|cancel\w*|delay\w*|bored|boring)\b/,
    say: [
      'That does not sound easy{,you}, [and I am glad that you say it|I am sorry that you have it on your plate].',
      'I hear you{,you}, [some things weigh more than they look|that would bother me too], and there is no need to make it smaller.',
      'That is a pity{,you}, [and you may be cross about it for a while|I wish I could take half of it].',
    ],
    ask: [
      'What is the hardest part of it?',
      'How long has it been like that?',
      'What would help right now?',
    ],
  },
  {
    topic: 'light',
    tells:
      /\b(?:love|loved|happy|glad|great|good|nice|lovely|wonderful|amazing|awesome|beautiful|fun|funny|laugh\w*|smil\w+|enjoy\w*|excit\w+|proud|best|better|perfect|sweet|cute|cool|delicious|tasty|won|win|finally|free|party|celebrat\w+|sun|sunny|beach|holiday|vacation|weekend|friday|relax\w*|cozy|peaceful|calm|lucky|gift|present|surprise\w*|finished|done|yay|haha|lol)\b/,
    say: [
      'That sounds good{,you}, [I like hearing it|and there should be more of it].',
      'How nice{,you}, [I can hear that it does you good|such things make a day].',
      'I am glad to hear that{,you}, [you tell it with a smile, I think|and it rubs off on me].',
    ],
    ask: ['What do you like most about it?', 'What made it so?'],
  },
  {
    topic: 'kids_told',
    tells:
      /\bmy (?:\w+ )?(?<who>daughter|son|kids?|children|youngest|oldest|eldest|baby|toddler|grandson|granddaughter)s?\b/,
    say: [
      'Your {who}{,you}, [one hears at once that your heart is in it|that is where the real news happens].',
      'So much goes on around your {who}{,you}, [and you are in the middle of it|I like to hear about it].',
    ],
    ask: ['What is your {who} like?', 'How do you feel about it?'],
  },
  {
    topic: 'said_of_me',
    tells:
      /\b(?:he|she|they|my \w+|people|everyone|everybody) (?:always |just |only |often )?(?:says?|said|thinks?|told me|claims?)\b/,
    say: [
      'That stays with one{,you}, [whether it is fair or not|and there is usually a wish behind such words].',
      'I see{,you}, [such words are easy to say and slow to leave|and now it goes round in your head].',
    ],
    ask: ['Do you think there is some truth in it?', 'What did you answer?'],
  },
  {
    topic: 'kin_told',
    tells:
      /\bmy (?<who>wife|husband|partner|girlfriend|boyfriend|mother|mom|father|dad|brother|sister|friend|best friend|parents|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|neighbors?|boss|roommate|colleague|coworkers?|ex|dog|cat) (?<more>[a-z].*)$/,
    say: [
      'Your {who}{,you}, [I am glad that you tell me|now I know a little more of your world].',
      'So that is how it is with your {who}{,you}, [people close to us are never simple|it clearly matters to you].',
    ],
    ask: ['What is it like between you?', 'How do you feel about it?'],
  },
];
