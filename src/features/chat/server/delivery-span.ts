import { unpackOrigin } from '#platform/origin.ts';
import { NO_SPAN, type Tracing } from '#platform/tracing/tracing.ts';

/** The span of a reply's delivery to one reader's event stream, from start to end. */
export function createDelivery(tracing: Tracing) {
  let span = NO_SPAN;
  let hasText = false;
  const end = (outcome: string): void => {
    if (span === NO_SPAN) return;
    span.set({ 'everafter.delivery.outcome': outcome });
    span.end();
    span = NO_SPAN;
  };
  return {
    /** `origin`: the reply's origin, as stored in its row. */
    begin(origin: unknown): void {
      if (!tracing.isOn) return;
      end('interrupted');
      const { traceparent } = unpackOrigin(origin);
      if (!traceparent) return;
      hasText = false;
      span = tracing.start('deliver reply', { kind: 'consumer', parent: { traceparent } });
    },
    text(): void {
      if (span === NO_SPAN || hasText) return;
      hasText = true;
      span.event('first_text');
    },
    end,
  };
}
