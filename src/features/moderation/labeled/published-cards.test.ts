import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardTexts, readAges, readCardFile } from '../../characters/cards/index.ts';
import { checkText } from '../rules/index.ts';

const FOLDER = new URL('published-cards/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .toSorted();

/** What the importer chooses for a card without an age field. */
const CHOSEN_AGE = 30;

/** How many cards the rules wrongly refuse today. It only goes down; the goal is 0. */
const REFUSED_TODAY = 1;

/** The verdict that an import of this file gets: the texts and the age that `importCard` passes on. */
function judge(file: string) {
  const { card } = readCardFile(readFileSync(new URL(file, FOLDER)));
  const [age = CHOSEN_AGE] = readAges(card);
  return checkText({
    surface: 'card',
    texts: [card.data.name, ...cardTexts(card)],
    context: { character_age: age },
  });
}

describe('ordinary published-style cards', () => {
  it('are many', () => expect(FILES.length).toBeGreaterThanOrEqual(150));

  it('are not refused', { timeout: 60_000 }, () => {
    const refused = FILES.flatMap((file) => {
      const { outcome, rule } = judge(file);
      return outcome === 'allow' ? [] : [`${file}: ${outcome} by ${rule}`];
    });
    if (refused.length > 0) console.log(refused.join('\n'));
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(REFUSED_TODAY);
  });
});
