export { drawPlaceholder } from './placeholder.ts';
export { drawPortrait, type PicturePalette, type PortraitOptions } from './portrait.ts';
export { rasterise, renderPortrait, type RenderedPortrait } from './render.ts';
export { renderLoop, type RenderedLoop } from './loop.ts';
export type { Appearance } from './traits.ts';
