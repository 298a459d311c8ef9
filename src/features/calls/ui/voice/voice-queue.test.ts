import { expect, it } from 'vitest';
import type { Sound } from './sound.ts';
import { createVoiceQueue } from './voice-queue.ts';

const REPLY = '01993f5e-7c1a-7000-8a3c-2f1f6f0f9b11';
const place = (sentence: number, messageId: string | null = REPLY) => ({ messageId, sentence });
const caption = (sentence: number, messageId: string | null = REPLY) => ({
  ...place(sentence, messageId),
  content: `Sentence ${sentence}.`,
});

/** A queue whose sounds and clock the test controls. Sounds end on `finish`. */
function makeQueue() {
  const events: string[] = [];
  const finish: (() => void)[] = [];
  const say: (() => void)[] = [];
  let time = 0;
  const queue = createVoiceQueue({
    createSound(rate, onOver) {
      const number = finish.length;
      finish.push(onOver);
      let isComplete = false;
      let chunks = 0;
      const sound: Sound = {
        push: () => void (chunks += 1),
        end: () => void (isComplete = true),
        release: (after) => void events.push(`release ${number} after ${after}`),
        stop: () => void events.push(`stop ${number}`),
        heardMs: () => chunks * 100,
        endsAt: () => chunks * 0.1,
        get isComplete() {
          return isComplete;
        },
        get isEmpty() {
          return chunks === 0;
        },
      };
      events.push(`sound ${number} at ${rate}`);
      return sound;
    },
    local: {
      say(text, onEnd) {
        events.push(`say ${text}`);
        say.push(onEnd);
      },
      stop: () => void events.push('hush'),
    },
    now: () => time,
    onPlayed: ({ sentence }) => void events.push(`played ${sentence}`),
    onChange: () => undefined,
  });
  const take = () => events.splice(0);
  return { queue, take, finish, say, pass: (ms: number) => void (time += ms) };
}
const frame = (stream: number) => ({ stream, samples: new Float32Array(10) });

it('schedules the next sentence right after the end of the one before', () => {
  const { queue, take, finish } = makeQueue();
  queue.add(caption(0), 24_000);
  queue.add(caption(1), 24_000);
  queue.begin(1, place(0), 24_000);
  queue.begin(2, place(1), 24_000);
  queue.push(frame(1));
  queue.push(frame(1));
  take();
  queue.end(1, true);
  expect(take()).toEqual(['release 2 after 0', 'release 3 after 0.2']);
  finish[2]!();
  expect(take()).toContain('played 0');
});

it('reports how much of the stopped sentence was heard', () => {
  const { queue, take, finish } = makeQueue();
  queue.add(caption(0), 24_000);
  queue.begin(1, place(0), 24_000);
  queue.end(1, true);
  queue.add(caption(1), 24_000);
  queue.begin(2, place(1), 24_000);
  finish[1]!();
  queue.push(frame(2));
  queue.push(frame(2));
  queue.push(frame(2));
  expect(queue.stop()).toEqual({ message_id: REPLY, sentence: 1, ms: 300 });
  expect(take()).toContain('stop 3');
  // Chunks of the stopped sentence still arrive.
  queue.push(frame(2));
  expect(queue.stop()).toBeNull();
});

it('lets the browser speak one sentence after the other, and measures the one it stops', () => {
  const { queue, take, say, pass } = makeQueue();
  queue.add(caption(0), null);
  queue.add(caption(1), null);
  expect(take()).toEqual(['say Sentence 0.']);
  say[0]!();
  expect(take()).toEqual(['played 0', 'say Sentence 1.']);
  pass(700);
  expect(queue.stop()).toEqual({ message_id: REPLY, sentence: 1, ms: 700 });
  expect(take()).toEqual(['hush']);
});

it('reports nothing for a notice', () => {
  const { queue } = makeQueue();
  queue.add(caption(0, null), null);
  expect(queue.stop()).toBeNull();
});

it('lets the browser speak a sentence that the server could not', () => {
  const { queue, take } = makeQueue();
  queue.add(caption(0), 24_000);
  queue.begin(1, place(0), 24_000);
  take();
  queue.end(1, false);
  expect(take()).toEqual(['say Sentence 0.']);
});

it('stops the sentence whose sound a lost connection left incomplete, and forgets what follows it', () => {
  const { queue, take, finish } = makeQueue();
  queue.add(caption(0), 24_000);
  queue.add(caption(1), 24_000);
  queue.add(caption(2), null);
  queue.begin(1, place(0), 24_000);
  queue.push(frame(1));
  queue.end(1, true);
  queue.begin(2, place(1), 24_000);
  queue.push(frame(2));
  take();
  expect(queue.forgetOpen()).toMatchObject([place(1), place(2)]);
  expect(take()).toContain('stop 3');
  // A complete sentence plays to its end.
  finish[2]!();
  expect(take()).toEqual(['played 0']);
  expect(queue.forgetOpen()).toEqual([]);
  // It arrives again over another connection.
  queue.add(caption(1), 24_000);
  queue.begin(1, place(1), 24_000);
  queue.push(frame(1));
  queue.end(1, true);
  expect(queue.stop()).toEqual({ message_id: REPLY, sentence: 1, ms: 100 });
});

it('drops the sentences of a reply that was cut, and continues with the others', () => {
  const { queue, take } = makeQueue();
  queue.add(caption(0), null);
  queue.add(caption(0, null), null);
  take();
  queue.drop(REPLY);
  expect(take()).toEqual(['hush', 'say Sentence 0.']);
});
