/** For each intent: answer templates and follow-up questions. */
export type Says = Readonly<Record<string, { say: readonly string[]; ask?: readonly string[] }>>;
