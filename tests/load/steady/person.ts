import { randomUUID } from 'node:crypto';
import { seededRandom, type Random } from '#platform/models/text/scripted/random.ts';
import { findReaderProblems, readWholeChat } from '../../faults/check-conversation.ts';
import { toLetters } from '../paced-reply.ts';
import {
  createApiUser,
  followChat,
  ProductError,
  signIn,
  type ApiUser,
  type ChatReader,
} from '../product-client.ts';
import type { CallFailure, PersonReport, PersonTask, Turn } from './messages.ts';

/** How long a send is repeated, and how long a reply may take beyond the pace of its engine. */
const REPLY_WITHIN_MS = 90_000;
const TRY_AGAIN_MS = 200;
/** Answers that a repetition does not change. */
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 404, 422, 429]);

/** A user who reads one chat continuously, and sends again some time after each reply. */
export interface Person {
  isStreaming(): boolean;
  /** The number of received replies. */
  countReplies(): number;
  /** Sends messages until `finish` is called. Resolves when the last reply has arrived. */
  work(): Promise<void>;
  finish(): void;
  /** Compares the content read over all connections with the current content of the API. */
  report(): Promise<PersonReport>;
}

/** The awaited reply. */
interface Waiting {
  began: number;
  /** Known when the message is acknowledged; its words may arrive earlier. */
  replyId?: string;
  firstAt?: number;
  check(): void;
}

/** Signs in at a process of the API, since the proxies hide the sign-in of development. Everything else goes through the proxy. */
export async function createPerson(task: PersonTask, onFailure: (failure: CallFailure) => void) {
  const { token } = await signIn(task.signInUrl, `load-${task.run}-${task.number}@example.test`);
  const user = createApiUser(task.proxyUrl, token);
  const chat = await user.openChat(task.slug);
  const reader = await followChat(user, chat.id, chat.event_id);
  return new SteadyPerson(task, user, chat.id, reader, onFailure);
}

class SteadyPerson implements Person {
  private readonly acknowledged: [words: string, id: string][] = [];
  private readonly turns: Turn[] = [];
  private readonly problems: string[] = [];
  private readonly random: Random;
  private waiting: Waiting | undefined;
  private cuts = 0;
  private isFinishing = false;
  private isOver = false;

  private readonly task: PersonTask;
  private readonly user: ApiUser;
  private readonly chatId: string;
  private reader: ChatReader;
  private readonly onFailure: (failure: CallFailure) => void;

  constructor(
    task: PersonTask,
    user: ApiUser,
    chatId: string,
    reader: ChatReader,
    onFailure: (failure: CallFailure) => void,
  ) {
    this.task = task;
    this.user = user;
    this.chatId = chatId;
    this.reader = reader;
    this.onFailure = onFailure;
    this.random = seededRandom(`${task.seed}-${task.number}`);
  }

  isStreaming = () => this.waiting?.firstAt !== undefined;
  countReplies = () => this.turns.length;
  finish = () => void (this.isFinishing = true);

  async work(): Promise<void> {
    this.listen();
    const following = this.keepFollowing();
    // The number of streaming replies is the same from the start.
    await pause(this.random.next() * this.task.spreadMs);
    for (let number = 0; !this.isFinishing; number += 1) {
      await this.takeTurn(`Tell me more, ${toLetters(this.task.number)}-${toLetters(number)}`);
      await pause(this.random.next() * 2 * this.task.pauseMs);
    }
    this.isOver = true;
    this.reader.close();
    await following;
  }

  async report(): Promise<PersonReport> {
    const stored = await readWholeChat(this.user, this.chatId);
    this.user.close();
    return {
      chatId: this.chatId,
      acknowledged: this.acknowledged,
      turns: this.turns,
      cuts: this.cuts,
      problems: [...this.problems, ...findReaderProblems(this.reader, stored)],
    };
  }

  private async takeTurn(words: string): Promise<void> {
    const began = Date.now();
    const finished = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), REPLY_WITHIN_MS + this.task.spreadMs);
      this.waiting = {
        began,
        check: () => {
          const reply = this.reader.messages.get(this.waiting?.replyId ?? '');
          if (reply?.status !== 'done' && reply?.status !== 'failed') return;
          clearTimeout(timer);
          resolve(true);
        },
      };
    });
    if (!(await this.send(words))) return this.finish();
    this.waiting!.check();
    if (!(await finished)) this.problems.push(`no reply in time: "${words}"`);
    const { firstAt } = this.waiting!;
    this.turns.push({
      began,
      firstMs: firstAt ? firstAt - began : null,
      wholeMs: Date.now() - began,
    });
    this.waiting = undefined;
  }

  /** Repeats a send with its key until it is acknowledged. @returns false if the product permanently refuses it */
  private async send(words: string): Promise<boolean> {
    const key = randomUUID();
    const until = Date.now() + REPLY_WITHIN_MS;
    for (;;) {
      const began = Date.now();
      try {
        const sent = await this.user.send(this.chatId, words, key);
        this.acknowledged.push([words, sent.id]);
        this.waiting!.replyId = sent.reply_id!;
        return true;
      } catch (error) {
        this.note('send', began, error);
        if (error instanceof ProductError && REFUSALS.has(error.status)) {
          this.problems.push(`refused: "${words}" (${error.message})`);
          return false;
        }
        if (Date.now() > until) {
          this.problems.push(`never acknowledged: "${words}" (${String(error)})`);
          return false;
        }
        await pause(TRY_AGAIN_MS);
      }
    }
  }

  private listen(): void {
    this.reader.onEvent = (name, data) => {
      const isText = name === 'd' || (name === 'reply' && data.text !== '');
      if (isText && this.waiting) this.waiting.firstAt ??= Date.now();
      if (name === 'message') this.waiting?.check();
    };
  }

  /** Resumes the stream whenever it ends. */
  private async keepFollowing(): Promise<void> {
    for (;;) {
      await this.reader.ended;
      if (this.isOver) return;
      this.cuts += 1;
      while (!this.isOver) {
        const began = Date.now();
        try {
          const { user, chatId, reader } = this;
          this.reader = await followChat(user, chatId, reader.lastEventId, reader);
          this.listen();
          break;
        } catch (error) {
          this.note('stream', began, error);
          await pause(TRY_AGAIN_MS);
        }
      }
      if (this.isOver) this.reader.close();
    }
  }

  private note(call: CallFailure['call'], began: number, error: unknown): void {
    const status = error instanceof ProductError ? error.status : 0;
    this.onFailure({ call, status, began, ended: Date.now(), text: String(error).slice(0, 200) });
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
