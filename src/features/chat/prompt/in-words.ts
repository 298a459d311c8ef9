interface Turn {
  content_type: 'text' | 'image' | 'video';
  content: string;
}

/** A turn as a model reads it: of a picture what is to be seen on it, in the form of the marker that sends one. */
export function inWords<T extends Turn>(turn: T): T {
  return turn.content_type === 'text' ? turn : { ...turn, content: `[[picture: ${turn.content}]]` };
}
