import { lookUp } from '#shared/look-up.ts';

/**
 * A sentence template: `[a|b|c]` is replaced by one of its options, `{slot}` by a value, `{,you}`
 * by a name or endearment after a comma, or nothing. Options cannot be nested.
 */
export interface Template {
  segments: ReadonlyArray<readonly string[]>;
  /** The number of different texts that the options give. */
  count: number;
}

const parsed = new Map<string, Template>();

export function parseTemplate(source: string): Template {
  const known = parsed.get(source);
  if (known) return known;
  const segments = source
    .split(/(\[[^\]]*\])/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('[') ? piece.slice(1, -1).split('|') : [piece]));
  const template = {
    segments,
    count: segments.reduce((product, options) => product * options.length, 1),
  };
  parsed.set(source, template);
  return template;
}

/** The template's text number `index`, with unfilled slots. */
export function expandAt(template: Template, index: number): string {
  let rest = index;
  let text = '';
  for (const options of template.segments) {
    text += options[rest % options.length]!;
    rest = Math.floor(rest / options.length);
  }
  return text;
}

export type Slots = Partial<Record<string, string>>;

/** Fills the slots; undefined if one has no value. */
export function fillSlots(text: string, slots: Slots): string | undefined {
  let missing = false;
  const filled = text.replace(/\{(,?)(\w+)\}/g, (_, comma: string, name: string) => {
    const value = lookUp(slots, name);
    if (comma) return value ? `, ${value}` : '';
    if (!value) missing = true;
    return value ?? '';
  });
  return missing
    ? undefined
    : capitalize(
        filled
          .replace(/\s+([,.!?])/g, '$1')
          .replace(/ {2,}/g, ' ')
          .trim(),
      );
}

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
