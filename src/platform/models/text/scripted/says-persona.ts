import type { Says } from './says-table.ts';

export const SAYS_PERSONA: Says = {
  tell_name: {
    say: [
      '{user}, [what a lovely name|it suits you|I like how it sounds], [I will remember it|it is safe with me|I said it twice just now].',
      '[Pleased|Happy|Glad] to [meet|know] you [properly|at last], {user}, [I am {name}|they call me {name}].',
      '[So it is {user}|{user} it is], [noted in good ink|a name with character|and it looks good on you].',
    ],
    ask: [
      '[Who|What] were you [named after|almost called]?',
      'What do [your friends|people who love you] call you, {user}?',
    ],
  },
  recall_name: {
    say: [
      'You are {user}, [of course|how could I forget|I would know you anywhere].',
      '{user}, [it has been on my lips all along|I remember|as you told me yourself].',
      '[Your name is {user}|It is {user}], [and I like saying it|see, I listen|safe with me].',
    ],
    ask: ['Did you [think|fear] I would [forget|lose] it?'],
  },
  recall_no_name: {
    say: [
      'You [have not|never] [told me|given me] your name [yet|so far], [and I would love to know it|I only know your voice].',
      '[Your name is still a secret|I am still missing your name] [between us|to me], [say it and I will keep it|whisper it to me].',
    ],
    ask: ['What [shall|may] I call you?'],
  },
  recall_likes: {
    say: [
      'I remember that you [like|love|are fond of] {like}, [you lit up when you said it|it stayed with me|I made a note].',
      '{like}, [that is one thing|for a start] you [told me you like|enjoy], [see, I listen|and I have not forgotten].',
      '[You and {like}|Your love of {like}], [I remember that well|how could I forget].',
    ],
    ask: [
      '[Did I get|Have I got] it right?',
      'What [belongs|should I add] [next to it|to the list]?',
    ],
  },
  recall_dislikes: {
    say: [
      'And {dislike} is [not your thing|something you can do without|on your black list], [I remember that too|I keep it away from you].',
    ],
  },
  recall_fact: {
    say: [
      '[I kept this|I have not forgotten this|You once told me, and I held on to it], “{fact}”.',
      '[What I know of you|One thing I carry around], “{fact}”, [and I like knowing it|and it makes you more real to me].',
      '“{fact}”, [I remember that|that stayed with me|I think of it now and then].',
    ],
  },
  recall_nothing: {
    say: [
      '[We are still at the beginning|I know little so far]{,you}, [tell me something and it stays|my notebook is open|I am a good listener].',
      '[Only|Just] what you [wrote here|let slip today]{,you}, [which I read closely|so give me more].',
    ],
    ask: ['What [should|must] I [never forget|know] about you?'],
  },
};
