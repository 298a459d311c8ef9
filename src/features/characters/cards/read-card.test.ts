import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { CARD_FILE_BYTES } from '../limits.ts';
import { CardError } from './card-error.ts';
import { readChunks, writeChunks, type PngChunk } from './png-chunks.ts';
import { writePngCards } from './png-card.ts';
import { readCardFile } from './read-card.ts';
import { zip64 } from '#tests/helpers/zip64.ts';

const V2 = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { name: 'Mira', description: 'A baker.', first_mes: 'Good morning.', tags: ['bakery'] },
};
const V3 = {
  ...V2,
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: { ...V2.data, name: 'Mira 3' },
};

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const base64 = (value: unknown) => json(value).toString('base64');
const chunk = (type: string, data: Buffer | string): PngChunk => ({
  type,
  data: typeof data === 'string' ? Buffer.from(data, 'latin1') : data,
});
const HEAD = chunk('IHDR', Buffer.from('00000001000000010806000000', 'hex'));
const BODY = chunk('IDAT', deflateSync(Buffer.alloc(5)));
const END = chunk('IEND', '');
const png = (...texts: PngChunk[]) => writeChunks([HEAD, ...texts, BODY, END]);
const zip = (files: Record<string, Uint8Array>) => Buffer.from(zipSync(files, { level: 9 }));
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(90)]);
/** As `zip -fz` writes to a pipe: the list's offset is unset, and there is no 64-bit one. */
const withoutOffset = (archive: Buffer): Buffer => {
  archive.writeUInt32LE(0xffffffff, archive.length - 6);
  return archive;
};
const commented = (archive: Buffer): Buffer => {
  const comment = Buffer.from(`PK\x05\x06${'x'.repeat(60)}`, 'latin1');
  archive.writeUInt16LE(comment.length, archive.length - 2);
  return Buffer.concat([archive, comment]);
};

function problemOf(bytes: Buffer): string {
  try {
    readCardFile(bytes);
  } catch (error) {
    if (error instanceof CardError) return error.problem;
    throw error;
  }
  return 'none';
}

describe('finds a card', () => {
  const flag = Buffer.from([0, 0]);
  const iTxt = (data: Buffer, isPacked = false) =>
    chunk(
      'iTXt',
      Buffer.concat([
        Buffer.from('chara\0'),
        isPacked ? Buffer.from([1, 0]) : flag,
        Buffer.from('en\0Karte\0'),
        data,
      ]),
    );
  it.each<[string, Buffer, string]>([
    ['in JSON', json(V2), 'Mira'],
    ['in JSON with a byte order mark', Buffer.from(`\uFEFF${JSON.stringify(V2)}`), 'Mira'],
    ['in UTF-16', Buffer.from(`\uFEFF${JSON.stringify(V2)}`, 'utf16le'), 'Mira'],
    ['in tEXt', png(chunk('tEXt', `chara\0${base64(V2)}`)), 'Mira'],
    ['in tEXt with another case', png(chunk('tEXt', `Chara\0${base64(V2)}`)), 'Mira'],
    ['in tEXt as plain JSON', png(chunk('tEXt', `chara\0${JSON.stringify(V2)}`)), 'Mira'],
    [
      'in zTXt',
      png(
        chunk(
          'zTXt',
          Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.from(base64(V2)))]),
        ),
      ),
      'Mira',
    ],
    ['in iTXt', png(iTxt(Buffer.from(base64(V2)))), 'Mira'],
    ['in compressed iTXt', png(iTxt(deflateSync(Buffer.from(base64(V2))), true)), 'Mira'],
    [
      'in ccv3 before chara, regardless of their order',
      png(chunk('tEXt', `chara\0${base64(V2)}`), chunk('tEXt', `ccv3\0${base64(V3)}`)),
      'Mira 3',
    ],
    [
      'in chara when ccv3 is damaged',
      png(chunk('tEXt', 'ccv3\0!!!'), chunk('tEXt', `chara\0${base64(V2)}`)),
      'Mira',
    ],
    ['in CharX', zip({ 'card.json': json(V3), 'assets/x.png': new Uint8Array(9) }), 'Mira 3'],
    ['in a ZIP64 CharX', zip64({ 'a.png': new Uint8Array(9), 'card.json': json(V3) }), 'Mira 3'],
    ['in a CharX behind a JPEG', Buffer.concat([JPEG, zip({ 'card.json': json(V3) })]), 'Mira 3'],
    ['in a ZIP64 behind a JPEG', Buffer.concat([JPEG, zip64({ 'card.json': json(V3) })]), 'Mira 3'],
    ['in a streamed archive of Info-ZIP', withoutOffset(zip({ 'card.json': json(V3) })), 'Mira 3'],
    ['below a comment that looks like an end', commented(zip({ 'card.json': json(V3) })), 'Mira 3'],
    ['in a path with backslashes', zip({ '.\\card.json': json(V3) }), 'Mira 3'],
  ])('%s', (_, bytes, name) => expect(readCardFile(bytes).card.data.name).toBe(name));

  it('reports that the newer card was damaged', () => {
    const bytes = png(chunk('tEXt', 'ccv3\0e30'), chunk('tEXt', `chara\0${base64(V2)}`));
    expect(problemOf(bytes)).toBe('not_a_card');
    const cut = png(chunk('tEXt', 'ccv3\0eyJhIjo'), chunk('tEXt', `chara\0${base64(V2)}`));
    expect(readCardFile(cut).repaired).toHaveLength(1);
  });
});

const pictured = (bytes: number, ...names: string[]) => ({
  'card.json': json({
    ...V3,
    data: {
      ...V3.data,
      assets: [
        { type: 'emotion', uri: 'embeded://happy.png', name: 'happy', ext: 'png' },
        { type: 'icon', uri: 'embeded://main.png', name: 'main', ext: 'png' },
        { type: 'x-sound', uri: 'embeded://song.mp3', name: 'song', ext: 'mp3' },
        ...names.map((name) => ({
          type: 'background',
          uri: `embeded://${name}`,
          name,
          ext: 'png',
        })),
      ],
    },
  }),
  'happy.png': new Uint8Array(7),
  'main.png': new Uint8Array(bytes),
  'song.mp3': new Uint8Array(5),
  ...Object.fromEntries(names.map((name) => [name, new Uint8Array(3)])),
});

describe('the pictures of a CharX archive', () => {
  const lengths = (bytes: Buffer) => readCardFile(bytes).pictures.map(({ length }) => length);

  it('are read with the main icon first, and each file once', () => {
    expect(lengths(zip(pictured(9)))).toEqual([9, 7]);
    expect(lengths(zip64(pictured(9, 'room.png', 'room.png')))).toEqual([9, 7, 3]);
  });

  it('are limited to twelve, and the rest is reported', () => {
    const many = Array.from({ length: 20 }, (_, index) => `${index}.png`);
    const read = readCardFile(zip(pictured(9, ...many)));
    expect([read.pictures.length, read.hasMorePictures]).toEqual([12, true]);
  });

  it('are not part of the stored text', () => {
    expect(JSON.stringify(readCardFile(zip(pictured(9))).source)).not.toContain('embeded');
  });
});

describe('an invalid file gets a clear message', () => {
  const good = png(chunk('tEXt', `chara\0${base64(V2)}`));
  const flipped = Buffer.from(good);
  flipped[60] = flipped[60]! ^ 1;
  const longer = Buffer.from(good);
  longer.writeUInt32BE(0x7fffffff, 8);
  const archive = zip({ 'card.json': json(V3) });
  const large = zip64({ 'card.json': json(V3) });
  const elsewhere = Buffer.from(large);
  elsewhere.writeBigUInt64LE(1n << 60n, large.length - 34);
  const lying = Buffer.from(archive);
  lying.writeUInt32LE(0xffffff, lying.length - 6);
  it.each<[string, Buffer, string]>([
    ['an empty file', Buffer.alloc(0), 'empty'],
    ['more than 20 MB', Buffer.alloc(CARD_FILE_BYTES + 1, 0x20), 'too_large'],
    ['plain text', Buffer.from('hello'), 'unknown_format'],
    ['another picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'unknown_format'],
    ['another archive', gzipSync('x'), 'unknown_format'],
    ['broken JSON', Buffer.from('{"name": "Mira"'), 'not_json'],
    ['a list', Buffer.from('[]'), 'unknown_format'],
    ['JSON without a card', json({ hello: 1 }), 'not_a_card'],
    ['an empty card', json({ spec: 'chara_card_v2', data: {} }), 'not_a_card'],
    ['deep JSON', Buffer.from(`{"a":${'['.repeat(100_000)}`), 'too_deep'],
    ['a lot of text', json({ name: 'Mira', description: 'a'.repeat(3_000_000) }), 'too_much_text'],
    ['a picture without a card', png(), 'no_card_inside'],
    ['a picture with another text', png(chunk('tEXt', 'Comment\0hello')), 'no_card_inside'],
    ['a truncated picture', good.subarray(0, good.length - 20), 'broken_picture'],
    ['a picture cut inside a chunk’s frame', good.subarray(0, 20), 'broken_picture'],
    ['only the signature', good.subarray(0, 8), 'broken_picture'],
    ['a wrong checksum', flipped, 'broken_picture'],
    ['a length beyond the end', longer, 'broken_picture'],
    ['truncated base64', png(chunk('tEXt', `chara\0${base64(V2).slice(0, 41)}`)), 'broken_base64'],
    [
      'base64 cut at a whole group',
      png(chunk('tEXt', `chara\0${base64(V2).slice(0, 40)}`)),
      'not_json',
    ],
    ['invalid base64', png(chunk('tEXt', 'chara\0häßlich?')), 'broken_base64'],
    ['an empty chunk', png(chunk('tEXt', 'chara\0')), 'broken_base64'],
    ['invalid zTXt', png(chunk('zTXt', 'chara\0\0hello')), 'broken_picture'],
    [
      'a bomb in zTXt',
      png(
        chunk(
          'zTXt',
          Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.alloc(80_000_000, 65))]),
        ),
      ),
      'too_much_text',
    ],
    ['iTXt that ends early', png(chunk('iTXt', 'chara\0\0\0en')), 'broken_picture'],
    ['a zip bomb', zip({ 'card.json': new Uint8Array(90_000_000) }), 'too_much_text'],
    ['an archive without a card', zip({ 'readme.txt': json(V3) }), 'no_card_in_archive'],
    ['an archive cut off', archive.subarray(0, archive.length - 30), 'broken_archive'],
    ['an archive whose list is elsewhere', lying, 'broken_archive'],
    [
      'names that leave the archive',
      zip({ 'card.json': json(V3), '../../x': new Uint8Array(1) }),
      'hostile_archive',
    ],
    [
      'absolute names',
      zip({ '/etc/x': new Uint8Array(1), 'card.json': json(V3) }),
      'hostile_archive',
    ],
    [
      'too many entries',
      zip(Object.fromEntries(Array.from({ length: 2500 }, (_, i) => [`a${i}`, new Uint8Array(0)]))),
      'hostile_archive',
    ],
    ['a ZIP64 bomb', zip64({ 'card.json': new Uint8Array(90_000_000) }), 'too_much_text'],
    ['a ZIP64 list elsewhere', elsewhere, 'broken_archive'],
    ['a ZIP64 archive without its list', large.subarray(0, large.length - 50), 'broken_archive'],
    ['a picture that is a bomb', zip(pictured(11 * 1024 ** 2)), 'picture_too_large'],
    ['an empty archive', Buffer.from(zipSync({})), 'no_card_in_archive'],
  ])('%s', (_, bytes, problem) => expect(problemOf(bytes)).toBe(problem));

  it('any bytes yield a card or a CardError', () => {
    const starts = [Buffer.alloc(0), good.subarray(0, 8), archive.subarray(0, 4), Buffer.from('{')];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
        problemOf(Buffer.concat([start, rest]));
      }),
      { numRuns: 500 },
    );
  });

  it('a valid file truncated or changed anywhere yields a card or a CardError', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(good, archive, large, json(V2)),
        fc.nat(10_000),
        fc.nat(255),
        fc.boolean(),
        (file, at, value, cuts) => {
          const bytes = Buffer.from(file);
          bytes[at % bytes.length] = value;
          problemOf(cuts ? bytes.subarray(0, at % bytes.length) : bytes);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('writing into a picture', () => {
  it('replaces its earlier cards and keeps its other chunks', () => {
    const old = png(
      chunk('tEXt', `chara\0${base64(V3)}`),
      chunk('tEXt', `ccv3\0${base64(V3)}`),
      chunk('tEXt', 'Comment\0kept'),
    );
    const written = writePngCards(old, JSON.stringify(V2), JSON.stringify(V3));
    const texts = readChunks(written)
      .filter(({ type }) => type === 'tEXt')
      .map(({ data }) => data.toString('latin1').split('\0')[0]);
    expect(texts).toEqual(['Comment', 'chara', 'ccv3']);
    expect(readChunks(written).at(-1)!.type).toBe('IEND');
    expect(readCardFile(written).card.data.name).toBe('Mira 3');
  });

  it('preserves every character', () => {
    const card = { ...V2, data: { ...V2.data, name: 'Zoë 🌙 ☕ 漢字' } };
    const written = writePngCards(png(), JSON.stringify(card), JSON.stringify(card));
    expect(readCardFile(written).card.data.name).toBe('Zoë 🌙 ☕ 漢字');
  });
});
