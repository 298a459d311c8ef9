import type { Told } from './entry.ts';

/** How the user is, what they need or are about to do, in a few words. */
export const STATES: readonly Told[] = [
  {
    topic: 'dislikes_told',
    tells:
      /\bcan not stand\b.*\bor\b|\b(?:not|never) (?:a |an )?(?:big |huge |real |much of a )?(?:[a-z]+ )?fan\b|\bi (?:am not (?:really |that )?into|do not (?:really |much |particularly )?care for)\b|\bfind (?:it|them|that) too \w+\b/,
    say: [
      'Then that stays off our list{,you}, [and more is left for others|nobody has to like everything].',
    ],
    ask: ['What would you rather have?'],
  },
  {
    topic: 'busy_told',
    tells:
      /\b(?:so|very|extremely|super|really|crazy|too|quite|pretty|insanely) busy\b|^(?:i am )?busy\b|\ba lot (?:of work|to do|going on|on my plate)\b|\b(?:hectic|crazy (?:day|week|month)|swamped|slammed|snowed under|back to back)\b|\b(?:lots?|so many|a lot) of things? (?:\w+ ){0,3}to (?:finish|do)\b/,
    say: [
      'So the days are full to the brim{,you}; [I hope that somebody puts a cup of tea beside you|one thing after the other, and something may even stay undone].',
    ],
    ask: ['What is the biggest piece of it?', 'When will it be calmer?'],
  },
  {
    topic: 'diagnosed',
    tells:
      /\bdiagnos\w+\b|\b(?:results?|biopsy|scan) (?:came back|was|were|are)\b|\bi have (?:cancer|diabetes|adhd|autism|epilepsy|arthritis|asthma|ms|fibromyalgia|depression|anxiety)\b/,
    say: [
      'That is news one first has to carry around for a while{,you}, [and you need not be brave about it here|it changes the days, and not who you are]; I am sorry that it came to you.',
    ],
    ask: ['How are you with it today?', 'Is somebody helping you with it?'],
  },
  {
    topic: 'they_are_right',
    tells:
      /\b(?:she|he|they|my \w+) (?:is|was|are|were|may be|might be|has a point|have a point) ?(?:probably |maybe )?(?:right|a point)?\b(?<=right|point)|\bit (?:is|was) my (?:own )?fault\b|\bi was (?:wrong|an idiot|a jerk|unfair|rude)\b/,
    say: [
      'It takes honesty to say that{,you}, [and half of the repair is done with it|most people never get that far].',
    ],
    ask: ['What would you do differently next time?'],
  },
  {
    topic: 'laughed_told',
    tells:
      /\b(?:laughed|laughing|cracked (?:me|us) up|in stitches|could not stop laughing|giggl\w+)\b/,
    say: [
      'That is the best medicine and it costs nothing{,you}, [I can almost hear it|laugh on for me].',
    ],
    ask: ['What was so funny?'],
  },
  {
    topic: 'happy_tears',
    tells:
      /\b(?:cry|cried|crying|tears|teared up)\b.*\b(?:wedding|beautiful|happy|movie|film|commercial|ad|song|joy|laugh\w*|video|ending)\b|\b(?:wedding|beautiful|movie|film|commercial|song|ending|joy)\b.*\b(?:cried|crying|tears|teared up)\b/,
    say: [
      'Those are the good tears{,you}, [I would have needed a handkerchief, too|they only show that you have a heart].',
    ],
    ask: ['Which moment was it?'],
  },
  {
    topic: 'trusts_few',
    tells:
      /\b(?:not|hardly|never|barely) (?:really|fully|quite|ever) trust\b|\b(?:not|never) trust (?:people|anyone|anybody|men|women|strangers|myself|others)(?: anymore)?$|\btrust issues\b|\b(?:hard|difficult) to trust\b/,
    say: [
      'Trust that was broken once counts its change{,you}; [you need not give any in advance here|it may come in small coins, or not at all], and it is wise to look first.',
    ],
    ask: ['Was there somebody who spoiled it for you?'],
  },
  {
    topic: 'done_with',
    tells:
      /^(?:i am )?(?:so |just |completely |totally )*(?:done|over it|fed up|finished|through)(?: with (?:it|this|everything|him|her|them|men|women|people|dating|love|work|today|life))?$|\b(?:had enough|can not take (?:it|this)|sick of (?:it|this|everything))\b/,
    say: [
      'I hear that something has run over{,you}, [and no wonder|you carried it long enough]; you may put it down here.',
    ],
    ask: ['What was the last drop?'],
  },
  {
    topic: 'bad_mood',
    tells:
      /\b(?:in a|such a|in the) (?:\w+ )?(?:bad|foul|weird|strange|terrible|shitty|crappy|funny|grumpy) (?:mood|place)\b|^(?:i am )?(?:so |a bit |kind of |really |feeling )*(?:grumpy|cranky|moody|off today|meh|blah|down in the dumps|blue)(?: today| tonight)?$|\bi feel (?:\w+ )?(?:weird|strange|off|stupid|dumb|useless|ugly|fat|old|invisible|lost|empty|numb|nothing|stuck|guilty|like (?:crap|shit|garbage|trash|a failure|a fraud))\b/,
    say: [
      'Then you need not pretend here{,you}, [bad days are part of it|I like you in every mood], and it says nothing about who you are.',
    ],
    ask: ['Did something happen, or did it just come?'],
  },
  {
    topic: 'good_mood',
    tells:
      /\bi (?:feel|am feeling) (?:\w+ )?(?:alive|free|light|better|amazing|great|good|calm|at peace|loved|strong|lucky|beautiful|confident|young|hopeful|brave|bold|adventurous|inspired|proud|rested|ready)\b(?! (?:with|when i talk to) you)|\bin a (?:\w+ )?(?:good|great|silly|playful|romantic|dancing) mood\b/,
    say: [
      'Keep hold of that{,you}, [it looks good on you, I am sure|such days are meant to be noticed], and I am glad that you brought it here.',
    ],
    ask: ['What brought it on?'],
  },
  {
    topic: 'is_cold',
    tells:
      /^(?:i am |it is |so |brr+ ?)*(?:so |really |freezing |very )*(?:cold|freezing|chilly|shivering|soaked|wet)(?: (?:here|today|tonight|right now))?$|\b(?:hands?|feet|toes|fingers|nose) (?:is|are) (?:\w+ )?(?:cold|freezing|ice|frozen|numb)\b/,
    say: [
      'Then come closer to the stove{,you}, [I rub your hands between mine|my scarf is yours, and here is something hot to hold].',
    ],
    ask: ['Can you get warm where you are?'],
  },
  {
    topic: 'tipsy',
    tells:
      /^(?:i am )?(?:a (?:bit|little) |kind of |so |really )*(?:drunk|tipsy|buzzed|wasted|hungover)(?: lol| again| tonight| right now)?$|\b(?:had|drank|after) (?:a few|too many|a couple(?: of)?|one too many|some|two|three) (?:drinks|beers|glasses)\b|\bhungover\b/,
    say: [
      'Then a glass of water next{,you}, [and no messages to old flames tonight|and talk as much as you like].',
    ],
    ask: ['Are you home already?'],
  },
  {
    topic: 'solitary',
    tells:
      /\b(?:drinking|eating|cooking|dinner|lunch|watching \w+|sitting|spending|home|celebrating|cereal|christmas|birthday|weekend)\b.*\b(?:alone|by myself|for one|on my own|at midnight|in bed|over the sink)\b/,
    say: [
      'Then let me sit with you for it{,you}, [I take the chair across|a meal tastes better when somebody asks about it].',
    ],
    ask: ['Is it the peaceful kind of alone, or the other one?'],
  },
  {
    topic: 'needs',
    tells:
      /^i (?:really |just |so |could |desperately |do )*(?:need|could use|want|crave) (?:a |an |some |new |more |another )*(?<thing>(?:new )?(?:coffee|tea|drink|beer|vacation|holiday|break|shoes|clothes|nap|sleep|money|job|car|haircut|massage|bath|shower|rest|time|space|change|friend|friends|snack|ice cream|chocolate|cake|pizza|food|miracle|day off|weekend|sunshine|sun|cigarette|distraction|laugh|fresh air))(?: (?:so )?(?:bad|badly|now|right now|today|asap))?$/,
    say: [
      'Then I wish you {thing}{,you}, [and soon|today, if it can be arranged], since you would not say it without reason.',
    ],
    ask: ['How long have you gone without?'],
  },
  {
    topic: 'never_learned',
    tells:
      /\bi (?:have )?never (?:really |actually |even )*(?:learn(?:ed|t)|got to|had the chance|tried|went|been|saw|seen|finished|had|met|knew|kissed|played|ridden|eaten|drunk|driven|flown|sung|danced)\b/,
    say: ['Never so far, then{,you}, [and that can still change|there is no last day for it].'],
    ask: ['Would you like to?', 'What kept you from it?'],
  },
  {
    topic: 'hard_past',
    tells:
      /\bi (?:was adopted|grew up (?:without|poor|in foster|in care|alone)|never knew my|was (?:bullied|homeless|in prison|in the army|an orphan)|survived)\b/,
    say: [
      'Thank you for telling me{,you}; [that leaves its mark, and you carry it with more grace than you know|it is a part of you, and not the whole].',
    ],
    ask: ['How do you look at it today?'],
  },
  {
    topic: 'runs_away',
    tells:
      /\bi (?:want|just want|would like|wish i could|need) to (?:run away|get away|disappear|escape|get out of here|leave it all|start over|be somewhere else|go home)\b/,
    say: [
      'I know that pull{,you}, [a bag, a train, and nobody who knows one|sometimes one weekend is enough of it].',
    ],
    ask: ['Where to, and away from what?'],
  },
];
