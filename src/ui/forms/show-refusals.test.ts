import { expect, test } from 'vitest';
import { ApiError } from '../api-client.ts';
import { showRefusals } from './show-refusals.ts';

function refuse(status: number, detail: unknown) {
  const shown: Record<string, string | undefined> = {};
  const form = {
    getValues: () => ({ name: '', age: '', hobbies: [] as string[] }),
    setError: (name: string, { message }: { message?: string }) => {
      shown[name] = message;
    },
  };
  // as never: responses of any shape may arrive, which this tests.
  showRefusals(form, new ApiError(status, { detail } as never, '', null), 'Try again.');
  return shown;
}
const at = (loc: (string | number)[], msg: string) => ({ loc, msg, type: 'custom' });

test('each error appears next to its field, the first one per field', () => {
  const refused = [
    at(['body', 'hobbies', 1], 'Unknown.'),
    at(['body', 'choices', 'age'], 'Too low.'),
    at(['body', 'age'], 'Not whole.'),
  ];
  expect(refuse(422, refused)).toEqual({ hobbies: 'Unknown.', age: 'Too low.' });
});

test('an error without a field is the problem of the form', () => {
  const refused = [at(['body', 'age'], 'Too low.'), at(['body', 'shoe_size'], 'Unknown field.')];
  expect(refuse(422, refused)).toEqual({ age: 'Too low.', 'root.server': 'Unknown field.' });
  expect(refuse(422, [at(['body'], 'Send something.')])).toEqual({
    'root.server': 'Send something.',
  });
});

test('a rejection without fields shows its message; a server error does not', () => {
  expect(refuse(400, 'This looks like advertising.')).toEqual({
    'root.server': 'This looks like advertising.',
  });
  expect(refuse(500, 'Internal error')).toEqual({ 'root.server': 'Try again.' });
  expect(refuse(0, undefined)).toEqual({ 'root.server': 'Try again.' });
});
