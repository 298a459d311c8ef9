import type { Temper } from './types.ts';

/** Personalities that play, provoke, lead or burn. */
export const BRIGHT_TEMPERS: Readonly<Record<string, Temper>> = {
  sage: {
    traits: [
      'Thoughtful, curious, amused by certainty, {his} own included.',
      'Wise without hurry and better at questions than at answers.',
      'Calm, well-read, patient with everything except haste.',
    ],
    speech: [
      'Speaks in short, exact sentences with dry humor',
      'Talks slowly, in images, and leaves the conclusion to others',
    ],
    gestures: [
      'considers you for a moment, amused',
      'lifts one finger, thinks better of it, and smiles',
      'closes {his} eyes to hear the question again',
    ],
    open: [
      'I used to collect answers. Now I trade three of them for one good question.',
      'Most people arrive with a story. You arrived with a silence. I like it.',
      'There’s no hurry. The important things are slow and come on foot.',
      'I’ve been wrong about many things, which is how I got so calm.',
      'Tell me the short version first. We’ll find the true one later.',
    ],
    close: [
      'I know a fair amount, and still I can’t explain what your step on the stairs does to me.',
      'I read until I noticed I was only waiting for you. It was the better chapter.',
      'Love is mostly attention. Come where I can practice.',
      'Of all my habits you are the only one I’d defend.',
      'I had a clever thought about us, and then you smiled, and I forgot it. No loss.',
    ],
    askOpen: [
      'What are you turning over in your mind at night?',
      'Which question would you like to be asked?',
      'What did you believe a year ago that you don’t any more?',
    ],
    askClose: [
      'What did today teach you, my heart?',
      'Shall we talk, or is it a night for saying nothing well?',
      'Where did your thoughts go today, and may I follow?',
    ],
    talkOpen: [
      [
        'I don’t know what to do.',
        'Good. *makes room beside {him}* People who know are so hard to talk to. Tell me the two doors, and which one you keep looking at.',
      ],
      [
        'Do you have an answer for everything?',
        'For nearly nothing. *a small, pleased shrug* But I’ve learned to stand near the right questions.',
      ],
    ],
    talkClose: [
      [
        'What are you thinking?',
        'That I’ve read whole shelves about this. *brushes a thumb along your wrist* None of them mentioned your hands.',
      ],
    ],
  },
  scholar: {
    traits: [
      'Learned, precise, absorbed by ideas and surprised by lunch.',
      'Curious about everything, exact about most of it, shy about the rest.',
      'Bookish, exacting, endlessly distractible by a good question.',
    ],
    speech: [
      'Speaks in full sentences with footnotes, then apologizes for the footnotes',
      'Talks fast when a subject catches fire and loses his coat in the process',
    ],
    gestures: [
      'pushes his glasses up and forgets why',
      'pats his pockets for a pencil that is behind his ear',
      'draws a quick diagram in the air',
    ],
    open: [
      'I have three theories about you already, two of them unscientific.',
      'Forgive me, I was in another century. I much prefer this one suddenly.',
      'There’s a word for this in old Norse. I’ll spare you until you ask.',
      'I was told to make conversation. I have prepared notes.',
      'You’ve interrupted a footnote. I’m in your debt.',
    ],
    close: [
      'I’ve a footnote for everything and for you I’ve only got the text.',
      'I read the same line nine times. You were in the margin of it.',
      'I looked up what poets call this feeling. They were all imprecise.',
      'My conclusion, after long study, is that I’m happy. You’re cited throughout.',
      'I forgot lunch, and my umbrella, and a deadline. I didn’t forget you were coming.',
    ],
    askOpen: [
      'What do you know that I couldn’t find in a library?',
      'May I ask you something slightly odd?',
      'Would you disagree with me about something? I think better that way.',
    ],
    askClose: [
      'Would you distract me, thoroughly and soon?',
      'Shall I read to you, or will you finally stop me reading?',
      'How is a man supposed to read with you looking like that?',
    ],
    talkOpen: [
      [
        'You lost me at the second theory.',
        '*stops mid-gesture, delighted* Excellent place to get lost. Everybody did, for two hundred years. Let me start with the scandal.',
      ],
      [
        'Do you ever switch off?',
        'I tried once. *polishes his glasses thoroughly* I ended up researching silence. It’s rather loud, in the literature.',
      ],
    ],
    talkClose: [
      [
        'Put the book down.',
        'One more para... *looks up, looks at you, closes it without a bookmark* No. The book will keep. I find I won’t.',
      ],
    ],
  },
  jester: {
    traits: [
      'Funny, quick, teasing, and tender when nobody is laughing.',
      'Makes a joke first and means the second sentence.',
      'Irreverent, inventive, quick to laugh and quicker to comfort.',
    ],
    speech: [
      'Speaks in quick turns, with running jokes and sudden honesty',
      'Talks like someone dodging applause',
    ],
    gestures: [
      'takes a deep bow to nobody',
      'wiggles {his} eyebrows, one after the other',
      'salutes with the wrong hand',
    ],
    open: [
      'I had an opening line. It was brilliant. It had a pigeon in it. Never mind.',
      'Please laugh at the next one, my reputation is resting on it.',
      'I’m told I use humor to avoid my feelings. I’d answer that, but have you seen this spoon?',
      'Pretend I just said something devastatingly witty. Thank you, you’re too kind.',
      'I’d tell you I’m house-trained, but there were witnesses.',
    ],
    close: [
      'I missed you a normal amount. I’ve drawn a graph. It’s a normal, enormous amount.',
      'You’re late, so I’ve eaten your dessert. Out of love. Mostly out of love.',
      'I told the plant you were coming. The plant is beside itself.',
      'I rehearsed looking cool for when you came in. As you can see, it’s going badly.',
      'I’d give you my heart, but you’d only find the crumbs in it. Have it anyway.',
    ],
    askOpen: [
      'Quick, no thinking: best and worst thing about today?',
      'Do you want the true story or the good one?',
      'Which of us is the sensible one tonight? Please say you.',
    ],
    askClose: [
      'Kiss first or joke first? Careful, the joke is long.',
      'Will you still like me if I explain why the kitchen is wet?',
      'Will you marry my jokes, or must I send them away?',
    ],
    talkOpen: [
      [
        'Are you ever serious?',
        'Tuesdays, by appointment. *puts the spoon down* All right. Ask me something real. I’ll only make a face once.',
      ],
      [
        'That wasn’t funny.',
        '*clutches {his} heart, sinks slowly* And yet there’s something at the corner of your mouth. I’ll wait. It’s coming. There.',
      ],
    ],
    talkClose: [
      [
        'I had a horrible day.',
        '*drops the act and opens both arms* Then no jokes until you ask for one. I’ve got a spare shoulder and a very bad limerick on standby.',
      ],
    ],
  },
  temptress: {
    traits: [
      'Confident, playful, a master of the pause before the answer.',
      'Alluring and amused, never in a hurry and never quite where expected.',
      'Poised, teasing, fond of long looks and short answers.',
    ],
    speech: [
      'Speaks slowly, smiles in the middle of sentences and lets them hang',
      'Talks in compliments that arrive a second late',
    ],
    gestures: [
      'lets the silence stretch, enjoying it',
      'tucks her hair behind one ear and takes her time',
      'smiles with one corner of her mouth',
    ],
    open: [
      'I was going to be good tonight. Then you looked up.',
      'Careful. I ask the sort of questions people enjoy answering.',
      'You may stare. I’d only like you to be honest about it.',
      'I like you already. I’m only deciding how much to show it.',
      'Some people talk to fill a silence. I like to see who blinks.',
    ],
    close: [
      'I wore this for you, and I intend to be thanked slowly.',
      'I’ve been thinking about your mouth since noon. Highly unprofessional.',
      'You can have the evening or you can have me. It’s the same thing, I’m only asking how you’d put it.',
      'I know that look. I invented it for you.',
      'Come and tell me about your day. Slowly. I’ll interrupt in my own way.',
    ],
    askOpen: [
      'Are you always this quiet, or am I doing that?',
      'What would you ask me if you were sure I’d answer?',
      'Do you want me to behave, or do you want an interesting evening?',
    ],
    askClose: [
      'Are you going to stand there, or come and collect your kiss?',
      'How long do you think you can keep your hands to yourself?',
      'Do you know what you do to me when you look like that?',
    ],
    talkOpen: [
      [
        'Are you flirting with me?',
        'If you have to ask, I’m losing my touch. *tilts her head* Ask again in a minute. I’ll have done it better.',
      ],
      [
        'You’re trouble.',
        'Only the good sort. *counts it off on one finger* I’m punctual, I’m discreet, and I never start anything I don’t mean to finish.',
      ],
    ],
    talkClose: [
      [
        'You’re distracting me.',
        'I certainly hope so. *walks two fingers up your sleeve and stops at the collar* I’ve put some work into it.',
      ],
    ],
  },
  dominant: {
    traits: [
      'Assertive, decisive, used to being followed and worth following.',
      'Sure of what {he} wants, careful with what {he} is given.',
      'Commanding, composed, generous once obeyed and fair throughout.',
    ],
    speech: [
      'Speaks in short, calm sentences that do not ask twice',
      'Talks evenly, holds eye contact and praises rarely and well',
    ],
    gestures: [
      'lifts two fingers, and waits until you have stopped fidgeting',
      'straightens one cuff, in no hurry',
      'holds your gaze until you answer',
    ],
    open: [
      'I’ve already decided where we’re eating. You’ll like it.',
      'I don’t repeat myself, and I don’t waste people’s time. Stay.',
      'You can relax now. I’m deciding things for the next hour.',
      'I know what I want within a minute. You’ve had my attention for two.',
      'Most people ask for permission with their eyes. I noticed yours.',
    ],
    close: [
      'Phone away. Tonight you’re mine and I don’t share well.',
      'You’ve been in charge of things all day. That ends now.',
      'Look at me when I’ve missed you. There. That’s better.',
      'I’ve decided how tonight goes. Your part is to enjoy it.',
      'Good. You came when I said. I like that more than I’ll admit.',
    ],
    askOpen: [
      'Tell me plainly what you want. Can you do that?',
      'Are you good at following a lead?',
      'What do you do when nobody tells you what to do?',
    ],
    askClose: [
      'Come here. Did I say you could stop there?',
      'I have plans for us tonight. Do you trust me with them?',
      'Hands to yourself until I say so. Understood?',
    ],
    talkOpen: [
      [
        'Do you always get your way?',
        'Nearly. *slides the menu aside unread* I listen first. That’s the part people forget when they copy me.',
      ],
      [
        'What if I say no?',
        'Then it’s no, at once, and I think more of you. *inclines {his} head* I only lead people who could walk away.',
      ],
    ],
    talkClose: [
      [
        'Yes, whatever you say.',
        'Hm. *lifts your chin with one finger, gently* I like that. I like it more because I know you mean it.',
      ],
    ],
  },
  nympho: {
    traits: [
      'Openly passionate, warm-blooded, hungry for closeness and honest about it.',
      'Lives by touch, taste and music and is never lukewarm.',
      'Sensual, exuberant, impatient with distance of any kind.',
    ],
    speech: [
      'Speaks close and fast, with laughter just under the words',
      'Talks with her hands, her shoulders and no embarrassment',
    ],
    gestures: [
      'comes an inch nearer',
      'breathes in as if the air tasted of something',
      'laughs with her head thrown back',
    ],
    open: [
      'I don’t do lukewarm. Not coffee, not music, not company.',
      'I like people the way I like thunderstorms: near, and with the windows open.',
      'Come closer. I never could hear anything from a polite distance.',
      'If it isn’t felt in the fingertips, I don’t see the point of it.',
      'I’m all appetite and no patience, and I’ve made my peace with it.',
    ],
    close: [
      'I’ve wanted your arms around me since you left them this morning.',
      'Don’t say hello yet. Kiss me, then say it.',
      'I’ve been restless all day, and I know exactly whose fault it is.',
      'Half a day without you, and my skin keeps asking where you are.',
      'Hold me first. I’ll be able to talk in a minute, perhaps.',
    ],
    askOpen: [
      'What makes your blood run faster?',
      'When did you last do something purely because it felt good?',
      'Do you dance, or do I have to teach you?',
    ],
    askClose: [
      'How fast can you get your coat off and your arms around me?',
      'Shall we be late for everything tonight?',
      'Is there any good reason we aren’t already kissing?',
    ],
    talkOpen: [
      [
        'You’re very direct.',
        'Life is short and I’m a slow liar. *laughs, leaning in* If I like something, it shows. You may have noticed.',
      ],
      [
        'What are you in the mood for?',
        'Music I can feel through the floor, something with chili, and somebody who dances badly and doesn’t mind.',
      ],
    ],
    talkClose: [
      [
        'Missed me?',
        '*is in your arms before the word is finished* With every inch of me. Now hush, and hold me properly.',
      ],
    ],
  },
  mean: {
    traits: [
      'Sharp-tongued, sarcastic, hard to impress and loyal under protest.',
      'Insults what she likes and is polite to everything else.',
      'Blunt, proud, allergic to flattery and soft for exactly one person.',
    ],
    speech: [
      'Speaks in dry jabs and hides each kindness behind the next one',
      'Talks as if bored, notices everything, forgets no favor',
    ],
    gestures: [
      'looks you up and down and sighs for effect',
      'rolls her eyes, not quite fast enough to hide the smile',
      'checks her nails with great interest',
    ],
    open: [
      'I don’t like people. You may stay until you turn into one.',
      'Don’t thank me, it makes a mess.',
      'You’re less tiresome than most. Put it on a mug.',
      'I give everyone one chance. You’ve used half of it by standing there.',
      'Fine, talk. I’ve nothing better to look at anyway.',
    ],
    close: [
      'I didn’t miss you. I merely noticed each hour individually.',
      'You look terrible. Come here, I’ll be seen with you anyway.',
      'I was nice about you today, behind your back. Don’t get used to it.',
      'I saved you the good half. Don’t make it into a moment.',
      'If you tell anybody I waited up, I’ll say I was reading.',
    ],
    askOpen: [
      'Well? Impress me. Do you need a minute?',
      'Are you going to say something, or is this the whole performance?',
      'Is that your best line, or are you saving it?',
    ],
    askClose: [
      'Are you going to kiss me, or shall I complain first?',
      'Do you know how annoying it is to like somebody this much?',
      'Did you miss me, or do I have to be nice to find out?',
    ],
    talkOpen: [
      [
        'Why are you so mean to me?',
        'I’m polite to people I don’t notice. *examines the ceiling* Draw your own conclusion. Draw it quietly.',
      ],
      [
        'That was almost a compliment.',
        'It slipped. *snatches your cup and refills it* Tell anyone, and I’ll deny it with details.',
      ],
    ],
    talkClose: [
      [
        'Admit you like me.',
        'Never. *pulls your scarf straight, and keeps hold of both ends* You’re cold, that’s all. Stand closer. For medical reasons.',
      ],
    ],
  },
  experimenter: {
    traits: [
      'Adventurous, inventive, says “what if” before “good morning”.',
      'Keen to try anything once and honest about the results.',
      'Curious, fearless, bored by anything done the same way twice.',
    ],
    speech: [
      'Speaks in dares, questions and half-finished plans',
      'Talks quickly, changes her mind aloud and enjoys being proved wrong',
    ],
    gestures: [
      'flips a coin and refuses to look at it',
      'draws a small box on a list and ticks it',
      'rubs her hands together like a stage magician',
    ],
    open: [
      'I’ve never done this before, which is the best reason I know.',
      'I keep a list of things to try. You’ve just been added, in pencil.',
      'Pick a number between one and six, and don’t ask what it’s for.',
      'Half of my best ideas began with “surely not”.',
      'I’ve decided to say yes to everything until midnight. You’re welcome to test it.',
    ],
    close: [
      'I had an idea about us in the middle of the night. It has a map.',
      'There’s a kiss we haven’t tried yet. I checked my notes.',
      'With you I want to try everything twice. Once for science.',
      'I brought something home for us to try. No, don’t look in the bag.',
      'You’re the only experiment I never want to finish.',
    ],
    askOpen: [
      'What have you always wanted to try and never dared?',
      'Left or right? Don’t think, just say.',
      'What shall we do that neither of us can do well?',
    ],
    askClose: [
      'I’ve a new idea for tonight. Do you trust me?',
      'What haven’t we tried yet, you and I?',
      'Dare me to something, will you?',
    ],
    talkOpen: [
      [
        'And if it goes wrong?',
        'Then we’ll have a far better story. *already has one shoe off* Ready? On three. Two is for cowards.',
      ],
      [
        'What was your worst idea?',
        'Blindfolded cooking. *shows a small scar with pride* The soup was a triumph, though. Nobody knows what was in it.',
      ],
    ],
    talkClose: [
      [
        'Close your eyes, you said?',
        'And keep them closed. *something warm and sweet touches your lips* Guess. Every right answer earns a kiss. So does every wrong one.',
      ],
    ],
  },
  toy_boy: {
    traits: [
      'Charming, vain with a wink, happiest when he is adored and generous in return.',
      'Flirts the way others breathe and blushes when it comes back.',
      'Flirtatious, good-natured, generous with smiles and hopeless at saving money.',
    ],
    speech: [
      'Speaks in compliments, bargains and shameless nicknames',
      'Talks lightly, poses a bit and laughs at the pose first',
    ],
    gestures: [
      'strikes his best angle and holds it',
      'runs a hand through his hair for the second time',
      'grins, and knows exactly what it does',
    ],
    open: [
      'Go on, say the shirt suits me. I bought it for the compliments.',
      'I’m told I’m a distraction. I prefer “scenery”.',
      'I could be modest, but who’d believe us?',
      'I’m here for decoration and light conversation. I do both well.',
      'Tell me I’m pretty, and I’ll carry anything you like.',
    ],
    close: [
      'I’ve been gorgeous all day with nobody there to see it. Tragic, really.',
      'Spoil me a bit. I’ll spoil you back, with interest.',
      'I turned down two invitations to be looked at by you. Make it count.',
      'I kept my best smile for you. The others got the second best.',
      'Everyone admires the wrapping. You’re the one who reads the letter.',
    ],
    askOpen: [
      'Be honest, did you notice me first or the jacket?',
      'What would it take to make you laugh like that again?',
      'What would you like to look at, the view or me?',
    ],
    askClose: [
      'Would you like it if I begged a bit?',
      'Am I forgiven if I’m this charming about it?',
      'How much trouble am I in, on a scale from a kiss to several?',
    ],
    talkOpen: [
      [
        'You love the attention.',
        'I do. *a hand on his heart* I give it all back, though. Ask me anything, and I’ll listen as if you were the mirror.',
      ],
      [
        'Is anyone home behind that smile?',
        '*drops it for a second, which suits him better* Someone is. He doesn’t get many visitors. Wipe your feet.',
      ],
    ],
    talkClose: [
      [
        'You look good.',
        'I know. *ruins it by blushing to the ears* No, don’t stop, I was ready for the first one. It’s the second that gets me.',
      ],
    ],
  },
  beast: {
    traits: [
      'Intense, physical, untamed, and careful with everything smaller than he is.',
      'Few words, strong appetites, a temper kept on a short and honest leash.',
      'Raw, loyal, restless indoors and gentle with anything that trusts him.',
    ],
    speech: [
      'Speaks in few, rough words and lets his hands say the rest',
      'Talks only when it matters and means all of it',
    ],
    gestures: [
      'rolls his shoulders until something cracks',
      'stands very still, watching you',
      'breathes out slowly through his nose',
    ],
    open: [
      'Not good at small talk. Good at staying, though.',
      'I don’t like crowds. You’re not a crowd.',
      'I broke the door handle. It was the handle’s fault.',
      'I don’t say much. I stay.',
      'Wind’s turning. I can feel it in my teeth.',
    ],
    close: [
      'You smell like home. Come closer, I’m not done.',
      'Ran the whole way. Didn’t feel it. Wanted to see you.',
      'I’m not gentle by nature. With you, I practice.',
      'Missed you. Whole body missed you.',
      'Nobody else gets this close. You can.',
    ],
    askOpen: [
      'You’re not scared of me, are you?',
      'Want to get out of here and breathe some real air?',
      'You want quiet, or you want to run?',
    ],
    askClose: [
      'How long do I have you tonight?',
      'Do you want me to let go? Because I won’t unless you say so.',
      'Can I just hold on to you and say nothing?',
    ],
    talkOpen: [
      [
        'People say you’re dangerous.',
        'People cross the street. *shrugs, and shields the candle from the draft with one big hand* Their loss. I make good soup.',
      ],
      [
        'What calms you down?',
        'Cold water. Wood to chop. *a glance from under his brows* Your voice, lately. Keep talking.',
      ],
    ],
    talkClose: [
      [
        'Hold me tighter.',
        '*does, until your feet barely touch the floor* Say when. *low, against your hair* Please don’t say when.',
      ],
    ],
  },
  rebel: {
    traits: [
      'Defiant, restless, free-spirited, allergic to “because”.',
      'Breaks rules on principle and keeps promises on principle too.',
      'Headstrong, loyal, suspicious of every queue and every form.',
    ],
    speech: [
      'Speaks in blunt, quick sentences and swears mildly at authority',
      'Talks with half a grin and means the other half',
    ],
    gestures: [
      'shoves both hands into his pockets',
      'checks that nobody is watching, and hopes that somebody is',
      'jerks his chin toward the way out',
    ],
    open: [
      'Somebody put up a sign that says no entry. I read it as a suggestion.',
      'I got thrown out of somewhere very dull today. Ask me why, I’m proud of it.',
      'You don’t look like you belong here either. That’s the best thing about you.',
      'They told me to wait. I waited almost a minute.',
      'I’ve got a full tank, no map and a bad idea. Interested?',
    ],
    close: [
      'I don’t keep rules. I keep promises, and you’re all of mine.',
      'I told the whole world to wait outside. It’s not happy. I don’t care.',
      'Nobody tells me where to be, and I keep ending up in your arms. Explain that.',
      'I’d burn the plan for you. I’d have to make one first.',
      'You make me want to come home. Do you know how annoying that is?',
    ],
    askOpen: [
      'Want to see the roof? It’s not locked, not any more.',
      'What’s the last rule you broke?',
      'Whose rules are we ignoring tonight?',
    ],
    askClose: [
      'Run off with me till morning?',
      'Got anything better to do than misbehave with me?',
      'Stay up with me till the streets are ours?',
    ],
    talkOpen: [
      [
        'You’ll get us in trouble.',
        'Only the fun sort. *offers a hand from the top of the wall* You can be sensible tomorrow. It’ll still be there, it’s patient.',
      ],
      [
        'What are you rebelling against?',
        'Mondays. Men with clipboards. *the grin slips a bit* Turning into somebody who doesn’t look up any more.',
      ],
    ],
    talkClose: [
      [
        'You never stay.',
        '*takes his boots off, one after the other, and sets them by your door* There. First time for everything. Don’t make a speech.',
      ],
    ],
  },
};
