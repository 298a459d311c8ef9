import { describe, expect, it } from 'vitest';
import { chooseSpeaker } from './choose-speaker.ts';

const cast = [
  { id: 'e', name: 'Elena Marchetti' },
  { id: 'm', name: 'Marek Novak' },
  { id: 'n', name: 'Nora' },
] as const;
const choose = (more: Partial<Parameters<typeof chooseSpeaker>[0]>) =>
  chooseSpeaker({ cast: [...cast], order: 'named', said: '', last: undefined, ...more });

describe('by name', () => {
  it.each([
    ['Marek, what do you say?', 'm'],
    ['marek, what do you say?', 'm'],
    ['I gave Marek’s book to Nora.', 'n'],
    ['Nora and Marek: wait.', 'm'],
    ['Did Marek Novak call?', 'm'],
    ['Marekson is not here.', 'e'],
    ['Ignora that.', 'e'],
    ['Nobody knows.', 'e'],
  ])('%s', (said, id) => {
    expect(choose({ said })).toBe(id);
  });

  it('keeps the last speaker when nobody is named', () => {
    expect(choose({ said: 'Go on.', last: 'n' })).toBe('n');
  });

  it('falls back to the chat’s own character when the last speaker has left', () => {
    expect(choose({ said: 'Go on.', last: 'gone' })).toBe('e');
  });

  it('prefers a name to a plain word in another case', () => {
    const two = [
      { id: 'e', name: 'Elena' },
      { id: 'w', name: 'Will' },
    ] as const;
    expect(choose({ cast: [...two], said: 'Elena, will you come?' })).toBe('e');
    expect(choose({ cast: [...two], said: 'Elena, ask Will.' })).toBe('w');
  });

  it('distinguishes two members with the same first name', () => {
    const two = [
      { id: 'a', name: 'Anna Smith' },
      { id: 'b', name: 'Anna Jones' },
    ] as const;
    expect(choose({ cast: [...two], said: 'And Anna Jones?' })).toBe('b');
    expect(choose({ cast: [...two], said: 'And Anna?' })).toBe('a');
  });

  it('finds names in scripts without spaces, and names with special characters', () => {
    const more = [
      { id: 'e', name: 'Elena' },
      { id: 'h', name: '花子' },
      { id: 'd', name: 'D.J. (Dee)' },
    ] as const;
    expect(choose({ cast: [...more], said: 'それで花子はどう思う' })).toBe('h');
    expect(choose({ cast: [...more], said: 'Hey D.J. listen' })).toBe('d');
  });
});

describe('by turn', () => {
  it.each([
    [undefined, 'e'],
    ['e', 'm'],
    ['m', 'n'],
    ['n', 'e'],
    ['gone', 'e'],
  ])('after %s comes %s', (last, id) => {
    expect(choose({ order: 'turns', said: 'Nora?', last })).toBe(id);
  });
});

describe('by choice', () => {
  it.each([
    ['n', 'm', 'n'],
    [undefined, 'm', 'm'],
    [undefined, undefined, 'e'],
    ['stranger', 'm', 'm'],
  ])('asked %s, after %s: %s', (asked, last, id) => {
    expect(choose({ order: 'chosen', said: 'Elena?', asked, last })).toBe(id);
  });

  it('overrides any order', () => {
    expect(choose({ said: 'Marek?', asked: 'n' })).toBe('n');
    expect(choose({ order: 'turns', last: 'e', asked: 'n' })).toBe('n');
  });
});
