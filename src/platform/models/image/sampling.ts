/** Default sampling of Stable Diffusion servers. */
export const DEFAULT_STEPS = 28;
export const DEFAULT_CFG = 7;

/** The latent grid in pixels. */
const GRID = 8;

/** Rounds a side to a size that those servers support. */
export const toGrid = (side: number): number => Math.max(GRID, Math.round(side / GRID) * GRID);
