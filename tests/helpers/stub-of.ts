/** Creates a partial stub with only the properties that the code under test reads. */
export const stubOf = <T>(parts: Partial<T>): T => parts as T;
