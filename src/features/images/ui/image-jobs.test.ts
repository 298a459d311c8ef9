import { describe, expect, it } from 'vitest';
import type { ImageJob } from '#features/images/contract.ts';
import {
  applyEvent,
  belongsTo,
  dismissJob,
  markArrived,
  outcomeOf,
  placeholdersOf,
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
const event = (...[status, ...pictures]: [ImageJob['status'], ...Status[]]) =>
  job(status, ...pictures);
const places = (jobs: readonly TrackedJob[]) =>
  jobs.flatMap((one) => placeholdersOf(one)).map(({ image_id, status }) => `${image_id} ${status}`);

describe('a job for pictures', () => {
  it('has a placeholder for each picture until it is in the gallery', () => {
    const begun = begin('waiting', 'waiting');
    expect(places(begun)).toEqual(['image-0 waiting', 'image-1 waiting']);
    const made = applyEvent(begun, event('running', 'made', 'waiting'))!;
    expect(places(made)).toEqual(['image-0 made', 'image-1 waiting']);
    expect(places(markArrived(made, 'job', 'image-0'))).toEqual(['image-1 waiting']);
  });

  it.each([
    ['the picture first', true],
    ['the event first', false],
  ])('is removed when all pictures have arrived, %s', (_, isPictureFirst) => {
    let jobs = begin('waiting');
    if (isPictureFirst) jobs = markArrived(jobs, 'job', 'image-0');
    jobs = applyEvent(jobs, event('done', 'made'))!;
    if (!isPictureFirst) {
      expect(places(jobs)).toEqual(['image-0 made']);
      jobs = markArrived(jobs, 'job', 'image-0');
    }
    expect(jobs).toEqual([]);
  });

  it('stays with its failures until it is dismissed, without placeholders', () => {
    const jobs = applyEvent(
      begin('made', 'waiting', 'waiting'),
      event('partly_done', 'made', 'failed', 'failed'),
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

  it('shows a failure while other pictures are in progress', () => {
    expect(places(begin('failed', 'waiting'))).toEqual(['image-0 failed', 'image-1 waiting']);
  });

  it('is removed when it is canceled, except for finished pictures', () => {
    expect(applyEvent(begin('waiting'), event('cancelled', 'waiting'))).toEqual([]);
    const jobs = applyEvent(begin('waiting', 'waiting'), event('cancelled', 'made', 'waiting'))!;
    expect(places(jobs)).toEqual(['image-0 made']);
  });

  it('is not reopened by a late event', () => {
    const ended = applyEvent(begin('waiting'), event('failed', 'failed'))!;
    expect(applyEvent(ended, event('running', 'waiting'))).toEqual(ended);
  });

  it('is not reopened by a late response', () => {
    const ended = applyEvent(begin('waiting'), event('failed', 'failed'))!;
    expect(putJob(ended, job('pending', 'waiting'))).toEqual(ended);
  });

  it.each([
    ['event', applyEvent],
    ['an answer', putJob],
  ] as const)('keeps what has arrived when an older %s arrives later', (_, take) => {
    const made = applyEvent(begin('waiting', 'waiting'), event('running', 'made', 'waiting'))!;
    const arrived = markArrived(made, 'job', 'image-0');
    const after = take(arrived, job('running', 'waiting', 'waiting'))!;
    expect(places(after)).toEqual(['image-1 waiting']);
    expect(applyEvent(after, event('done', 'made', 'made'))!.flatMap(placeholdersOf)).toMatchObject(
      [{ image_id: 'image-1' }],
    );
  });

  it('must be read when it is unknown', () => {
    expect(applyEvent([], event('running', 'waiting'))).toBeUndefined();
  });

  it('has no placeholder for a picture that was generated and removed', () => {
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
