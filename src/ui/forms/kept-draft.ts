/** A form's fields with what is written in them. */
export type Draft = Record<string, string>;

const keyOf = (name: string) => `form_${name}`;

/** Keeps what is written for as long as the tab lives; boxes must be ticked again. */
export function keepDraft(name: string, values: Record<string, unknown>): void {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(texts)));
  } catch {
    // Storage is refused or full: the words are in the form still.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored then.
  }
}

export function readDraft(name: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Draft;
  } catch {
    return {};
  }
}
