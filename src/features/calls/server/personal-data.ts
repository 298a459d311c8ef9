import { pagesOf } from '#db/pages-of.ts';
import type { EraseStep, ExportSource } from '#features/accounts/server/index.ts';
import { endCall } from './end-call.ts';
import { countCalls, findOpenCallView, selectCallsAfter, type CallRow } from './queries.ts';

const PAGE = 500;

/** The data export of calls; their transcripts are in the chats. */
export const callExport: ExportSource = {
  title: 'Calls',
  about: 'Your voice calls. What was said in them is in your chats, with the ID of each call.',
  count: (ctx, userId) => countCalls(ctx.db, userId),
  async *files(ctx, userId, done) {
    const rows: object[] = [];
    const after = (last?: CallRow) => selectCallsAfter(ctx.db, userId, last?.id, PAGE);
    for await (const page of pagesOf(after, PAGE)) {
      rows.push(...page.map(describe));
      done(page.length);
    }
    if (rows.length > 0)
      yield { path: 'calls.json', content: Buffer.from(JSON.stringify(rows, null, 2)) };
  },
};

const describe = (call: CallRow) => ({
  id: call.id,
  chat_id: call.chat_id,
  state: call.status,
  end_reason: call.end_reason,
  price_per_minute: call.price_per_minute,
  minutes: call.minutes,
  created_at: call.created_at,
  picked_up_at: call.picked_up_at,
  ended_at: call.ended_at,
});

/** Ends an open call, so that its tokens are settled; the rows go with the user. */
export const eraseCalls: EraseStep = async (ctx, { id }) => {
  const open = await findOpenCallView(ctx.db, id);
  if (open) await endCall(ctx, open.id, 'not_allowed');
};
