import { closeStatement, nameOffset, readName, renameStatement, TYPES } from './messages.ts';

const PARSE_COMPLETE = Buffer.from([0x31, 0, 0, 0, 4]);
const isParsed = (output: Uint8Array) => output[0] === PARSE_COMPLETE[0];

/** More than the product's own statements; lists add more, one per number of parameters. */
const MAX_STATEMENTS = 300;
/** Statements are planned again after this time, since tables grow. Milliseconds. */
const PLANNED_FOR_MS = 60_000;
const CHANGES_SCHEMA = /\b(?:create|alter|drop|deallocate|discard)\b/i;

/** Sends messages to the backend and returns their output. */
type Execute = (messages: Uint8Array) => Promise<Uint8Array>;

/** A statement of the backend, for all connections that use it. */
interface Shared {
  key: string;
  name: string;
  /** The Parse message that creates it. */
  parse: Buffer;
  /** Undefined while the backend does not have it. */
  parsedAt: number | undefined;
}

/** A connection's statement names. */
export type StatementNames = Map<string, Shared>;

/**
 * Lets all connections of one backend share its prepared statements: the same text is parsed once
 * and planned once a minute, even when clients send it unnamed each time. Names are local to each
 * connection. Decision 019.
 */
export class SharedStatements {
  #execute: Execute;
  #now: () => number;
  #byKey = new Map<string, Shared>();
  #made = 0;

  constructor(execute: Execute, now = () => performance.now()) {
    this.#execute = execute;
    this.#now = now;
  }

  /** Runs a batch (up to Sync, or one simple query) and returns the output for its client. */
  async run(batch: readonly Buffer[], names: StatementNames): Promise<Uint8Array[]> {
    const outputs: Uint8Array[] = [];
    let waiting: Buffer[] = [];
    const flush = async () => {
      if (waiting.length > 0) outputs.push(await this.#execute(Buffer.concat(waiting)));
      waiting = [];
    };
    for (const [index, message] of batch.entries()) {
      if (message[0] === TYPES.parse) {
        // oxlint-disable-next-line no-await-in-loop -- the messages of a batch have an order
        await flush();
        // oxlint-disable-next-line no-await-in-loop
        outputs.push(await this.#onParse(message, names, index === 0));
      } else {
        // oxlint-disable-next-line no-await-in-loop
        waiting.push(...(await this.#translate(message, names)));
      }
    }
    // One call for several messages takes a third of the time of separate calls.
    await flush();
    return outputs;
  }

  async #onParse(message: Buffer, names: StatementNames, isFirst: boolean): Promise<Uint8Array> {
    const name = readName(message, nameOffset(message)!);
    const shared = this.#find(message);
    // After an error the backend ignores messages up to Sync, so only a batch's first is answered here.
    const isKnown = isFirst && this.#isFresh(shared);
    const output = isKnown ? PARSE_COMPLETE : await this.#parse(shared);
    if (isParsed(output)) names.set(name, shared);
    else names.delete(name);
    return output;
  }

  /** The messages that the backend receives instead of a client's. */
  async #translate(message: Buffer, names: StatementNames): Promise<Buffer[]> {
    if (message[0] === TYPES.query && CHANGES_SCHEMA.test(message.toString('latin1')))
      await Promise.all([...this.#byKey.values()].map((shared) => this.#close(shared)));
    const at = nameOffset(message);
    const shared = at === undefined ? undefined : names.get(readName(message, at));
    if (at === undefined || !shared) return [message];
    if (message[0] === TYPES.close) {
      names.delete(readName(message, at));
      // Others may use the statement. The backend does not know the client's name for it, which is
      // not an error.
      return [message];
    }
    const renamed = renameStatement(message, at, shared.name);
    if (shared.parsedAt !== undefined) return [renamed];
    // It was closed after this client's Parse. A client without the statement gets the backend's error.
    await this.#parse(shared);
    return [renamed];
  }

  #find(parse: Buffer): Shared {
    const at = nameOffset(parse)!;
    const key = parse.toString('latin1', at + readName(parse, at).length + 1);
    const known = this.#byKey.get(key);
    if (known) return known;
    this.#made += 1;
    const name = `shared_${this.#made}`;
    return { key, name, parse: renameStatement(parse, at, name), parsedAt: undefined };
  }

  /** Returns the backend's output: ParseComplete, or an error. */
  async #parse(shared: Shared): Promise<Uint8Array> {
    await this.#close(shared);
    const output = await this.#execute(shared.parse);
    if (!isParsed(output)) return output;
    shared.parsedAt = this.#now();
    this.#byKey.delete(shared.key);
    this.#byKey.set(shared.key, shared);
    const [oldest] = this.#byKey.values();
    if (this.#byKey.size > MAX_STATEMENTS && oldest) {
      this.#byKey.delete(oldest.key);
      await this.#close(oldest);
    }
    return output;
  }

  async #close(shared: Shared): Promise<void> {
    if (shared.parsedAt === undefined) return;
    shared.parsedAt = undefined;
    await this.#execute(closeStatement(shared.name));
  }

  #isFresh({ parsedAt }: Shared): boolean {
    return parsedAt !== undefined && this.#now() - parsedAt < PLANNED_FOR_MS;
  }
}
