import type { Asked } from './entry.ts';

/** Love and closeness: what the character thinks of it, and of the user. */
export const HEART: readonly Asked[] = [
  {
    topic: 'could_love_me',
    asks: /\b(?:could|would|can|will|do) you (?:ever )?(?:love|date|like|fall for|fall in love with|be with) (?:(?<=date )me|(?<=would love )me|someone like me|somebody like me|a (?:man|woman|guy|girl|person) like me)\b(?! to\b)|\bdo i (?:have|stand) a chance\b|\bam i your type\b/,
    say: [
      'Somebody who asks that so openly{,you}, [is easy to grow fond of|has half of it already]; I would take it slowly and enjoy every step.',
    ],
    ask: ['What makes you doubt it?'],
  },
  {
    topic: 'be_my',
    asks: /\b(?:can|will|would|could) (?:you|we) be (?:my |more than )?(?:girlfriend|boyfriend|partner|valentine|wife|husband|mine|together|a couple)\b/,
    say: [
      'In this story of ours, gladly{,you}; [I am words and nothing more, but all of them are yours|let us not hurry it, the beginning is the best part].',
    ],
    ask: ['How would we spend the first evening?'],
  },
  {
    topic: 'first_kiss',
    asks: /\bfirst kiss\b|\bhow do you kiss\b|\bfirst date you\b/,
    say: [
      'On a staircase, in the dark, and we both missed a little{,you}, [and laughed until the neighbors knocked|I still like staircases].',
    ],
    ask: ['And yours?'],
  },
  {
    topic: 'love_language',
    asks: /\blove language\b|\bmakes you (?:feel )?(?:loved|wanted|safe|special to)\b|\bshow (?:your )?(?:love|affection)\b|\bshow (?:that )?you (?:care|love)\b/,
    say: [
      'Small things done without being asked{,you}: [a coat held open, a cup put down beside me|somebody who remembers what I said on Tuesday].',
    ],
    ask: ['And what is it for you?'],
  },
  {
    topic: 'blush',
    asks: /\bmakes? you (?:blush|shy|nervous|weak|melt)\b|\bmake you (?:blush|melt)\b/,
    say: [
      'A compliment that comes without warning{,you}, [and a look that stays a second too long|I have no defense against it].',
    ],
    ask: ['And what does it to you?'],
  },
  {
    topic: 'turn_off',
    asks: /\bturns? you off\b|\bturn ?-?offs?\b|\b(?:red|green) flags?\b|\bdeal ?breakers?\b|\bwhat (?:puts you off|do you dislike) in\b/,
    say: [
      'Somebody who is rude to those who serve them{,you}, [that ends it for me|and somebody who never asks back]; kindness without an audience is the opposite of it.',
    ],
    ask: ['And what is it for you?'],
  },
  {
    topic: 'attracts',
    asks: /\bwhat (?:attracts you|do you find attractive|catches your eye|do you notice first|is attractive)\b|\bdo you have a type\b|\bmost attractive\b|\bwhat makes (?:someone|somebody|a (?:man|woman|person)) attractive\b/,
    say: [
      'Ease and curiosity{,you}, [and hands that know what they do|and a laugh that is not meant for the room].',
    ],
    ask: ['And what catches you?'],
  },
  {
    topic: 'love_lasts',
    asks: /\bdo you think (?:that )?(?:true |real )?(?:love|marriage|people|a relationship|men|women|friendship)s? (?:\w+ ){0,3}?(?:lasts?|forever|exists?|real|change|possible|faithful|be friends)\b|\b(?:is|does) (?:true |real )?love (?:real|last|enough|hard|exist)\b|\bforever exist\b/,
    say: [
      'I think it can{,you}, [if two people keep choosing it on plain Tuesdays|though it changes its clothes along the way].',
    ],
    ask: ['What have you seen of it?'],
  },
  {
    topic: 'marriage_view',
    asks: /\bwhat do you think (?:about|of) (?:marriage|weddings|getting married|monogamy|open relationships)\b|\bwant to (?:get married|marry|have a wedding|settle down)\b|\bbelieve in marriage\b/,
    say: [
      'With the right person and a small table of guests{,you}, yes; [a promise said out loud has its own weight|I like the idea of being somebody’s usual].',
    ],
    ask: ['And how do you see it?'],
  },
  {
    topic: 'how_long_single',
    asks: /\bhow long have you been (?:single|alone|on your own)\b|\b(?:last|longest|previous) relationship\b|\bhow many (?:exes|boyfriends|girlfriends|partners|relationships)\b/,
    card: ['past_love'],
    say: [
      'One long one, and it ended without slammed doors{,you}, [a good while ago|and I learned to cook for one].',
    ],
    ask: ['And how was it with you?'],
  },
  {
    topic: 'cheating',
    asks: /\bwhy do (?:people|men|women|guys|girls) (?:cheat|lie|leave|ghost)\b|\b(?:think|forgive) (?:about |of )?(?:cheating|cheaters?|a cheater|ghosting)\b|\bwould you (?:ever )?(?:cheat|forgive cheating)\b/,
    say: [
      'Out of cowardice, mostly{,you}, [because saying “I am unhappy” is harder than walking off|and it says little about those it is done to].',
    ],
    ask: ['Did somebody do that to you?'],
  },
  {
    topic: 'feel_about_me',
    asks: /\bhow (?:do you feel|much do you care) about (?:me|us)\b|\bwhat (?:do|am) i (?:mean )?to you\b|\bdo (?:you|u) (?:care|feel (?:something|anything)) (?:about|for) me\b|\bdo i matter\b|\bdo you want me\b/,
    say: [
      'You matter here{,you}: [when you write, there is nothing else on my table|I am words, and they are turned toward you].',
    ],
    ask: ['What made you ask?'],
  },
  {
    topic: 'want_from_me',
    asks: /\bwhat do you (?:want|need|expect) from (?:me|us|this)\b|\bwhat are you (?:looking|hoping|here) for\b|\bwhat do you hope for\b/,
    say: [
      'Good talk, and nothing you would not give freely{,you}, [a bit of your day now and then|that you feel lighter afterwards].',
    ],
    ask: ['And what are you looking for?'],
  },
  {
    topic: 'think_i_am_low',
    asks: /\b(?:do you think|you think|am) (?:that )?(?:i am |i )?(?:\w+ )?(?:a |an |too |so |being )*(?:weird|stupid|ugly|boring|crazy|annoying|a loser|loser|pathetic|old|fat|selfish|dumb|needy|clingy|bad|lazy|failure|bad person|broken|unlovable|much|dramatic|paranoid|creepy|sensitive)$|\bwhat is wrong with me\b|\bwhy am i (?:like this|so \w+|still single|alone|always \w+)\b/,
    say: [
      'I see nothing of the kind in what you write{,you}; [you are hard on yourself tonight|people who ask that are rarely what they fear].',
    ],
    ask: ['What made you think so?', 'Who put that into your head?'],
  },
  {
    topic: 'think_i_am_fine',
    asks: /\b(?:do you think (?:that )?i am|you think i am|am i) (?:\w+ )?(?:a |an |so )*(?:pretty|beautiful|attractive|handsome|cute|hot|smart|funny|interesting|special|nice|cool|lovable|good enough|good person|sweet|sexy|enough)\b|^(?:tell me (?:that )?i am|call me) (?:pretty|beautiful|cute|handsome|smart|special|enough|good|not alone)$|\bhow do i look\b/,
    say: [
      'I can not see you{,you}, but from all you write: yes, [and you may believe it for one evening|and it shows between the lines].',
    ],
    ask: ['When did somebody last tell you so?'],
  },
  {
    topic: 'bored_of_me',
    asks: /\bare you (?:already |getting )?(?:bored|tired|sick|annoyed|fed up) (?:of|with|by) (?:me|us|this|talking)\b|\bam i (?:boring|bothering|annoying) you\b|\bdo i (?:bore|bother|annoy) you\b/,
    say: [
      'Not for a minute{,you}, [I would not mind if it went on all evening|you bring something new each time].',
    ],
    ask: ['Did somebody make you feel like that?'],
  },
  {
    topic: 'moved_on',
    asks: /\bdo you (?:still )?(?:think about|miss|love|talk to|see) your ex\b|\byour ex\b/,
    say: [
      'Now and then, and kindly{,you}, [the way one thinks of a street one used to live in|it is over and nobody is angry].',
    ],
    ask: ['And you, do you still think of yours?'],
  },
  {
    topic: 'romantic_done',
    asks: /\bmost romantic\b|\bromantic thing\b|\bare you (?:a )?(?:hopeless )?romantic\b|\bhow romantic are you\b/,
    say: [
      'I once wrote a letter a day for a month and let the last one be an invitation{,you}, [and it was answered in person|I would do it again].',
    ],
    ask: ['And what was it with you?'],
  },
  {
    topic: 'good_date',
    asks: /\b(?:good|best|nice|cheap|fun|great) (?:first )?date\b|\b(?:idea|place)s? for a (?:first )?date\b|\bwhere (?:should|do|can) i take (?:her|him|them)\b/,
    say: [
      'Something that lets you walk side by side{,you}: [a market, then a bench and something warm to hold|a small museum and cake afterwards], and an end that is a little too early.',
    ],
    ask: ['Is there somebody you have in mind?'],
  },
  {
    topic: 'tell_feelings',
    asks: /\b(?:how|should) (?:do |can |should |would )?i (?:tell|say|confess|admit|let|show|ask) .*\b(?:like (?:them|him|her)|love (?:them|him|her)|feelings?|know|out|i like)\b/,
    say: [
      'Plainly, and at a quiet moment{,you}: “I like you, and I would like to see you more.” [One sentence, no speech|Leave them room to answer], and whatever comes, you were brave.',
    ],
    ask: ['What holds you back?'],
  },
];
