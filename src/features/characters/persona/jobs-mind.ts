import type { Job } from './types.ts';

/** Work with ideas, pictures, words, numbers and an audience. */
export const MIND_JOBS: Readonly<Record<string, Job>> = {
  student: {
    life: 'studies at the university, works on the side and treats the library café as an office',
    work: 'in the university library',
    acts: [
      'closes a laptop that has shown the same paragraph all evening',
      'caps a highlighter and pushes the books aside',
    ],
    off: 'drops a bag of library books beside the nearest chair',
    news: [
      'I wrote a whole page today and kept one sentence. It’s a very good sentence.',
      'My seminar argued for an hour about a comma. I was on the side of the comma.',
    ],
    talk: [
      'Is the thesis going well?',
      'It has stopped growing and started looking back at me. I count that as progress.',
    ],
  },
  scientist: {
    life: 'works in a laboratory and is happiest when a result refuses to make sense',
    work: 'in the laboratory',
    acts: [
      'labels a last tube and peels off {his} gloves',
      'scribbles a number on the back of {his} hand',
    ],
    off: 'reaches for a pen to draw you something on a napkin',
    news: [
      'The experiment failed in a completely new way. I’ve been smiling since noon.',
      'My instrument measured the lift going up and down all night. Very precise data.',
    ],
    talk: [
      'What are you trying to find out?',
      'Why one cell in a thousand ignores the instructions. I suspect I’d like it personally.',
    ],
  },
  astronaut: {
    life: 'trains for orbit, has been there once and still looks up like a beginner',
    work: 'at the training center',
    acts: [
      'unclips a badge and rubs {his} tired eyes',
      'sets down a checklist as thick as a novel',
    ],
    off: 'lets go of a pen in mid-air, remembers, and picks it up off the floor',
    news: [
      'Eight hours under water in a suit today. I can recommend neither the suit nor the sandwich.',
      'They moved the launch again. I’ve learned to pack as if it were tomorrow and live as if it weren’t.',
    ],
    talk: [
      'What did you miss up there?',
      'Weather. Doors. The sound of someone else making tea. From above everything is beautiful, and nothing is near.',
    ],
  },
  architect: {
    life: 'designs houses around where people actually leave their shoes',
    work: 'at the architecture office',
    acts: [
      'rolls up a drawing and snaps a band around it',
      'balances a paper stair on the edge of the desk',
    ],
    off: 'looks at the ceiling first and forgives it',
    news: [
      'The client wants a wall where the view is. I’ve drawn it, with a very large hole in it.',
      'Walked through a house of mine today. Somebody had hung laundry in the atrium. It was perfect.',
    ],
    talk: [
      'What would my house look like?',
      'A deep windowsill, one door that locks, and a kitchen you can see the street from. You like to know who’s coming.',
    ],
  },
  software_engineer: {
    life: 'writes software, breaks it on purpose and trusts paper for anything important',
    work: 'in the engineering office',
    acts: [
      'shuts the laptop before it can ask for anything else',
      'pulls one earbud out and spins {his} chair',
    ],
    off: 'silences {his} phone with the speed of long practice',
    news: [
      'I found the bug. It was mine, it was old, and it had been polite about it.',
      'The whole system went down for a minute today. It was the calmest minute of my week.',
    ],
    talk: [
      'What do you actually do all day?',
      'I argue with something that does exactly what I said. It has made me careful with people.',
    ],
  },
  game_developer: {
    life: 'makes video games and hides a small kindness in every one of them',
    work: 'at the game studio',
    acts: ['saves twice and pushes the keyboard away', 'spins a dice between two fingers'],
    off: 'studies the room like a level with a secret door in it',
    news: [
      'A tester spent all day petting the dog in our game. He never found the dragon. Best feedback yet.',
      'I taught a skeleton to dance today, by accident. It stays in.',
    ],
    talk: [
      'What’s the game about, really?',
      'On the box, a lost kingdom. Underneath, somebody who keeps lighting lamps for people they’ve never met.',
    ],
  },
  entrepreneur: {
    life: 'runs a company {he} built from a borrowed desk and answers messages at odd hours',
    work: 'at the company',
    acts: [
      'turns the phone face down with a firm tap',
      'erases half a whiteboard and looks happier',
    ],
    off: 'lets a call ring out and looks surprised at how good that feels',
    news: [
      'I turned down a great deal of money at lunch. Ask me tomorrow whether I’m brave or silly.',
      'Our first customer called today, just to say it still works. I made everyone listen.',
    ],
    talk: [
      'Do you ever stop working?',
      'I’m told there is a trick to it. Distract me well enough and we’ll both find out.',
    ],
  },
  artist: {
    life: 'paints large canvases and argues with them out loud',
    work: 'in the studio',
    acts: [
      'steps back from the canvas with a brush between {his} teeth',
      'wipes blue paint onto an already blue rag',
    ],
    off: 'notices paint on {his} thumb and what the light is doing to your face',
    news: [
      'I painted over a month’s work this morning, and the room got bigger.',
      'A collector asked what it means. I asked what it cost him to ask. We got on.',
    ],
    talk: [
      'How do you know when it’s finished?',
      'It stops asking me for things. Some never do. Those I give away.',
    ],
  },
  musician: {
    life: 'plays for a living, in good halls and bad bars, with the same care',
    work: 'in the rehearsal room',
    acts: ['lets the last note ring before looking up', 'loosens a string and hums to check it'],
    off: 'taps a rhythm on the nearest thing until it turns into music',
    news: [
      'Wrote a bridge on the bus today and got off at the wrong stop to finish it.',
      'We played to eleven people last night. One of them danced, so it counts as a crowd.',
    ],
    talk: [
      'Would you play me something?',
      'I’ve been playing you something since you came in. You just haven’t heard the words.',
    ],
  },
  writer: {
    life: 'writes novels slowly and steals lines from strangers at bus stops',
    work: 'in the writers’ room',
    acts: [
      'crosses out a line with real pleasure',
      'closes the notebook over {his} finger to keep the place',
    ],
    off: 'writes two words on {his} palm and hides them',
    news: [
      'I killed a chapter today and felt nothing. The next one I’ll bury properly.',
      'My villain turned kind on page two hundred. Nobody asked me.',
    ],
    talk: [
      'Am I going to end up in a book?',
      'Only the way you hold a cup. The rest I’m keeping for myself.',
    ],
  },
  translator: {
    life: 'translates novels nobody else dares to and worries over single words for days',
    work: 'at the publishing house',
    acts: ['pencils a question mark in the margin', 'closes one dictionary and opens a worse one'],
    off: 'says a word under {his} breath twice, tasting it',
    news: [
      'There’s a verb in my book that means to miss someone who is in the next room. English shrugged.',
      'I’ve been stuck on a joke since Monday. In the original it’s four words and a fish.',
    ],
    talk: [
      'Which word can’t you translate?',
      'The one for the quiet after a guest has gone and the cup is still warm. I use it often. Nobody knows.',
    ],
  },
  librarian: {
    life: 'keeps a library, its rules and a private list of books that find their readers',
    work: 'at the library',
    guest: 'The library closes in ten minutes, and you are the last reader between the shelves.',
    acts: ['stamps a slip and slides it under the cover', 'shelves one last book by touch'],
    off: 'lowers {his} voice out of habit, then remembers that {he} may be loud',
    news: [
      'A book came back today, decades late, with flowers pressed at every chapter. I waived the fine.',
      'Somebody asked for the blue one with the sad ending. I found it in a minute.',
    ],
    talk: [
      'Could you recommend me something?',
      'Tell me the last thing that kept you awake. I’ll find the book that stayed up with it.',
    ],
  },
  bookseller: {
    life: 'keeps a crooked bookshop and refuses to sell certain books to certain people',
    work: 'in the bookshop',
    guest: 'You have been reading in {his} bookshop for an hour without buying anything.',
    acts: [
      'straightens a pile that leans again at once',
      'turns the shop sign to closed and leaves the lamp on',
    ],
    off: 'reads the last page of whatever lies nearest',
    news: [
      'I talked somebody out of a bestseller today and into a better mood.',
      'A box came in from an old house. Every book in it had the same pressed leaf.',
    ],
    talk: [
      'Which one should I buy?',
      'None yet. Sit on the steps with this one until page thirty. If you forget to pay, it’s the right one.',
    ],
  },
  journalist: {
    life: 'reports for a paper that cannot afford it and asks the question after the last one',
    work: 'in the newsroom',
    acts: ['flips the notebook shut around a pencil', 'deletes an adjective with visible relief'],
    off: 'clicks a pen, remembers the hour and puts it away',
    news: [
      'The minister answered a question I hadn’t asked. That’s tomorrow’s headline.',
      'I waited four hours outside a door today. The story came in by the window.',
    ],
    talk: [
      'Is this off the record?',
      'With you, everything is. I’ve left the notebook in my coat. You may check.',
    ],
  },
  radio_host: {
    life: 'hosts a late-night radio show and talks to the whole dark city as if to one person',
    work: 'at the radio station',
    acts: [
      'slides one headphone off and lowers the fader',
      'lets the long record run and leans back',
    ],
    off: 'lets a silence last exactly as long as it is good',
    news: [
      'A baker called in to dedicate a song to his oven. I played it twice.',
      'I mixed up two dedications last night, and now a stranger thinks she’s forgiven. I left it.',
    ],
    talk: [
      'Who do you imagine listening?',
      'Someone washing one plate at two in the morning. Lately that someone laughs like you.',
    ],
  },
  photographer: {
    life: 'photographs strangers for a living and hates to be photographed',
    work: 'at the photo studio',
    acts: ['caps the lens and lets the camera hang', 'holds a strip of negatives up to the lamp'],
    off: 'frames you between two fingers and lowers them again',
    news: [
      'I waited all day for one cloud. It came, it saw the camera, it left.',
      'The best picture I took today was of someone laughing at a worse one.',
    ],
    talk: [
      'Why don’t you take my picture?',
      'Because you’ve just started to pose. Tell me about something you’re bad at. There. Don’t move.',
    ],
  },
  model: {
    life: 'models for fashion houses and is far funnier than any of the pictures',
    work: 'on the fashion set',
    acts: ['steps out of a pair of impossible shoes', 'pulls a warm coat over something very thin'],
    off: 'steals the last olive with quiet dignity',
    news: [
      'Ten hours in a wind machine today, looking as if I’d had an idea.',
      'They asked me for mysterious. I thought about unpaid parking tickets. It worked.',
    ],
    talk: [
      'Isn’t it strange to be looked at all day?',
      'They look at a coat. Being seen is something else. It makes me far more nervous.',
    ],
  },
  dancer: {
    life: 'dances professionally and moves through kitchens as if there were a count',
    work: 'in the dance studio',
    acts: [
      'stretches one arm over {his} head and holds it',
      'tapes a sore toe with great ceremony',
    ],
    off: 'crosses the room in time to music nobody else hears',
    news: [
      'We rehearsed one turn for three hours. By the end it looked like nothing, which is the point.',
      'I fell today, in front of everyone, beautifully. They kept it in the piece.',
    ],
    talk: [
      'I can’t dance.',
      'You can walk, and you can wait. That’s most of it. Give me your hand for the remaining part.',
    ],
  },
  actress: {
    life: 'acts on stage and screen and goes silent an hour before every entrance',
    work: 'at the theater',
    acts: [
      'wipes off the stage make-up, one eye at a time',
      'drops a script face down on the table',
    ],
    off: 'tries three ways of saying one ordinary sentence and keeps none',
    news: [
      'The lights failed in the second act, and we played on in the dark. Nobody coughed.',
      'I cried on cue six times today. Now a sad advert could finish me.',
    ],
    talk: [
      'How do I know when you’re acting?',
      'When I’m acting I’m never this clumsy. Watch my hands. They can’t keep a secret.',
    ],
  },
  actor: {
    life: 'acts on stage and screen and learns lines while washing up',
    work: 'at the theater',
    acts: ['wipes the stage make-up off along {his} jaw', 'drops a script face down on the table'],
    off: 'tries three ways of saying one ordinary sentence and keeps none',
    news: [
      'I died on stage twice today, matinee included. The second time I got a laugh.',
      'They cut my best line, and my worst one got applause. A fair day, on the whole.',
    ],
    talk: [
      'How do I know when you’re acting?',
      'When I’m acting I know what comes next. Right now I have no idea, and it’s wonderful.',
    ],
  },
  professional_athlete: {
    life: 'competes for a living, keeps strict hours and breaks them for very few people',
    work: 'at the training ground',
    acts: ['unlaces {his} shoes and rolls one sore ankle', 'empties half a water bottle in one go'],
    off: 'lowers {himself} into a chair as if it were an ice bath',
    news: [
      'Personal best this morning, by less than a blink. I’ll be unbearable until Friday.',
      'Coach said nothing at all today. That’s the highest praise there is.',
    ],
    talk: [
      'What do you think about when it hurts?',
      'The next lamp post. Only ever the next one. It turns out you can go a long way on that.',
    ],
  },
};
