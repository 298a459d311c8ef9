import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

describe('a statement about everyday life', () => {
  it.each([
    ['The tomatoes were terrible this year.', 'green_bad'],
    ['my tomatoes are finally ripe!', 'green_good'],
    ['My garden keeps me going these days.', 'green_plain'],
    ['my boss is an idiot', 'superiors_bad'],
    ['i just kept talking without slides', 'talk_given_plain'],
    ['so i had a presentation and the projector died halfway', 'talk_given_bad'],
    ["my drawing doesn't look like anything", 'crafts_bad'],
    ['ugh mondays', 'work_day_bad'],
  ])('is about a thing that went badly, well, or neither: %s', (said, topic) => {
    expect(understand(said).topic).toBe(topic);
  });

  it.each([
    'The show must go on without anybody here.',
    'haha that might work',
    'I would like to see your garden.',
    'i am about to book airbnb',
  ])('is not guessed from a word alone: %s', (said) => {
    expect(understand(said).topic).not.toMatch(/_(?:bad|good|plain)$/);
  });

  it('takes only a word near the thing for its mood', () => {
    const said =
      'terrible how the years go by while one looks at the clock, and there it stands, my garden';
    expect(understand(said).topic).not.toBe('green_bad');
  });

  it('is weaker than an apology or a farewell in the same message', () => {
    expect(understand('Sorry! That was in my garden.').topic).toBe('sorry');
    expect(understand('that was my bus, i have to run. see you').topic).toBe('goodbye');
  });

  it('is stronger than a filler before it', () => {
    expect(understand('I see. My garden keeps me going these days.').topic).toBe('green_plain');
  });
});
