import { expect, it } from 'vitest';
import { nameCast } from './name-cast.ts';

const call = (...names: string[]) => {
  const [character, ...members] = names.map((name) => ({ name, slug: name, media: [], age: 30 }));
  return nameCast({ character: character!, members });
};

it.each([
  [['Elena Marchetti'], 'Elena Marchetti', 'Elena Marchetti', 'Elena'],
  [['Elena Marchetti', 'Mara Lind'], 'Elena & Mara', 'Elena and Mara', 'Elena and Mara'],
  [
    ['Elena Marchetti', 'Mara Lind', 'Jun'],
    'Elena, Mara & Jun',
    'Elena, Mara and Jun',
    'Elena, Mara and Jun',
  ],
  [
    ['Elena Marchetti', 'Elena Costa', 'Jun'],
    'Elena Marchetti, Elena Costa & Jun',
    'Elena Marchetti, Elena Costa and Jun',
    'Elena Marchetti, Elena Costa and Jun',
  ],
])('the cast %j has its names', (names, title, spoken, short) => {
  expect(call(...names)).toEqual({ isScene: names.length > 1, title, spoken, short });
});
