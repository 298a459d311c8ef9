/** What a visitor did on a page whose program had not loaded. Recorded by EARLY_INPUT_SCRIPT. */
interface EarlyInput {
  /** The value of each field that was changed, the latest last: its text, or whether it is checked. */
  fields: Map<Field, string | boolean>;
  /** The button that was pressed last. */
  button: HTMLButtonElement | null;
  stop(): void;
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Records input, checks, selections and presses until the app has loaded. A form with an `action`
 * works without the app, so its buttons are ignored. An inline script.
 */
export const EARLY_INPUT_SCRIPT = `(function(){var e=window.earlyInput={fields:new Map(),button:null,stop:function(){removeEventListener('input',input,true);removeEventListener('click',click,true)}};function input(v){var t=v.target;e.fields.delete(t);e.fields.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)}function click(v){var b=v.target.closest('button');if(!b||b.form&&b.form.hasAttribute('action'))return;e.button=b;v.preventDefault();v.stopPropagation()}addEventListener('input',input,true);addEventListener('click',click,true)})()`;

/**
 * Replays the recording as events for the app. Call it once the page is hydrated: React does not
 * report earlier changes, and the next render would undo them.
 */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  delete window.earlyInput;
  for (const [field, value] of early.fields) if (field.isConnected) repeat(field, value);
  // The button depends on the field values, so let React render those first.
  setTimeout(() => early.button?.isConnected && early.button.click());
}

/**
 * React reports a change only relative to the last value it saw, which is set through the element's
 * own property.
 */
function repeat(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement;
    box.checked = !value;
    box.click();
    return;
  }
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = value ? '' : '0';
  const ofAll = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(ofAll, 'value')!.set!.call(field, value);
  // Email and number fields have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
