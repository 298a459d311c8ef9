import { describe, expect, it } from 'vitest';
import { parseCardJson, type JsonObject } from './parse-json.ts';
import { repairBook } from './repair-book.ts';
import { repairCard } from './repair-card.ts';
import { takeTexts } from './take-texts.ts';

function repair(data: JsonObject) {
  const notes: string[] = [];
  const card = repairCard({ spec: 'chara_card_v2', data: { name: 'Mira', ...data } }, notes);
  return { data: card.data, notes };
}

describe('reads and reports wrong types', () => {
  it.each<[string, JsonObject, JsonObject, number]>([
    ['nothing to repair', { description: 'A baker.' }, { description: 'A baker.' }, 0],
    ['missing fields', {}, { scenario: '', tags: [], character_book: null, extensions: {} }, 0],
    ['a null lorebook', { character_book: null }, { character_book: null }, 0],
    ['a null text', { scenario: null }, { scenario: '' }, 1],
    ['a number as text', { scenario: 7 }, { scenario: '7' }, 1],
    ['lines as text', { mes_example: ['a', 'b'] }, { mes_example: 'a\nb' }, 1],
    ['an object as text', { first_mes: { a: 1 } }, { first_mes: '' }, 1],
    ['tags with commas', { tags: 'craft, slow burn,' }, { tags: ['craft', 'slow burn'] }, 1],
    ['tags of many kinds', { tags: ['a', 2, null, {}] }, { tags: ['a', '2'] }, 1],
    ['null tags', { tags: null }, { tags: [] }, 0],
    ['one greeting', { alternate_greetings: 'Hi, you.' }, { alternate_greetings: ['Hi, you.'] }, 1],
    ['extensions as a list', { extensions: [] }, { extensions: {} }, 1],
    ['a lorebook as text', { character_book: 'x' }, { character_book: null }, 1],
    ['no name', { name: null, description: 'A baker.' }, { name: '' }, 2],
  ])('%s', (_, given, expected, notes) => {
    const repaired = repair(given);
    expect(repaired.data).toMatchObject(expected);
    expect(repaired.notes).toHaveLength(notes);
  });

  it('reads flat cards, and those of older programs', () => {
    const notes: string[] = [];
    const old = repairCard({ char_name: 'Mira', char_greeting: 'Hi.', mood: 'calm' }, notes);
    expect(old).toMatchObject({ spec: 'v1', top: { mood: 'calm' } });
    expect(old.data).toMatchObject({ name: 'Mira', first_mes: 'Hi.' });
    expect(notes).toHaveLength(1);
  });

  it('removes what the database rejects from texts and keys', () => {
    const { json, notes } = parseCardJson(
      Buffer.from('{"name":"Mi\\u0000ra","a\\u0000b":"\\ud800x","__proto__":{"polluted":1}}'),
    );
    expect(json).toEqual({ name: 'Mira', ab: '\uFFFDx' });
    expect(({} as JsonObject)['polluted']).toBeUndefined();
    expect(notes).toHaveLength(1);
  });

  it('reports text that was not UTF-8', () => {
    const { json, notes } = parseCardJson(Buffer.from('{"name":"Zo\xeb"}', 'latin1'));
    expect(json).toEqual({ name: 'Zo\uFFFD' });
    expect(notes).toHaveLength(1);
  });
});

describe('a lorebook', () => {
  it('preserves unknown keys everywhere and repairs known ones', () => {
    const book = repairBook({
      mood: 1,
      scan_depth: '5',
      token_budget: null,
      entries: [
        'junk',
        {
          id: 3,
          keys: 'inn, tavern',
          content: 'The inn.',
          enabled: 'false',
          insertion_order: '7',
          case_sensitive: null,
          position: 1,
          extensions: { depth: 2, display_index: 4 },
          probability: 50,
        },
      ],
    });
    expect(book).toEqual({
      mood: 1,
      scan_depth: 5,
      extensions: {},
      entries: [
        {
          id: 3,
          keys: ['inn', 'tavern'],
          content: 'The inn.',
          enabled: false,
          insertion_order: 7,
          position: 'after_char',
          extensions: { depth: 2, display_index: 4 },
          probability: 50,
        },
      ],
    });
    expect(repairBook(book)).toEqual(book);
  });

  it('is read from a chat program’s format', () => {
    const notes: string[] = [];
    const book = repairBook(
      { entries: { 0: { key: ['inn'], keysecondary: [], order: 3, disable: true, content: 'A' } } },
      (note) => notes.push(note),
    );
    expect(book!.entries).toEqual([
      {
        keys: ['inn'],
        secondary_keys: [],
        insertion_order: 3,
        enabled: false,
        content: 'A',
        extensions: {},
      },
    ]);
    expect(notes.length).toBeGreaterThan(0);
  });
});

describe('the texts taken from a card', () => {
  const take = (data: JsonObject) => {
    const cut: string[] = [];
    const card = repairCard({ spec: 'chara_card_v2', data: { name: 'Mira', ...data } });
    return { texts: takeTexts(card, (field) => cut.push(field)), cut };
  };

  it('append the short personality to the persona, with a summary for character cards', () => {
    const { texts } = take({
      description: '{{char}} bakes before dawn. She hums. '.repeat(20),
      personality: 'warm, wry',
    });
    expect(texts.persona).toMatch(/\n\nPersonality: warm, wry$/);
    expect(texts.description).toMatch(/^Mira bakes before dawn\. She hums\. /);
    expect(texts.description.length).toBeLessThanOrEqual(220);
  });

  it('contain no code as a summary', () => {
    expect(take({ description: '[Character("Mira") Age("29")]' }).texts.description).toBe('');
  });

  it('are cut to the product’s limits, which is reported, and never split a character', () => {
    const { texts, cut } = take({
      name: 'M'.repeat(70),
      description: '🌙'.repeat(4001),
      alternate_greetings: [...Array.from({ length: 25 }, (_, index) => `Hi ${index}`), ' '],
      tags: [' ', ' craft '],
    });
    expect(texts.name).toHaveLength(60);
    expect(texts.persona.isWellFormed()).toBe(true);
    expect(texts.persona).toHaveLength(8000);
    expect(texts.alternate_greetings).toHaveLength(20);
    expect(texts.tags).toEqual(['craft']);
    expect([...new Set(cut)].toSorted()).toEqual(['alternate_greetings', 'description', 'name']);
  });
});
