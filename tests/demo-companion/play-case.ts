import { scriptCard } from '#features/chat/server/script-card.ts';
import { createTextEngine, streamReply, type TextMessage } from '#platform/models/text/index.ts';
import type { DemoCase } from './cases.ts';

const engine = await createTextEngine({ scripted: { delay_ms: 0 } });

/** The demo engine's replies to a case, one for each line of the user. */
export async function playCase({ id, said, character, isUserMade }: DemoCase): Promise<string[]> {
  const messages: TextMessage[] = [{ role: 'assistant', content: character.opening_message }];
  const replies: string[] = [];
  for (const [turn, content] of said.entries()) {
    messages.push({ role: 'user', content });
    let reply = '';
    const provider_options = {
      scripted: {
        ...scriptCard(character),
        ...(isUserMade && { own_words: {} }),
        user_name: 'Robin',
        facts: [],
        seed: `${id}/${turn}`,
      },
    };
    for await (const part of streamReply(engine, { messages, provider_options }))
      if (part.type === 'delta') reply += part.text;
    replies.push(reply);
    messages.push({ role: 'assistant', content: reply });
  }
  return replies;
}
