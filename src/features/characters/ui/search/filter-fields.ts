/** For pages that keep filters in their address: the fields alone, without the option lists. */
export { FILTER_FIELDS, type FilterField } from '../../filter-fields.ts';
