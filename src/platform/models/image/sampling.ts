/** Sampling of Stable Diffusion servers where the settings name none. */
export const DEFAULT_STEPS = 28;
export const DEFAULT_CFG = 7;

/** The latent grid, pixels. */
const GRID = 8;

/** A side as those servers can make it. */
export const toGrid = (side: number): number => Math.max(GRID, Math.round(side / GRID) * GRID);
