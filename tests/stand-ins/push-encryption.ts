import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const TAG = 16;

/**
 * Decrypts a push message (RFC 8291 on RFC 8188, aes128gcm) with a browser's keys.
 * @throws Error when it is not encrypted for them, or has more than the one record that is allowed
 */
export function decryptPush(body: Buffer, receiver: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (keyLength !== 65) throw new Error('the sender’s key is no P-256 point');
  if (recordSize < TAG + 2 || record.length > recordSize)
    throw new Error('a push message is one record');

  const shared = receiver.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const secret = derive(shared, auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);

  // The last record ends with 2 and zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the padding has no delimiter of a last record');
  return padded.subarray(0, end);
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
