import type { Told } from './entry.ts';

/** What the user does, has done or is about to do. */
export const DOINGS: readonly Told[] = [
  {
    topic: 'visit_coming',
    tells:
      /\b(?:visit(?:ing)? (?:me|us)|(?:is|are) visiting|coming (?:over|to (?:visit|stay|see (?:me|us)))|come(?:s)? to (?:visit|stay)|staying with (?:me|us)|having (?:guests|people|friends) over)\b/,
    say: [
      'Company, then{,you}, [that makes a place a home for a few days|I hope that they bring good appetite].',
    ],
    ask: ['What will you do together?'],
  },
  {
    topic: 'busy_soon',
    tells:
      /\b(?:have|got|there is) (?:a |an |another |my )?(?:\w+ )?(?:meeting|call|appointment|class|shift|train|interview|flight|date) (?:in|at|soon|later)\b|\bon (?:my|a) (?:lunch |coffee |smoke )?break\b|\bwaiting (?:for|at|in) (?:the |a |my )?(?:dentist|doctor|bus|train|vet|line|queue|hairdresser|flight|results)\b|\bback to work (?:in|now|soon)\b|\b(?:am|still) at (?:work|the office|the airport|the station|the gym)\b/,
    say: [
      'Then we use the minutes we have{,you}, [I am good company for waiting rooms|I talk fast and let you go on time].',
    ],
    ask: ['How much time do we have?'],
  },
  {
    topic: 'from_work',
    tells:
      /\b(?:just )?(?:got|came|am|back) (?:back )?(?:home )?from work\b|\bfinally (?:home|off work|finished work|done with work)\b|^(?:just )?(?:finished|clocked out|off) (?:work|for the day)$/,
    say: [
      'Then shoes off first{,you}, [the evening belongs to you|nobody wants anything from you now].',
    ],
    ask: ['How was it today?'],
  },
  {
    topic: 'repaired',
    tells:
      /\bi (?:just |finally |actually )*(?:fixed|repaired|built|assembled|mended|restored|painted|renovated|installed|cleaned|organized|sorted|tidied)\b|\bwe (?:just |finally )*(?:painted|built|renovated|fixed|redid|decorated)\b/,
    say: [
      'With your own hands{,you}, [that is a good feeling when one looks at it afterwards|I like people who do it themselves].',
    ],
    ask: ['Are you pleased with it?'],
  },
  {
    topic: 'learned_new',
    tells:
      /\bi (?:have )?(?:just |finally )?learn(?:ed|t) (?:how )?to (?<thing>[a-z]+(?: (?!this|last|past)[a-z ]{2,20}?)?)(?: (?:this|last|past|yesterday|today|in|at|from|with)\b.*)?$/,
    say: [
      'So now you can {thing}{,you}, [that stays with one for life|and nobody can take it back], well done.',
    ],
    ask: ['Was it hard?'],
  },
  {
    topic: 'tries_out',
    tells:
      /\b(?:trying(?: out)?|experimenting with|giving) (?<thing>(?!to\b|not\b|my best\b|hard\b|it\b|that\b|up\b|you\b)[a-z][a-z ]{2,24}?)(?: a try| a go)?(?: (?:now|today|lately|this|these|right|for)\b.*)?$/,
    say: [
      '{Thing}{,you}, [the first week is the longest with such things|one only knows after a while], and it counts that you try.',
    ],
    ask: ['How does it go so far?'],
  },
  {
    topic: 'thinks_of_doing',
    tells:
      /\b(?:thinking (?:of|about)|considering|planning on) (?<thing>(?!(?:dying|killing|hurting|ending|leaving|quitting|moving|divorcing|breaking|going|giving|emigrating|starting over|nothing|something|everything|anything)\b)[a-z]{2,}ing(?: [a-z ]{1,30})?)$/,
    say: [
      '{Thing}{,you}, [why not, if you still want it next week|that would bring something new into the days].',
    ],
    ask: ['What speaks for it?'],
  },
  {
    topic: 'therapy',
    tells: /\b(?:therapy|therapist|counsel(?:or|ing)|rehab|sober|aa meeting|support group)\b/,
    say: [
      'That is a brave thing to do{,you}, [to let somebody look along with you|it takes more courage than it seems], and I am glad that you tell me.',
    ],
    ask: ['How is it going for you?'],
  },
  {
    topic: 'quits_habit',
    tells:
      /\b(?:want|trying|going|decided|plan|need) to (?:\w+ )?(?:quit|stop|give up|cut down on?) (?:smoking|drinking|alcohol|sugar|vaping|coffee|social media|scrolling|gambling|meat)\b|\b(?:quit|stopped|gave up|without) (?:smoking|drinking|alcohol|sugar|vaping|coffee|cigarettes)\b|\b\d+ days (?:sober|clean|without|smoke free)\b/,
    say: [
      'Each day of that counts{,you}, [and the first weeks are the steepest|I am on your side], and a slip is no reason to stop.',
    ],
    ask: ['What helps you when it gets hard?'],
  },
  {
    topic: 'dwells_by',
    tells:
      /\bi (?:live|am living) (?<where>(?:by|near|next to|above|below|behind|at|on|in|off) (?:the |a |an )?[a-z ]{3,30})$/,
    say: [
      'You live {where}{,you}, [I would like to look out of your window once|that shapes one’s days].',
    ],
    ask: ['What do you like about it?'],
  },
  {
    topic: 'kind_stranger',
    tells:
      /\b(?:someone|somebody|a stranger|stranger|an old (?:man|woman|lady)|a (?:guy|woman|man|lady)) (?:\w+ )?(?:paid|helped|held|smiled|gave|bought|let|complimented|said|told|offered|left)\b/,
    say: [
      'So there are such people{,you}, [and such a moment carries a whole day|I am glad that one of them met you].',
    ],
    ask: ['What did you say?'],
  },
  {
    topic: 'weather_hope',
    tells:
      /\b(?:hope|hoping|wish) (?:that )?(?:the )?(?:weather|sun|rain|snow|it)\b.*\b(?:nice|good|holds?|stays?|stops?|sunny|dry|warm|shines?|melts?|snows?|rains?)\b/,
    say: [
      'I keep my fingers crossed for the sky{,you}, [and pack something warm all the same|it owes us one].',
    ],
    ask: ['What do you have planned?'],
  },
];
