type Work = () => void;
type Begin = <T>(work: (tx: Beginning) => Promise<T>, config?: unknown) => Promise<T>;
/** A database or a transaction, as far as it begins transactions. */
interface Beginning {
  transaction: Begin;
}

const waiting = new WeakMap<object, Work[]>();

/**
 * Runs `work`, which must not throw, once the transaction has committed; never if it is rolled
 * back. For what is counted, so that no number tells of something that did not happen.
 */
export function afterCommit(tx: object, work: Work): void {
  const works = waiting.get(tx);
  if (!works) throw new Error('afterCommit needs a transaction that is under way');
  works.push(work);
}

/** Makes the database's transactions, and those inside them, run what `afterCommit` was given. */
export function runAfterCommits(db: object): void {
  // as: drizzle's types of a database and of a transaction name their schema; only this call counts.
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
