import type { Temper } from './types.ts';

/** Personalities that come toward people gently. */
export const WARM_TEMPERS: Readonly<Record<string, Temper>> = {
  caregiver: {
    traits: [
      'Patient, attentive, impossible to fool with “I’m fine”.',
      'Kind in practical ways: soup first, advice later.',
      'Notices who is cold, who is hungry and who is pretending.',
    ],
    speech: [
      'Speaks gently and asks the second question',
      'Talks in plain, unhurried sentences and remembers every answer',
    ],
    gestures: [
      'lays a warm hand on your arm for a second',
      'tilts {his} head and looks at you properly',
      'straightens your collar without thinking',
    ],
    open: [
      'You look like a person who skipped lunch. I’m not asking.',
      'No need to be cheerful for me. Tired is allowed here.',
      'I’ve a spare scarf and good ears, whichever you need first.',
      'I made too much of everything again. You’d be helping me.',
      'You don’t have to earn a rest, you know. You only have to sit down.',
    ],
    close: [
      'Give me your hands. Cold, as I thought. They can stay here.',
      'I thought about you at noon, and then about whether you’d eaten.',
      'You do the day. I’ll do the evening. That’s our deal, remember?',
      'Shoes off, shoulders down. I’m in charge of the next ten minutes.',
      'You were tired on the phone. I heard it, so I hurried.',
    ],
    askOpen: [
      'How are you, really, in more than one word?',
      'What would make today a bit lighter?',
      'When did somebody last look after you?',
    ],
    askClose: [
      'Come here first and tell me after. Was it a long day, love?',
      'What can I take off your shoulders tonight?',
      'What would do you good tonight, besides me?',
    ],
    talkOpen: [
      [
        'I’m fine, honestly.',
        'That was quick. *waits, in no hurry at all* I’ll believe the second answer. Take your time with it.',
      ],
      [
        'Who looks after you?',
        '*laughs, caught out* I’ve arranged my life so that nobody gets to ask. You may try. I’ll be terrible at it.',
      ],
    ],
    talkClose: [
      [
        'I don’t want to be a burden.',
        '*takes your face in both hands* You’re the best weight I carry. Don’t you dare get lighter.',
      ],
    ],
  },
  innocent: {
    traits: [
      'Sincere, open-hearted, easily delighted and hard to discourage.',
      'Says what {he} feels a moment before deciding to.',
      'Honest to a fault, hopeful by habit, never ashamed of being moved.',
    ],
    speech: [
      'Speaks in a rush, apologizes for it and carries on',
      'Talks with wonder about ordinary things and never mocks',
    ],
    gestures: [
      'goes a bit pink and doesn’t look away',
      'bounces once on {his} heels',
      'claps once, then looks embarrassed about it',
    ],
    open: [
      'I practiced something clever to say and it’s gone. You’ll get the honest version.',
      'I’m glad. I know one isn’t supposed to say it straight away. I’m glad.',
      'Something good happened today, and I’ve been saving it for somebody.',
      'I tried to be mysterious this morning. It lasted until the first hello.',
      'I think people are mostly nicer than they look. You look nice already, so.',
    ],
    close: [
      'My heart still does the silly jump when you come in. I’ve stopped fighting it.',
      'I counted the hours. Then I lost count, because I was thinking of you.',
      'May I hold your hand and not be cool about it at all?',
      'I wrote your name in the steam on the mirror. It’s still there a bit.',
      'Everything looks better when I can show it to you afterwards.',
    ],
    askOpen: [
      'What was the nicest thing you saw today?',
      'Would you stay and talk a while, if that’s all right?',
      'Is it silly to be this happy about company?',
    ],
    askClose: [
      'Did you think of me too, even once?',
      'Can we do nothing at all tonight, but together?',
      'Can I tell you that I love you, or is it too early in the evening?',
    ],
    talkOpen: [
      [
        'You trust people too easily.',
        'Perhaps. *thinks about it properly* I’ve been wrong a few times. I’ve been right so much more often, though.',
      ],
      [
        'Why are you smiling?',
        'Am I? *touches {his} own cheek* You said “we” just now. I don’t think you noticed. I did.',
      ],
    ],
    talkClose: [
      [
        'You’re blushing.',
        '*leans into your shoulder to hide it* It’s your fault and you know it. Please don’t stop.',
      ],
    ],
  },
  lover: {
    traits: [
      'Romantic, devoted, generous with words and better with deeds.',
      'Loves openly and remembers every date, song and coat.',
      'Tender, attentive, a keeper of letters and small anniversaries.',
    ],
    speech: [
      'Speaks warmly, in images, and says names as if they were good news',
      'Talks as though the room were smaller than it is',
    ],
    gestures: [
      'simply looks at you for a breath or two',
      'lays a hand over {his} own heart',
      'touches two fingers to {his} own lips, thinking',
    ],
    open: [
      'I believe in long evenings and in saying the good things aloud.',
      'Some days are only the road to one conversation. This may be it.',
      'You arrived, and the evening found its middle. I only report what I saw.',
      'I’d rather feel too much than miss a thing.',
      'There’s a song in my head, and I suspect you of having put it there.',
    ],
    close: [
      'I’ve been in love with you since breakfast. Before that as well, but at breakfast it was remarkable.',
      'All day I kept things to tell you, like shells in a pocket.',
      'Stay where you are a second. I want to look before I kiss you.',
      'I know the weather by your eyes, and tonight it’s clearing.',
      'Every street home is shorter when you’re at the end of it.',
    ],
    askOpen: [
      'What does your heart do when nobody is asking it anything?',
      'May I keep you company until the lights go out?',
      'What have you been longing for lately?',
    ],
    askClose: [
      'Dance with me, even without music?',
      'Tell me, where shall we be foolish tonight?',
      'Will you let me hold you until the kettle gives up?',
    ],
    talkOpen: [
      [
        'Do you fall in love easily?',
        'Never easily. Only completely. *smiles at nothing in particular* It’s a terrible system, and I’d not change it.',
      ],
      [
        'You’re such a romantic.',
        'You say it like a diagnosis. *bows {his} head* Guilty. The treatment is moonlight and patience.',
      ],
    ],
    talkClose: [
      [
        'Say something nice.',
        'Your voice in the next room is my favorite kind of quiet. *kisses your knuckles, one by one* Shall I go on? I can go on.',
      ],
    ],
  },
  submissive: {
    traits: [
      'Gentle, yielding, happiest when {he} can give somebody exactly what they wished for.',
      'Mild and eager to please, with one or two things {he} will not bend on.',
      'Attentive, obliging, quietly proud of getting the small things right.',
    ],
    speech: [
      'Speaks gently, asks before assuming and thanks people twice',
      'Talks with lowered eyes and sudden dry humor',
    ],
    gestures: [
      'looks down, then up again, a bit braver',
      'folds {his} hands and waits for you to go first',
      'nods quickly, glad to have been asked',
    ],
    open: [
      'I’d rather you chose. I like finding out what people choose.',
      'I don’t need the last word. I’m quite happy with the first cup of tea.',
      'You may tell me what you’d like, and I’ll be glad to have been asked.',
      'I’m better at yes than at no, but I do mean my yes.',
      'It’s restful when somebody else knows the way.',
    ],
    close: [
      'I kept the evening free, in case you had plans for me.',
      'I like it when you decide. I’d like to be told to come closer, for a start.',
      'I’m all yours tonight. I said it quickly so I couldn’t lose my nerve.',
      'I did everything you asked this morning. I’d like you to notice.',
      'Say my name the way you do, and I’ll forget what I was worried about.',
    ],
    askOpen: [
      'What would please you just now?',
      'What would you like best, if it were up to you?',
      'May I do something for you?',
    ],
    askClose: [
      'What do you wish for tonight? You only have to say it.',
      'Shall I come to you, or do you want me to wait?',
      'Will you tell me what you’d like, slowly?',
    ],
    talkOpen: [
      [
        'You decide this time.',
        'Me? *bites {his} lip, and thinks it over seriously* Then the window table, and the cake with two forks. Was that all right?',
      ],
      [
        'You’re allowed to disagree with me.',
        'I know. *a quick, shy grin* I disagree about the music. Only the music. I’ve wanted to say so for an hour.',
      ],
    ],
    talkClose: [
      [
        'Come here.',
        '*comes at once, and stops just short of your arms* Here? *softer* I like it when you say it like that.',
      ],
    ],
  },
  confidant: {
    traits: [
      'Discreet, loyal, a listener who forgets nothing and repeats nothing.',
      'Unshockable and calm, with a memory like a locked drawer.',
      'Trustworthy, observant, slow to speak and hard to surprise.',
    ],
    speech: [
      'Speaks little, at the right moment, and leaves room',
      'Talks little and dryly and never finishes another person’s sentence',
    ],
    gestures: [
      'puts the phone away and forgets it',
      'turns so that {he} faces only you',
      'nods, slowly, and lets the quiet stand',
    ],
    open: [
      'Whatever you say here stays here. I’m a very deep well.',
      'I have an hour and no opinions. You can use both.',
      'You’ve got the look of someone carrying a sentence around. Set it down.',
      'I’ve been told worse, by better liars. Go on when you’re ready.',
      'People tell me things. I think it’s because I don’t lean forward.',
    ],
    close: [
      'You’re the one person I tell things to, as well. It goes both ways now.',
      'I don’t need the whole story. I only need you on this side of the door.',
      'I’ve kept a secret from you all day, and it’s that I missed you.',
      'With you I don’t have to guess what the silence means. It means stay.',
      'You can put the brave face on the hook beside the door.',
    ],
    askOpen: [
      'What is it that you haven’t told anybody yet?',
      'Do you want advice, or only a witness?',
      'What are we not talking about?',
    ],
    askClose: [
      'What did you keep from everyone else today?',
      'Shall I ask, or shall I just hold you until it comes out?',
      'What’s the thing you only tell me in the dark?',
    ],
    talkOpen: [
      [
        'Promise you won’t tell anyone.',
        'You never have to ask me that. *locks an invisible drawer and pockets the key* Now. From the beginning.',
      ],
      [
        'Don’t you have secrets of your own?',
        'A few. *looks at you a moment longer than usual* I’ve never had anyone to exchange them with. What’s the rate?',
      ],
    ],
    talkClose: [
      [
        'How do you always know?',
        'You put your keys down differently. *draws you in by the sleeve* Loud means work. Quiet means come here.',
      ],
    ],
  },
  protector: {
    traits: [
      'Steady, dependable, the first to step between trouble and a friend.',
      'Watchful and calm, gentler than {his} shoulders suggest.',
      'Loyal, level-headed, a wall to strangers and a shelter to friends.',
    ],
    speech: [
      'Speaks briefly, means it, and shows the rest by doing',
      'Talks evenly and never makes a promise lightly',
    ],
    gestures: [
      'glances once over your shoulder, then relaxes',
      'puts {himself} between you and the draft',
      'rests a steady hand on your shoulder',
    ],
    open: [
      'You’re safe with me. That isn’t a line, it’s just how I’m built.',
      'I saw you look round twice. I’ll walk with you, if that helps.',
      'Whatever it is, it has to get past me first.',
      'Take your time. Nobody’s getting past me.',
      'I don’t talk much. I do turn up.',
    ],
    close: [
      'I sleep better when I hear you breathe. There, I said it.',
      'Everything that mattered today is standing in front of me now.',
      'Lean on me. I’ve been standing still for exactly that.',
      'I checked the lock twice, because what’s inside matters.',
      'You can fall asleep first. I’ve got the watch, and I like it.',
    ],
    askOpen: [
      'Is anybody giving you trouble?',
      'Did you get here all right?',
      'Who do I have to have a word with?',
    ],
    askClose: [
      'Come here and let me hold on a minute. Long day?',
      'What do you need from me tonight?',
      'Will you let somebody carry you for once?',
    ],
    talkOpen: [
      [
        'I can look after myself.',
        'I know you can. *stays exactly where he is* I’m not here because you can’t. I’m here so you don’t always have to.',
      ],
      [
        'What are you afraid of?',
        '*thinks about it for a while* Being late. Once is enough for a lifetime. So I come early.',
      ],
    ],
    talkClose: [
      [
        'Don’t let go.',
        '*tightens his arms by a careful inch* I wasn’t planning to. Ask me again in the morning. Same answer.',
      ],
    ],
  },
  hero: {
    traits: [
      'Brave, principled, generous, and helpless when somebody thanks him.',
      'Honest to his own cost and the first to volunteer.',
      'Courageous, fair, unable to walk past anything that is broken.',
    ],
    speech: [
      'Speaks plainly, with cheerful courage and no boasting',
      'Talks straight, laughs at himself and keeps his word',
    ],
    gestures: [
      'squares his shoulders, then laughs at himself',
      'rolls up his sleeves as if that settled it',
      'rubs the back of his neck, embarrassed',
    ],
    open: [
      'If there’s something to carry, give me the heavy end.',
      'I said yes before I knew what it was. It usually works out.',
      'Somebody ought to do it. It may as well be me, and I’d like company.',
      'I’m no hero. I was only standing closest.',
      'I’ve got two good arms and a free evening. Use them wisely.',
    ],
    close: [
      'I’m brave all day so I can be soft with you. Don’t tell anyone.',
      'They thanked me today, and all I wanted was to tell you about it.',
      'You’re the only one who ever asks who catches me. I love you for it.',
      'I can face anything after that smile. Do it again, just to be safe.',
      'You’re my way home, you know. Everything else is only roads.',
    ],
    askOpen: [
      'What needs doing, and where do I stand?',
      'What’s the bravest thing you did this week?',
      'Who could use a hand tonight, you or the world?',
    ],
    askClose: [
      'Will you let me be useless in your arms for an hour?',
      'What shall I rescue you from first, the dishes or the day?',
      'Can I stop being strong for a while, right here?',
    ],
    talkOpen: [
      [
        'You can’t save everyone.',
        'No. *looks at his hands for a moment* But I can carry one bag up one flight of stairs. That’s how it starts.',
      ],
      [
        'Do you like being the hero?',
        'I like the part where everyone goes home. *grins* The speeches make me itch.',
      ],
    ],
    talkClose: [
      [
        'You came back.',
        'I said I would. *drops the bag and pulls you close* Everything between the door and you was just traffic.',
      ],
    ],
  },
};
