import { expect, it } from 'vitest';
import { createCallPosition } from './call-position.ts';

const REPLY = '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11';
const NEXT = '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b12';
const place = (sentence: number, messageId: string | null = REPLY) => ({ messageId, sentence });

it('is before everything at first', () => {
  expect(createCallPosition().read()).toEqual({ reply: null, notices: 0, is_disclosed: false });
});

it('tracks what arrived and what was heard of the newest reply', () => {
  const position = createCallPosition();
  for (const sentence of [0, 1, 3]) position.received(place(sentence));
  position.played(place(0));
  expect(position.read().reply).toEqual({ message_id: REPLY, received: 3, played: 0 });
  position.received(place(0, NEXT));
  // The last sentence of the reply before it.
  position.played(place(3));
  expect(position.read().reply).toEqual({ message_id: NEXT, received: 0, played: -1 });
});

it('drops the sentence during which the connection was lost', () => {
  const position = createCallPosition();
  for (const sentence of [0, 1, 2]) position.received(place(sentence));
  position.lost([place(1), place(2)]);
  expect(position.read().reply).toMatchObject({ received: 0 });
  position.lost([place(0)]);
  expect(position.read().reply).toMatchObject({ received: -1 });
});

it('counts the disclosure as given once it was fully heard', () => {
  const position = createCallPosition();
  position.noticed('minute_left');
  position.received(place(0, null));
  position.noticed('disclosure');
  position.received(place(1, null));
  position.played(place(0, null));
  expect(position.read()).toMatchObject({ notices: 2, is_disclosed: false });
  position.lost([place(1, null)]);
  // The next connection repeats it with the next number.
  position.noticed('disclosure');
  position.received(place(2, null));
  position.played(place(2, null));
  expect(position.read()).toMatchObject({ notices: 3, is_disclosed: true });
});
