import { afterEach, describe, expect, it } from 'vitest';
import {
  collectOutcomes,
  instantRetry,
  createTestEngine,
  IMAGE_REQUEST,
} from '#tests/helpers/image-engine.ts';
import { drawPicture } from '#tests/stand-ins/http-stand-in.ts';
import { createIllustratedEngine, type DrawingOrder } from './illustrated-engine.ts';
import { drawInPool } from './illustrator.ts';
import { DEFAULT_IMAGE_TIMEOUTS, type PictureSubject } from './types.ts';

afterEach(() => drawInPool.close());

const SUBJECT: PictureSubject = {
  seed: 'ada',
  appearance: {
    sex: 'female',
    age: 31,
    style: 'realistic',
    ethnicity: 'caucasian',
    body_type: 'average',
    hair_color: 'brown',
    hair_style: 'bob',
    eye_color: 'green',
    clothing: 'dress',
  },
};

describe('the illustrated engine', () => {
  it('reports that it is a demo and draws the same picture for the same order', async () => {
    const { engine } = await createTestEngine({ engine: 'illustrated' });
    expect(await engine.status()).toMatchObject({
      kind: 'illustrated',
      is_demo: true,
      ready: true,
    });
    const one = await collectOutcomes(engine, { subject: SUBJECT });
    const other = await collectOutcomes(engine, { subject: SUBJECT });
    expect(one.made).toMatchObject([{ mediaType: 'image/webp', seed: 7 }]);
    expect(Buffer.compare(one.made[0]!.bytes, other.made[0]!.bytes)).toBe(0);
  });

  it('draws a person without a given subject', async () => {
    const { engine } = await createTestEngine({ engine: 'illustrated' });
    expect((await collectOutcomes(engine)).made).toHaveLength(1);
  });
});

describe('with another renderer', () => {
  const open = (draw: Parameters<typeof createIllustratedEngine>[3]) =>
    createIllustratedEngine(
      { engine: 'illustrated' },
      DEFAULT_IMAGE_TIMEOUTS,
      instantRetry(),
      draw,
    );

  it('passes on the drawing order', async () => {
    const orders: DrawingOrder[] = [];
    const engine = open(async (order) => {
      orders.push(order);
      return drawPicture(order.width, order.height);
    });
    await collectOutcomes(engine, { subject: SUBJECT, count: 2 });
    expect(orders).toEqual([
      { subject: SUBJECT, prompt: IMAGE_REQUEST.prompt, seed: 7, width: 64, height: 96 },
      { subject: SUBJECT, prompt: IMAGE_REQUEST.prompt, seed: 8, width: 64, height: 96 },
    ]);
  });

  it('retries when the queue is full', async () => {
    let tries = 0;
    const engine = open(async ({ width, height }) => {
      tries += 1;
      if (tries < 3) throw new Error('Task queue is at limit');
      return drawPicture(width, height);
    });
    expect((await collectOutcomes(engine)).made).toHaveLength(1);
  });

  it('reports a failed drawing', async () => {
    const engine = open(async ({ seed, width, height }) => {
      if (seed === 8) throw new Error('no such hair');
      return drawPicture(width, height);
    });
    const { made, failed } = await collectOutcomes(engine, { count: 3 });
    expect(made).toHaveLength(2);
    expect(failed).toMatchObject([{ index: 1, error: { code: 'engine_failed' } }]);
  });

  it('ends at once when the caller cancels', async () => {
    const stop = new AbortController();
    const engine = open(() => new Promise(() => {}));
    const outcomes = collectOutcomes(engine, {
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(outcomes).rejects.toThrow('enough');
  });
});
