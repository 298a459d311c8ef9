/** Messages between the load run and its generator processes. All times are milliseconds since the epoch. */

export interface GeneratorTask {
  proxyUrl: string;
  /** Processes of the API, used only to sign in. */
  apiUrls: string[];
  run: string;
  seed: string;
  slug: string;
  /** The number of the first user, and the number of users. */
  from: number;
  people: number;
  /** The time over which the first sends are spread: a reply and a pause. */
  spreadMs: number;
  /** The mean pause after a reply. */
  pauseMs: number;
}

export type PersonTask = Omit<GeneratorTask, 'from' | 'people' | 'apiUrls'> & {
  number: number;
  signInUrl: string;
};

/** A call with a wrong answer, or none. */
export interface CallFailure {
  call: 'send' | 'stream' | 'page' | 'picture';
  /** 0 if there was no answer. */
  status: number;
  began: number;
  ended: number;
  text: string;
}

export interface Turn {
  began: number;
  /** From the send to the first word; null if the reply arrived complete. */
  firstMs: number | null;
  wholeMs: number;
}

export interface PersonReport {
  chatId: string;
  acknowledged: [words: string, id: string][];
  turns: Turn[];
  /** How often the stream ended and was resumed. */
  cuts: number;
  problems: string[];
}

export interface GeneratorReport {
  people: PersonReport[];
  failures: CallFailure[];
  /** Pages and pictures that were read. */
  reads: number;
  /** Replies streaming, by second since the epoch. */
  streaming: [second: number, replies: number][];
  /** The delay of the generator's own event loop, which adds to each of its times. */
  lagMs: { p50: number; p99: number; longest: number };
}

export type ToGenerator = { kind: 'begin' } | { kind: 'finish' };
export type FromGenerator = { kind: 'ready' } | { kind: 'report'; report: GeneratorReport };
