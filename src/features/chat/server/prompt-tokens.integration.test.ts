import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chats } from '#db/schema/index.ts';
import { createTestApp } from '#tests/helpers/app.ts';
import { waitForReply } from '#tests/helpers/chat-pictures.ts';
import { openChat } from '#tests/helpers/chats.ts';
import { makeCharacter } from '#tests/helpers/factories.ts';
import type { StandInOptions } from '#tests/stand-ins/openai-options.ts';
import { startOpenAiStandIn } from '#tests/stand-ins/openai-server.ts';

/** The scale of a chat’s token estimate after a message of 600 words. */
async function scaleAfterReply(options: StandInOptions) {
  const server = await startOpenAiStandIn({ ...options, models: ['rose'] });
  const app = await createTestApp({ env: { TEXT_BASE_URL: server.base_url, TEXT_MODEL: 'rose' } });
  try {
    const { slug } = await makeCharacter(app.ctx.db, {});
    const client = await app.signIn({ plan: 'premium' });
    const { id } = await openChat(client, slug);
    await client.post(`/chat/${id}/messages`, { content: 'The lake is calm '.repeat(150) });
    await waitForReply(client, id);
    const [chat] = await app.ctx.db.select().from(chats).where(eq(chats.id, id));
    const { length } = server.requestLines.filter((line) => line.includes('/tokenize'));
    return { scale: chat!.prompt_scale, tokenizations: length };
  } finally {
    await app.close();
    await server.close();
  }
}

test('the next prompt is scaled by the server’s count', async () => {
  const { scale, tokenizations } = await scaleAfterReply({});
  expect(scale).toBeLessThan(1);
  expect(tokenizations).toBe(0);
});

test('if a server reports no counts, its tokenizer is used', async () => {
  const { scale } = await scaleAfterReply({ hides_usage: true, tokenize: 'llama.cpp' });
  expect(scale).toBeLessThan(1);
});

test('with neither, the estimate is all there is', async () => {
  const { scale } = await scaleAfterReply({ hides_usage: true });
  expect(scale).toBeNull();
});
