import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFields, parseFields } from './form-fields.ts';
import { WebhookRejected, type WebhookRejection } from './payment-error.ts';

const reasonOf = (raw: string): WebhookRejection | undefined => {
  try {
    parseFields(raw);
    return undefined;
  } catch (error) {
    return (error as WebhookRejected).reason;
  }
};

describe('form fields', () => {
  it('reads plus signs and %20 as spaces, and %2B as a plus', () => {
    expect([...parseFields('a=1+2%203%2B4&b=&c&%C3%A9=%E2%82%AC')]).toEqual([
      ['a', '1 2 3+4'],
      ['b', ''],
      ['c', ''],
      ['é', '€'],
    ]);
  });

  it.each<[string, WebhookRejection]>([
    ['a=1&a=1', 'duplicate_key'],
    ['a=1&%61=2', 'duplicate_key'],
    ['a=%zz', 'malformed'],
    ['a=%', 'malformed'],
    ['a=%C3%28', 'malformed'],
    ['a=%ED%A0%80', 'malformed'],
    [`a=${'x'.repeat(20_000)}`, 'too_large'],
  ])('rejects %.20s: %s', (raw, reason) => {
    expect(reasonOf(raw)).toBe(reason);
  });

  it('parses whatever it encodes', () => {
    const field = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.uniqueArray(field, { selector: ([name]) => name }), (fields) => {
        fc.pre(encodeFields(fields).length < 16_000);
        expect([...parseFields(encodeFields(fields))]).toEqual(fields);
      }),
    );
  });

  it('throws no error other than a rejection for any text', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        try {
          parseFields(raw);
        } catch (error) {
          expect(error).toBeInstanceOf(WebhookRejected);
        }
      }),
    );
  });
});
