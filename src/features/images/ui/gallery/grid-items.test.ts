import { describe, expect, it } from 'vitest';
import type { GeneratedImage, ImageJob } from '#features/images/contract.ts';
import { columnsFor, gridItems } from './grid-items.ts';
import { describeImage } from './describe.ts';
import { isExpiring } from './use-fresh-addresses.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

const image = (id: string, width: number, height: number): GeneratedImage =>
  ({ id, width, height, prompt: '' }) as GeneratedImage;
const tracked = (...ids: string[]) => ({
  job: stubOf<ImageJob>({
    status: 'running',
    aspect: 'landscape',
    number_of_images: ids.length,
    pictures: ids.map((image_id, index) => ({
      image_id,
      index,
      status: 'waiting',
      progress: 0,
      reason: null,
    })),
  }),
  arrived: [],
});

describe('the grid', () => {
  it('shows placeholders only for pictures that are not loaded', () => {
    const items = gridItems([image('d', 1, 1), image('a', 1, 1)], [tracked('b', 'c', 'd')]);
    expect(items.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'd image',
      'c place',
      'b place',
      'a image',
    ]);
  });

  it('keeps the ratio of a picture within limits', () => {
    const shapes = [image('c', 800, 1200), image('b', 3000, 100), image('a', 100, 3000)];
    expect(gridItems(shapes, []).map(({ ratio }) => ratio)).toEqual([1.5, 0.6, 1.6]);
  });

  it.each([
    [358, 2],
    [599, 2],
    [632, 4],
    [1080, 4],
    [2000, 4],
  ])('of %d pixels has %d columns', (width, columns) => {
    expect(columnsFor(width).columns).toBe(columns);
  });
});

describe('a picture', () => {
  it('is named after the start of its prompt', () => {
    expect(describeImage({ prompt: ' By\n the  sea ' })).toBe('By the sea');
    expect(describeImage({ prompt: 'sea '.repeat(400) })).toHaveLength(120);
    expect(describeImage({ prompt: '' })).toBe('AI generated picture');
  });

  it('is read again a minute before its addresses expire', () => {
    const one = { expires_at: '2026-01-01T12:00:00.000Z' };
    expect(isExpiring(one, Date.parse('2026-01-01T11:58:59Z'))).toBe(false);
    expect(isExpiring(one, Date.parse('2026-01-01T11:59:01Z'))).toBe(true);
  });
});
