import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AI_DISCLOSURE } from '#features/moderation/rules/index.ts';
import {
  connectAgain,
  connectCall,
  makeCaller,
  QUICK_CALLS,
  startCall,
  type CallSocket,
} from '#tests/helpers/calls.ts';
import { startTestServer, type HttpServer } from '#tests/helpers/http-server.ts';
import { endReply, startSpokenCalls, type SpokenCalls } from '#tests/helpers/spoken-calls.ts';

const THREE = 'One is the first. Two is the second. Three is the third.';

let on: SpokenCalls;
/** Another server of the same product, which knows nothing of the connections of the first. */
let there: HttpServer;
let release = (): void => {};
beforeAll(async () => {
  on = await startSpokenCalls();
  there = await startTestServer(on.app, { callTimes: QUICK_CALLS });
});
afterEach(() => release());
afterAll(async () => {
  await there.close();
  await on.close();
});

const sentencesOf = (call: CallSocket) =>
  call.messages
    .filter((one) => one.type === 'sentence')
    .filter((one) => one.message_id !== null)
    .map(({ sentence, content }) => [sentence, content]);

/** Resolves when the server has sent everything that precedes its next read. */
async function expectNoMore(call: CallSocket, sentences: unknown[]): Promise<void> {
  call.sendRaw('no frame');
  await call.next('error');
  expect(sentencesOf(call)).toEqual(sentences);
}

/** A call whose connection is lost during a reply of three sentences, after the first was heard. */
async function loseIn(reply: 'whole' | 'being written') {
  const begun = await on.pickUp();
  const { reply: writing } = await on.ask(begun.call);
  writing.send(`${THREE} And`);
  if (reply === 'whole') writing.finish();
  const { message_id } = await begun.call.next('sentence', (one) => one.sentence === 2);
  if (reply === 'whole') await begun.call.next('reply_end');
  begun.call.cut();
  await begun.call.closed;
  return { ...begun, writing, message_id: message_id! };
}
const heardFirst = (message_id: string) => ({ reply: { message_id, received: 0, played: 0 } });

describe('after its connection was lost', () => {
  it('a call continues in another process with the unheard part of the reply', async () => {
    const { started, message_id } = await loseIn('whole');
    const again = await connectAgain(there, started, heardFirst(message_id));
    await again.next('reply_end');
    expect(sentencesOf(again)).toEqual([
      [1, 'Two is the second.'],
      [2, 'Three is the third.'],
      [3, 'And'],
    ]);
    const { stream } = await again.next('sound', (one) => one.sentence === 1);
    await again.next('sound_end', (one) => one.stream === stream);
    // An interruption now cuts after the part heard over both connections.
    again.send({ type: 'text', utterance: 2, content: 'Stop', heard: null });
    expect((await again.next('reply_cut')).content).toBe('One is the first.');
    await on.manual.replyWith('Fine, thank you.');
    again.close();
  });

  it('a reply in progress is spoken from there', async () => {
    const { started, writing, message_id } = await loseIn('being written');
    const again = await connectAgain(there, started, heardFirst(message_id));
    await again.next('sentence', (one) => one.sentence === 2);
    writing.send(' four is the last.');
    writing.finish();
    await again.next('reply_end');
    expect(sentencesOf(again).map(([number]) => number)).toEqual([1, 2, 3]);
    again.close();
  });

  it('a reply that ended meanwhile is spoken to its end', async () => {
    const { started, writing, message_id, page } = await loseIn('being written');
    writing.send(' four is the last.');
    writing.finish();
    await expect.poll(async () => (await page()).messages.at(-1)?.status).toBe('done');
    const again = await connectAgain(there, started, heardFirst(message_id));
    await again.next('reply_end');
    expect(sentencesOf(again).map(([number]) => number)).toEqual([1, 2, 3]);
    again.close();
  });

  it('a reply that never arrived is spoken from its beginning', async () => {
    const { started } = await loseIn('whole');
    const again = await connectAgain(there, started, {});
    await again.next('reply_end');
    expect(sentencesOf(again).map(([number]) => number)).toEqual([0, 1, 2, 3]);
    again.close();
  });

  it('a reply that was fully heard, or is known only to the client, is not repeated', async () => {
    const { started, message_id } = await loseIn('whole');
    const reply = { message_id, received: 3, played: 1 };
    const again = await connectAgain(there, started, { reply });
    await again.next('reply_end');
    await expectNoMore(again, []);
    // The third sentence is still played by the browser.
    const heard = { message_id, sentence: 2, ms: 100 };
    again.send({ type: 'text', utterance: 2, content: 'Stop', heard });
    const cut = await again.next('reply_cut');
    expect(cut.content).toBe('One is the first. Two is the second.');
    await on.manual.replyWith('Fine, thank you.');
    again.close();
  });

  it('an interrupted reply is not repeated', async () => {
    const { call, started, page } = await on.pickUp();
    const { reply } = await on.ask(call);
    reply.send(`${THREE} And`);
    const { message_id } = await call.next('sentence', (one) => one.sentence === 2);
    call.send({ type: 'speech_start', heard: { message_id: message_id!, sentence: 1, ms: 0 } });
    await call.next('reply_cut');
    call.cut();
    await call.closed;
    const again = await connectAgain(there, started, heardFirst(message_id!));
    endReply((await on.ask(again, 2)).reply);
    await again.next('reply_end');
    expect(sentencesOf(again)).toEqual([[0, 'Fine, thank you.']]);
    expect((await page()).messages.map(({ content }) => content)).toContain('One is the first.');
    again.close();
  });

  it('a reply that failed meanwhile is reported', async () => {
    const { call, started, page } = await on.pickUp();
    const { reply } = await on.ask(call);
    reply.send('The lamps are glowing tonight. And so ');
    const { message_id } = await call.next('sentence', (one) => one.message_id !== null);
    call.cut();
    await call.closed;
    reply.send("I'm fifteen years old, you know. Come closer now. ");
    await expect.poll(async () => (await page()).messages.at(-1)?.status).toBe('failed');
    const again = await connectAgain(there, started, heardFirst(message_id!));
    expect(await again.next('reply_failed')).toMatchObject({ message_id });
    again.close();
  });

  it('a client that does not report its position gets the disclosure and no old reply', async () => {
    const { started } = await loseIn('whole');
    const position = encodeURIComponent('{"reply":"the last"}');
    for (const socket_url of [started.socket_url, `${started.socket_url}&known=${position}`]) {
      const again = await connectCall(there, { socket_url });
      await again.next('notice', ({ kind }) => kind === 'disclosure');
      endReply((await on.ask(again, 2)).reply);
      await again.next('reply_end');
      expect(sentencesOf(again)).toEqual([[0, 'Fine, thank you.']]);
      again.cut();
      await again.closed;
    }
  });
});

describe('the disclosure', () => {
  it('is shown and spoken again when the connection was lost while it was spoken', async () => {
    const { client, slug } = await makeCaller(on.app);
    const started = await startCall(client, slug);
    release = on.speech.holdEnds();
    const call = await connectCall(on.server, started);
    await call.next('sound', (one) => one.message_id === null);
    call.cut();
    await call.closed;
    release();
    const again = await connectAgain(there, started, { notices: 1, is_disclosed: false });
    expect(await again.next('notice')).toMatchObject({
      kind: 'disclosure',
      content: AI_DISCLOSURE,
    });
    // With a new number, because the client may still have the first one.
    const { sentence, content } = await again.next('sentence');
    expect([sentence, content]).toEqual([1, AI_DISCLOSURE]);
    const { stream } = await again.next('sound', (one) => one.sentence === 1);
    expect((await again.next('sound_end', (one) => one.stream === stream)).duration_ms).toBe(
      60 * AI_DISCLOSURE.length,
    );
    again.close();
  });

  it('comes before the rest of a reply', async () => {
    const { started, message_id } = await loseIn('whole');
    const again = await connectAgain(there, started, {
      ...heardFirst(message_id),
      is_disclosed: false,
    });
    await again.next('reply_end');
    const said = again.messages.flatMap((one) => (one.type === 'sentence' ? [one.content] : []));
    expect(said.slice(0, 2)).toEqual([AI_DISCLOSURE, 'Two is the second.']);
    again.close();
  });

  it('that was heard is not repeated', async () => {
    const { started, call } = await on.pickUp();
    call.cut();
    await call.closed;
    const again = await connectAgain(there, started, {});
    endReply((await on.ask(again, 2)).reply);
    await again.next('reply_end');
    expect(again.messages.filter((one) => one.type === 'notice')).toEqual([]);
    again.close();
  });
});
