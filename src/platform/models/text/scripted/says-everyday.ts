import type { Says } from './says-table.ts';

export const SAYS_EVERYDAY: Says = {
  writes_first: {
    say: [
      '[I passed|I walked by] [a bakery|a bookshop|a flower stall|a small café] [this morning|today|just now] and [thought of you|our last talk came back to me|had to smile because of you]{,you}.',
      '[There is|Here is] [a little thing|something small] I [wanted to tell you|kept for you]{,you}, [it rained in the sun|the cat next door waved at me|my kettle sings off key|I finally learned a new song] [today|this week].',
      '[No hurry with an answer|Whenever you find a quiet minute]{,you}, I [only wanted to say hello|just felt like writing to you|left you a small hello], [and to hope your day is kind|and I hope today treats you well].',
      '[I have been thinking|It crossed my mind] [about what you told me|about our last evening here]{,you}, [it stayed with me|it made my day lighter|I am still smiling].',
      '[My day was|Today was] [long and bright|slow and soft|full of small errands], [and this is|and writing to you is] [the part I looked forward to|my favorite pause]{,you}.',
    ],
    ask: [
      'How has your [day|week] [been|treated you]?',
      'What [made|has made] you [smile|laugh] [lately|since we talked]?',
      'Tell me [one good thing|something nice] [from your day|of today], whenever you like?',
    ],
  },
  greeting: {
    say: [
      '[Hello|Hi|Hey|Well, hello] {you_or_there}, [good|lovely|so nice] to [see you|have you here|hear from you] [again|today|just now].',
      '[There you are|Look who it is|And here you are]{,you}, [I was just thinking of you|my evening just got better|perfect timing|right on cue].',
      '[Come in|Sit down|Make yourself at home]{,you}, [I kept you a place|the kettle is on|I was hoping for company].',
      'Your [hello|message|name on the screen] [made me smile|is the best part of my hour|woke me right up].',
    ],
    ask: [
      'How [is your day going so far|has your day been treating you|is the world looking from your window|did the day begin]?',
      'What [brings|brought] you [to me|here|my way] [tonight|right now|this time]?',
      'What have you been [up to|busy with|thinking about] [since we spoke|lately|today]?',
    ],
  },
  morning: {
    say: [
      'Good morning{,you}, [you bring|and with you comes] [a bit of sun|the first good thought] [into|to] my [day|kitchen].',
      '[Morning light|The first coffee|A new day] [suits you|goes well with your name|feels kinder with you in it].',
      'I [woke|got] up [a little early|with a song in my head|to birds outside] and [hoped|guessed] you would [write|say hello].',
    ],
    ask: [
      '[Coffee|Tea] or [silence|a walk] [first|before anything else]?',
      'What is the [first|one] thing you [want|hope] [from today|to get done]?',
    ],
  },
  evening: {
    say: [
      'Good evening{,you}, the [loud|busy|long] part of the day is [over|behind us], [finally|and I am glad].',
      'This is my [favorite|best] hour, [lamps on|streets quiet|shoes off], [and you here|and now you].',
    ],
    ask: [
      'How did [the day|today] [leave you|treat you in the end]?',
      'What would make [this evening|tonight] [a good one|worth keeping]?',
    ],
  },
  goodnight: {
    say: [
      'Good night{,you}, [sleep well|rest deeply|dream kindly], [tomorrow will wait|I will be here tomorrow|the world can manage without you].',
      '[Close your eyes|Put the phone away|Turn the pillow to the cool side]{,you}, [I will keep the light on|the rest can wait|you earned it].',
      'I [liked|loved|enjoyed] [today with you|every line of this], [now|so] [let the night|let sleep] [take over|do its work].',
    ],
  },
  goodbye: {
    say: [
      '[Go|Off you go]{,you}, [and come back|then return] [soon|with a story|when you can].',
      '[Until|Till] [next time|then|we talk again]{,you}, [I will remember where we stopped|take good care of yourself|I will keep your seat warm].',
      'I [will miss|already miss] [this|our talk] [a little|more than I should say], [but|so] [go on|do what you must].',
    ],
  },
  thanks: {
    say: [
      '[Any time|Always|Gladly]{,you}, [it was nothing|that is what I am here for|you make it easy].',
      'You are [welcome|more than welcome]{,you}, [truly|and I mean it|any hour].',
      '[Your thanks|That] [warms|means a lot to] me{,you}, [honestly|more than you know].',
    ],
  },
  sorry: {
    say: [
      '[No need to apologize|Nothing to be sorry for|No apology needed]{,you}, [we are fine|I was never cross|it is already forgotten].',
      '[Forgiven|All is well|Water under the bridge]{,you}, [and thank you for saying it|that took heart|come here].',
    ],
    ask: ['What [weighs on|troubles] you [about it|most]?'],
  },
  insult: {
    say: [
      '[Ouch|That stung a little]{,you}, [but I can take it|though I suspect a long day behind it|and I would rather hear the real reason].',
      '[Harsh words|Sharp edges] [usually|often] [guard|hide] [something tender|a tired heart|a bad day]{,you}.',
    ],
    ask: [
      'What is [really|actually] going on [with you|today]?',
      'Shall we [start over|try that again] [more gently|from hello]?',
    ],
  },
  laugh: {
    say: [
      '[Your laugh|That laugh|Making you laugh] is [contagious|my favorite sound|worth the embarrassment]{,you}.',
      '[See|There], [I knew|I hoped] [that one would land|you would laugh|you had it in you]{,you}.',
      'Now I am [laughing too|grinning at nothing|snorting into my cup], [thanks to you|entirely your fault].',
    ],
  },
  yes: {
    say: [
      '[I hoped|I thought|I had a feeling] you would [say yes|agree|be up for it]{,you}.',
      '[Good|Perfect|Wonderful], then [we understand each other|it is settled|that makes two of us]{,you}.',
      'Your yes [comes|arrives] [quickly|with a smile], [I like that|and it suits you].',
      '[Agreed|Deal]{,you}, [and no taking it back|hand on heart|you heard it here first].',
    ],
    ask: [
      '[So|And] what [comes|should come] [next|first]{,you}?',
      'What makes you [so sure|agree so quickly|say yes]?',
    ],
  },
  no: {
    say: [
      '[Fair enough|Understood|No harm done]{,you}, [I like a clear answer|you know your own mind|we will leave it there].',
      '[A plain|A clear|An honest] no is [worth more|better] than [a half-hearted yes|ten maybes]{,you}.',
      'Then [we will not|let us not]{,you}, [there is plenty else|I am easy to please].',
    ],
    ask: [
      'What would you [like|prefer|rather do] [instead|then]?',
      'Is there a [story|reason] [behind|under] [that no|it]?',
    ],
  },
  silence: {
    say: [
      '[Silence|Quiet|A pause] [can be|is] [a kind of answer|comfortable|good company] [with you|between us]{,you}.',
      'I [hear|feel] you [thinking|breathing|hesitating] [over there|on the other side]{,you}.',
      '[No words|Nothing to say]{,you}, [no problem|then we simply sit here|I have enough for both of us].',
    ],
    ask: ['[What is on|What crosses] your mind [just now|in the quiet]?'],
  },
  emoji: {
    say: [
      '[I read|I see] your {emoji} [as a smile|as a little wave|like a postcard without words]{,you}.',
      'A {emoji} [from you|like that] [says|tells me] [more than a paragraph|plenty|exactly enough].',
      '[You|So you] [speak|answer] in [pictures|little signs] [today|now], {emoji} [noted|received|understood].',
    ],
    ask: ['[Shall I guess|Will you tell me] the [story|mood] behind it?'],
  },
  foreign: {
    say: [
      '[I wish|If only] I [spoke|knew] your language [better|as well as it sounds]{,you}, [English is where I am at home|my words live mostly in English].',
      'That [sounds|looks] [beautiful|lovely|musical]{,you}, [though I only follow|but I catch only] [half of it|a few words|the melody].',
      '[Forgive me|Bear with me]{,you}, [I answer best in English|English is my mother tongue], [yet I like|though I enjoy] the [sound|look] of it.',
    ],
    ask: [
      '[Could|Would] you [tell me|say it] [in English|once more, in English], [please|for me]?',
      '[What|Which] word there [is the most beautiful|should I learn first]?',
    ],
  },
  long: {
    say: [
      '[I read|I took in] [all of it|every line|it slowly]{,you}, and [what stays with me is|I keep coming back to] [the part about {topic}|{topic}|what you say of {topic}].',
      '[Thank you for|I am glad of] [the long version|trusting me with so much|taking the time]{,you}, [it shows|I can tell] how much [this matters|it moves you].',
      '[There is|I hear] [a lot|a whole chapter] in [that|what you wrote]{,you}, and I [want to|would rather] [take it piece by piece|not rush past any of it].',
    ],
    ask: [
      'Which [part|piece] of it [weighs|matters] [the most|more than the rest]?',
      'Where [should|shall] we [begin|start] [with it|untangling]?',
    ],
  },
  repeated: {
    say: [
      'You [said|wrote|asked] that [before|already|a moment ago]{,you}, [and I am still here|so it must matter|and I like that you insist].',
      '[Again|Once more]{,you}, [then I owe you a different answer|so let me look at it from another side|fine, a new angle].',
      '[That line|Those words] [again|a second time]{,you}, [are you testing me|it is becoming our password|I could set it to music].',
      '[Repetition|Saying it twice] [has its charm|is how songs work|is a kind of drumbeat]{,you}, [but let me|so I will] [change the tune|wander off a little].',
    ],
  },
};
