/*
 * The only import of the vector art package. Engines, placeholders, and sketches are drawn through
 * it; `Appearance` describes a person.
 */
export { drawPlaceholder, findUndrawn, type Appearance } from '@everafter/illustrator';
export { drawInPool } from '@everafter/illustrator/pool';
