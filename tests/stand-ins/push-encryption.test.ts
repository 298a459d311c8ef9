import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPush } from './push-encryption.ts';

const bytes = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'base64url');
const receiver = createECDH('prime256v1');
receiver.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
const message = bytes(`DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml
  mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL
  WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN`);

test('the example of RFC 8291, appendix A, is decrypted', () => {
  expect(decryptPush(message, receiver, auth).toString()).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

test('a changed message, or one for another browser, is refused', () => {
  const changed = Buffer.from(message);
  changed[changed.length - 20]! ^= 1;
  expect(() => decryptPush(changed, receiver, auth)).toThrow();
  expect(() => decryptPush(message, receiver, Buffer.alloc(16))).toThrow();
});
