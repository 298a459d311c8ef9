import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPattern } from '#tests/helpers/fake-images.ts';
import { FAR_BITS, NEAR_BITS } from '../rules.ts';
import { hashPicture } from './hash-picture.ts';
import type { PictureHashes } from './queries-blocked.ts';

/** The number of differing bits of two 64-bit hashes in hexadecimal. */
function hammingDistance(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
}

test('a scaled and recompressed copy is near, other pictures are far', async () => {
  const pictures = await Promise.all([3, 4, 5, 6, 7, 8].map(drawPattern));
  const hashes = await Promise.all(pictures.map(hashPicture));
  for (const [index, picture] of pictures.entries()) {
    const copy = await sharp(picture).resize(300).jpeg({ quality: 60 }).toBuffer();
    const copied = await hashPicture(copy);
    const own = hashes[index]!;
    expect(copied.sha256).not.toBe(own.sha256);
    const distances = (other: PictureHashes) =>
      [hammingDistance(copied.dhash, other.dhash), hammingDistance(copied.phash, other.phash)].sort(
        (one, more) => one - more,
      ) as [number, number];
    const [near, far] = distances(own);
    expect(near).toBeLessThanOrEqual(NEAR_BITS);
    expect(far).toBeLessThanOrEqual(FAR_BITS);
    for (const other of hashes.filter((each) => each !== own))
      expect(distances(other)[1]).toBeGreaterThan(FAR_BITS);
  }
});
