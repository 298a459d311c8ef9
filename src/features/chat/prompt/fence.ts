/** Marks other people's text as material; the markers are removed from the text itself. */
export const fence = (title: string, content: string) => `${title}: <<<\n${content}\n>>>`;
