import type { FEMALE_OPTIONS } from './female.ts';
import type { Option } from './shared-options.ts';

/** Every list field of a character; `breast_size` and `butt_size` are female only. */
export type OptionField = keyof typeof FEMALE_OPTIONS;

/** The lists of one sex: field → options in display order. */
export type OptionLists = Partial<Record<OptionField, readonly Option[]>>;
