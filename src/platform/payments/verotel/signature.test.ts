import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFields } from '../form-fields.ts';
import { WebhookRejected } from '../payment-error.ts';
import { signFields, verifyFields } from './signature.ts';

/*
 * The vectors were generated independently of this code, in a shell:
 *   printf '%s:%s' "$KEY" "$JOINED" | openssl dgst -sha256     (SHA1: -sha1)
 * where JOINED is the comment above each vector, sorted by byte: upper case comes before lower case.
 */
const KEY = 'Tt8mVq2Zr7Lw4Yk9Nd3Pb6Hx1Cs5Jf';

// CCBrand=VISA:event=initial:nextChargeOn=2027-03-01:paymentMethod=CC:period=P1M:priceAmount=12.99:priceCurrency=EUR:
// referenceID=ord_7Qm2xKp9Wc4tRz81:saleID=5551001:shopID=98765:subscriptionType=recurring:transactionID=77001:type=subscription
const INITIAL =
  'type=subscription&event=initial&saleID=5551001&shopID=98765&transactionID=77001&referenceID=ord_7Qm2xKp9Wc4tRz81' +
  '&subscriptionType=recurring&period=P1M&nextChargeOn=2027-03-01&priceAmount=12.99&priceCurrency=EUR&paymentMethod=CC&CCBrand=VISA';
const INITIAL_SHA256 = '3d0ea810e5ae2a15bc590cf381e0d78798d95a1b04e5c08d5263ce7f091c9cc5';
const INITIAL_SHA1 = '63ec2f2330ee76baa23b12102bc97ded948db00d';

// CCBrand=VISA:amount=71.88:currency=EUR:custom1=Zoë & Åke + 100%:event=rebill:nextChargeOn=2028-03-01:
// referenceID=ord_7Qm2xKp9Wc4tRz81:saleID=5551001:shopID=98765:transactionID=77002:type=subscription
const UNICODE =
  'amount=71.88&currency=EUR&custom1=Zo%C3%AB+%26%20%C3%85ke+%2B+100%25&event=rebill&nextChargeOn=2028-03-01' +
  '&referenceID=ord_7Qm2xKp9Wc4tRz81&saleID=5551001&shopID=98765&transactionID=77002&type=subscription&CCBrand=VISA';
const UNICODE_SHA256 = '9f8d92fa8eafce6f5e5a2d1d1f6dfdcc9e7fa81c90e0e827cb2756e9d1f2c2bd';

// [custom1=:]event=expiry:referenceID=ord_7Qm2xKp9Wc4tRz81:saleID=5551001:shopID=98765:subscriptionType=recurring:type=subscription
const EMPTY =
  'custom1=&event=expiry&referenceID=ord_7Qm2xKp9Wc4tRz81&saleID=5551001&shopID=98765&subscriptionType=recurring&type=subscription';
const EMPTY_SIGNED = '23947f5e6f952d0b5895ec9c1afee9a18e84255c45cc9e9ead044e05979d747d';
const EMPTY_LEFT_OUT = '4851de045c521d8e3aa21aa04702190f35aa5fcf4ba20fef6a8ebd8a3b35f0c8';

// saleID=5551001:shopID=98765:version=4
const STATUS_SHA256 = '577679f64fbaaadd617cb8eb677fd93bd6b181bcfcbd0728591786b102f26f7b';

const verify = (query: string, key = KEY) => verifyFields(key, parseFields(query));
const reasonOf = (query: string, key = KEY): string => {
  try {
    verify(query, key);
    return 'accepted';
  } catch (error) {
    if (error instanceof WebhookRejected) return error.reason;
    throw error;
  }
};

describe('FlexPay signatures', () => {
  it('match independently computed signatures', () => {
    const status = { version: '4', shopID: '98765', saleID: '5551001', custom1: '' };
    expect(signFields(KEY, Object.entries(status))).toBe(STATUS_SHA256);
    expect(signFields(KEY, parseFields(INITIAL))).toBe(INITIAL_SHA256);
    expect(signFields(KEY, parseFields(UNICODE))).toBe(UNICODE_SHA256);
  });

  it.each([
    ['an initial sale', INITIAL, INITIAL_SHA256],
    ['capitals, spaces, accents and a percent sign', UNICODE, UNICODE_SHA256],
    ['a signed empty field', EMPTY, EMPTY_SIGNED],
    ['an omitted empty field', EMPTY, EMPTY_LEFT_OUT],
    ['an upper-case digest', INITIAL, INITIAL_SHA256.toUpperCase()],
  ])('are accepted for %s', (_what, query, signature) => {
    expect(() => verify(`${query}&signature=${signature}`)).not.toThrow();
    expect(() => verify(`signature=${signature}&${query}`)).not.toThrow();
  });

  it.each([
    ['no signature', INITIAL, 'unsigned'],
    ['an empty signature', `${INITIAL}&signature=`, 'unsigned'],
    ['a matching SHA-1 digest', `${INITIAL}&signature=${INITIAL_SHA1}`, 'weak_signature'],
    ['a signature of other fields', `${INITIAL}&signature=${UNICODE_SHA256}`, 'bad_signature'],
    ['two signatures', `${INITIAL}&signature=x&signature=${INITIAL_SHA256}`, 'duplicate_key'],
    ['half a signature', `${INITIAL}&signature=${INITIAL_SHA256.slice(0, 32)}`, 'bad_signature'],
    ['one field twice', `${INITIAL}&saleID=1&signature=${INITIAL_SHA256}`, 'duplicate_key'],
    ['an additional field', `${INITIAL}&custom1=x&signature=${INITIAL_SHA256}`, 'bad_signature'],
  ])('are rejected for %s', (_what, query, reason) => {
    expect(reasonOf(query)).toBe(reason);
  });

  it('are rejected when one field contains another', () => {
    const joined = INITIAL.replace('&event=initial', '').replace(
      'CCBrand=VISA',
      'CCBrand=VISA%3Aevent%3Dinitial',
    );
    expect(signFields(KEY, parseFields(joined))).toBe(INITIAL_SHA256);
    expect(reasonOf(`${joined}&signature=${INITIAL_SHA256}`)).toBe('malformed');
  });

  it('cover every byte of every name and value, and of the key', () => {
    const signed = [...parseFields(UNICODE)];
    fc.assert(
      fc.property(
        fc.nat(signed.length - 1),
        fc.nat(200),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        (index, at, bits, inName) => {
          const changed = signed.map(([name, value], position): [string, string] => {
            if (position !== index) return [name, value];
            const bytes = Buffer.from(inName ? name : value);
            bytes[at % bytes.length]! ^= bits;
            const text = bytes.toString('latin1');
            return inName ? [text, value] : [name, text];
          });
          const fields = new Map([...changed, ['signature', UNICODE_SHA256] as const]);
          expect(() => verifyFields(KEY, fields)).toThrow(WebhookRejected);
        },
      ),
    );
    expect(reasonOf(`${UNICODE}&signature=${UNICODE_SHA256}`, `${KEY} `)).toBe('bad_signature');
  });

  it('do not depend on field order or space encoding', () => {
    const pairs = `${UNICODE}&signature=${UNICODE_SHA256}`.split('&');
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pairs, { minLength: pairs.length }),
        fc.boolean(),
        (shuffled, asPlus) => {
          const query = shuffled.join('&').replace(/\+|%20/g, asPlus ? '+' : '%20');
          expect(reasonOf(query)).toBe('accepted');
        },
      ),
    );
  });

  it('omit empty fields in any position', () => {
    const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/);
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), fc.array(name), (fields, empties) => {
        const more = Object.fromEntries(empties.map((one) => [one, '']));
        expect(signFields(KEY, Object.entries({ ...more, ...fields }))).toBe(
          signFields(KEY, Object.entries(fields)),
        );
      }),
    );
  });
});
