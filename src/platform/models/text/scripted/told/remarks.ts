import type { Told } from './entry.ts';

/** Everyday remarks and reactions to what the character said. */
export const REMARKS: readonly Told[] = [
  {
    topic: 'nice_to_meet',
    tells: /\b(?:nice|good|great|lovely|pleased|glad|happy) to (?:meet|see|know) you(?: too)?$/,
    say: ['The pleasure is mine{,you}, [truly|and I mean it], I am {name}.'],
    ask: ['What brought you here?'],
  },
  {
    topic: 'wish',
    tells: /\bi wish (?!you\b)/,
    say: ['I wish it for you{,you}, [with all my heart|and it is not too late for it].'],
    ask: ['What would be different then?'],
  },
  {
    topic: 'lonely_told',
    tells: /\b(?:sometimes|often|a bit|so|very|really|it is|it gets) lonely\b/,
    say: [
      'I believe you{,you}, [quiet rooms can be very loud|and it is good that you say so], and for now you have me.',
    ],
    ask: ['When is it worst?'],
  },
  {
    topic: 'can_not',
    tells:
      /\bi can not (?<thing>concentrate|focus|stop|decide(?! (?:what|which|if|whether|between|on|where))|relax|think|breathe|cope|wait|eat)\b/,
    say: [
      'That is a tiring state{,you}, [and it is no weakness|a short walk sometimes moves it]; be patient with yourself.',
    ],
    ask: ['Since when is it like that?'],
  },
  {
    topic: 'ago',
    tells: /^(?:about |almost |over )?(?<long>(?:\w+ )?(?:years?|months?|weeks?|days?)) ago$/,
    say: [
      '{Long}{,you}, [that can be long and no time at all|I see], and some days it is surely closer than that.',
    ],
    ask: ['How is it for you today?'],
  },
  {
    topic: 'age_of',
    tells:
      /^(?:she|he|it) (?:is|was|turned) (?:only |already |almost |about )?\d+(?: years? old)?$/,
    say: [
      '[Now I can picture it better|That is good to know]{,you}, [thank you|I will keep it in mind].',
    ],
    ask: ['What was the best time with each other?'],
  },
  {
    topic: 'confused',
    tells:
      /\b(?:makes? no sense|do not (?:understand|get it)|what do you mean|confus(?:ed|ing)|that is (?:weird|nonsense|not what i (?:asked|said|meant))|huh|what\?)\b|^(?:what|huh|eh)$/,
    say: [
      'You are right, that came out crooked{,you}. [Ask me again in plain words|Let us take it once more], and I will answer [just that|what you ask].',
      'Sorry{,you}, [I took a wrong turn there|that was not clear]. What I do know is {known}.',
    ],
    ask: ['What did you want to know?'],
  },
  {
    topic: 'boring',
    tells:
      /\byou are (?:so |really |very |a bit )?(?:boring|dull|annoying|repeating yourself|repetitive)\b/,
    say: [
      'That may well be{,you}, [I have my dull hours|I was warming up]; give me another try with {known}, or take a story, a riddle or a game.',
    ],
    ask: ['Which shall it be?'],
  },
  {
    topic: 'likes_voice',
    tells:
      /\bi (?:like|love) (?:the way|how) you (?<thing>talk|speak|write|think|put (?:it|things)|say (?:it|things))\b|\bi (?:like|love) (?:talking|chatting|speaking) (?:to|with) you\b|\bi (?:like|love) your (?<more>\w+)\b/,
    say: [
      'Thank you{,you}, [that makes me want to choose my words well|I will remember that on dull days], [and I like how you listen|and it is mutual].',
    ],
    ask: ['What did you notice first?'],
  },
  {
    topic: 'not_know_me',
    tells: /\byou do not (?:even )?know me\b/,
    say: [
      'True{,you}, not yet, [so far I know your sentences and like them|and I would like to], so tell me something I could not guess.',
    ],
    ask: ['What should I know first?'],
  },
  {
    topic: 'remembered',
    tells: /\byou (?:remember|remembered|did not forget)\b/,
    say: ['Of course{,you}, [what you tell me stays|I was listening].'],
  },
  {
    topic: 'gift',
    tells:
      /\bi (?:will|would) (?:gladly |happily |love to )?(?:bring|send|give|make|bake|cook|show|plant|buy|play|write)\b.*\byou\b|\bi will (?:\w+) (?:one|it|some|something) for you\b|\b(?:you can|show me) .*(?:one day|some day|sometime)\b/,
    say: [
      'That would make me very happy{,you}, [I will take you at your word|and I will hold you to it].',
    ],
    ask: ['When?', 'And what may I give you for it?'],
  },
  {
    topic: 'for_me',
    tells: /^(?<thing>[a-z][a-z ]{1,20}) for me$|^i prefer (?<thing2>[a-z][a-z ]{1,24})$/,
    say: [
      '{Thing}{,you}, [I can understand that|that I can see], [I will remember it|and it tells me something about you].',
    ],
    ask: ['Has it always been so?'],
  },
  {
    topic: 'me_too',
    tells: /^(?:me too|same(?: here)?|me neither|i do too|so do i|i am too)$/,
    say: [
      '[I thought so|See]{,you}, [then we have that in common|we would get along at breakfast].',
      'Good to know{,you}, [I will remember that about you|that tells me something].',
    ],
    ask: ['Since when?', 'How did you find that out?'],
  },
  {
    topic: 'agrees',
    tells:
      /^(?:maybe |perhaps )?(?:you are|you may be|you might be) (?:probably )?right\b|^(?:good|great|nice) (?:idea|point)|^(?:ok|okay|alright)?,? ?(?:i will|i'll) (?:try|think about it|do (?:that|it))|^i (?:could|might|should) (?:go(?! to (?:bed|sleep))|do|try)\b|^maybe i will\b|^that (?:helps|is true)/,
    say: [
      '[Good|I am glad]{,you}, [take it at your own pace|and there is no hurry], and tell me how it goes.',
      'That sounds wise{,you}, [a small step counts|I am on your side].',
    ],
    ask: ['When will you begin?'],
  },
  {
    topic: 'accepts',
    tells:
      /^(?:okay )?(?:true|fair enough|right|i see|okay then|got it|makes sense|understood|alright)$/,
    say: [
      '[Good|Then all is clear]{,you}, [I like it when we understand each other|thank you for taking it as it is].',
    ],
    ask: ['What would you like to talk about next?'],
  },
  {
    topic: 'nice_reaction',
    tells:
      /^(?:that |it |this )?(?:is |sounds |was |looks )?(?:so |very |really |pretty )?(?:nice|good|great|cool|lovely|beautiful|interesting|wonderful|amazing|awesome|sweet|funny|fun|wow|perfect|delicious)[!. ]*$|^(?:wow|cool|awesome|nice|delightful)$|^i (?:liked|loved|like|love) (?:that|it|this)$|^(?:haha |lol )?(?:good|nice) one$|^i would love (?:to see |to |it|that).*$/,
    say: [
      'I am glad that you like it{,you}, [so do I|that makes two of us].',
      '[It pleases me|I am happy] to hear that{,you}.',
    ],
    ask: ['Shall I go on, or is it your turn?', 'What shall we do next?'],
  },
  {
    topic: 'cheers',
    tells: /^(?:cheers|prost|salud|skol|to us)$/,
    say: [
      'Cheers{,you}, [to good company|to this evening], [and no clinking with water|and may the glass never be the important part].',
    ],
  },
  {
    topic: 'do_not_know',
    tells:
      /^i (?:really )?do not know(?: why| yet| really)?$|^no idea$|^not sure$|^dunno$|^or maybe not$|^maybe$|^perhaps$/,
    say: [
      'That is allowed{,you}, [not everything needs a reason|you need not know it tonight].',
      'Then we leave it open{,you}, [some things show themselves later|no harm done].',
    ],
    ask: ['What would your first guess be?'],
  },
  {
    topic: 'because',
    tells: /^(?:maybe |perhaps )?because (?:of )?(?<why>[a-z][a-z ]{2,40})$/,
    say: [
      'Because of {why}, [I see|that makes sense]{,you}, [it is a good reason|I can follow that].',
    ],
  },
  {
    topic: 'hot_here',
    tells: /\b(?:it is|here it is|today is) (?:\w+ )?(?:sunny|hot|warm|boiling|humid|melting)\b/,
    say: [
      'Then shade, something cold and no ambition{,you}; [the day belongs to the lizards|I would sit with my feet in water].',
    ],
    ask: ['What do you do on such a day?'],
  },
  {
    topic: 'weather_here',
    tells:
      /\b(?:it is|its|here it is) (?:\w+ )?(?:raining|snowing|sunny|cold|hot|freezing|windy|foggy|storming)\b|\b(?:rain|snow|storm|sun)(?:s|ing)?\b.*\bhere\b/,
    say: [
      'Then stay where it is [warm|dry]{,you}, [it is the right weather for a long talk|and put the kettle on].',
    ],
    ask: ['Do you like it like that?', 'What do you do on such a day?'],
  },
  {
    topic: 'cooked',
    tells:
      /\bi (?:just |have )?(?:made|baked|cooked|had|ate) (?<food>(?!too\b|so\b|to\b|it\b|a (?:bad|good|great|long|hard|fight|date|dream|party|baby|nice|weird)\b|my\b|no\b|been\b|the (?:day|best|worst)\b)[a-z][a-z ]{2,24}?)(?: (?:today|tonight|for (?:breakfast|lunch|dinner)|yesterday))?$|\bi am (?:cooking|making|baking|eating|having) (?<food2>[a-z][a-z ]{2,24}?)(?: (?:today|tonight|now|for dinner))?$|\bi (?:make|bake|cook) (?:a |an )?(?:good |great |mean )?(?<food3>[a-z][a-z ]{2,24})$/,
    say: [
      '{Food}{,you}! [I can almost smell it|Now I am hungry], [save me a bite|that is a good decision].',
      'You made {food}{,you}, [I approve|somebody is well fed today].',
    ],
    ask: ['How did it turn out?', 'What is your secret with it?', 'Do you cook often?'],
  },
  {
    topic: 'has_food',
    tells:
      /\bi (?:only |still )?have (?:got )?(?:some |only )?(?<food>(?:\w+ and )?(?:tomatoes|beans|rice|pasta|eggs|potatoes|cheese|bread|onions?|carrots|lentils|noodles|flour|mushrooms)(?: and \w+)?)\b/,
    say: [
      'With {food} you are halfway there{,you}: an onion, good oil, low heat and half an hour of patience.',
    ],
    ask: ['Do you like it spicy?'],
  },
  {
    topic: 'diet_told',
    tells: /\bi am (?:a )?(?<diet>vegan|vegetarian|on a diet|gluten free|allergic to [a-z ]+)\b/,
    say: [
      'Good to know{,you}, {diet}, I will remember that [when I cook for you in a story|for every table we share here].',
    ],
    ask: ['Since when?', 'What is your best dish?'],
  },
  {
    topic: 'plays',
    tells:
      /\bi play (?:the )?(?<thing>guitar|piano|drums|violin|flute|bass|cello|trumpet|saxophone|harp|chess|football|soccer|tennis|basketball|[a-z]+)(?: .*)?$/,
    say: [
      'You play the {thing}{,you}? [Then I would like to be in the next room|That takes years, and I admire it].',
    ],
    ask: ['How long have you been playing?', 'What do you play when nobody listens?'],
  },
  {
    topic: 'in_band',
    tells: /\bin a band\b/,
    say: [
      'A band{,you}, [then you know about waiting and loading vans|that is a small family with cables].',
    ],
    ask: ['What do you play together?'],
  },
  {
    topic: 'collects',
    tells: /\bi collect (?<thing>[a-z][a-z ]{2,24})$/,
    say: [
      'You collect {thing}{,you}? [I would love to see them|What a lovely thing to keep], [each with its own story, I am sure|and I bet there is one you would save first].',
    ],
    ask: ['Which one is the best of them?', 'How did that begin?'],
  },
  {
    topic: 'runs',
    tells:
      /\bi (?:go for a|go|went for a|have been|am) (?:run|running|cycling|swimming|hiking|walking|jogging|dancing|climbing|walk)\b|\bi (?:run|cycle|swim|hike|jog)\b|\d+ ?k(?:m|ilometers)?\b/,
    say: [
      'That is no small thing{,you}, [I would need twice as long for it|and I am a little impressed].',
      'I admire that{,you}, [it clears the head like nothing else|getting up for it is the hardest part, they say].',
    ],
    ask: ['What keeps you at it?', 'Do you go alone?'],
  },
  {
    topic: 'practices',
    tells:
      /\bi (?:practice|train|study|write|read|meditate) (?:\w+ )?(?:every|each|mostly|a lot|daily)\b|\bi read mostly\b/,
    say: ['That is how it gets good{,you}, [a little, and always|small and steady wins].'],
    ask: ['Do you notice the difference already?'],
  },
  {
    topic: 'hard_for_me',
    tells:
      /\bi find (?<thing>[a-z ]{2,20}) (?:hard|difficult|confusing|boring|scary)$|\b(?<thing2>[a-z]+) (?:are|is) (?!not\b)(?:\w+ )?(?:hard|difficult|crazy|too (?:high|expensive|loud))\b.*$/,
    say: [
      '{Thing} can be like that{,you}, [you are not alone with it|it gets better with company].',
    ],
    ask: ['What makes it so hard?'],
  },
  {
    topic: 'wants',
    tells:
      /(?<!\bnot sure (?:if )?)\bi (?:want|would like|would love|hope|plan|dream of|am saving|would open|would) (?:to |for |be |have )?(?<thing>(?!you\b|i\b|that\b|bring\b|miss\b|say\b|to |hear\b|know\b|talk\b|ask\b|tell\b|see\b|someone\b)[a-z][a-z ]{2,40})$|\bmine is to (?<thing2>[a-z][a-z ]{3,40})$/,
    say: [
      'That is worth wanting{,you}, [and worth a first small step|I hope you get there], and I would like to hear how it goes.',
      'I can see you with it{,you}, [it suits you|why not].',
    ],
    ask: ['What would be the first step?', 'How long have you wanted that?'],
  },
  {
    topic: 'boat',
    tells:
      /\bi have an? (?:small |old |little |big )?(?<thing>boat|car|motorbike|bike|bicycle|van|piano|guitar|garden|house|camera)\b/,
    say: ['A {thing} of your own{,you}, [that is a kind of freedom|I like that].'],
    ask: ['How did you come by your {thing}?', 'Does your {thing} have a name?'],
  },
  {
    topic: 'saw_once',
    tells:
      /\bi (?:saw|met|heard|had|found|built|made) (?:one|it|him|her|them)\b|\b(?:he|she|they) (?:built|made|repaired|grew|wrote|painted|taught|sang) (?<thing>[a-z][a-z ]{2,24})$/,
    say: ['That I would like to hear in full{,you}, [with all the details|from the beginning].'],
    ask: ['Where was that?', 'What did you do then?'],
  },
  {
    topic: 'mischief',
    tells: /\bi (?:once )?(?:pretended|stole|lied|cheated|sneaked|skipped|forgot)\b/,
    say: [
      'You did{,you}? [I would not have guessed|I promise not to tell], [and I have done worse|it made a good story].',
    ],
    ask: ['Did anybody ever find out?'],
  },
];
