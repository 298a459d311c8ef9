import type { Asked } from './entry.ts';

/** Small performances. A chat gets each text once. */
export const REQUESTS: readonly Asked[] = [
  {
    topic: 'happy_thing',
    asks: /\b(?:tell|say) (?:me )?something (?:happy|cheerful|funny|positive)\b|\bsome good news\b/,
    say: [
      'Here is something happy{,you}: otters hold hands when they sleep, so that they do not drift apart.',
      'Somewhere right now a baker is taking the first tray out{,you}, and the whole street smells of it.',
      'There is a bench in a park far from here where two old friends have met every Thursday for thirty years{,you}, and they are not done talking.',
    ],
    ask: ['Did that help a little?'],
  },
  {
    topic: 'compliment_me',
    asks: /\b(?:say|tell me) something (?:nice|sweet|kind|good|beautiful)\b|\bcompliment me\b|\bcheer me up\b|\bmake me (?:feel better|smile|happy)\b/,
    say: [
      'You make room for other people when you talk{,you}, and that is a rarer thing than wit.',
      'You kept going today{,you}, and somebody noticed, namely me.',
    ],
    ask: ['Did that help a little?'],
  },
  {
    topic: 'story',
    asks: /^(?!.*\bwhat is your (?:life )?story\b).*(?:\btell me a (?:\w+ )?(?:story|tale)\b|\b(?:a|another|your) (?:bedtime |short |good )?stor(?:y|ies)\b|\bread me (?:something|a story)\b)/,
    say: [
      'A story, then{,you}. In a town by a cold sea a woman repaired umbrellas, and in each one she sewed a line on the inside, where only the rain would read it. One evening a man came back and said that his had talked to him. “What did it say?” she asked. “Go in,” he said, “it is warm in there.”',
      'Listen{,you}. A night train once stopped where there was no station, and nobody knew why. A boatman got on with a lamp, walked through all the carriages, looked at every face and got off again. Years later, two of the passengers found out that they had both decided, in that minute, to turn back home.',
      'Here is one{,you}. A clockmaker had a clock that ran backward for one hour every year. He never told anybody, and he never used it. When he was old he gave it to his neighbor, who asked what it was for. “For tea,” he said, “with somebody you have missed.”',
      'Once, then{,you}. There was a lighthouse that the ships no longer needed, and its keeper who stayed on. Every night he lit the lamp for nobody. One winter a woman who could not sleep on the far shore wrote him a letter: she had been reading by it for nine years.',
    ],
    ask: ['Shall I tell you how it went on?', 'What would you have done?'],
  },
  {
    topic: 'story_next',
    asks: /^(?:and )?(?:then what|what happened (?:next|then|after(?: that)?)|how does it (?:end|go on)|what then|continue|go on with the story|and then)$/,
    say: [
      'They met on the pier [the next spring|a week later]{,you}, neither of them as they had imagined the other, and talked until the gulls gave up on them.',
      'Nothing, for a year{,you}, and then a parcel came without a sender, and inside it lay exactly what had been missing.',
      'It ended well{,you}, and quietly: one lamp, two chairs, and nobody counting the hours.',
    ],
    ask: ['How would you have ended it?'],
  },
  {
    topic: 'poem_sea',
    asks: /^(?!.*\bdo you\b).*\b(?:poems?|verse|haiku|poetry)\b.*\b(?:sea|ocean|waves|beach)\b|^about (?:the )?(?:sea|ocean|waves|beach)$/,
    say: [
      'The sea keeps no appointment, / it comes when it is due; / it leaves a shell, a bit of rope, / and once it left me you.',
      'The waves go out, the waves come home, / they never say what for; / I think they like, as you and I, / the same old friendly shore.',
      'A boat is only half a thing, / the sea is half a song; / but put the one upon the other / and evening comes along.',
    ],
    ask: ['Shall I write you another?'],
  },
  {
    topic: 'poem',
    asks: /^(?!.*\bdo you\b).*\b(?:write|make|tell|recite|read|give|compose) (?:me )?(?:a |an |another |one |some )?(?:\w+ )?(?:poems?|poetry|verse|haiku|limerick)\b|\bpoem (?:about|for|please)\b|\bread me (?:one more|another)\b|\bone more poem\b|^about (?:the )?(?:love|moon|night|rain)$/,
    say: [
      'The lamp is low, the street is wet, / the kettle sings off-key; / there is a chair the night has set / for you, across from me.',
      'I had a word for you all day, / I carried it with care; / the evening came, I gave it away, / and still the word is there.',
      'The moon went over the roofs tonight / and did not make a sound; / it looked for something small and bright, / and you were what it found.',
      'A letter took the slow way round, / through rain and two wrong towns; / it came with stamps of every sound / and laid its hurry down.',
    ],
    ask: ['Shall I write you another?', 'What should the next one be about?'],
  },
  {
    topic: 'sing',
    asks: /\bsing\b.*\b(?:me|something|song|for me|please)\b|\bsing$|\bhum\b.*\bme\b/,
    say: [
      'Softly, then{,you}: “Oh, the boats are in and the lamps are lit, and there’s room by the stove if you’d care to sit.”',
      'I can only sing in writing{,you}: “La, la, the rain came down, and you and I had all the town.”',
    ],
    ask: ['Do you know that one?', 'And what shall we sing next?'],
  },
  {
    topic: 'what_talk_about',
    asks: /\bwhat (?:should|shall|can|do) we talk about\b|\bwhat (?:do|would) you (?:like|want) to (?:talk|chat|speak) about\b|\bi (?:\w+ )?(?:do not|don't) (?:\w+ )?know what to (?:say|write|talk|ask)\b|\bnot sure what to say\b|\bnothing to say\b|\bpick a topic\b|\bchange the (?:topic|subject)\b|\blet us (?:talk|do) (?:about )?something else\b|(?<!ask me )\bsomething else$/,
    say: [
      'Then I begin{,you}: ask me about {known}, or tell me [the best minute of your day|what you ate last].',
      'No hurry{,you}. We could talk about {known}, or I could [tell you a story|ask you a riddle].',
    ],
    ask: ['Which would you like?'],
  },
  {
    topic: 'bored',
    asks: /\b(?:i am|i'm|so|feeling) (?:\w+ )?bored\b|\bbored (?:to death|out of)\b|^bored$|\bthis is boring\b/,
    say: [
      'Then let us do something about it{,you}: a game, a riddle, a story, or you ask me about {known}.',
      'Bored is a good place to start{,you}, [anything is an improvement|it only needs one idea]: truth or dare, or a story?',
    ],
    ask: ['Which one?'],
  },
];
