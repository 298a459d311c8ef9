/**
 * Grants turns, `most` at a time, in order of request. The returned function ends the turn, or the
 * wait for it; it is idempotent.
 */
export function createTurns(most: number): (onTurn: () => void) => () => void {
  let running = 0;
  const waiting = new Set<() => void>();
  const begin = (onTurn: () => void) => {
    running += 1;
    onTurn();
  };
  return (onTurn) => {
    let isOver = false;
    if (running < most) begin(onTurn);
    else waiting.add(onTurn);
    return () => {
      if (isOver) return;
      isOver = true;
      if (waiting.delete(onTurn)) return;
      running -= 1;
      const [next] = waiting;
      if (!next) return;
      waiting.delete(next);
      begin(next);
    };
  };
}
