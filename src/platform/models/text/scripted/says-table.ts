/** For each intent: what to say (templates), and how to go on asking. */
export type Says = Readonly<Record<string, { say: readonly string[]; ask?: readonly string[] }>>;
