/** For pages with filters in their URL: only the fields, without the option lists. */
export { FILTER_FIELDS, type FilterField } from '../../filter-fields.ts';
