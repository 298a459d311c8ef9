import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserContext } from '#platform/context.ts';
import { newId } from '#shared/ids.ts';
import { createTestApp, type TestApp } from '#tests/helpers/app.ts';
import { readEvents } from '#tests/helpers/read-events.ts';
import { createEventResponse, type EventWriter } from './event-stream.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function signIn(): Promise<UserContext> {
  const { user } = await app.signIn();
  return {
    ...app.ctx,
    caller: {
      id: user.id,
      sessionId: newId(),
      fullName: user.full_name,
      email: user.email,
      plan: 'free',
      isSuperuser: false,
    },
  };
}

/** A stream and what writes into it. */
function open(ctx: UserContext) {
  const writers: EventWriter[] = [];
  const response = createEventResponse(ctx, (writer) => {
    writers.push(writer);
    return Object.assign(() => {}, { ready: Promise.resolve() });
  });
  return { response, write: (text: string) => writers[0]!.write('news', text) };
}

it('ends a person’s oldest stream beyond eight, and nobody else’s', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const begun = app.ctx.telemetry.openStreams;
  const countOpen = async () => (await begun.get()).values[0]!.value;
  const before = await countOpen();
  const others = readEvents(open(other).response);
  const streams = Array.from({ length: 9 }, () => readEvents(open(one).response));
  await streams[0]!.ended;
  expect(await countOpen()).toBe(before + 9);
  // The slot is free again once a stream has ended.
  await streams[1]!.close();
  const last = open(one);
  expect(await countOpen()).toBe(before + 9);
  await last.response.body!.cancel();
  for (const stream of [others, ...streams.slice(2)]) await stream.close();
  expect(await countOpen()).toBe(before);
});

it('ends for a reader who reads nothing while megabytes are buffered', async () => {
  const ctx = await signIn();
  const { response, write } = open(ctx);
  const megabyte = 'x'.repeat(1024 * 1024);
  for (let at = 0; at < 5; at += 1) write(megabyte);
  const reader = response.body!.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
  }
  expect(bytes).toBeGreaterThan(3 * megabyte.length);
  expect(bytes).toBeLessThan(5 * megabyte.length);
});

it('ends at once in a stopping process, which would otherwise wait for it', async () => {
  const ctx = await signIn();
  const { response } = open({ ...ctx, leaving: AbortSignal.abort() });
  expect(await response.text()).toBe('');
});
