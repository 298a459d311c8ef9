/** An answer whose body only the document describes (a picture, a file, a stream): the router's types see JSON alone. */
export const rawAnswer = (response: Response): never => response as never;
