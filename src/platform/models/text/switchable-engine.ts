import type { TextEngine } from './types.ts';

/** A text engine that can be replaced while the product runs. */
export interface SwitchableEngine {
  /** Always the current one; a reply in progress keeps the model that it began with. */
  engine: TextEngine;
  /** Replaces the engine and closes the previous one. */
  switchTo(next: TextEngine): Promise<void>;
}

export function createSwitchableEngine(first: TextEngine): SwitchableEngine {
  let current = first;
  const present = () => current;
  return {
    engine: new Proxy(first, {
      get: (_, name) => Reflect.get(present(), name) as unknown,
      has: (_, name) => Reflect.has(present(), name),
    }),
    async switchTo(next) {
      const before = current;
      current = next;
      await before.close();
    },
  };
}
