import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import { FEMALE_OPTIONS } from '../options/index.ts';
import type { Card } from './card.ts';
import type { JsonObject } from './parse-json.ts';
import { writeChunks } from './png-chunks.ts';
import { guessFields } from './guess-fields.ts';
import { replaceAges } from './product-fields.ts';
import { readCardFile } from './read-card.ts';
import { takeTexts } from './take-texts.ts';
import { cardOf, type CardCharacter } from './write-card.ts';
import { writeCharxFile, writeJsonFile, writePngFile } from './write-files.ts';

const PICTURE = writeChunks([
  { type: 'IHDR', data: Buffer.from('00000001000000010806000000', 'hex') },
  { type: 'IDAT', data: deflateSync(Buffer.alloc(5)) },
  { type: 'IEND', data: Buffer.alloc(0) },
]);

const unknown = fc
  .dictionary(
    fc.string({ minLength: 1, maxLength: 8 }).map((key) => `x_${key}`),
    fc.jsonValue({ maxDepth: 2 }),
    {
      maxKeys: 3,
    },
  )
  .map((value) => value as JsonObject);
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const wrong = fc.oneof(
  fc.constant(null),
  fc.integer(),
  fc.boolean(),
  fc.constant({}),
  fc.constant([]),
);
const loosely = <T>(good: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: wrong });
const entry = fc
  .tuple(
    unknown,
    fc.record(
      {
        keys: loosely(fc.oneof(fc.array(text, { maxLength: 3 }), fc.constant('a, b'))),
        content: loosely(text),
        enabled: loosely(fc.boolean()),
        insertion_order: loosely(fc.oneof(fc.integer(), fc.constant('12'))),
        constant: loosely(fc.boolean()),
        case_sensitive: loosely(fc.boolean()),
        priority: loosely(fc.integer()),
        position: loosely(fc.constantFrom('before_char', 'after_char', 'elsewhere')),
        use_regex: loosely(fc.boolean()),
        secondary_keys: loosely(fc.array(text, { maxLength: 2 })),
        extensions: loosely(unknown),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([more, known]): JsonObject => ({ ...more, ...known }));
const book = fc
  .tuple(
    unknown,
    fc.record(
      {
        name: loosely(text),
        scan_depth: loosely(fc.nat(20)),
        token_budget: loosely(fc.nat(2000)),
        recursive_scanning: loosely(fc.boolean()),
        extensions: loosely(unknown),
        entries: loosely(fc.array(entry, { maxLength: 3 })),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([more, known]): JsonObject => ({ ...more, ...known }));
const asset = fc.record({
  type: fc.constantFrom('icon', 'background'),
  name: fc.constantFrom('main', 'evening'),
  uri: fc.constantFrom('ccdefault:', 'https://example.test/a.png', 'embeded://assets/a.png'),
  ext: fc.constant('png'),
});
const inside = fc
  .tuple(
    unknown,
    fc.record(
      {
        description: loosely(text),
        personality: loosely(text),
        scenario: loosely(text),
        first_mes: loosely(text),
        mes_example: loosely(text),
        creator_notes: loosely(text),
        system_prompt: loosely(text),
        post_history_instructions: loosely(text),
        creator: loosely(text),
        character_version: loosely(text),
        alternate_greetings: loosely(fc.array(text, { maxLength: 25 })),
        group_only_greetings: loosely(fc.array(text, { maxLength: 2 })),
        tags: loosely(fc.oneof(fc.array(text, { maxLength: 35 }), fc.constant('a, b'))),
        character_book: loosely(book),
        extensions: loosely(unknown),
        nickname: text,
        age: fc.integer({ min: 18, max: 99 }),
        assets: fc.array(asset, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    text,
  )
  .map(([more, known, name]): JsonObject => ({ ...more, ...known, name: `Mira ${name}` }));
const card = fc.oneof(
  inside.map(({ assets: _assets, ...flat }): JsonObject => flat),
  fc.tuple(unknown, inside).map(([top, inner]): JsonObject => ({
    ...top,
    spec: 'chara_card_v2',
    spec_version: '2.0',
    name: inner['name'],
    data: inner,
  })),
  fc.tuple(unknown, inside).map(([top, inner]): JsonObject => ({
    ...top,
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: inner,
  })),
);

/** What an import stores of a card. */
function store(bytes: Buffer, age = 29): { character: CardCharacter; card: Card } {
  const read = readCardFile(bytes);
  const { choices } = guessFields(read.card, 'female');
  const character = {
    ...choices,
    ...takeTexts(read.card),
    age,
    sex: 'female',
    card_source: replaceAges(read.source, age),
  } as CardCharacter;
  // Simulates the database: JSON in, JSON out.
  return { character: JSON.parse(JSON.stringify(character)) as CardCharacter, card: read.card };
}

/** The card's content without the product's own fields. */
function withoutOwn({ data: { extensions, ...rest }, top }: Card, age: number): unknown {
  const { everafter: _own, ...others } = extensions;
  const ages = (part: JsonObject) => (part['age'] === undefined ? part : { ...part, age });
  return { data: { ...ages(rest as JsonObject), extensions: others }, top: ages(top) };
}

const FILES = {
  'JSON V2': (out: Card) => Buffer.from(writeJsonFile(out, 2)),
  'JSON V3': (out: Card) => Buffer.from(writeJsonFile(out, 3)),
  PNG: (out: Card) => writePngFile(out, PICTURE),
  CharX: (out: Card) => writeCharxFile(out, PICTURE, new Date('2026-01-01')),
};

describe.each(Object.entries(FILES))('out as %s', (_, write) => {
  it('import, export and import yield the same card', () => {
    fc.assert(
      fc.property(card, (given) => {
        const first = store(Buffer.from(JSON.stringify(given)));
        const out = write(cardOf(first.character));
        const again = store(out);
        expect(withoutOwn(again.card, 29)).toEqual(withoutOwn(first.card, 29));
        // The second round changes nothing, and the character is the same.
        const { card_source: _a, ...characterAgain } = again.character;
        const { card_source: _b, ...character } = first.character;
        expect(characterAgain).toEqual(character);
        expect(readCardFile(write(cardOf(again.character))).card).toEqual(again.card);
      }),
      { numRuns: 150 },
    );
  });
});

describe('edits', () => {
  const given = {
    spec: 'chara_card_v2',
    spec_version: '2.0',
    name: 'Mira',
    first_mes: 'An older copy.',
    avatar: 'none',
    data: {
      name: 'Mira',
      description: 'A baker.',
      personality: 'warm',
      first_mes: 'Morning.',
      tags: 'bakery, dawn',
      age: 27,
      extensions: { talkativeness: 0.5, everafter: { future: true } },
      creator: 'someone',
    },
  };
  const { character } = store(Buffer.from(JSON.stringify(given)));

  it('change the original card, and nothing else does', () => {
    const { data, top } = cardOf({
      ...character,
      name: 'Mira Stone',
      persona: 'A baker by the sea.',
      age: 31,
      tags: ['sea'],
    });
    expect(data).toMatchObject({
      name: 'Mira Stone',
      description: 'A baker by the sea.',
      personality: '',
      first_mes: 'Morning.',
      tags: ['sea'],
      age: 31,
      creator: 'someone',
    });
    expect(data.extensions).toMatchObject({
      talkativeness: 0.5,
      everafter: { future: true, age: 31 },
    });
    expect(top).toEqual({ name: 'Mira Stone', first_mes: 'An older copy.', avatar: 'none' });
  });

  it('restores a character made here with all its choices', () => {
    const { card_source: _kept, ...own } = character;
    const made = {
      ...own,
      card_source: null,
      sex: 'female',
      occupation: 'ship_captain',
      personality: 'sage',
      style: 'anime',
      hobbies: ['sailing', 'art'],
      persona: 'Grew up above a harbor.',
      description: 'A captain ashore.',
    } as CardCharacter & Record<string, unknown>;
    const { character: back } = store(writePngFile(cardOf(made), PICTURE));
    const { card_source: _source, ...fields } = back;
    const { card_source: _null, ...expected } = made;
    expect(fields).toEqual(expected);
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(Object.keys(FEMALE_OPTIONS).filter((field) => field !== 'style')),
    );
  });
});
