import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chats } from '#db/schema/index.ts';
import type { CallSocket } from '#tests/helpers/calls.ts';
import { sendMessage } from '#tests/helpers/chats.ts';
import {
  endReply,
  SILENCE,
  startSpokenCalls,
  type SpokenCalls,
} from '#tests/helpers/spoken-calls.ts';
import { makeWav } from '#tests/stand-ins/sounds.ts';

let on: SpokenCalls;
beforeAll(async () => void (on = await startSpokenCalls()));
afterEach(() => on.hears());
afterAll(() => on.close());

const sentencesOf = (call: CallSocket) =>
  call.messages.filter((one) => one.type === 'sentence').filter((one) => one.message_id !== null);

/** Ends the stream of a chat's events that a call reads, by one that cannot be read. */
async function breakEvents(chatId: string): Promise<void> {
  const { db, live } = on.app.ctx;
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  live.publish(`chat:${chatId}`, { t: 'changed', rev: chat!.rev + 1, messages: [null] });
}

describe('a spoken turn', () => {
  it('is transcribed, answered, and spoken in the character’s voice', async () => {
    const { started, call, page } = await on.pickUp();
    const { transcript, reply } = await on.ask(call);
    expect(transcript).toMatchObject({ utterance: 1, content: 'How was your day?' });
    expect(on.transcription.heard).toMatchObject([{ type: 'audio/wav', seconds: 0.5 }]);
    reply.send('*She smiles softly.* It was lovely, thank you. And how was your own ');
    const first = await call.next('sentence', (one) => one.message_id !== null);
    expect(first).toMatchObject({ sentence: 0, sample_rate: 24_000 });
    expect(first.content).toBe('It was lovely, thank you.');
    reply.send('day?');
    reply.finish();
    const { message_id } = await call.next('reply_end');
    expect(message_id).toBe(first.message_id);
    expect(sentencesOf(call).map(({ sentence, content }) => [sentence, content])).toEqual([
      [0, 'It was lovely, thank you.'],
      [1, 'And how was your own day?'],
    ]);
    const { stream } = await call.next(
      'sound',
      (one) => one.sentence === 1 && one.message_id !== null,
    );
    const { duration_ms } = await call.next('sound_end', (one) => one.stream === stream);
    expect(duration_ms).toBe(60 * 'And how was your own day?'.length);
    const whole = makeWav(duration_ms / 1000).subarray(44);
    expect(Buffer.concat(call.sounds.get(stream)!).equals(whole)).toBe(true);
    expect(on.speech.spoken).toMatchObject([
      { input: 'It was lovely, thank you.', voice: 'nova', response_format: 'pcm' },
      { input: 'And how was your own day?', voice: 'nova', response_format: 'pcm' },
    ]);
    const { messages, unread } = await page();
    expect(messages.map(({ content, call_id }) => [content, call_id])).toEqual([
      ['How was your day?', started.id],
      ['*She smiles softly.* It was lovely, thank you. And how was your own day?', started.id],
    ]);
    expect(unread).toBe(0);
    call.close();
  });

  it('requests speech at most two sentences ahead of the current one', async () => {
    const { call } = await on.pickUp();
    const { reply } = await on.ask(call);
    reply.send(
      'One is the first. Two is the second. Three is the third. Four is the fourth. And so on it ',
    );
    await call.next('sentence', (one) => one.sentence === 3);
    await call.until(() => call.messages.filter((one) => one.type === 'sound_end').length === 4);
    expect(on.speech.spoken).toHaveLength(3);
    const { message_id } = sentencesOf(call)[0]!;
    call.send({ type: 'played', message_id, sentence: 0 });
    await on.speech.waitUntil(() => on.speech.spoken.length === 4);
    reply.finish();
    call.close();
  });

  it('is spoken once even if the chat’s events are requested again', async () => {
    const { call, started } = await on.pickUp();
    const { reply } = await on.ask(call);
    reply.send('One is the first. Two is the second. And');
    await call.next('sentence', (one) => one.sentence === 1);
    await breakEvents(started.chat_id);
    reply.send(' three is the third. And');
    await call.next('sentence', (one) => one.sentence === 2);
    await breakEvents(started.chat_id);
    reply.send(' four is the last.');
    reply.finish();
    await call.next('reply_end');
    expect(sentencesOf(call).map(({ sentence, content }) => [sentence, content])).toEqual([
      [0, 'One is the first.'],
      [1, 'Two is the second.'],
      [2, 'And three is the third.'],
      [3, 'And four is the last.'],
    ]);
    call.close();
  });

  it('is not confused with one typed in the chat meanwhile', async () => {
    const { call, client, started, page } = await on.pickUp();
    endReply((await on.ask(call)).reply);
    await call.next('reply_end');
    await sendMessage(client, started.chat_id, 'This is typed on the page of the chat');
    await on.manual.replyWith('This is read there. Nobody says it.');
    await expect.poll(async () => (await page()).messages.at(-1)?.status).toBe('done');
    endReply((await on.ask(call, 2)).reply);
    await call.until(() => call.messages.filter(({ type }) => type === 'reply_end').length === 2);
    expect(sentencesOf(call).map(({ content }) => content)).toEqual([
      'Fine, thank you.',
      'Fine, thank you.',
    ]);
    call.close();
  });

  it('that cannot be understood is reported, and the call continues', async () => {
    const { call } = await on.pickUp();
    on.hears('');
    on.speak(call, 1);
    expect(await call.next('not_understood')).toMatchObject({ utterance: 1 });
    on.transcription.fail({ kind: 'status', status: 400 });
    on.speak(call, 2);
    await call.next('not_understood', (one) => one.utterance === 2);
    call.send({ type: 'speech_start', heard: null });
    call.send({ type: 'speech_end', utterance: 3 });
    await call.next('not_understood', (one) => one.utterance === 3);
    on.hears('Now it is clear');
    endReply((await on.ask(call, 4)).reply);
    call.close();
  });

  it('that was no speech is forgotten', async () => {
    const { call } = await on.pickUp();
    call.send({ type: 'speech_start', heard: null });
    call.sendSound(SILENCE);
    call.send({ type: 'speech_cancel' });
    call.sendSound(SILENCE);
    expect(await call.next('error')).toMatchObject({ code: 'not_speaking' });
    expect(on.transcription.heard).toEqual([]);
    call.close();
  });

  it('longer than a minute is cut, and reported once', async () => {
    const { call } = await on.pickUp();
    call.send({ type: 'speech_start', heard: null });
    for (let at = 0; at < 33; at += 1) call.sendSound(Buffer.alloc(60_000));
    call.send({ type: 'speech_end', utterance: 1 });
    await call.next('transcript');
    expect(call.messages.filter((one) => one.type === 'error')).toMatchObject([
      { code: 'too_long' },
    ]);
    expect(on.transcription.heard[0]!.seconds).toBe(60);
    await on.manual.replyWith('Fine, thank you.');
    call.close();
  });

  it('whose speech fails keeps its captions', async () => {
    const { call } = await on.pickUp();
    const { reply } = await on.ask(call);
    on.speech.fail({ kind: 'status', status: 400 });
    reply.send('This stays silent here. And this is said aloud. And so ');
    const { stream } = await call.next('sound', (one) => one.message_id !== null);
    expect(await call.next('sound_end', (one) => one.stream === stream)).toMatchObject({
      duration_ms: 0,
    });
    reply.finish();
    await call.next('reply_end');
    call.close();
  });
});
