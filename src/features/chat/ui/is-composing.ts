import type { KeyboardEvent } from 'react';

/**
 * Whether an input method handles the key; in Safari this includes the key that ends the
 * composition.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
