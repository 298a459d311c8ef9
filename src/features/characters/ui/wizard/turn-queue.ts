/**
 * Gives out turns, `most` at a time, in the order they are asked for. The function that comes back
 * ends the turn, or the waiting for it; calling it again does nothing.
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
