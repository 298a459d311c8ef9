import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdRecording } from './hold-recording.ts';

const STORED = { id: '01993f5e-7c1a-7000-8a3c-000000000001' };

/** A recording whose server returns the next of `answers` to each call. */
function hold(...answers: (Response | Error)[]) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    calls.push(`${method} ${new URL(url).pathname.replace('/api/v1', '')}`);
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { held: holdRecording('c', { audio: new Blob(['a']), seconds: 1 }), calls };
}
const stored = () => new Response(JSON.stringify(STORED), { status: 201 });

afterEach(() => vi.unstubAllGlobals());

describe('a recording in the browser', () => {
  it('is stored once, however often that is requested', async () => {
    const { held, calls } = hold(stored());
    expect(await Promise.all([held.store(), held.store()])).toEqual([STORED, STORED]);
    expect(await held.store()).toEqual(STORED);
    expect(calls).toEqual(['POST /chat/c/recordings']);
  });

  it('that could not be stored is stored on the next attempt', async () => {
    const { held } = hold(new TypeError('no network'), stored());
    await expect(held.store()).rejects.toThrow();
    expect(await held.store()).toEqual(STORED);
  });

  it('is deleted on the server when it is discarded, even during the upload', async () => {
    const { held, calls } = hold(stored(), new Response(null, { status: 204 }));
    const storing = held.store();
    held.drop();
    await storing;
    await vi.waitFor(() =>
      expect(calls).toEqual(['POST /chat/c/recordings', `DELETE /chat/c/recordings/${STORED.id}`]),
    );
  });

  it('that was never stored causes no call when it is discarded', () => {
    const { held, calls } = hold();
    held.drop();
    expect(calls).toEqual([]);
  });
});
