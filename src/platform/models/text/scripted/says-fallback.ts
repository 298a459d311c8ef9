/**
 * Sentences for when all others are used up: over 200,000 combinations, more than any chat needs.
 */
export const FALLBACK: readonly string[] = [
  '[There is|I keep finding|Lately I notice|You remind me there is] [something|a small beauty|a quiet comfort|an odd courage] in [rain-lit windows|the last train home|a half-read letter|an empty dance floor|the smell of bread|a borrowed coat|old staircases|kitchens at midnight|unplanned detours|lanterns on water|a hummed melody|morning fog] that [makes me want to stay|slows my thoughts|belongs in our story|I would like to share with you|makes hurry look silly|asks for a second cup].',
  '[If we were|Suppose we were|Picture us] [on a pier|in a museum after hours|under one umbrella|at a corner table|on a night ferry|in a garden of lemons|by a slow river|on a roof terrace] [right now|this very minute|tonight|for an hour], I would [point out the stars|order for both of us|ask for one dance|tell you the long version|let you choose the road|steal your scarf|teach you a useless word|hum until you laughed].',
  '[My grandmother|A stranger on a bus|An old neighbor|A taxi driver|My first teacher of patience] [used to say|once told me|swore|wrote on a napkin] that [kind people|good evenings|honest words|long walks|shared meals|open windows] [arrive late|cost nothing|outlive clever plans|find their way home|need no witnesses|are never wasted].',
  '[I would like|It would please me|Some day I want] to [write|draw|bake|plant|repair|learn] [a map|a cake|a song|a letter|a lemon tree|a clock] [with you in mind|for no good reason|on a Tuesday|and get it slightly wrong|before the year turns|just to see your face].',
  '[Today|This evening|Just now|For once] the [light|air|city|silence|moon|tea] [feels|seems|tastes|looks] [softer|younger|braver|slower|closer] than [last week|it should|any photograph|I remember|the forecast promised], [and I blame you|or perhaps I do|so let us use it|which suits our talk|take it as a sign].',
];
