import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sex } from '../../options/index.ts';
import { defaultsOf, missingField, wizardOptions, type ChoiceField } from './draft.ts';
import { surprise, SURPRISE_NAMES } from './surprise.ts';

const sexes = fc.constantFrom<Sex>('female', 'male');
const numbers = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

test('a surprise is a complete adult that the wizard could create', () => {
  fc.assert(
    fc.property(sexes, numbers, (sex, stream) => {
      const draft = surprise(sex, defaultsOf(sex, []), [], () => stream.next().value as number);
      expect(missingField(draft)).toBeNull();
      expect(draft.age).toBeGreaterThanOrEqual(25);
      expect(new Set(draft.hobbies).size).toBe(2);
      for (const field of ['style', 'hair_color', 'personality', 'relationship'] as ChoiceField[])
        expect(wizardOptions(sex, field).map(({ id }) => id)).toContain(draft[field]);
    }),
  );
});

test('a surprise keeps a name that the user entered, and changes a generated one', () => {
  const blank = defaultsOf('female', []);
  expect(surprise('female', { ...blank, name: 'Noor' }).name).toBe('Noor');
  const first = surprise('female', blank, [], () => 0);
  expect(first.name).toBe(SURPRISE_NAMES.female[0]);
  expect(surprise('female', first, [], () => 0).name).toBe(SURPRISE_NAMES.female[1]);
});

test('a surprise leaves out what the installation restricts', () => {
  const restricted = ['style:anime', 'hair_color:blonde'];
  fc.assert(
    fc.property(numbers, (stream) => {
      const draft = surprise('female', defaultsOf('female', restricted), restricted, () =>
        Number(stream.next().value),
      );
      expect(draft).toMatchObject({ style: 'realistic' });
      expect(draft.hair_color).not.toBe('blonde');
    }),
  );
});
