/** A small JSON message on a channel such as `chat:<id>`. */
export type LiveMessage = Record<string, unknown>;
type Handler = (message: LiveMessage) => void;

/** What a transport reports to the bus of its process. */
export interface LiveReceiver {
  /** A message from another process: the JSON that was passed to `send` there. */
  receive(channel: string, json: string): void;
  /** The connection was lost and every channel is listened to again: messages may be missing. */
  missed(): void;
}

/** Carries messages between processes. Messages may be delivered twice, but never to the sender. */
export interface LiveTransport {
  /**
   * True if the transport may carry texts (Redis). PostgreSQL's NOTIFY is limited to 8,000 bytes,
   * so it carries only ids.
   */
  readonly carriesText: boolean;
  /** Connects. Called once, before everything else. */
  open(receiver: LiveReceiver): Promise<void>;
  send(channel: string, json: string): void;
  /**
   * Resolves when the channel's messages arrive. Survives reconnects until `unlisten`, and may be
   * called again while pending.
   */
  listen(channel: string): Promise<void>;
  unlisten(channel: string): void;
  close(): Promise<void>;
}

/** Ends the subscription when called. */
export interface Subscription {
  (): void;
  /**
   * Resolves when messages of every process arrive: what is read from the database afterwards and
   * what arrives leave no gap. Rejects when that takes too long.
   */
  readonly ready: Promise<void>;
}

export interface Live {
  /** True if other processes receive whole messages, not hints. */
  readonly carriesText: boolean;
  /**
   * Delivers `message` in this process, and in the others if the transport carries texts; otherwise
   * they receive `hint` (null for nothing).
   */
  publish(channel: string, message: LiveMessage, hint?: LiveMessage | null): void;
  /** Publishes to other processes only. */
  hint(channel: string, message: LiveMessage): void;
  /** Publishes in this process only. */
  deliver(channel: string, message: LiveMessage): void;
  /**
   * Calls `handler` with each message, and `onGap` when messages of other processes may have been
   * lost, once those that follow arrive again.
   */
  subscribe(channel: string, handler: Handler, onGap?: () => void): Subscription;
  close(): Promise<void>;
}

/** A channel is kept for this long without a reader, so that one who reconnects finds it. */
const LINGER_MS = 5000;
/** A browser considers a stream dead after 8 seconds of silence. */
const LISTEN_WITHIN_MS = 5000;

interface Reader {
  handler: Handler;
  onGap: (() => void) | undefined;
}

interface HeldChannel {
  readers: Set<Reader>;
  ready: Promise<void>;
  hasFailed: boolean;
  /** Set while the channel has no reader. */
  leaving?: NodeJS.Timeout;
}

/** The live bus: in process, and over `transport` if the roles run in separate processes. */
export async function createLive(transport?: LiveTransport): Promise<Live> {
  const channels = new Map<string, HeldChannel>();

  const deliver = (channel: string, message: LiveMessage): void => {
    for (const { handler } of channels.get(channel)?.readers ?? []) handler(message);
  };
  const listen = (channel: string, held: HeldChannel): void => {
    if (!transport) return;
    held.hasFailed = false;
    held.ready = within(transport.listen(channel), LISTEN_WITHIN_MS);
    // Not every reader awaits it.
    held.ready.catch(() => (held.hasFailed = true));
  };
  const enter = (channel: string): HeldChannel => {
    const known = channels.get(channel);
    const held = known ?? { readers: new Set(), ready: Promise.resolve(), hasFailed: false };
    clearTimeout(held.leaving);
    channels.set(channel, held);
    if (!known || held.hasFailed) listen(channel, held);
    return held;
  };
  const leave = (channel: string, held: HeldChannel): void => {
    if (held.readers.size > 0 || channels.get(channel) !== held) return;
    clearTimeout(held.leaving);
    if (!transport) return void channels.delete(channel);
    held.leaving = setTimeout(() => {
      channels.delete(channel);
      transport.unlisten(channel);
    }, LINGER_MS).unref();
  };
  const send = (channel: string, message: LiveMessage): void =>
    transport?.send(channel, JSON.stringify(message));

  await transport?.open({
    receive(channel, json) {
      // PostgreSQL also delivers messages for other processes, and a channel outlives its last
      // reader.
      if (channels.get(channel)?.readers.size) deliver(channel, JSON.parse(json) as LiveMessage);
    },
    missed() {
      for (const { readers } of channels.values()) for (const { onGap } of readers) onGap?.();
    },
  });
  const carriesText = transport?.carriesText ?? false;
  return {
    carriesText,
    publish(channel, message, hint) {
      deliver(channel, message);
      if (carriesText) send(channel, message);
      else if (hint !== null) send(channel, hint ?? message);
    },
    hint: send,
    deliver,
    subscribe(channel, handler, onGap) {
      const held = enter(channel);
      const reader = { handler, onGap };
      held.readers.add(reader);
      const end = (): void => {
        if (held.readers.delete(reader)) leave(channel, held);
      };
      return Object.assign(end, { ready: held.ready });
    },
    async close() {
      for (const { leaving } of channels.values()) clearTimeout(leaving);
      channels.clear();
      await transport?.close();
    },
  };
}

/** @throws Error when `work` takes longer than `ms` */
function within(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the live bus does not listen')), ms).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
