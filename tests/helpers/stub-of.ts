/** A value of which a test sets only the parts that its subject reads. */
export const stubOf = <T>(parts: Partial<T>): T => parts as T;
