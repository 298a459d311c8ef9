/** A form's fields with what is written in them. */
export type FormTexts = Record<string, string>;

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const keyOf = (name: string) => `form_${name}`;

/** Fields that a person writes in; what is ticked is ticked anew. */
const writtenFields = (form: HTMLFormElement): Written[] =>
  [...form.elements].filter(
    (element): element is Written =>
      (element instanceof HTMLInputElement && !['checkbox', 'hidden'].includes(element.type)) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  );

/** Keeps what is written, for as long as the tab lives. */
export function keepForm(form: HTMLFormElement, name: string): void {
  const texts = Object.fromEntries(writtenFields(form).map((field) => [field.name, field.value]));
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(texts));
  } catch {
    // Storage is refused or full: the words are in the form still.
  }
}

export function dropForm(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept then.
  }
}

/** Fills empty fields with what was kept. */
export function restoreForm(form: HTMLFormElement | null, name: string): void {
  if (!form) return;
  let texts: FormTexts;
  try {
    texts = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as FormTexts;
  } catch {
    return;
  }
  fillForm(form, texts);
}

/** Fills empty fields. */
export function fillForm(form: HTMLFormElement | null, texts: FormTexts): void {
  for (const field of form ? writtenFields(form) : []) {
    const text = texts[field.name];
    if (typeof text === 'string' && field.value === '') field.value = text;
  }
}
