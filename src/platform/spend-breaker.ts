import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#db/client.ts';
import { engine_use } from '#db/schema/index.ts';
import { AppError } from './errors.ts';
import type { Log } from './log.ts';
import type { Telemetry } from './telemetry.ts';

export type SpendKind = (typeof KINDS)[number];
const KINDS = ['image', 'text', 'speech'] as const;

/** Limits for the current clock hour and for the last 24 clock hours; null means no limit. */
export interface SpendLimits {
  hour: number | null;
  day: number | null;
}

interface Use {
  hour: number;
  day: number;
}

/** The state of one kind, for the operator. */
export interface SpendState {
  open: boolean;
  used: Use;
  limits: SpendLimits;
}

/**
 * Limits what all users together request from paid engines. Usage is counted per hour in the
 * database, so it survives restarts and is shared by all processes.
 */
export interface SpendBreaker {
  /**
   * Counts a request exactly, in its transaction.
   * @throws AppError engine_unavailable over the limit
   */
  reserve(tx: Transaction, kind: SpendKind, amount: number): Promise<void>;
  /** Releases a reservation of that time that was not used. */
  release(tx: Queryable, kind: SpendKind, amount: number, reservedAt: Date): Promise<void>;
  /** Counts in this process; the database and other processes are updated within seconds. */
  count(kind: SpendKind): void;
  /**
   * Checks the locally known usage without a query.
   * @throws AppError engine_unavailable over the limit
   */
  require(kind: SpendKind): void;
  isOpen(kind: SpendKind): boolean;
  /** After the engine of a kind changed. */
  setLimits(kind: SpendKind, limits: SpendLimits): void;
  status(): Record<SpendKind, SpendState>;
  /** Writes the local counts and reads the totals; runs automatically every few seconds. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const REFRESH_MS = 5000;
const RETENTION_HOURS = 48;
/** The minimum interval between two warnings about the same limit. */
const WARN_EVERY_MS = 60_000;

const NOT_COUNTED = 'engine usage not counted';

interface Parts {
  db: Queryable;
  limits: Record<SpendKind, SpendLimits>;
  telemetry: Telemetry;
  log: Log;
  now: () => Date;
}

export async function createSpendBreaker(parts: Parts): Promise<SpendBreaker> {
  const { db, telemetry, log, now } = parts;
  const limits = { ...parts.limits };
  const isBounded = (kind: SpendKind) => limits[kind].hour !== null || limits[kind].day !== null;
  const boundedKinds = () => KINDS.filter(isBounded);
  /** The usage last read from the database, its hour, and the local counts since then. */
  let known: Record<SpendKind, Use> = {
    image: { hour: 0, day: 0 },
    text: { hour: 0, day: 0 },
    speech: { hour: 0, day: 0 },
  };
  let knownHour = hourOf(now());
  let pending: Record<SpendKind, number> = { image: 0, text: 0, speech: 0 };
  const warnedAt = new Map<SpendKind, number>();

  const usedOf = (kind: SpendKind): Use => {
    const isSameHour = hourOf(now()).getTime() === knownHour.getTime();
    const { hour, day } = known[kind];
    return { hour: (isSameHour ? hour : 0) + pending[kind], day: day + pending[kind] };
  };
  const isOver = (kind: SpendKind, { hour, day }: Use): boolean =>
    hour > (limits[kind].hour ?? Infinity) || day > (limits[kind].day ?? Infinity);

  function refusal(kind: SpendKind, used: Use): AppError {
    telemetry.spendRefusals.inc({ kind });
    const at = now().getTime();
    if (at - (warnedAt.get(kind) ?? -Infinity) >= WARN_EVERY_MS) {
      warnedAt.set(kind, at);
      log.warn({ kind, used, limits: limits[kind] }, 'spend limit reached: requests are refused');
    }
    const untilHour = HOUR_MS - (at % HOUR_MS);
    return new AppError('engine_unavailable', { retryAfter: Math.ceil(untilHour / 1000) });
  }

  function updateMetrics(): void {
    for (const kind of boundedKinds())
      for (const window of ['hour', 'day'] as const) {
        telemetry.engineUse.set({ kind, window }, usedOf(kind)[window]);
        telemetry.engineLimit.set({ kind, window }, limits[kind][window] ?? Infinity);
      }
  }

  async function refresh(): Promise<void> {
    const written = pending;
    pending = { image: 0, text: 0, speech: 0 };
    try {
      for (const kind of KINDS) if (written[kind] > 0) await add(db, kind, written[kind], now());
    } catch (error) {
      for (const kind of KINDS) pending[kind] += written[kind];
      throw error;
    }
    knownHour = hourOf(now());
    for (const kind of boundedKinds()) known = { ...known, [kind]: await readUse(db, kind, now()) };
    updateMetrics();
  }

  const breaker: SpendBreaker = {
    async reserve(tx, kind, amount) {
      if (!isBounded(kind)) return;
      // Locks the row of the hour, so that the next transaction sees this count.
      await add(tx, kind, amount, now());
      const used = await readUse(tx, kind, now());
      if (isOver(kind, used)) throw refusal(kind, used);
    },
    async release(tx, kind, amount, reservedAt) {
      if (amount <= 0 || !isBounded(kind)) return;
      await tx
        .update(engine_use)
        .set({ amount: sql`greatest(0, ${engine_use.amount} - ${amount}::int)` })
        .where(and(eq(engine_use.kind, kind), eq(engine_use.hour, hourOf(reservedAt))));
    },
    count(kind) {
      if (isBounded(kind)) pending[kind] += 1;
    },
    require(kind) {
      if (breaker.isOpen(kind)) throw refusal(kind, usedOf(kind));
    },
    isOpen(kind) {
      const { hour, day } = usedOf(kind);
      return isBounded(kind) && isOver(kind, { hour: hour + 1, day: day + 1 });
    },
    setLimits: (kind, next) => void (limits[kind] = next),
    status: () =>
      Object.fromEntries(
        KINDS.map((kind) => [
          kind,
          { open: breaker.isOpen(kind), used: usedOf(kind), limits: limits[kind] },
        ]),
      ) as Record<SpendKind, SpendState>,
    refresh,
    async close() {
      clearInterval(timer);
      await refresh().catch((error: unknown) => log.warn({ err: error }, NOT_COUNTED));
    },
  };
  let refreshing = false;
  const timer = setInterval(() => {
    if (refreshing) return;
    refreshing = true;
    refresh()
      .catch((error: unknown) => log.warn({ err: error }, NOT_COUNTED))
      .finally(() => (refreshing = false));
  }, REFRESH_MS);
  timer.unref();
  await deleteOldUse(db, now());
  await refresh();
  return breaker;
}

/** Deletes hours that no limit considers anymore. */
export async function deleteOldUse(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(engine_use)
    .where(lt(engine_use.hour, new Date(now.getTime() - RETENTION_HOURS * HOUR_MS)));
}

const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);

async function add(db: Queryable, kind: SpendKind, amount: number, now: Date): Promise<void> {
  await db
    .insert(engine_use)
    .values({ kind, hour: hourOf(now), amount })
    .onConflictDoUpdate({
      target: [engine_use.kind, engine_use.hour],
      set: { amount: sql`${engine_use.amount} + ${amount}::int` },
    });
}

/** Reads at most 24 rows. */
async function readUse(db: Queryable, kind: SpendKind, now: Date): Promise<Use> {
  const hour = hourOf(now);
  const rows = await db
    .select({ hour: engine_use.hour, amount: engine_use.amount })
    .from(engine_use)
    .where(
      and(eq(engine_use.kind, kind), gt(engine_use.hour, new Date(hour.getTime() - 24 * HOUR_MS))),
    );
  const sum = (some: typeof rows) => some.reduce((total, { amount }) => total + amount, 0);
  return {
    hour: sum(rows.filter((row) => row.hour.getTime() === hour.getTime())),
    day: sum(rows),
  };
}
