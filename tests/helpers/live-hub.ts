import type { LiveReceiver, LiveTransport } from '#platform/live.ts';

/** One process's transport on the hub. */
export interface HubTransport extends LiveTransport {
  /** The channels that the process listens to. */
  readonly listened: ReadonlySet<string>;
  /** Its subscriptions and unsubscriptions, such as `+chat:1` and `-chat:1`. */
  readonly asked: string[];
  /** The process gets nothing until `restore`, which notifies it of the gap. */
  cut(): void;
  restore(): void;
  /** The hub confirms no channel until the returned function is called. */
  hold(): () => void;
}

/** Delivers messages between the processes of a test, immediately and in order. */
export function createLiveHub({ carriesText = true } = {}): {
  connect(): HubTransport;
  /** All sent messages, in order. */
  sent: { channel: string; message: Record<string, unknown> }[];
} {
  const receivers = new Map<HubTransport, (channel: string, json: string) => void>();
  const sent: { channel: string; message: Record<string, unknown> }[] = [];
  const connect = (): HubTransport => {
    const listened = new Set<string>();
    const asked: string[] = [];
    let isCut = false;
    let receiver: LiveReceiver | undefined;
    let held = Promise.resolve();
    const transport: HubTransport = {
      carriesText,
      listened,
      asked,
      async open(given) {
        receiver = given;
        receivers.set(transport, (channel, json) => {
          if (!isCut && listened.has(channel)) given.receive(channel, json);
        });
      },
      send(channel, json) {
        sent.push({ channel, message: JSON.parse(json) });
        for (const [other, receive] of receivers) if (other !== transport) receive(channel, json);
      },
      async listen(channel) {
        asked.push(`+${channel}`);
        await held;
        listened.add(channel);
      },
      unlisten(channel) {
        asked.push(`-${channel}`);
        listened.delete(channel);
      },
      async close() {
        receivers.delete(transport);
      },
      cut: () => (isCut = true),
      restore() {
        isCut = false;
        receiver?.missed();
      },
      hold() {
        const { promise, resolve } = Promise.withResolvers<void>();
        held = promise;
        return resolve;
      },
    };
    return transport;
  };
  return { connect, sent };
}
