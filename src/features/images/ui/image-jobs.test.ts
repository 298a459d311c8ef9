import { describe, expect, it } from 'vitest';
import type { ImageJob } from '#features/images/contract.ts';
import {
  applyNews,
  belongsTo,
  dismissJob,
  markArrived,
  outcomeOf,
  placesOf,
  putJob,
  type TrackedJob,
} from './image-jobs.ts';
import { stubOf } from '#tests/helpers/stub-of.ts';

type Status = ImageJob['pictures'][number]['status'];

function job(status: ImageJob['status'], ...pictures: Status[]): ImageJob {
  return stubOf<ImageJob>({
    id: 'job',
    status,
    prompt: 'By the sea',
    number_of_images: pictures.length,
    cost: pictures.length * 2,
    pictures: pictures.map((each, index) => ({
      index,
      image_id: `image-${index}`,
      status: each,
      progress: 0.5,
      reason: each === 'failed' ? 'The image engine is busy.' : null,
    })),
    images: [],
    aspect: 'portrait',
    source: 'studio',
    character_slug: null,
  });
}
const begin = (...pictures: Status[]) => putJob([], job('running', ...pictures));
const news = (...[status, ...pictures]: [ImageJob['status'], ...Status[]]) =>
  job(status, ...pictures);
const places = (jobs: readonly TrackedJob[]) =>
  jobs.flatMap((one) => placesOf(one)).map(({ image_id, status }) => `${image_id} ${status}`);

describe('a job for pictures', () => {
  it('holds a place for each picture until that is in the gallery', () => {
    const begun = begin('waiting', 'waiting');
    expect(places(begun)).toEqual(['image-0 waiting', 'image-1 waiting']);
    const made = applyNews(begun, news('running', 'made', 'waiting'))!;
    expect(places(made)).toEqual(['image-0 made', 'image-1 waiting']);
    expect(places(markArrived(made, 'job', 'image-0'))).toEqual(['image-1 waiting']);
  });

  it.each([
    ['the picture first', true],
    ['the news first', false],
  ])('is gone when all has arrived, %s', (_, isPictureFirst) => {
    let jobs = begin('waiting');
    if (isPictureFirst) jobs = markArrived(jobs, 'job', 'image-0');
    jobs = applyNews(jobs, news('done', 'made'))!;
    if (!isPictureFirst) {
      expect(places(jobs)).toEqual(['image-0 made']);
      jobs = markArrived(jobs, 'job', 'image-0');
    }
    expect(jobs).toEqual([]);
  });

  it('stays with its failures until it is dismissed, without holding their places', () => {
    const jobs = applyNews(
      begin('made', 'waiting', 'waiting'),
      news('partly_done', 'made', 'failed', 'failed'),
    )!;
    expect(jobs).toHaveLength(1);
    expect(places(jobs)).toEqual([]);
    expect(outcomeOf(jobs[0]!.job)).toEqual({
      made: 1,
      of: 3,
      tokens: 4,
      reasons: ['The image engine is busy.'],
    });
    expect(dismissJob(jobs, 'job')).toEqual([]);
  });

  it('tells of a failure while the rest is made', () => {
    expect(places(begin('failed', 'waiting'))).toEqual(['image-0 failed', 'image-1 waiting']);
  });

  it('is gone when it is called off, but for what was made', () => {
    expect(applyNews(begin('waiting'), news('cancelled', 'waiting'))).toEqual([]);
    const jobs = applyNews(begin('waiting', 'waiting'), news('cancelled', 'made', 'waiting'))!;
    expect(places(jobs)).toEqual(['image-0 made']);
  });

  it('is not opened again by news that came late', () => {
    const ended = applyNews(begin('waiting'), news('failed', 'failed'))!;
    expect(applyNews(ended, news('running', 'waiting'))).toEqual(ended);
  });

  it('is not opened again by an answer that came late', () => {
    const ended = applyNews(begin('waiting'), news('failed', 'failed'))!;
    expect(putJob(ended, job('pending', 'waiting'))).toEqual(ended);
  });

  it.each([
    ['news', applyNews],
    ['an answer', putJob],
  ] as const)('keeps what has arrived when %s of before comes after', (_, take) => {
    const made = applyNews(begin('waiting', 'waiting'), news('running', 'made', 'waiting'))!;
    const arrived = markArrived(made, 'job', 'image-0');
    const after = take(arrived, job('running', 'waiting', 'waiting'))!;
    expect(places(after)).toEqual(['image-1 waiting']);
    expect(applyNews(after, news('done', 'made', 'made'))!.flatMap(placesOf)).toMatchObject([
      { image_id: 'image-1' },
    ]);
  });

  it('that is not known is to be read', () => {
    expect(applyNews([], news('running', 'waiting'))).toBeUndefined();
  });

  it('that was read holds no place for what was made and removed since', () => {
    expect(places(begin('made', 'waiting'))).toEqual(['image-1 waiting']);
  });
});

describe('a gallery', () => {
  const made = { character_slug: 'elena', source: 'chat' } as const;
  it.each([
    [{}, true],
    [{ characterSlug: 'elena' }, true],
    [{ characterSlug: 'marco' }, false],
    [{ source: 'chat' }, true],
    [{ source: 'studio' }, false],
    [{ characterSlug: 'elena', source: 'studio' }, false],
  ] as const)('of %j holds a picture of Elena from a chat: %s', (filter, expected) => {
    expect(belongsTo(made, filter)).toBe(expected);
  });
});
