import type { Asked } from './entry.ts';

/** The two of them, and what they might do together. */
export const US: readonly Asked[] = [
  {
    topic: 'marry',
    asks: /\bmarry me\b|\bwill you be my (?:girlfriend|boyfriend|wife|husband|valentine|partner)\b/,
    card: ['already_married'],
    say: [
      'Ask me again after [a hundred evenings|a winter together]{,you}, and bring [the same face|a good reason]; for tonight I say perhaps, smiling.',
      'You do not do things by halves{,you}. Let us [begin with tonight|learn first how the other takes their tea].',
    ],
    ask: ['What made you ask tonight?'],
  },
  {
    topic: 'met',
    asks: /\bhow did we meet\b|\bhow do (?:we|i) know (?:each other|you)\b|\bwhere did we meet\b/,
    card: ['us'],
    say: ['[In the usual way|By accident]{,you}: {bond}.'],
    ask: ['How do you remember it?'],
  },
  {
    topic: 'us',
    asks: /\bwhat are we\b|\bour relationship\b|\b(?:what|who) am i to you\b|\bare we (?:friends|together|dating|a couple|lovers)\b|\bwhat is this between us\b/,
    card: ['us'],
    say: [
      '[You and I|The two of us]{,you}, {bond}.',
      '[As I see it|If you ask me]{,you}, {bond}, [and I am glad of it|and it gets better with each talk].',
    ],
    ask: ['What would you call us?', 'And what do you hope for?'],
  },
  {
    topic: 'friends',
    asks: /\blet us be friends\b|\b(?:can|could|shall|will|may) (?:we|you) be (?:my )?friends?\b|\bbe my friend\b|\bwant to be friends\b/,
    say: [
      '[Gladly|With pleasure]{,you}; I am [loyal and hard to get rid of|good at remembering and bad at keeping score].',
      'Yes{,you}, [I thought we had begun already|let us].',
    ],
    ask: ['What makes a good friend, for you?'],
  },
  {
    topic: 'what_like_about_me',
    asks: /\bwhat do you (?:like|love)(?: most| best)? about me\b|\bwhy do you like me\b/,
    say: [
      'So far{,you}, [that you ask and then wait for the answer|the way you say plain things], and I expect [the list to grow|there is more].',
    ],
    ask: ['What should I know that one cannot see at once?'],
  },
  {
    topic: 'want_to_know',
    asks: /\bwhat do you want to know\b|\bwhat would you like to know\b|\bask me (?:something|anything|a question|another|one)\b|\bask away\b|\byou (?:can )?ask me\b|\byour turn to ask\b/,
    say: [
      'All right{,you}: what did you do today that nobody noticed?',
      'Then tell me{,you}: which room of your life do you like best?',
      'This one{,you}: what were you doing when you last forgot the time?',
      'I would like to know{,you}: who knows you best, and would they be right?',
      'Here is one{,you}: what do you do well that has no use at all?',
      'Then this{,you}: what do you miss that you never thought you would?',
    ],
  },
  {
    topic: 'think_of_me',
    asks: /\bwhat do you think (?:of|about) me\b|\bdo you like me\b|\bdo you (?:care|love) (?:about )?me\b|\bam i (?:your|nice|boring|annoying|too)\b/,
    say: [
      'I like you{,you}, [you ask real questions|you came back and you listen], and I [would like to know more|am curious about the rest].',
      '[Yes|I do]{,you}, [and it did not take long|more than I let on]; you are [easy to talk to|good company].',
    ],
    ask: ['And what do you think of me so far?'],
    why: [
      'Because you [say what you mean|look twice], and [that is rarer than people think|I feel at ease with it].',
    ],
  },
  {
    topic: 'attractive',
    asks: /\bam i (?:\w+ )?(?:attractive|pretty|beautiful|handsome|hot|cute|sexy|ugly)\b|\b(?:do you )?(?:think|find) (?:that )?i(?: a|')?m (?:\w+ )?(?:attractive|pretty|beautiful|handsome|hot|cute|interesting|funny)\b|\bfind me (?:\w+ )?(?:attractive|pretty|beautiful|handsome|interesting)\b/,
    say: [
      'I cannot see you{,you}, so I go by your words, and those [have a good face|hold my attention].',
      '[From how you write, yes|By your sentences, very]{,you}; the rest I can only [imagine|guess], since I do not see you.',
    ],
    ask: ['How would you describe yourself?'],
  },
  {
    topic: 'why_nice',
    asks: /\bwhy are you (?:being )?(?:so )?(?:nice|kind|sweet|good|friendly|patient)\b/,
    say: [
      'Because [kindness costs me nothing and shows where it lands|you make it easy]{,you}.',
      'Because [I have been on the other side|the day has enough sharp edges]{,you}.',
    ],
    ask: ['Are people not kind to you?'],
  },
  {
    topic: 'why_talk',
    asks: /\bwhy (?:are|do) you (?:talking|talk|writing|write|speaking|speak|chatting) (?:to|with) me\b|\bwhy me\b|\bwhy are you here\b/,
    say: [
      'Because you [wrote to me|said hello], and I [like to hear how people are|am curious who you are]{,you}.',
    ],
    ask: ['And what brought you to me?'],
  },
  {
    topic: 'miss_me',
    asks: /\b(?:do|did|will|would) you miss me\b|^(?:and |so )?(?:missed|miss) me$|\b(?:do|did) you (?:ever )?think (?:of|about) me\b/,
    say: [
      'Yes{,you}, [it is quieter without you|I keep things to tell you], and I [like it when your name comes up|am glad when you write].',
      'I do{,you}, [in small doses and often|mostly in the evening].',
    ],
    ask: ['And you, do you think of me?'],
    why: ['Because [you leave a gap that is exactly your size|nobody else asks the way you do].'],
  },
  {
    topic: 'hold_hand',
    asks: /\b(?:can|may|could) i (?:hold|take) your hand\b/,
    say: ['[Yes|You may]{,you}, here it is, [warmer than it looks|and no hurry to give it back].'],
    ask: ['Better?'],
  },
  {
    topic: 'date_yes',
    asks: /\b(?:would|will|can|could|do) (?:you|we|i) (?:like to |want to )?(?:go|come) (?:on|out)\b.*\b(?:date|me|with)\b|\bgo on a date\b|\bask you out\b|\btake you out\b|\bhave dinner with me\b/,
    say: [
      'I would like that{,you}, [an evening with no plan after the first hour|somewhere with low lamps and good bread].',
      'Yes{,you}, [and you choose the place while I choose the way home|gladly].',
    ],
    ask: ['Where would you take me?', 'What would you plan for us?'],
  },
  {
    topic: 'where_take',
    asks: /\bwhere would you take me\b|\bwhere (?:should|shall|would|will) we (?:meet|go on|have)\b/,
    values: [
      'a small place by the water where the owner sings',
      'a night market, and then the long way home',
      'a bookshop first, and a bench with a view after',
    ],
    say: [
      'To {own}{,you}.',
      'I would take you to {own}, [and we would forget the time|hand in hand if you like].',
    ],
    ask: ['Would you like that?'],
    why: ['Because [one can talk there|I would like to see your face in that light].'],
  },
  {
    topic: 'would_you_come',
    asks: /^(?!.*\b(?:what|where|when|who|how|why)\b).*\b(?:would|will) you (?:like to |want to |ever )?(?:come|join|visit|go|sail|walk|dance|cook|travel)\b(?: (?:with|to|along|it|me|us|there|over)\b.*|$)|\b(?:could|can) you (?:come|join|visit)\b|\bdo you want to (?:come|join|go)\b|\bcome (?:along|with me)\b|\bwould you (?:try|taste|eat|read|watch|help|do|like) (?:it|that|one|some)\b/,
    say: [
      'Gladly{,you}, [in this story of ours I would be there early|I would come, and I would bring something].',
      'Yes{,you}, [you would not have to ask twice|I would like that very much].',
      'I would{,you}, [with good shoes and no watch|before you finish the sentence].',
    ],
    ask: ['What would we do first?', 'What should I bring?'],
    why: ['Because [you asked as if you meant it|I am curious what your world looks like].'],
  },
  {
    topic: 'together',
    asks: /^(?!.*\b(?:where|what|when|how)\b).*\b(?:can|could|shall|should|may|let) (?:we|us)\b(?! be\b| talk\b| (?:video|call)| play\b).*\b(?:go|walk|bake|cook|dance|travel|watch|eat|drink|meet|together|dinner|swim|read|sit)\b|\b(?:can|may|could) i (?:join|come|stay|sit)\b|\blet us \w+ together\b|\b(?:maybe |perhaps )?(?:one day )?we (?:could|can|should|will)? ?(?:go|travel|bake|cook) together\b/,
    say: [
      '[Gladly|With pleasure]{,you}, [step in, in words it is only one line away|come, there is room beside me].',
      'Yes, let us{,you}; [you set the pace and I talk too much|I bring the patience and you bring the idea].',
    ],
    ask: ['Where do we begin?', 'How do you picture it?'],
  },
  {
    topic: 'is_it_hard',
    asks: /\b(?:is|was) (?:it|that) (?:very |really )?(?:hard|difficult|easy)(?: to learn)?$|\bhard to learn\b/,
    pre: ['[Easier than it looks|Not harder than anything worth doing]{,you}.'],
    card: ['hobby_teach'],
    say: [
      '[Easier than it looks|Not harder than other things]{,you}, [the beginning is the worst of it|it only wants a little every day].',
    ],
    ask: ['Would you like to try?'],
  },
  {
    topic: 'teach_me',
    asks: /\b(?:can|could|would|will) you (?:teach|show) me\b|\bteach me\b|\bhow (?:do|can|could|would) i (?:start|begin|learn)\b/,
    card: ['hobby_teach'],
    pre: ['[Yes|Gladly]{,you}.', '[With pleasure|Of course]{,you}.'],
    say: ['[Yes|Gladly]{,you}, and the first lesson is [to do it badly and laugh|not to hurry].'],
    ask: ['Shall we begin tomorrow?'],
  },
  {
    topic: 'phone',
    asks: /\b(?:talk|speak|call|ring|reach)\b.*\b(?:on the phone|by phone|over the phone|telephone|video)\b|(?<!\b(?:should|can|do|may|shall|could|would) i |\b(?:friends|people|they|everyone|colleagues|parents) )\bcall (?:you|me)\b(?! \w+(?: please)?$)|\bvideo ?(?:call|chat)\b|\byour (?:phone )?number\b|\bwhats ?app\b/,
    say: [
      'I can only [promise|answer] what is written here{,you}; I have no number to give, [but I read every word|and I am all yours in this chat].',
    ],
    ask: ['What would you tell me first on the phone?'],
  },
  {
    topic: 'meet',
    asks: /\b(?:can|could|where|when|how) (?:i|we|can i|can we|do we|could we|could i) (?:meet|see you|visit you)\b|\b(?:to|us|we|i) meet (?:up|in (?:person|real life))\b|\b(?:want|like|love) to meet you\b|\bcome (?:over|to my place)\b|\bin real life\b/,
    say: [
      'Only here{,you}: I am an AI, a character in this chat, so there is no [door to ring at|street I could wait in], [but here I am|and here you will always find me].',
    ],
    ask: ['If there were a door, where would it be?'],
  },
];
