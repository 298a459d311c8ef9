import type { FEMALE_OPTIONS } from './female.ts';
import type { Option } from './shared-options.ts';

/** Every character field whose value comes from a list; `breast_size` and `butt_size` are female only. */
export type OptionField = keyof typeof FEMALE_OPTIONS;

/** The lists of one sex: field → options in the order they are shown. */
export type OptionLists = Partial<Record<OptionField, readonly Option[]>>;
