type Work = () => void;
type Begin = <T>(work: (tx: Beginning) => Promise<T>, config?: unknown) => Promise<T>;
/** The part of a database or transaction that begins transactions. */
interface Beginning {
  transaction: Begin;
}

const waiting = new WeakMap<object, Work[]>();

/**
 * Runs `work`, which must not throw, once the transaction has committed; never if it is rolled
 * back. Used for metrics, so that they never count something that was rolled back.
 */
export function afterCommit(tx: object, work: Work): void {
  const works = waiting.get(tx);
  if (!works) throw new Error('afterCommit needs an open transaction');
  works.push(work);
}

/**
 * Makes the database's transactions, including nested ones, run the work passed to `afterCommit`.
 */
export function runAfterCommits(db: object): void {
  // as: drizzle's types for a database and a transaction include their schema; only this call
  // matters.
  const beginning = db as Beginning;
  const begin = beginning.transaction.bind(beginning) as Begin;
  beginning.transaction = async (work, config) => {
    let works: Work[] = [];
    const result = await begin((tx) => {
      waiting.set(tx, (works = []));
      runAfterCommits(tx);
      return work(tx);
    }, config);
    const outer = waiting.get(db);
    if (outer) outer.push(...works);
    else for (const one of works) one();
    return result;
  };
}
