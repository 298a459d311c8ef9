import type { Call } from '../contract.ts';
import type { CallView } from './queries.ts';

export const presentCall = (call: CallView): Call => ({
  id: call.id,
  chat_id: call.chat_id,
  character: call.character,
  state: call.status,
  end_reason: call.end_reason,
  price_per_minute: call.price_per_minute,
  minutes: call.minutes,
  created_at: call.created_at.toISOString(),
  picked_up_at: call.picked_up_at?.toISOString() ?? null,
  ended_at: call.ended_at?.toISOString() ?? null,
});
