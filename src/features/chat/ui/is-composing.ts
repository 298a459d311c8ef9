import type { KeyboardEvent } from 'react';

/** While an input method composes a word, a key belongs to it; in Safari also the one that ends it. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
