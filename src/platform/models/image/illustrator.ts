/*
 * The one door to the vector art. Engines, placeholders and sketches are drawn through it; what a
 * person looks like is described by `Appearance`.
 */
export { drawPlaceholder, type Appearance } from '@everafter/illustrator';
export { drawInPool } from '@everafter/illustrator/pool';
