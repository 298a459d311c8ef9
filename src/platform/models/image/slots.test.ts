import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

const never = new AbortController().signal;

describe('slots', () => {
  it('are assigned in order of request, up to the limit', async () => {
    const slots = createSlots(2);
    const order: number[] = [];
    const first = await slots.take(never);
    await slots.take(never);
    const third = slots.take(never).then((release) => (order.push(3), release));
    const fourth = slots.take(never).then((release) => (order.push(4), release));
    expect(order).toEqual([]);
    first();
    first();
    const release = await third;
    expect(order).toEqual([3]);
    release();
    await fourth;
    expect(order).toEqual([3, 4]);
  });

  it('skip an aborted request', async () => {
    const slots = createSlots(1);
    const release = await slots.take(never);
    const leaving = new AbortController();
    const left = slots.take(leaving.signal);
    const next = slots.take(never);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    release();
    (await next)();
    await expect(slots.take(leaving.signal)).rejects.toThrow('gone');
    (await slots.take(never))();
  });
});
