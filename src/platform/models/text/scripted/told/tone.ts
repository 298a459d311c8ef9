import type { Told } from './entry.ts';

/**
 * The tone of a statement whose subject no other entry knows: against, heavy, light; then who it is
 * about.
 */
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
    topic: 'heavy',
    tells:
      /\b(?:sad|sucks?|agony|scream\w*|torture|shelved|a mess|comparing|so slow|not a single|did not even|did not ask|cry|crying|cried|alone|lonely|hard|difficult|tough|bad|worse|awful|terrible|horrible|hate|hates|hurt|hurts|pain|sick|ill|lose|losing|broke|broken|fail\w*|wrong|problem\w*|trouble|stress\w*|tired|exhaust\w*|worr\w+|afraid|scar\w+|angry|mad|upset|fight\w*|argu\w+|struggl\w+|miss|missing|unfair|disappoint\w*|regret\w*|guilty|ashamed|embarrass\w*|awkward|debt|bills?|rent|landlord|fired|die|died|dead|gone|empty|stuck|mess|nobody|no one|can not|will not (?:start|stop|work|open|turn)|late for|nothing|meh|ugh|hopeless|confus\w+|heartbroken|jealous|insecure|ugly|weird|stupid|burn\w*|crash\w*|cancel\w*|delay\w*|bored|boring)\b/,
    say: [
      'So {echo}{,you}, [and I am sorry about that|and that would bother me too].',
      'That does not sound easy{,you}, [and I am glad that you say it|I am sorry that you have it on your plate].',
      'I hear you{,you}, [some things weigh more than they look|that would bother me too], and there is no need to make it smaller.',
      'That is a pity{,you}, [and you may be cross about it for a while|I wish I could take half of it].',
    ],
    ask: [
      'What is the hardest part of it?',
      'Do you want to tell me more about it?',
      'What would help right now?',
    ],
  },
  {
    topic: 'i_think',
    tells:
      /\bi (?:think|believe|guess|find|feel like|feel that|suppose|would say)\b|\b(?:people|men|women|life|love|nobody|everyone|everybody) (?:is|are|should|can|always|never|just)\b/,
    say: [
      'There is something in that{,you}, [I had not put it into words myself|and I would not argue].',
      'I see it much like you{,you}, [with one or two exceptions|most days].',
    ],
    ask: ['What made you see it like that?', 'Have you always thought so?'],
  },
  {
    topic: 'light',
    tells:
      /\b(?:love|loved|happy|glad|great|good|nice|lovely|wonderful|amazing|awesome|beautiful|fun|funny|laugh\w*|smil\w+|enjoy\w*|excit\w+|proud|best|better|perfect|sweet|cute|cool|delicious|tasty|won|win|clapped|applause|cheered|finally|free|party|celebrat\w+|sun|sunny|beach|holiday|vacation|weekend|friday|relax\w*|cozy|peaceful|calm|lucky|gift|present|surprise\w*|finished|done|yay|haha|lol)\b/,
    say: [
      'So {echo}{,you}, [and that is good to hear|and I like that].',
      'That sounds good{,you}, [I like hearing it|and there should be more of it].',
      'How nice{,you}, [I can hear that it does you good|such things make a day].',
      'I am glad to hear that{,you}, [you tell it with a smile, I think|and it rubs off on me].',
    ],
    ask: ['What do you like most about it?', 'What made it so?'],
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
    topic: 'third_did',
    tells:
      /^(?:and |but |so )?(?:he|she|they) (?:just |really |always |never |also |still |even )*(?:is|are|was|were|has|had|loves?|loved|likes?|liked|works?|worked|lives?|lived|does|did|makes?|made|goes|went|gets?|got|can|could|will|would|used|plays?|looks?)\b/,
    say: [
      'I can picture that{,you}, [you tell it with warmth|it sounds like a story with more chapters].',
      'That says a lot{,you}, [and you noticed it|small things like that make up a person].',
    ],
    ask: ['What else should I know about that?', 'How did it come to be like that?'],
  },
  {
    topic: 'did_lately',
    tells:
      /^(?:(?:and|but|so|well|yeah|yes|actually|last \w+|yesterday|today|this \w+) )*(?:just )?(?:i |we )?(?:just |also |finally |actually |recently |only )*(?:went|met|visited|watched|played|tried|spent|took|attended|celebrated|joined|signed up|drove|flew|walked|hiked|swam|ran|worked|helped|volunteered|danced|sang|listened|talked|called|ordered|ate|had|saw|made|came)\b/,
    say: [
      'I like to hear what fills your days{,you}, [one gets to know a person by it|it makes you easier to picture].',
    ],
    ask: ['How was it?', 'And how did you feel afterwards?'],
  },
];
