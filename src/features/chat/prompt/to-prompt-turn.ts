interface Turn {
  content_type: 'text' | 'image' | 'video';
  content: string;
}

/** A turn as a model reads it; a picture becomes the marker that would send it. */
export function toPromptTurn<T extends Turn>(turn: T): T {
  return turn.content_type === 'text' ? turn : { ...turn, content: `[[picture: ${turn.content}]]` };
}
