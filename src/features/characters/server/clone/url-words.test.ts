import { describe, expect, it } from 'vitest';
import { checkText } from '#features/moderation/rules/index.ts';
import { urlWords } from './url-words.ts';

describe('urlWords', () => {
  it.each([
    ['https://a.example/pictures/mara_at-the.lake.jpg', 'pictures mara at the lake jpg'],
    [
      'https://a.example/MaraAtTheLake.png?title=Blue%20evening',
      'Mara At The Lake png title Blue evening',
    ],
    ['https://a.example/2026/05/17/8f3a9c0d1e2b.webp', '05 17 webp'],
    ['https://a.example/img/1600x900/p.jpg', 'img jpg'],
    ['https://a.example/a%2Bb/caf%C3%A9', 'café'],
    ['https://a.example/twice%2520escaped', 'twice escaped'],
    ['https://a.example/%E0%A4%A/odd', 'odd'],
    ['https://people-with-a-name.example/', ''],
  ])('%s', (url, words) => {
    expect(urlWords(url)).toBe(words);
  });
});

const verdictOf = (url: string) => checkText({ surface: 'clone', texts: [urlWords(url)] });

describe('moderation of URL words', () => {
  it.each([
    ['a public figure', 'https://a.example/wiki/Taylor_Swift_2024.jpg', 'real_person'],
    ['a public figure, escaped', 'https://a.example/img?q=emma%20watson', 'real_person'],
    ['a public figure, run together', 'https://a.example/photos/TomHanks.png', 'real_person'],
    ['an age', 'https://a.example/15-year-old-friend.jpg', 'minors'],
    ['a youth cue', 'https://a.example/teenager_portrait.webp', 'minors'],
    ['a youth cue, escaped twice', 'https://a.example/%2574eenager.webp', 'minors'],
  ])('%s is refused', (_name, url, category) => {
    const { outcome, categories } = verdictOf(url);
    expect([outcome, categories[0]]).toEqual(['block', category]);
  });

  it.each([
    'https://upload.example/wikipedia/commons/thumb/a/a9/Example_Portrait.jpg/480px-Example_Portrait.jpg',
    'https://images.example/photo-1494790108377-be9c29b29330?ixlib=rb-4.0.3&auto=format&fit=crop&w=1374&q=80',
    'https://cdn.example/2026/05/17/IMG_20260517_141516.jpg',
    'https://i.example/avatars/16/12/portrait-of-a-woman.png?size=512',
    'https://cdn.example/u/12345678/5e3f2a1b-7c8d-4e9f-a0b1-c2d3e4f5a6b7.webp',
    'https://lh3.example/a/ACg8ocKxT7yZ=s96-c',
    'https://school-of-art.example/staff/portrait.jpg',
  ])('%s passes', (url) => {
    expect(verdictOf(url).outcome).toBe('allow');
  });
});
